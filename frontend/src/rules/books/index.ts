import type { Book } from "../book";
import { book as gridPoker } from "./grid-poker";
import { book as nineCardBrag } from "./nine-card-brag";
import { book as pokerSquares } from "./poker-squares";
import { book as puzzlePoker } from "./puzzle-poker";
import { book as puzzleSolo } from "./puzzle-solo";
import { book as pyramidPoker } from "./pyramid-poker";

/** The rule book of each game, by its key, in the order of the lobby. */
export const BOOKS: Record<string, Book> = {
  "poker-squares": pokerSquares,
  "grid-poker": gridPoker,
  "pyramid-poker": pyramidPoker,
  "nine-card-brag": nineCardBrag,
  "puzzle-poker": puzzlePoker,
  "puzzle-solo": puzzleSolo,
};
