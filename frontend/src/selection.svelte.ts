// "Select, then place": the one way in which boards are operated, by tap and tap, by drag and by keys.
//
// A board says which items may be chosen, where each may go, and what then happens; it gives these from the table's legal
// moves and puts `{@attach selection.item(id)}` on the button that draws each item. An item can be both source and target.
import type { Attachment } from "svelte/attachments";
import { drag } from "./drag";

export interface Choices {
  /** The items that may be chosen, in the order of the number keys. A single one is chosen by itself. */
  sources: readonly string[];
  /** Where an item may go. An item that is its own target is lit by the first tap and taken by the second. */
  targets(source: string): readonly string[];
  place(source: string, target: string): void;
  /** An item that is no target: ask the table for the reason. Without it nothing happens. */
  attempt?(source: string, target: string): void;
}

export class Selection {
  #choices: () => Choices;
  #picked: string | null = $state(null);
  #aimed: string | null = $state(null);
  #armed: string | null = null; // the target that a finger has tapped once

  constructor(choices: () => Choices) {
    this.#choices = choices;
  }

  get sources(): readonly string[] {
    return this.#choices().sources;
  }

  /** The chosen item. */
  get source(): string | null {
    const { sources } = this.#choices();
    if (this.#picked !== null && sources.includes(this.#picked)) return this.#picked;
    return sources.length === 1 ? sources[0]! : null;
  }

  /** Where the chosen item may go. */
  get targets(): readonly string[] {
    return this.source === null ? [] : this.#choices().targets(this.source);
  }

  /** The target that is pointed at, focused, or tapped once: what it makes is shown. */
  get aimed(): string | null {
    return this.#aimed !== null && this.targets.includes(this.#aimed) ? this.#aimed : null;
  }

  /** Choose an item, or let it go if it is chosen. */
  choose(item: string): void {
    this.#picked = this.#picked === item ? null : item;
    this.#armed = null;
  }

  /** Show what a move is: choose its item and aim at where it would go. */
  show(source: string | null, target: string): void {
    if (source !== null) this.#picked = source;
    this.#aimed = this.#armed = target;
  }

  letGo(): void {
    this.#picked = this.#aimed = this.#armed = null;
  }

  /** What a tap, a click or Enter on an item does. */
  tap(item: string, finger = false): void {
    const { source } = this;
    if (source !== null && this.targets.includes(item)) {
      // With nothing to choose, a finger would place at once and see the price only afterwards: its first tap aims.
      if (finger && this.#picked === null && this.#armed !== item) {
        this.#armed = this.#aimed = item;
        return;
      }
      this.#place(source, item);
    } else if (this.sources.includes(item)) {
      this.choose(item);
    } else if (source !== null) {
      this.#choices().attempt?.(source, item);
    }
  }

  /** Makes an element an item: it can be tapped, dragged if it is a source, and dropped on if it is a target. */
  item(id: string): Attachment<HTMLElement> {
    return (element) => {
      element.dataset.item = id;
      const listeners: [string, (event: Event) => void][] = [
        ["click", (event) => this.tap(id, (event as PointerEvent).pointerType === "touch")],
        ["pointerenter", (event) => (event as PointerEvent).pointerType !== "touch" && this.#aim(id)],
        ["pointerleave", (event) => (event as PointerEvent).pointerType !== "touch" && this.#aim(null)],
        ["focus", () => element.matches(":focus-visible") && this.#aim(id)],
        // An element that is taken away while it is drawn anew blurs too: the aim may change only after that.
        ["blur", () => queueMicrotask(() => this.#aimed === id && this.#aim(null))],
      ];
      for (const [type, listener] of listeners) element.addEventListener(type, listener);
      const undrag = drag(element, {
        may: () => this.sources.includes(id),
        start: () => {
          this.#picked = id;
        },
        over: (target) => this.#aim(target),
        drop: (target) => {
          this.#aimed = null;
          if (target === null || target === id) return;
          if (this.targets.includes(target)) this.#place(id, target);
          else this.#choices().attempt?.(id, target);
        },
      });
      return () => {
        for (const [type, listener] of listeners) element.removeEventListener(type, listener);
        undrag();
      };
    };
  }

  #aim(item: string | null): void {
    this.#aimed = item;
    if (item !== this.#armed) this.#armed = null;
  }

  #place(source: string, target: string): void {
    this.letGo();
    this.#choices().place(source, target);
  }
}
