import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drag } from "./drag";

let card: HTMLElement;
let drop: ReturnType<typeof vi.fn<(item: string | null) => void>>;
let undrag: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button data-item="7h"></button><button data-item="b2"></button>';
  const [source, cell] = document.body.querySelectorAll<HTMLElement>("button");
  card = source!;
  card.setPointerCapture = () => {};
  document.elementsFromPoint = () => [cell!];
  drop = vi.fn<(item: string | null) => void>();
  undrag = drag(card, { may: () => true, start: () => {}, over: () => {}, drop });
});
afterEach(() => {
  undrag();
  vi.useRealTimers();
});

const point = (type: string, at = 0): boolean =>
  card.dispatchEvent(
    new PointerEvent(type, { bubbles: true, button: 0, isPrimary: true, pointerId: 1, clientX: at, clientY: at }),
  );
/** Whether a click reaches the card. */
function clicked(): boolean {
  const heard = vi.fn<() => void>();
  card.addEventListener("click", heard, { once: true });
  card.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  card.removeEventListener("click", heard);
  return heard.mock.calls.length > 0;
}

test("a card is dropped on what lies under the pointer, and the click that follows is none", () => {
  point("pointerdown");
  point("pointermove", 50);
  point("pointerup", 50);
  expect(drop).toHaveBeenCalledExactlyOnceWith("b2");
  expect(clicked()).toBe(false);
});

test("the next press is a click, though no timer has run since the drag", () => {
  point("pointerdown");
  point("pointermove", 50);
  point("pointerup", 50);
  point("pointerdown");
  point("pointerup");
  expect(clicked()).toBe(true);
});

test("a drag that loses the pointer drops nothing, and is over", () => {
  point("pointerdown");
  point("pointermove", 50);
  point("lostpointercapture", 50);
  point("pointermove", 80);
  expect(drop).toHaveBeenCalledExactlyOnceWith(null);
});
