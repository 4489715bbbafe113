// One tab stop for a board; inside, the arrow keys go to what lies nearest in their direction, whatever the board's shape.
// What can be reached carries `data-stop`.
import type { Attachment } from "svelte/attachments";

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The index of the box that lies nearest to `from` in a direction; null if none does. */
export function nearest(from: Box, boxes: readonly Box[], [dx, dy]: [number, number]): number | null {
  let best: { at: number; cost: number } | null = null;
  const middle = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];
  const [x, y] = middle(from);
  boxes.forEach((box, at) => {
    const [bx, by] = middle(box);
    const along = (bx - x) * dx + (by - y) * dy;
    const aside = Math.abs((bx - x) * dy) + Math.abs((by - y) * dx);
    if (along < 1 || aside > along * 3) return;
    // What lies straight ahead, if only by an edge, comes before what lies beside the way.
    const ahead = aside < Math.abs(dy) * from.width + Math.abs(dx) * from.height;
    const cost = along + aside * (ahead ? 0.5 : 3);
    if (!best || cost < best.cost) best = { at, cost };
  });
  return (best as { at: number } | null)?.at ?? null;
}

export function arrows(): Attachment<HTMLElement> {
  return (board) => {
    const stops = (): HTMLElement[] => [...board.querySelectorAll<HTMLElement>("[data-stop]")];
    const settle = (stop: HTMLElement | undefined): void => {
      for (const other of stops()) other.tabIndex = other === stop ? 0 : -1;
    };
    const key = (event: KeyboardEvent): void => {
      const direction = DIRECTIONS[event.key];
      const from = (event.target as HTMLElement).closest<HTMLElement>("[data-stop]");
      if (!direction || !from || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const others = stops().filter((stop) => stop !== from && stop.offsetParent !== null);
      const at = nearest(
        from.getBoundingClientRect(),
        others.map((stop) => stop.getBoundingClientRect()),
        direction,
      );
      if (at !== null) others[at]!.focus();
    };
    // Who had the focus, as long as it was not taken elsewhere: a redrawn board gives it back to the same item.
    let last: HTMLElement | null = null;
    const focus = (event: FocusEvent): void => {
      const stop = (event.target as HTMLElement).closest<HTMLElement>("[data-stop]");
      if (!stop) return;
      last = stop;
      settle(stop);
    };
    const blur = (): void => {
      const left = last;
      queueMicrotask(() => {
        if (left?.isConnected && left === last) last = null;
      });
    };
    const tidy = (): void => {
      const all = stops();
      if (last && !last.isConnected) {
        const { item } = last.dataset;
        last = null;
        if (document.activeElement === document.body || document.activeElement === null) {
          (
            all.find((stop) => stop.dataset.item === item) ??
            all.find((stop) => stop.tabIndex === 0) ??
            all[0]
          )?.focus();
        }
      }
      if (all.filter((stop) => stop.tabIndex === 0).length !== 1) {
        settle(all.find((stop) => stop.contains(document.activeElement)) ?? all.find(isLegal) ?? all[0]);
      }
    };
    board.addEventListener("keydown", key);
    board.addEventListener("focusin", focus);
    board.addEventListener("focusout", blur);
    const watch = new MutationObserver(tidy);
    watch.observe(board, { childList: true, subtree: true });
    tidy();
    return () => {
      board.removeEventListener("keydown", key);
      board.removeEventListener("focusin", focus);
      board.removeEventListener("focusout", blur);
      watch.disconnect();
    };
  };
}

const isLegal = (stop: HTMLElement): boolean => stop.classList.contains("legal");
