// The bench of a seat that builds its hands: how the cards lie on it, and the help that the server gives.
import * as api from "../../api";
import { cardsOf } from "../../cards";
import { refusal } from "../../rich";
import { buildMove, dealt, isFull, type Laid, moved, woven } from "./bench";

export class Bench {
  readonly cards: readonly string[];
  /** How many cards a hand takes. */
  readonly size: number;
  laid: Laid = $state.raw({ hands: [], spare: [] });
  by: "rank" | "suit" = $state("rank");
  /** The card that was put somewhere last. */
  followed: string | null = $state(null);
  /** Why the server could not help. */
  trouble = $state("");

  constructor(cards: readonly string[], groups: number, size: number) {
    this.cards = cards;
    this.size = size;
    this.laid = dealt(cards, groups, size);
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
  }

  async weave(): Promise<void> {
    this.trouble = "";
    try {
      const { hands } = await api.split("five", this.cards.join(""));
      this.laid = woven(this.cards, hands.map(cardsOf));
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error;
      this.trouble = refusal(error.code, error.detail, error.values);
    }
  }
}
