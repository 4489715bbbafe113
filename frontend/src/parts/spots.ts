// Drawn examples as texts: rows from the top with "/" between them, places with blanks.

export interface Spot {
  /** Its card; null for an empty place. */
  card: string | null;
  /** Of a card: in a meld, or free to be taken. Of an empty place: where something may go, where something was, or bare. */
  look: "" | "meld" | "free" | "legal" | "shut";
}

const PLACES: Record<string, Spot["look"]> = { ".": "legal", _: "shut", "-": "" };
const MARKS: Record<string, Spot["look"]> = { "!": "meld", "^": "free" };

function spot(text: string): Spot {
  if (text in PLACES) return { card: null, look: PLACES[text]! };
  const look = MARKS[text.at(-1)!];
  return look ? { card: text.slice(0, -1), look } : { card: text, look: "" };
}

/** The places of "7h! . / ?? -": a card in a meld, a place where one may go; a face-down card, a bare place. */
export const spots = (text: string): Spot[][] => text.split("/").map((row) => row.trim().split(/\s+/).map(spot));
