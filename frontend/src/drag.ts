// Dragging by mouse, pen or finger: the element follows the pointer, and what lies under it is told. Pointer events alone:
// a library would bring style elements, which the page's security policy refuses, and keys that the boards use themselves.

export interface Drag {
  may(): boolean;
  start(): void;
  /** The item under the pointer, or null. */
  over(item: string | null): void;
  drop(item: string | null): void;
}

const FAR = 6; // pixels that make a tap a drag

export function drag(element: HTMLElement, { may, start, over, drop }: Drag): () => void {
  let from: { x: number; y: number; pointer: number } | null = null;
  let dragging = false;
  let item: string | null = null;

  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary || !may()) return;
    from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    // At once: a quick hand has left the element by the first move.
    element.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent): void => {
    if (from?.pointer !== event.pointerId) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!dragging) {
      if (Math.hypot(dx, dy) < FAR) return;
      dragging = true;
      element.classList.add("dragged");
      start();
    }
    element.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg) scale(1.05)`;
    const now = itemAt(event.clientX, event.clientY, element);
    if (now !== item) over(now);
    item = now;
  };
  const end = (event: PointerEvent): void => {
    if (from?.pointer !== event.pointerId) return;
    from = null;
    if (!dragging) return;
    // The click that follows a drag is none. One that follows a new press is, however late the timer comes.
    addEventListener("click", swallow, { capture: true, once: true });
    for (const press of PRESSES) addEventListener(press, unswallow, { capture: true, once: true });
    setTimeout(unswallow);
    const target = event.type === "pointerup" ? item : null;
    drop(target);
    rest();
  };
  const rest = (): void => {
    dragging = false;
    item = null;
    // Only now, so that the card flies on from where it was dropped.
    requestAnimationFrame(() => {
      element.classList.remove("dragged");
      element.style.transform = "";
    });
  };
  const still = (event: Event): void => event.preventDefault();

  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", end);
  element.addEventListener("lostpointercapture", end); // whatever takes the pointer away
  element.addEventListener("dragstart", still);
  return () => {
    element.removeEventListener("pointerdown", down);
    element.removeEventListener("pointermove", move);
    element.removeEventListener("pointerup", end);
    element.removeEventListener("lostpointercapture", end);
    element.removeEventListener("dragstart", still);
  };
}

function itemAt(x: number, y: number, dragged: HTMLElement): string | null {
  const found = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>("[data-item]"))
    .find((element) => element && element !== dragged);
  return found?.dataset.item ?? null;
}

const PRESSES = ["pointerdown", "keydown"];

function unswallow(): void {
  removeEventListener("click", swallow, { capture: true });
  for (const press of PRESSES) removeEventListener(press, unswallow, { capture: true });
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
