// Cards fly: whatever carries `data-card` is followed from where it lay to where it lies, and what is new or gone appears
// and leaves softly. Only transform and opacity move; with reduced motion everything is a plain change.
const MOVE_MS = 220;
const LEAVE_MS = 260;
const EASE = "cubic-bezier(.2,.7,.2,1)";
const EASE_IN = "cubic-bezier(.4,0,1,1)";

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

export type Places = Map<string, { box: DOMRect; element: HTMLElement }>;

/** Where the cards inside an element lie now. */
export function places(root: ParentNode): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-card]")) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) found.set(element.dataset.card!, { box, element });
  }
  return found;
}

/** Lets the cards fly from where they lay before; `root` holds what they leave behind. */
export function fly(root: HTMLElement, before: Places): void {
  if (reduced.matches || document.hidden || before.size === 0) return;
  const after = places(root);
  for (const [card, { box, element }] of after) {
    const from = before.get(card);
    if (!from) appear(element);
    else if (Math.hypot(from.box.x - box.x, from.box.y - box.y) > 2) move(element, from.box, box);
  }
  for (const [card, { box, element }] of before) {
    if (!after.has(card)) leave(root, element, box);
  }
}

function move(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const scale = from.width / to.width;
  const [dx, dy] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) rotate(2deg) scale(${scale})`, zIndex: 4 },
      { transform: "none", zIndex: 4 },
    ],
    { duration: MOVE_MS, easing: EASE },
  );
}

function appear(element: HTMLElement): void {
  element.animate([{ opacity: 0, transform: "translateY(10px)" }, {}], { duration: MOVE_MS, easing: EASE });
}

function leave(root: HTMLElement, element: HTMLElement, box: DOMRect): void {
  const at = root.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
  for (const marked of [copy, ...copy.querySelectorAll<HTMLElement>("[data-card], [data-item], [data-stop]")]) {
    for (const name of ["card", "item", "stop"]) delete marked.dataset[name];
  }
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  Object.assign(copy.style, {
    position: "absolute",
    left: `${box.x - at.x}px`,
    top: `${box.y - at.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    zIndex: "4",
  });
  root.append(copy);
  const flight = copy.animate([{}, { opacity: 0, transform: "translateY(-18px) scale(.96)" }], {
    duration: LEAVE_MS,
    easing: EASE_IN,
  });
  flight.onfinish = flight.oncancel = () => copy.remove();
}
