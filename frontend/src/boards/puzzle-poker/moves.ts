// The legal moves as things to choose and places to put them. A card of the hand is an item by its text, a cell by its name.

/** What may be chosen, where it may go, and the move that it then is. */
export type Choices = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** From the legal moves; the names of jokers, `done` and `keep none` are no matter of cells. */
export function choices(legal: readonly string[]): Choices {
  const found = new Map<string, Map<string, string>>();
  const add = (source: string, target: string, move: string) => {
    if (!found.has(source)) found.set(source, new Map());
    found.get(source)!.set(target, move);
  };
  for (const move of legal) {
    const [verb, first = "", second = ""] = move.split(" ");
    if (verb === "play" || verb === "place" || verb === "shift") add(first, second, move);
    else if ((verb === "remove" || verb === "keep") && first !== "none") add(first, first, move);
  }
  return found;
}

export interface Sent {
  /** The card on its way, and the cell that it goes to. */
  card: string | null;
  cell: string | null;
  /** The cell that it comes from. */
  from: string | null;
}

/** Where a move that is not answered yet takes a card. */
export function sent(move: string | null): Sent {
  const [verb, first = "", second = ""] = move?.split(" ") ?? [];
  if (verb === "play" || verb === "place") return { card: first, cell: second, from: null };
  if (verb === "shift") return { card: null, cell: second, from: first };
  return { card: null, cell: null, from: null };
}

/** The names that a joker may be given, by joker: `name Xr=4h` is 4h for Xr. */
export function names(legal: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const move of legal) {
    const [, joker, card] = /^name (X[rb])=(..)$/.exec(move) ?? [];
    if (joker && card) found.set(joker, [...(found.get(joker) ?? []), card]);
  }
  return found;
}

/** The way that a shift goes, for an arrow. */
export function direction(from: string, to: string): [dx: number, dy: number] {
  return [to.charCodeAt(0) - from.charCodeAt(0), Number(to[1]) - Number(from[1])];
}
