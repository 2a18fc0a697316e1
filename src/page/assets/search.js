// Answers while typing: debounced, the last question wins; arrows and Enter choose.

import { ask as fetched } from "./page.js";

const PAUSE = 120;

export function watchSearch() {
  const form = document.querySelector("form.ask");
  const field = form?.querySelector('input[type="search"]');
  if (!field) return;
  let timer = 0;
  let asked = new AbortController();

  const ask = async () => {
    const query = new URLSearchParams(new FormData(form));
    const address = `${form.getAttribute("action")}?${query}`;
    asked.abort();
    asked = new AbortController();
    try {
      const answer = await fetched(address, { signal: asked.signal });
      if (!answer) return;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const found = page.querySelector("#found");
      if (found) document.querySelector("#found")?.replaceWith(found);
      history.replaceState(null, "", address);
      document.title = page.title;
    } catch (error) {
      if (error.name !== "AbortError") throw error;
    }
  };
  const soon = () => { clearTimeout(timer); timer = setTimeout(ask, PAUSE); };
  form.addEventListener("input", soon);
  form.addEventListener("submit", (event) => { event.preventDefault(); clearTimeout(timer); ask(); });

  field.addEventListener("keydown", (event) => {
    const hits = [...document.querySelectorAll("#found li")];
    const at = hits.findIndex((li) => li.classList.contains("chosen"));
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && hits.length) {
      event.preventDefault();
      hits[at]?.classList.remove("chosen");
      const next = hits[Math.max(0, Math.min(hits.length - 1, at + step))];
      next.classList.add("chosen");
      next.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && at >= 0) {
      event.preventDefault();
      hits[at].querySelector("a")?.click();
    }
  });
}
