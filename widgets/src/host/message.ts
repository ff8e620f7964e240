/** Messages of a kernel, and what carries them; the host knows no more of where the kernel is. */

export interface Header {
  msg_id: string;
  msg_type: string;
  session: string;
}

type Values = Record<string, unknown>;

export interface Message {
  header: Header;
  parent: Partial<Header>;
  metadata: Values;
  content: Values;
  buffers: DataView[];
}

/** What a transport tells of the way to its kernel: it may come back, or is gone for good. */
export type Way = "open" | "lost" | "gone";

/** A way to a kernel: over a websocket, or to a worker beside the page. */
export interface Transport {
  /** Sends a message; while the way is lost it waits, in its order. */
  send(type: string, content: Values, buffers?: DataView[], metadata?: Values): void;
  /** Calls `heard` with each message of the kernel, and `changed` whenever the way is another. */
  start(heard: (message: Message) => void, changed: (way: Way) => void): void;
}

/** A name that nobody else has; `crypto.randomUUID` is missing where the page is not https. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
