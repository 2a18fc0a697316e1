// A clause opens in place: a cited number shows its words below, and closes again. Copying a clause as plain text.

async function opened(link) {
  const path = new URL(link.href).pathname;
  const [, language, rest] = path.match(/^(\/(?:en|th|ja))?(\/.*)$/) ?? [];
  const answer = await fetch(`${language ?? ""}/api/rule${rest}`);
  if (!answer.ok) return null;
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
    const copy = event.target.closest?.("[data-copy]");
    if (copy && navigator.clipboard) {
      event.preventDefault();
      const text = await (await fetch(copy.dataset.copy)).text();
      // Where a browser does not let us, the plain text is opened.
      await navigator.clipboard.writeText(text).then(() => { copy.textContent = copy.dataset.done; }, () => { location.href = copy.dataset.copy; });
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
    const box = await opened(link);
    if (!box) { location.href = link.href; return; }
    link.shown = box;
    link.setAttribute("aria-expanded", "true");
    if (place.matches("li")) place.append(box); else place.after(box);
  });
}
