// The table without reloading: a form is sent, the main part is exchanged, the address is the position. Back is undo.
import { ask, busy, replaceMain, tell } from "./page.js";

let isListening = false;

/** The position that is seen, as its address has it; and how often another one was asked for: the last one that was is shown. */
let seen = "";
let asked = 0;
const here = () => location.pathname + location.search;

/** No exploration takes longer, in seconds. */
const LONGEST = 10;

/** What is wanted of a builder goes on where the hand is: the next card comes to the same place. */
function goOnBuilding(before) {
  const builder = document.querySelector(".builder");
  const form = builder?.querySelector("form.build");
  if (!form || !before) return false;
  builder.open = true;
  for (const name of ["player", "zone"]) {
    const [field, value] = [form.elements[name], before[name]];
    // Seats are buttons, of which one is pressed; zones are a list.
    if (value && [...(field.options ?? field)].some((option) => option.value === value)) field.value = value;
  }
  builder.querySelector(".done").textContent = before.done;
  builder.scrollIntoView({ block: "start" });
  form.elements.card.focus({ preventScroll: true });
  return true;
}

/** What was chosen in the builder, if a form of it is sent. */
function chosen(form) {
  const builder = form.closest(".builder");
  if (!builder) return null;
  const fields = builder.querySelector("form.build").elements;
  const said = [...form.querySelectorAll("select, input:not([type=hidden])")].filter((f) => f.value && f.type !== "checkbox" && (f.type !== "radio" || f.checked))
    .map((f) => f.selectedOptions?.[0].textContent ?? f.value);
  return { player: fields.player.value, zone: fields.zone.value, done: said.length ? `✓ ${said.slice(0, 3).join(form.matches(".counts") ? " → " : " · ")}` : "" };
}

async function send(form, button) {
  const before = chosen(form);
  const body = new URLSearchParams(new FormData(form, button));
  const turn = ++asked;
  const answer = await ask(form.action, { method: "POST", body });
  if (!answer || turn !== asked) return;
  if (button?.dataset.file !== undefined) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await answer.blob());
    link.download = answer.headers.get("content-disposition")?.match(/filename="([^"]+)"/)?.[1] ?? "case.md";
    link.click();
    URL.revokeObjectURL(link.href);
    return;
  }
  const moved = answer.redirected;
  if (!replaceMain(await answer.text())) { location.reload(); return; }
  if (moved) history.pushState(null, "", answer.url);
  seen = here();
  if (moved && goOnBuilding(before)) return;
  // On a phone what is new comes to the top; at the desk the board stays where it is.
  const isPhone = matchMedia("(max-width: 63.99rem)").matches;
  const news = document.querySelector(".reply, .fault") ?? (isPhone ? document.querySelector(".ruling") : null);
  (news ?? document.querySelector(".decision"))?.scrollIntoView({ block: news && isPhone ? "start" : "nearest" });
  tell(".near .fault", ".reply strong", ".ruling strong", ".decision :is(h2, .over)");
  const next = document.querySelector(".options button") ?? document.querySelector("main");
  next?.focus({ preventScroll: true });
}

/** Look further and further, until all is seen, somebody stops it, or the time is over. */
async function explore(form) {
  const [stop, progress] = [form.querySelector("[data-stop]"), form.querySelector(".progress")];
  const place = form.parentElement.querySelector(".explored");
  const stopped = new AbortController();
  const begun = Date.now();
  const passed = () => Math.floor((Date.now() - begun) / 1000);
  let seen = 0;
  const tell = () => { progress.textContent = `${progress.dataset.seen} ${seen} · ${passed()} s`; };
  const clock = setInterval(tell, 500);
  // What was asked before is no answer to this.
  place.replaceChildren();
  stop.hidden = false;
  stop.onclick = () => stopped.abort();
  tell();
  try {
    for (const limit of [1000, 10000, 50000, 200000, 500000]) {
      const body = new URLSearchParams(new FormData(form));
      body.set("limit", limit);
      body.set("seconds", Math.max(1, LONGEST - passed()));
      const answer = await ask(form.action, { method: "POST", body, signal: stopped.signal });
      if (!answer) break;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const found = page.querySelector("main .explored");
      const counted = found?.querySelector("[data-positions]");
      // What was found before the time was over stays, below the word that it is over.
      if (found && counted) place.replaceChildren(...found.childNodes);
      else if (found) place.prepend(...found.childNodes);
      if (!counted) break;
      seen = counted.dataset.positions;
      if (counted.dataset.cut === "0" || passed() >= LONGEST) break;
    }
  } catch (error) {
    if (error.name !== "AbortError") throw error;
  } finally {
    clearInterval(clock);
    tell();
    stop.hidden = true;
  }
}

