// The bench of a seat that builds its hands: how the cards lie on it, and the help that the server gives.
import * as api from "../../api";
import { arranged, keepArranged } from "../../arranged";
import { cardsOf } from "../../cards";
import { refusal } from "../../rich";
import { buildMove, dealt, isFull, type Laid, moved, woven } from "./bench";

const DEAL = 1; // there is one in a game

export class Bench {
  readonly table: string;
  readonly cards: readonly string[];
  /** How many cards a hand takes. */
  readonly size: number;
  laid: Laid = $state.raw({ hands: [], spare: [] });
  by: "rank" | "suit" = $state("rank");
  /** The card that was put somewhere last. */
  followed: string | null = $state(null);
  /** Why the server could not help. */
  trouble = $state("");

  constructor(table: string, cards: readonly string[], groups: number, size: number) {
    this.table = table;
    this.cards = cards;
    this.size = size;
    const kept = arranged(table, DEAL, cards);
    this.laid = kept ? woven(cards, kept) : dealt(cards, groups, size);
  }

  get full(): boolean {
    return isFull(this.laid, this.size);
  }

  get move(): string {
    return buildMove(this.laid);
  }

  put(card: string, target: string): void {
    this.followed = card;
    this.laid = moved(this.laid, card, target);
    keepArranged(this.table, DEAL, this.laid.hands);
  }

  lay(hands: string[][]): void {
    this.laid = woven(this.cards, hands);
    keepArranged(this.table, DEAL, hands);
  }

  async weave(): Promise<void> {
    this.trouble = "";
    try {
      const { hands } = await api.split("five", this.cards.join(""));
      this.lay(hands.map(cardsOf));
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error;
      this.trouble = refusal(error.code, error.detail, error.values);
    }
  }
}
