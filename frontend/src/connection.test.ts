import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Connection, type FromClient, type FromServer, type Socket } from "./connection.svelte";
import type * as wire from "./wire";

class FakeSocket implements Socket {
  static all: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readyState = 0;
  sent: FromClient[] = [];
  closed = false;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(): void {
    this.closed = true;
    this.onclose?.();
  }
  of<T extends FromClient["t"]>(type: T): Extract<FromClient, { t: T }>[] {
    return this.sent.filter((message): message is Extract<FromClient, { t: T }> => message.t === type);
  }
}

const table = (version: number): FromServer => ({ t: "table", table: { version } as unknown as wire.Table });
const newest = (): FakeSocket => FakeSocket.all.at(-1)!;

let connection: Connection;
let tables: number[];
let shown: wire.Table | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  FakeSocket.all = [];
  tables = [];
  connection = new Connection({
    url: new URL("ws://table.example/api/tables/abc/socket"),
    secret: "seat-secret",
    onTable: (table) => {
      tables.push(table.version);
      shown = table;
    },
    onChat: () => {},
    onPeople: () => {},
    open: () => new FakeSocket(),
  });
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe("hello", () => {
  test("comes first, with the secret", () => {
    newest().open();
    expect(newest().sent[0]).toEqual({ t: "hello", secret: "seat-secret", previews: true });
    newest().says(table(7));
    expect(connection.status).toBe("open");
  });

  test("that the server cannot answer now is said again on a new link, and moves wait for it", async () => {
    newest().open();
    newest().says(table(7));
    newest().breaks();
    const answer = connection.send({ t: "move", move: "done" });
    vi.advanceTimersByTime(1_000);
    const deaf = newest();
    deaf.open();
    deaf.says({ t: "rejected", serial: null, code: "storage-unavailable", detail: "", arguments: {} });
    const [{ serial }] = deaf.of("move") as [wire.Move];
    deaf.says({ t: "rejected", serial, code: "no-hello", detail: "", arguments: {} });
    deaf.says({ t: "pong" });
    expect([deaf.closed, connection.status]).toEqual([true, "lost"]);
    vi.advanceTimersByTime(1_000);
    expect(newest()).not.toBe(deaf);
    newest().open();
    newest().says(table(7));
    newest().says({ t: "ok", serial, version: 8 });
    await expect(answer).resolves.toMatchObject({ t: "ok", version: 8 });
  });

  test("is refused for good where there is no table", () => {
    newest().open();
    newest().says({ t: "rejected", serial: null, code: "no-such-table", detail: "There is none.", arguments: {} });
    expect(connection.status).toBe("gone");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe("tables", () => {
  test("an older one than the newest is dropped", () => {
    newest().open();
    for (const version of [3, 5, 4, 5, 6]) newest().says(table(version));
    expect(tables).toEqual([3, 5, 5, 6]);
  });
});

describe("commands", () => {
  test("are sent again, with the same serial, until they are answered", async () => {
    newest().open();
    newest().says(table(1));
    const answer = connection.send({ t: "move", move: "place 7h c3" });
    vi.advanceTimersByTime(5_000);
    const moves = newest().of("move");
    expect(moves.length).toBeGreaterThanOrEqual(3);
    expect(new Set(moves.map(({ serial }) => serial)).size).toBe(1);
    newest().says({ t: "ok", serial: moves[0]!.serial, version: 2 });
    await expect(answer).resolves.toMatchObject({ t: "ok", version: 2 });
    vi.advanceTimersByTime(5_000);
    expect(newest().of("move")).toHaveLength(moves.length);
  });

  test("are sent again however seldom the browser lets timers run, and though the clock is set", () => {
    newest().open();
    newest().says(table(1));
    void connection.send({ t: "move", move: "done" });
    const moves = (): number => newest().of("move").length;
    for (let at = 0; at < 4; at += 1) {
      vi.setSystemTime(Date.now() + 500); // a second between two ticks, as for a page with much to do
      newest().says({ t: "pong" });
      vi.advanceTimersByTime(500);
    }
    expect(moves()).toBe(3);
    const before = moves();
    vi.setSystemTime(Date.now() - 3_600_000);
    newest().says({ t: "pong" });
    vi.advanceTimersByTime(500);
    expect(moves()).toBe(before + 1);
  });

  test("wait for a link and survive one", async () => {
    const answer = connection.send({ t: "move", move: "take row2" });
    expect(newest().sent).toEqual([]);
    newest().open();
    newest().breaks();
    vi.advanceTimersByTime(1_000);
    newest().open();
    const [first, second] = [FakeSocket.all[0]!.of("move")[0]!, newest().of("move")[0]!];
    expect(second.serial).toBe(first.serial);
    newest().says({ t: "rejected", serial: second.serial, code: "not-your-turn", detail: "", arguments: {} });
    await expect(answer).resolves.toMatchObject({ code: "not-your-turn" });
  });

  test("have serials that are never used twice", () => {
    newest().open();
    for (let at = 0; at < 50; at += 1) void connection.send({ t: "undo" });
    const serials = newest()
      .of("undo")
      .map(({ serial }) => serial);
    expect(new Set(serials).size).toBe(50);
    expect(Math.max(...serials)).toBeLessThan(2 ** 53);
  });

  test("that wait long are called slow", () => {
    newest().open();
    void connection.send({ t: "move", move: "stay" });
    vi.advanceTimersByTime(1_000);
    expect(connection.slow).toBe(false);
    vi.advanceTimersByTime(1_500);
    expect(connection.slow).toBe(true);
  });
});

describe("moves", () => {
  const line = (n: number): wire.Logged => ({ n, seat: 1, move: `place ${n}`, t: 0 });
  const log = (from: number, to: number): wire.Logged[] =>
    Array.from({ length: to - from + 1 }, (_, at) => line(from + at));
  const whole = (version: number, moves: number): FromServer =>
    ({ t: "table", table: { version, length: moves, name: "Loom", log: log(1, moves) } }) as unknown as FromServer;
  const moved = (version: number, from: number, to: number): FromServer =>
    ({ t: "moves", version, length: to, log: log(from, to) }) as unknown as FromServer;

  test("change what they name, and go on with the log", () => {
    newest().open();
    newest().says(whole(7, 2));
    newest().says(moved(8, 3, 3));
    newest().says(moved(10, 4, 5));
    expect(tables).toEqual([7, 8, 10]);
    expect(shown).toEqual({ version: 10, length: 5, name: "Loom", log: log(1, 5) });
  });

  test("that are known already are not told twice", () => {
    newest().open();
    newest().says(whole(9, 4));
    newest().says(whole(7, 2)); // from a server that was behind
    newest().says(moved(8, 3, 3));
    newest().says(moved(10, 3, 5));
    expect(tables).toEqual([9, 10]);
    expect(shown!.log).toEqual(log(1, 5));
  });
});

describe("the link", () => {
  test("is asked for signs of life, and given up after nine seconds of silence", () => {
    newest().open();
    newest().says(table(1));
    vi.advanceTimersByTime(5_000);
    expect(newest().of("ping").length).toBeGreaterThan(0);
    vi.advanceTimersByTime(5_000);
    expect(FakeSocket.all[0]!.closed).toBe(true);
    expect(connection.status).toBe("lost");
  });

  test("is tried again ever more slowly, with ten seconds between at most", () => {
    const tries = (ms: number): number => {
      const before = FakeSocket.all.length;
      for (let at = 0; at < ms; at += 100) {
        vi.advanceTimersByTime(100);
        if (!newest().closed) newest().breaks();
      }
      return FakeSocket.all.length - before;
    };
    newest().breaks();
    const first = tries(5_000);
    tries(60_000);
    const later = tries(60_000);
    expect(first).toBeGreaterThanOrEqual(3);
    expect(later).toBeGreaterThanOrEqual(5);
    expect(later).toBeLessThanOrEqual(13);
  });

  test("comes back at once when the network does", () => {
    newest().open();
    dispatchEvent(new Event("offline"));
    expect(FakeSocket.all[0]!.closed).toBe(true);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("that the server closes is opened again", () => {
    newest().open();
    newest().says({ t: "closing" });
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
  });
});