/** Ask when nobody has typed for a while; `isLast` says whether nothing was typed since: what comes too late is not shown. */
function debounced(pause, act) {
  let [timer, turn] = [0, 0];
  return () => {
    clearTimeout(timer);
    const mine = ++turn;
    timer = setTimeout(() => act(() => mine === turn), pause);
  };
}

/** What is understood of a card's text, while it is typed. */
function watchText(field) {
  const form = field.form;
  const place = form.querySelector(".understood");
  const read = debounced(200, async (isLast) => {
    const [text, trigger] = [form.elements.text.value, form.elements.trigger?.value ?? ""];
    if (!text && !trigger) { place.textContent = ""; return; }
    const answer = await ask(field.dataset.understood, {
      method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ game: field.dataset.game, text, trigger }),
    });
    const read = await answer?.json();
    if (!read || !isLast()) return;
    place.classList.toggle("stopped", Boolean(read.message));
    place.replaceChildren(...(read.message ? [read.message] : (read.program ?? []).flatMap((line) => {
      const shown = document.createElement("span");
      shown.textContent = "\u00a0".repeat(2 * line.depth) + line.words;
      return [shown, document.createElement("br")];
    })));
  });
  field.addEventListener("input", read);
  form.elements.trigger?.addEventListener("input", read);
}

/** Cards by name or number, while they are typed. */
function watchCards(field) {
  const list = document.createElement("ul");
  field.parentElement.classList.add("suggest");
  field.after(list);
  field.addEventListener("input", debounced(150, async (isLast) => {
    const typed = field.value.trim();
    if (typed.length < 2) { list.replaceChildren(); return; }
    const answer = await ask(`${field.dataset.cards}?q=${encodeURIComponent(typed)}&game=${field.dataset.game}`);
    const found = await answer?.json();
    if (!found || !isLast()) return;
    list.replaceChildren(...found.map((card) => {
      const [item, button] = [document.createElement("li"), document.createElement("button")];
      button.type = "button";
      button.textContent = [card.id, card.name].filter(Boolean).join(" ");
      button.onclick = () => { field.value = card.id || card.name; list.replaceChildren(); field.focus(); };
      item.append(button);
      return item;
    }));
  }));
}

export function watchTable() {
  document.querySelectorAll("[data-understood]").forEach(watchText);
  document.querySelectorAll("[data-cards]").forEach(watchCards);
  document.querySelectorAll("[data-upload]").forEach((label) => {
    label.hidden = false;
    label.querySelector("input").onchange = async (event) => {
      const file = event.target.files[0];
      if (!file) return;
      const form = label.closest("form");
      form.elements.case.value = await file.text();
      form.requestSubmit(form.querySelector('[value="read"]'));
    };
  });
  if (isListening) return;
  isListening = true;
  seen = here();
  // Whoever goes to the builder finds it open; to go there and back is no step of the history.
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.('a[href="#build"], a[href="#asked"]');
    const place = link && document.querySelector(link.hash);
    if (!place) return;
    event.preventDefault();
    if (place.matches("details")) place.open = true;
    place.scrollIntoView({ block: "start" });
    (place.querySelector("summary") ?? document.querySelector(".options button"))?.focus({ preventScroll: true });
  });
  // A link is taken whole.
  document.addEventListener("focusin", (event) => { if (event.target.matches?.(".share input")) event.target.select(); });
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.matches("[data-explore]")) { event.preventDefault(); busy(form, () => explore(form)); return; }
    if (form.method !== "post" || !form.querySelector('[name="case"]')) return;
    event.preventDefault();
    busy(form, () => send(form, event.submitter));
  });
  addEventListener("popstate", async () => {
    if (!location.pathname.includes("/table/")) { location.reload(); return; }
    if (here() === seen) return;
    seen = here();
    const turn = ++asked;
    const answer = await ask(location.href);
    const text = await answer?.text();
    if (text && turn === asked) replaceMain(text);
  });
}
