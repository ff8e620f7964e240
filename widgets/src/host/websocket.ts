/** A transport over the websocket of a Jupyter server; it notices a lost way, and mends it. */

import { newId, type Message, type Transport, type Way } from "./message.ts";
import { decode, encode, PROTOCOL } from "./wire.ts";

/** Longer without a sign of life from the server, and the way counts as lost. */
const SILENCE = 3500;
const LOOK_EVERY = 250;
const PAUSES = [100, 300, 1000, 2000];

/** The kernel at `address`, such as /api/kernels/1234 (a server that pings by text each second). */
export function websocket(address: string): Transport {
  const session = newId();
  const url = new URL(address, location.href);
  let count = 0;
  let tries = 0;
  let heardAt = 0;
  let way: Way | null = null;
  let socket: WebSocket | null = null;
  let waiting: ArrayBuffer[] = [];
  let heard: (message: Message) => void;
  let changed: (way: Way) => void;

  const become = (now: Way) => {
    if (now === way) return;
    way = now;
    changed(now);
  };
  const open = () => {
    const channels = new URL(`${url.pathname}/channels?session_id=${session}`, url);
    channels.protocol = url.protocol.replace("http", "ws");
    const mine = new WebSocket(channels, PROTOCOL);
    socket = mine;
    mine.binaryType = "arraybuffer";
    heardAt = Date.now();
    mine.onopen = () => {
      heardAt = Date.now();
      tries = 0;
      // What was lost on the way is asked for first; then what waited goes out.
      become("open");
      for (const wire of waiting.splice(0)) mine.send(wire);
    };
    mine.onmessage = ({ data }) => {
      heardAt = Date.now();
      if (typeof data !== "string") heard(decode(data));
      else if (JSON.parse(data).alive === false) become("gone");
    };
    mine.onclose = () => {
      if (socket === mine) void mend();
    };
  };
  const mend = async () => {
    socket = null;
    if (way === "gone") return;
    if (way === "open" || tries > 0) become("lost");
    const pause = PAUSES[Math.min(tries, PAUSES.length - 1)];
    tries += 1;
    await new Promise((done) => setTimeout(done, pause));
    const answer = await fetch(url).catch(() => null);
    if (answer?.status === 404) become("gone");
    else open();
  };
  const look = () => {
    const mine = socket;
    if (!mine || way === "gone" || Date.now() - heardAt < SILENCE) return;
    socket = null; // its own close may take a minute to come
    mine.close();
    void mend();
  };

  return {
    send(type, content, buffers = [], metadata = {}) {
      count += 1;
      const header = {
        msg_id: `${session}-${count}`,
        msg_type: type,
        session,
        username: "",
        date: new Date().toISOString(),
        version: "5.3",
      };
      const wire = encode("shell", {
        header,
        parent: {},
        metadata,
        content,
        buffers,
      });
      if (way === "open" && socket?.readyState === WebSocket.OPEN) socket.send(wire);
      else waiting.push(wire);
    },
    start(onMessage, onChange) {
      heard = onMessage;
      changed = onChange;
      open();
      setInterval(look, LOOK_EVERY);
      addEventListener("offline", () => socket?.close());
      addEventListener("online", () => {
        tries = 0;
      });
      // A tablet that wakes up: its socket may be dead without knowing it.
      document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "visible") look();
      });
    },
  };
}
