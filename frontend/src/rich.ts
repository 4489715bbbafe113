// Texts with cards and names in them. A message gets them marked, as arguments; `<Rich>` draws the marks, `plain` speaks
// them. Marks are private characters of Unicode, which no message and no name has.
import { areCards, cardsOf, spoken } from "./cards";
import { type Arguments, known, list, say } from "./words.svelte";

const CARD = "\ue000";
const BOLD = "\ue001";
const END = "\ue002";
const MARKED = /(\ue000[^\ue002]*\ue002|\ue001[^\ue002]*\ue002)/;

export type Part = { kind: "text" | "bold" | "card"; text: string };

/** A card in a sentence. */
export const card = (text: string): string => CARD + text + END;

/** Cards in a sentence, with blanks between. */
export const cards = (texts: readonly string[]): string => texts.map(card).join(" ");

/** A name, or what else stands out. */
export const bold = (text: string): string => BOLD + text + END;

/** A text with cards in notation, as the server says reasons: the cards are marked. */
export const paint = (text: string): string =>
  text.replace(/\b(?:[2-9TJQKA][cdhs]|X[rb])+\b/g, (found) => cards(cardsOf(found)));

/** The text in its parts, for drawing. */
export function parts(text: string): Part[] {
  return text
    .split(MARKED)
    .filter((part) => part !== "")
    .map((part) => {
      if (part.startsWith(CARD)) return { kind: "card", text: part.slice(1, -1) };
      if (part.startsWith(BOLD)) return { kind: "bold", text: part.slice(1, -1) };
      return { kind: "text", text: part };
    });
}

/** The text for the ear: cards by their names, no marks. */
export function plain(text: string): string {
  return parts(text)
    .map((part) => (part.kind === "card" ? spoken(part.text) : part.text))
    .join("");
}

/** The same cards for the ear, with commas: "ace of hearts, 7 of clubs". */
export const spokenList = (texts: readonly string[]): string => texts.map(spoken).join(", ");

/** A refusal in the page's own words, by its code; in the server's if the page has none. */
export function refusal(code: string, detail: string, values: Record<string, string | number>): string {
  const key = `error-${code}`;
  if (!known(key)) return detail;
  const marked: Arguments = {};
  for (const [name, value] of Object.entries(values)) {
    marked[name] = typeof value === "string" && areCards(value) ? list(cardsOf(value).map(card)) : value;
  }
  return say(key, marked);
}
