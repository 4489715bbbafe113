import { expect, test } from "vitest";
import { arranged, keepArranged } from "./arranged";

test("cards lie as they were laid, as long as they are the same cards of the same deal", () => {
  keepArranged("one", 2, [["7h", "8h"], ["Kd"]]);
  expect(arranged("one", 2, ["Kd", "7h", "8h", "2c"])).toEqual([["7h", "8h"], ["Kd"]]);
  expect(arranged("one", 3, ["Kd", "7h", "8h"])).toBeNull();
  expect(arranged("one", 2, ["Kd", "7h", "9h"])).toBeNull();
  expect(arranged("other", 2, ["Kd", "7h", "8h"])).toBeNull();
});

test("the tables laid at last are kept", () => {
  for (let at = 0; at < 30; at++) keepArranged(`t${at}`, 1, [["7h"]]);
  expect(arranged("t0", 1, ["7h"])).toBeNull();
  expect(arranged("t29", 1, ["7h"])).toEqual([["7h"]]);
});
