import { beforeEach, expect, test, vi } from "vitest";
import { type Choices, Selection } from "./selection.svelte";

const place = vi.fn<Choices["place"]>();
const attempt = vi.fn<Choices["place"]>();

const choosing = (legal: Record<string, string[]>): Selection =>
  new Selection(() => ({ sources: Object.keys(legal), targets: (source) => legal[source] ?? [], place, attempt }));

beforeEach(() => {
  place.mockReset();
  attempt.mockReset();
});

test("tap and tap: the first chooses, the second places", () => {
  const selection = choosing({ "7h": ["b3", "c3"], Td: ["c3"] });
  selection.tap("7h");
  expect(selection.source).toBe("7h");
  expect(selection.targets).toEqual(["b3", "c3"]);
  selection.tap("b3");
  expect(place).toHaveBeenCalledExactlyOnceWith("7h", "b3");
  expect(selection.source).toBeNull();
});

test("another source takes over, the same one is let go", () => {
  const selection = choosing({ "7h": ["b3"], Td: ["c3"] });
  selection.tap("7h");
  selection.tap("Td");
  expect(selection.source).toBe("Td");
  selection.tap("Td");
  expect(selection.source).toBeNull();
});

test("a single source is chosen by itself", () => {
  const selection = choosing({ "7h": ["b3", "c3"] });
  expect(selection.source).toBe("7h");
  selection.tap("c3");
  expect(place).toHaveBeenCalledExactlyOnceWith("7h", "c3");
});

test("a finger that had nothing to choose sees the price first", () => {
  const selection = choosing({ "7h": ["b3", "c3"] });
  selection.tap("b3", true);
  expect(place).not.toHaveBeenCalled();
  expect(selection.aimed).toBe("b3");
  selection.tap("c3", true);
  expect(place).not.toHaveBeenCalled();
  selection.tap("c3", true);
  expect(place).toHaveBeenCalledExactlyOnceWith("7h", "c3");
});

test("a finger that chose places at once", () => {
  const selection = choosing({ "7h": ["b3"], Td: ["c3"] });
  selection.tap("7h", true);
  selection.tap("b3", true);
  expect(place).toHaveBeenCalledExactlyOnceWith("7h", "b3");
});

test("a line is lit by the first tap and taken by the second", () => {
  const selection = choosing({ row1: ["row1"], row2: ["row2"] });
  selection.tap("row2");
  expect(selection.source).toBe("row2");
  selection.tap("row2");
  expect(place).toHaveBeenCalledExactlyOnceWith("row2", "row2");
});

test("cards that are source and target swap", () => {
  const selection = choosing({ "9s": ["5h"], "5h": ["9s"] });
  selection.tap("9s");
  selection.tap("5h");
  expect(place).toHaveBeenCalledExactlyOnceWith("9s", "5h");
});

test("what is no target is asked about, once something is chosen", () => {
  const selection = choosing({ "7h": ["b3"], Td: ["c3"] });
  selection.tap("d4");
  expect(attempt).not.toHaveBeenCalled();
  selection.tap("7h");
  selection.tap("d4");
  expect(attempt).toHaveBeenCalledExactlyOnceWith("7h", "d4");
});

test("what is no longer legal is no longer chosen", () => {
  let legal: Record<string, string[]> = { "7h": ["b3"], Td: ["c3"] };
  const selection = new Selection(() => ({
    sources: Object.keys(legal),
    targets: (source) => legal[source] ?? [],
    place,
  }));
  selection.tap("7h");
  legal = { Td: ["c3"], "2c": ["c3"] };
  expect(selection.source).toBeNull();
  expect(selection.targets).toEqual([]);
});

test("as an attachment: a click taps, a pointer that comes over aims", () => {
  const selection = choosing({ "7h": ["b3", "c3"] });
  const button = document.createElement("button");
  document.body.append(button);
  const detach = selection.item("b3")(button) as () => void;
  button.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
  expect(selection.aimed).toBe("b3");
  button.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" }));
  expect(selection.aimed).toBeNull();
  button.click();
  expect(place).toHaveBeenCalledExactlyOnceWith("7h", "b3");
  detach();
  button.click();
  expect(place).toHaveBeenCalledTimes(1);
});
