// What makes the page quick. Everything that is read or searched works without it.
import { watchSearch } from "./search.js";
import { watchClauses } from "./clause.js";
import { watchTable } from "./table.js";
import { watchDecks } from "./decks.js";

/** Ask the desk. If it does not answer, or fails, the page says so, and there is no answer. */
export async function ask(address, options) {
  const trouble = document.querySelector(".trouble");
  try {
    const answer = await fetch(address, options);
    trouble.hidden = answer.status < 500;
    return trouble.hidden ? answer : null;
  } catch (error) {
    if (error.name === "AbortError") throw error;
    trouble.hidden = false;
    return null;
  }
}

/** Do something for a form, once: while it is under way the form is seen to be busy, and another tap is none. */
export async function busy(form, act) {
  if (form.ariaBusy === "true") return;
  form.ariaBusy = "true";
  try { await act(); } finally { form.ariaBusy = null; }
}

/** Those who listen hear what is new: the first words of each of these. */
export function tell(...selectors) {
  const words = selectors.map((selector) => document.querySelector(selector)?.innerText.trim().slice(0, 200)).filter(Boolean);
  document.querySelector(".heard").textContent = words.map((said) => (/[.?!。？！]$/.test(said) ? said : `${said}.`)).join(" ");
}

/** Another language of what is seen now, not of what was opened first. */
function watchLanguages() {
  document.querySelectorAll(".languages a").forEach((link) => {
    link.addEventListener("click", () => { link.search = location.search; });
  });
}

/** Take the main part of a page that was answered; what was opened stays open. */
export function replaceMain(text) {
  const answered = new DOMParser().parseFromString(text, "text/html");
  const [old, fresh] = [document.querySelector("main"), answered.querySelector("main")];
  if (!old || !fresh) return false;
  const open = new Set([...old.querySelectorAll("details[open]")].map((d) => d.className));
  fresh.querySelectorAll("details").forEach((d) => { if (d.className && open.has(d.className)) d.open = true; });
  old.replaceWith(fresh);
  document.title = answered.title;
  watchTable();
  watchDecks();
  return true;
}

watchLanguages();
watchSearch();
watchClauses();
watchTable();
watchDecks();
