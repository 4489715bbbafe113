import { describe, expect, test } from "vitest";
import { nearest } from "./arrows";
import { digits } from "./clock";
import { parse, path, type Route } from "./route.svelte";
import { countGame, keepSeat, seatAt, seats, statistics } from "./session";

describe("addresses", () => {
  test.each<[string, Route]>([
    ["", { page: "lobby" }],
    ["t/k7m2q9xw", { page: "table", id: "k7m2q9xw" }],
    ["rules", { page: "rules", game: null }],
    ["rules/grid-poker", { page: "rules", game: "grid-poker" }],
    ["replay/k7m2q9xw?at=12&seat=2", { page: "replay", id: "k7m2q9xw", at: 12, seat: 2, review: false }],
    ["review/k7m2q9xw?at=3", { page: "replay", id: "k7m2q9xw", at: 3, seat: null, review: true }],
    ["again/k7m2q9xw?seat=2", { page: "again", id: "k7m2q9xw", seat: 2 }],
    ["lab", { page: "lab" }],
    ["replay/k7m2q9xw", { page: "replay", id: "k7m2q9xw", at: null, seat: null, review: false }],
  ])("%s", (text, route) => {
    const [below, query = ""] = text.split("?");
    expect(parse(below!, query)).toEqual(route);
    expect(path(route)).toBe(text);
  });

  test("others mean nothing", () => {
    for (const text of ["t", "t/a/b", "elsewhere", "replay"]) expect(parse(text)).toBeNull();
  });
});

describe("arrow keys", () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  const RIGHT: [number, number] = [1, 0];
  const UP: [number, number] = [0, -1];

  test("go to the next in the row, not to a nearer one aside", () => {
    expect(nearest(box(0, 0), [box(40, 0), box(14, 12), box(-20, 0)], RIGHT)).toBe(0);
  });

  test("find the block above in a pyramid, which is half a block aside", () => {
    expect(nearest(box(20, 20), [box(15, 5), box(60, 5), box(20, 40)], UP)).toBe(0);
  });

  test("do not skip a level of a pyramid for the block straight below it", () => {
    expect(nearest(box(20, 20), [box(14, 35), box(26, 35), box(20, 50)], [0, 1])).toBe(0);
  });

  test("stay where there is nothing in their direction", () => {
    expect(nearest(box(0, 0), [box(-20, 0), box(0, 20)], RIGHT)).toBeNull();
  });
});

test("clocks show whole seconds, rounded up", () => {
  expect(digits(23_400)).toBe("0:24");
  expect(digits(0)).toBe("0:00");
  expect(digits(-5)).toBe("0:00");
  expect(digits(4_325_000)).toBe("1:12:05");
});

describe("what the browser keeps", () => {
  test("a secret by table, and the newest hundred of them", () => {
    localStorage.clear();
    for (let at = 0; at < 120; at += 1) keepSeat(`t${at}`, { seat: 1, secret: `s${at}`, game: "grid-poker" });
    expect(Object.keys(seats())).toHaveLength(100);
    expect(seatAt("t119")?.secret).toBe("s119");
    expect(seatAt("elsewhere")).toBeNull();
  });

  test("how games ended, each counted once", () => {
    localStorage.clear();
    countGame("a", "poker-squares", true, 94);
    countGame("a", "poker-squares", true, 94);
    countGame("b", "poker-squares", false, 60);
    expect(statistics()["poker-squares"]).toEqual({ played: 2, won: 1, best: 94, total: 154 });
  });

  test("nothing that another version wrote can break it", () => {
    localStorage.setItem("cardloom:seats", "{broken");
    expect(seats()).toEqual({});
  });
});
