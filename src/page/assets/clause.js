// A clause opens in place: a cited number shows its words below, and closes again. Copying a clause as plain text.

import { ask } from "./page.js";

/** Copy some words; on a page without a lock, as the hall's network has it, the way that browsers had before. */
async function copied(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text).then(() => true, () => false);
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  field.readOnly = true;
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

/** What a button copies: the words at an address, or its own. */
async function copyOf(button) {
  const { copy, words } = button.dataset;
  const answer = words === undefined ? await ask(copy) : null;
  const text = words ?? (answer?.ok ? await answer.text() : null);
  if (text === null) return;
  if (await copied(text)) {
    const before = button.textContent;
    button.textContent = button.dataset.done;
    setTimeout(() => { button.textContent = before; }, 2000);
  } else if (copy) {
    // Where a browser does not let us, the plain text is opened.
    location.href = copy;
  }
}

async function opened(link) {
  const path = new URL(link.href).pathname;
  const [, language, rest] = path.match(/^(\/(?:en|th|ja))?(\/.*)$/) ?? [];
  const answer = await ask(`${language ?? ""}/api/rule${rest}`);
  if (!answer?.ok) return null;
  const clause = (await answer.json()).clauses[0];
  const box = document.createElement("span");
  box.className = "opened";
  const words = document.createElement("span");
  words.lang = clause.language;
  words.textContent = `${clause.number} ${clause.text}`;
  box.append(words);
  // Our paraphrase in the reader's language; else in English, unless the clause is in the reader's own.
  const reads = document.documentElement.lang;
  const [spoken, said] = clause.paraphrase[reads] || clause.language === reads ? [reads, clause.paraphrase[reads]] : ["en", clause.paraphrase.en];
  if (said) {
    const ours = document.createElement("span");
    ours.className = "ours";
    ours.lang = spoken;
    ours.textContent = said;
    box.append(document.createElement("br"), ours);
  }
  const whole = document.createElement("a");
  whole.href = link.href;
  whole.textContent = "→";
  whole.setAttribute("aria-label", link.textContent);
  box.append(" ", whole);
  return box;
}

export function watchClauses() {
  document.addEventListener("click", async (event) => {
    const copy = event.target.closest?.("[data-copy], [data-words]");
    if (copy) {
      event.preventDefault();
      await copyOf(copy);
      return;
    }
    const link = event.target.closest?.("a.cite");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const place = link.closest(".cites, .by, li, h2, p") ?? link;
    if (link.getAttribute("aria-expanded") === "true") {
      link.setAttribute("aria-expanded", "false");
      link.shown?.remove();
      return;
    }
    if (link.isAsked) return;
    link.isAsked = true;
    const box = await opened(link);
    link.isAsked = false;
    // If the desk does not answer, the page says so.
    if (!box) { if (document.querySelector(".trouble").hidden) location.href = link.href; return; }
    link.shown = box;
    link.setAttribute("aria-expanded", "true");
    if (place.matches("li")) place.append(box); else place.after(box);
  });
}
