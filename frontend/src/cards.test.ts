import { beforeAll, describe, expect, test } from "vitest";
import { areCards, cardsOf, face, picture, sorted, spoken } from "./cards";
import { bold, card, cards, parts, plain, refusal } from "./rich";
import { speak } from "./words.svelte";

beforeAll(() => speak("en"));

describe("cards", () => {
  test("are taken apart", () => {
    expect(face("Td")).toEqual({ rank: "10", suit: "d", joker: null, named: null });
    expect(face("Xb")).toEqual({ rank: "", suit: null, joker: "b", named: null });
    expect(face("Xr=7h")).toEqual({ rank: "", suit: null, joker: "r", named: "7h" });
    for (const none of ["??", "10h", "7x", ""]) expect(face(none)).toBeNull();
  });

  test.each([
    ["7h", "7 of hearts"],
    ["Td", "10 of diamonds"],
    ["Qs", "queen of spades"],
    ["Ac", "ace of clubs"],
    ["Xr", "red joker"],
    ["Xb=4d", "black joker, standing for the 4 of diamonds"],
    ["??", "face-down card"],
  ])("%s is spoken as %s", (text, name) => {
    expect(spoken(text)).toBe(name);
  });

  test("have a picture in both cuts, jokers and backs too", () => {
    const ranks = [..."23456789TJQKA"];
    const all = [..."cdhs"].flatMap((suit) => ranks.map((rank) => rank + suit)).concat("Xr", "Xb");
    const pictures = all.flatMap((text) => [picture(text, "full"), picture(text, "index")]);
    expect(new Set(pictures).size).toBe(108);
    expect(picture("Xr=7h", "full")).toBe(picture("Xr", "full"));
    expect(picture("??", "full", 1)).not.toBe(picture("??", "full", 2));
  });

  test("are put in order for the eye", () => {
    const hand = ["7h", "Xr", "Ac", "7s", "2d"];
    expect(sorted(hand, "rank")).toEqual(["Ac", "7s", "7h", "2d", "Xr"]);
    expect(sorted(hand, "suit")).toEqual(["7s", "7h", "2d", "Ac", "Xr"]);
    expect(hand[0]).toBe("7h");
  });

  test("are found in texts", () => {
    expect(cardsOf("AsKdXr=7h??")).toEqual(["As", "Kd", "Xr=7h", "??"]);
    expect(areCards("7h, Td")).toBe(true);
    expect(areCards("AsKd")).toBe(true);
    expect(areCards("a card")).toBe(false);
  });
});

describe("texts with cards and names", () => {
  const text = `${bold("Guest")}: ${cards(["7h", "Xb"])} to c3`;

  test("are drawn in parts", () => {
    expect(parts(text)).toEqual([
      { kind: "bold", text: "Guest" },
      { kind: "text", text: ": " },
      { kind: "card", text: "7h" },
      { kind: "text", text: " " },
      { kind: "card", text: "Xb" },
      { kind: "text", text: " to c3" },
    ]);
  });

  test("are spoken without marks", () => {
    expect(plain(text)).toBe("Guest: 7 of hearts black joker to c3");
  });

  test("say a refusal in the page's words, its cards as cards", () => {
    const said = refusal("cell-taken", "server's words", { cell: "c3", card: "7h" });
    expect(said).toBe(`c3 already holds ${card("7h")}. Choose an empty cell.`);
    expect(refusal("from-a-later-version", "server's words", {})).toBe("server's words");
  });
});
