// Cards as texts: what they look like and what they are called. See shared notation: "7h", "Td", "Xr", "Xr=7h", "??".
import { say } from "./words.svelte";

export type Suit = "c" | "d" | "h" | "s";
export type Cut = "full" | "index";

export const FACE_DOWN = "??";

const PATTERN = /^(?:([2-9TJQKA])([cdhs])|X([rb])(?:=([2-9TJQKA][cdhs]))?)$/;
const LIST = /^(?:[2-9TJQKA][cdhs]|X[rb])(?:,? ?(?:[2-9TJQKA][cdhs]|X[rb]))*$/;

const FACES = import.meta.glob<string>("./cards/*.svg", { eager: true, query: "?url", import: "default" });

/** Screens on which cards are small: phones, upright or on their side. */
export const SMALL = "(max-width: 760px), (max-height: 500px)";

export interface Face {
  rank: string; // as printed: "10", "K"; of a joker ""
  suit: Suit | null; // of a joker null
  joker: "r" | "b" | null;
  named: string | null; // the card that a joker stands for
}

/** The parts of a card's text; null if it is none, or lies face down. */
export function face(card: string): Face | null {
  const match = PATTERN.exec(card);
  if (!match) return null;
  const [, rank, suit, joker, named] = match;
  if (joker) return { rank: "", suit: null, joker: joker as "r" | "b", named: named ?? null };
  return { rank: rank === "T" ? "10" : rank!, suit: suit as Suit, joker: null, named: null };
}

/** Whether a text is cards and nothing else: "7h", "7h, Td". */
export function areCards(text: string): boolean {
  return LIST.test(text);
}

/** The cards of a text such as "7hTd" or "7h, Td". */
export function cardsOf(text: string): string[] {
  return text.match(/X[rb](?:=[2-9TJQKA][cdhs])?|[2-9TJQKA][cdhs]|\?\?/g) ?? [];
}

/** A card's spoken name: "7 of hearts", "red joker", "face-down card". */
export function spoken(card: string): string {
  const parts = face(card);
  if (!parts) return say("page-card-face-down");
  if (parts.named) return say("page-card-named", { joker: parts.joker!, card: spoken(parts.named) });
  if (parts.joker) return say("page-card-joker", { joker: parts.joker });
  return say("page-card", { rank: parts.rank, suit: parts.suit! });
}

/** The address of a card's picture. A card that lies face down shows its back, in the dye of a seat. */
export function picture(card: string, cut: Cut, back = 1): string {
  if (!face(card)) return FACES[`./cards/${back === 2 ? "back-2" : "back"}.svg`]!;
  return FACES[`./cards/${card.slice(0, 2)}${cut === "index" ? "-i" : ""}.svg`]!;
}

/** Fetch the faces that phones show, before the first of them is dealt. */
export function fetchFaces(): void {
  if (!matchMedia(SMALL).matches) return;
  for (const [file, url] of Object.entries(FACES)) if (file.endsWith("-i.svg")) new Image().src = url;
}

const RANKS = "23456789TJQKA";
const SUITS = "cdhs";

/** Cards in order, for the eye only: by rank from the ace down, or suit by suit; jokers last. */
export function sorted(cards: readonly string[], by: "rank" | "suit"): string[] {
  const key = (card: string): number => {
    const rank = RANKS.indexOf(card[0]!);
    const suit = SUITS.indexOf(card[1]!);
    if (rank < 0) return 1000 + suit;
    return by === "rank" ? -rank * 4 - suit : -suit * 13 - rank;
  };
  return [...cards].sort((one, other) => key(one) - key(other));
}
