// What makes the page quick. Everything that is read or searched works without it.
import { watchSearch } from "./search.js";
import { watchClauses } from "./clause.js";
import { watchTable } from "./table.js";
import { watchDecks } from "./decks.js";

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

watchSearch();
watchClauses();
watchTable();
watchDecks();
