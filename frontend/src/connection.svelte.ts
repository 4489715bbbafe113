// One table's socket: it is kept open, commands are sent until they are answered, and the newest table is what counts.
import { load, save } from "./storage";
import type * as wire from "./wire";

export type FromClient =
  | wire.Hello
  | wire.Move
  | wire.Undo
  | wire.Answer
  | wire.Resign
  | wire.Rematch
  | wire.Chat
  | wire.Visible
  | wire.Entropy
  | wire.Ping;
export type FromServer =
  | wire.TableMessage
  | wire.MovesMessage
  | wire.Ok
  | wire.Rejected
  | wire.ChatMessage
  | wire.People
  | wire.Pong
  | wire.Closing;
type Command = Extract<FromClient, { serial: number }>;
/** A command as the page gives it; the connection numbers it. */
export type Order = Command extends infer One ? (One extends Command ? Omit<One, "serial"> : never) : never;

/** What a socket must be able to do; the browser's own can, and so can a test's. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export type Status =
  | "connecting" // the first time
  | "open"
  | "lost" // trying again
  | "offline" // the browser says that there is no network
  | "gone"; // there is no such table

const RESEND_MS = 2_000;
const PING_MS = 4_000;
const SILENCE_MS = 9_000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;
const SLOW_MS = 1_500; // an answer that takes longer is worth a word

// Refusals that no second attempt mends.
const FINAL = new Set(["no-such-table", "not-watchable", "unknown-secret"]);

interface Pending {
  command: Command;
  /** When it was given, and when it was last put on the wire. */
  given: number;
  sent: number;
  settle: (answer: wire.Ok | wire.Rejected) => void;
}

export interface ConnectionOptions {
  url: URL;
  secret: string | null;
  onTable: (table: wire.Table) => void;
  onChat: (line: wire.ChatMessage) => void;
  onPeople: (people: wire.Person[]) => void;
  open?: (url: URL) => Socket;
}

export class Connection {
  status: Status = $state("connecting");
  /** A command has waited for its answer for longer than is usual. */
  slow = $state(false);
  /** Why there is no table, if there is none. */
  refusal: wire.Rejected | null = $state.raw(null);

  #options: ConnectionOptions;
  #socket: Socket | null = null;
  #table: wire.Table | null = null; // the newest
  #pending = new Map<number, Pending>();
  #attempts = 0;
  #heard = 0;
  #greeted = false; // whether the server has answered the hello of this socket
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval>;
  #closed = false;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#visible);
    this.#beat = setInterval(() => this.#tick(), 500);
    this.#open();
  }

  /** Send a command; it is sent again until it is answered. */
  send(order: Order): Promise<wire.Ok | wire.Rejected> {
    const command = { ...order, serial: nextSerial() } as Command;
    return new Promise((settle) => {
      const now = Date.now();
      this.#pending.set(command.serial, { command, given: now, sent: now, settle });
      this.#write(command);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#visible);
    this.#drop();
  }

  #open(): void {
    const { url, secret, open = browserSocket } = this.#options;
    const socket = open(url);
    this.#socket = socket;
    this.#heard = Date.now();
    this.#greeted = false;
    socket.onopen = () => {
      this.#write({ t: "hello", secret, previews: true });
      this.#write({ t: "visible", visible: !document.hidden });
      for (const pending of this.#pending.values()) this.#say(pending);
    };
    socket.onmessage = ({ data }) => {
      this.#heard = Date.now();
      this.#take(JSON.parse(data) as FromServer);
    };
    socket.onclose = () => this.#lost();
  }

  #take(message: FromServer): void {
    switch (message.t) {
      case "table":
        this.#greeted = true;
        this.#attempts = 0;
        this.status = "open";
        this.#tell(message.table as wire.Table);
        return;
      case "moves":
        if (this.#table) this.#tell(moved(this.#table, message));
        return;
      case "ok":
        this.#settle(message.serial, message);
        return;
      case "rejected":
        if (message.serial !== null) {
          this.#settle(message.serial, message);
        } else if (FINAL.has(message.code)) {
          this.refusal = message;
          this.status = "gone";
          this.close();
        } else if (!this.#greeted) {
          // The server could not open the table just now. On this socket it would never tell of it, nor take a move.
          this.#drop();
          this.#lost();
        }
        return;
      case "chat":
        this.#options.onChat(message);
        return;
      case "people":
        this.#options.onPeople(message.people);
        return;
      case "pong":
        return; // it was heard
      case "closing":
        this.#drop();
        this.#lost();
    }
  }

  #tell(table: wire.Table): void {
    if (this.#table && table.version < this.#table.version) return;
    this.#table = table;
    this.#options.onTable(table);
  }

  #settle(serial: number, answer: wire.Ok | wire.Rejected): void {
    const pending = this.#pending.get(serial);
    this.#pending.delete(serial);
    this.slow = false;
    pending?.settle(answer);
  }

  #write(message: FromClient): void {
    // A socket that is not open yet, or no longer, says everything again once it is.
    if (this.#socket && (this.#socket as Partial<WebSocket>).readyState !== 0)
      this.#socket.send(JSON.stringify(message));
  }

  #say(pending: Pending): void {
    pending.sent = Date.now();
    this.#write(pending.command);
  }

  #tick(): void {
    // A clock that was set, on or back, makes a new link and says all again; one that slept finds the old link dead.
    const since = (then: number): number => Math.abs(Date.now() - then);
    const silent = since(this.#heard);
    this.slow = [...this.#pending.values()].some(({ given }) => since(given) > SLOW_MS);
    if (!this.#socket) return;
    if (silent > SILENCE_MS) {
      this.#drop();
      this.#lost();
    } else if (silent > PING_MS) {
      this.#write({ t: "ping" });
    }
    for (const pending of this.#pending.values()) {
      if (since(pending.sent) >= RESEND_MS) this.#say(pending);
    }
  }

  #lost(): void {
    this.#socket = null;
    if (this.#closed) return;
    this.status = navigator.onLine === false ? "offline" : this.#table === null ? "connecting" : "lost";
    // Everybody lost the same server at the same moment: nobody should come back at the same moment.
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#attempts) * (0.5 + Math.random() / 2);
    this.#attempts += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), wait);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #hurry = (): void => {
    if (this.#socket || this.#closed) return;
    clearTimeout(this.#timer);
    this.#attempts = 0;
    this.#open();
  };

  #offline = (): void => {
    this.#drop();
    this.#lost();
  };

  #visible = (): void => {
    this.#write({ t: "visible", visible: !document.hidden });
    if (!document.hidden) this.#hurry();
  };
}

/** The table after moves; only those that it did not know yet are new in its log. */
function moved(table: wire.Table, { t, log, ...now }: wire.MovesMessage): wire.Table {
  return { ...table, ...now, log: [...table.log.slice(0, now.length - log.length), ...log] } as wire.Table;
}

function browserSocket(url: URL): Socket {
  return new WebSocket(url) as unknown as Socket;
}

/** A number that this browser has not used before, in no tab. */
function nextSerial(): number {
  const serial = Math.max(load("serial", 0) + 1, Date.now() * 1000 + Math.floor(Math.random() * 1000));
  save("serial", serial);
  return serial;
}
