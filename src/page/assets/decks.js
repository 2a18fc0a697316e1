// Lists dropped on the page, and checked without reloading.
import { ask, busy, replaceMain, tell } from "./page.js";

async function send(form, button) {
  const { files } = form.elements;
  const chosen = files.files;
  const answer = await ask(form.action, { method: "POST", body: new FormData(form, button) });
  if (!answer || !replaceMain(await answer.text())) return;
  // What was chosen stays chosen, for the sheets and the rows.
  document.querySelector("form[data-decks]").elements.files.files = chosen;
  document.querySelector(".report")?.scrollIntoView({ block: matchMedia("(max-width: 48rem)").matches ? "start" : "nearest" });
  tell(".report .fault, .report .totals, .report h2");
}

export function watchDecks() {
  const form = document.querySelector("form[data-decks]");
  if (!form) return;
  const [drop, files] = [form.querySelector(".drop"), form.querySelector('[type="file"]')];
  for (const kind of ["dragover", "dragleave", "drop"]) {
    form.addEventListener(kind, (event) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      drop.classList.toggle("over", kind === "dragover");
      if (kind === "drop") files.files = event.dataTransfer.files;
    });
  }
  form.addEventListener("submit", (event) => {
    // Sheets and rows are files of their own.
    if (event.submitter?.dataset.plain !== undefined) return;
    event.preventDefault();
    busy(form, () => send(form, event.submitter));
  });
}
