// Answers while typing: debounced, the last question wins. Arrows go to what was found and back, Enter opens it.

import { ask as fetched, tell } from "./page.js";

const PAUSE = 120;

export function watchSearch() {
  const form = document.querySelector("form.ask");
  const field = form?.querySelector('input[type="search"]');
  if (!field) return;
  let timer = 0;
  let asked = new AbortController();
  const links = () => [...document.querySelectorAll("#found li")].map((li) => li.querySelector("a")).filter(Boolean);

  const ask = async () => {
    const query = new URLSearchParams(new FormData(form));
    const address = `${form.getAttribute("action")}?${query}`;
    asked.abort();
    asked = new AbortController();
    try {
      const answer = await fetched(address, { signal: asked.signal });
      if (!answer) return;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const [old, found] = [document.querySelector("#found"), page.querySelector("#found")];
      const wasThere = old?.contains(document.activeElement);
      if (found) old?.replaceWith(found);
      if (wasThere) (links()[0] ?? field).focus();
      else if (field.value.trim()) tell("#found .fault, #found li");
      history.replaceState(null, "", address);
      document.title = page.title;
    } catch (error) {
      if (error.name !== "AbortError") throw error;
    }
  };
  const soon = () => { clearTimeout(timer); timer = setTimeout(ask, PAUSE); };
  form.addEventListener("input", soon);
  form.addEventListener("submit", (event) => { event.preventDefault(); clearTimeout(timer); ask(); });

  document.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // While signs are put together the arrows choose among them.
    if (!step || event.isComposing || event.keyCode === 229 || event.altKey || event.ctrlKey || event.metaKey) return;
    const [all, here] = [links(), document.activeElement];
    const at = all.indexOf(here);
    if (at < 0 && (here !== field || step < 0 || !all.length)) return;
    event.preventDefault();
    const next = all[Math.min(all.length - 1, at + step)] ?? field;
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: "nearest" });
  });
}
