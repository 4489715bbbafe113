import { beforeAll, describe, expect, test } from "vitest";
import type * as wire from "../../wire";
import { speak } from "../../words.svelte";
import { ahead, deciding, detail, laid, makes, reason, shortly, title } from "./fives";

const name = (category: string, ranks: string, strength = 0, jokers: string[] = [], short = 0): wire.HandName => ({
  category,
  ranks,
  strength,
  jokers,
  short,
});

beforeAll(() => speak("en"));

describe("names", () => {
  test.each([
    [name("full-house", "K9"), "Full house", "kings over nines", "Full house, kings over nines"],
    [name("straight", "Q"), "Straight", "to the queen", "Straight, queen high"],
    [name("pair", "A42", 0, [], 1), "Pair", "of aces", "Pair of aces"],
    [name("three", "Q42"), "Three", "queens", "Three queens"],
    [name("high-card", "J2", 0, [], 3), "High card", "jack", "Jack high"],
    [name("royal-flush", "A"), "Royal flush", "", "Royal flush"],
    [name("flush", "AKQJ7", 0, [], 1), "Flush, 1 short", "", "Flush draw"],
  ])("%o", (hand, long, more, short) => {
    expect(title(hand)).toBe(long);
    expect(detail(hand)).toBe(more);
    expect(shortly(hand)).toBe(short);
  });

  test("what is made stands in a sentence", () => {
    expect(makes(name("full-house", "9K"))).toBe("a full house, nines over kings");
    expect(makes(name("high-card", "K"))).toBe("no hand yet");
    expect(makes(name("straight", "9", 0, [], 2))).toBe("a start for a straight");
  });
});

describe("who is ahead", () => {
  test.each([
    ["a pair beats a high card", name("pair", "2", 0, [], 3), name("high-card", "AK", 0, [], 3), 0],
    ["the higher rank", name("high-card", "7", 0, [], 4), name("high-card", "J2", 0, [], 3), 1],
    ["a draw has made nothing", name("straight-flush", "9", 0, [], 2), name("pair", "9", 0, [], 3), 1],
    ["a draw against a high card is open", name("flush", "A9", 0, [], 2), name("high-card", "K", 0, [], 4), null],
    ["an empty hand is open", name("high-card", "", 0, [], 5), name("high-card", "K", 0, [], 4), null],
    ["full hands by their strength", name("pair", "A", 5), name("flush", "9", 9), 1],
    ["equal", name("pair", "A", 5), name("pair", "A", 5), null],
  ])("%s", (_, one, other, expected) => {
    expect(ahead(one, other)).toBe(expected);
  });
});

describe("the comparison", () => {
  test("another category", () => {
    const [flush, straight] = [name("flush", "AKJ74", 9, ["Xr=Kh"]), name("straight", "T", 8)];
    expect(reason(flush, straight)).toBe("a flush beats a straight");
    expect(deciding(["Ah", "Jh", "7h", "4h", "Xr"], flush, straight)).toHaveLength(5);
    expect(deciding(["Th", "9h", "8d", "7d", "6h"], straight, flush)).toEqual([]);
  });
  test("a group's rank", () => {
    const [aces, kings] = [name("full-house", "A6", 9), name("full-house", "K9", 8)];
    expect(reason(aces, kings)).toBe("aces over kings");
    expect(deciding(["As", "Ac", "Ad", "6s", "6c"], aces, kings)).toEqual(["As", "Ac", "Ad"]);
    expect(deciding(["Kh", "Kd", "Kc", "9d", "9s"], kings, aces)).toEqual(["Kh", "Kd", "Kc"]);
  });
  test("a kicker, and what a joker stands for", () => {
    const [one, other] = [name("pair", "K72", 9), name("pair", "K64", 8)];
    expect(reason(one, other)).toBe("seven over six");
    const flush = name("flush", "AKQ94", 9, ["Xr=Kh", "Xb=Qh"]);
    expect(deciding(["Ah", "9h", "4h", "Xr", "Xb"], flush, name("flush", "AJT94", 8))).toEqual(["Xr"]);
  });
  test("a joker, a tie", () => {
    expect(reason(name("straight", "T", 9), name("straight", "T", 8, ["Xr=T"]))).toBe("without a joker it is better");
    expect(reason(name("pair", "A", 5), name("pair", "A", 5))).toBe("equal");
    expect(deciding(["As"], name("pair", "A", 5), name("pair", "A", 5))).toEqual([]);
  });
  test("cards are laid by their groups, jokers last", () => {
    expect(laid(["Xr", "9d", "Ks", "9s", "Ah"])).toEqual(["9d", "9s", "Ah", "Ks", "Xr"]);
  });
});
