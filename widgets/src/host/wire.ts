/** The websocket protocol of a Jupyter kernel, v1: offsets first, then the parts they point at. */

import type { Message } from "./message.ts";

export const PROTOCOL = "v1.kernel.websocket.jupyter.org";
const WORD = 8;
const PARTS = 4;

/** A message as it goes over the wire. */
export function encode(channel: string, message: Message): ArrayBuffer {
  const texts = [message.header, message.parent, message.metadata, message.content];
  const writer = new TextEncoder();
  const parts: Uint8Array[] = [
    writer.encode(channel),
    ...texts.map((text) => writer.encode(JSON.stringify(text))),
    ...message.buffers.map(
      ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
    ),
  ];
  let at = WORD * (parts.length + 2);
  const offsets = [at, ...parts.map((part) => (at += part.byteLength))];
  const wire = new Uint8Array(at);
  const view = new DataView(wire.buffer);
  view.setBigUint64(0, BigInt(offsets.length), true);
  offsets.forEach((offset, i) => view.setBigUint64(WORD * (i + 1), BigInt(offset), true));
  parts.forEach((part, i) => wire.set(part, offsets[i]));
  return wire.buffer;
}

/** The message that came over the wire. */
export function decode(wire: ArrayBuffer): Message {
  const view = new DataView(wire);
  const word = (i: number) => Number(view.getBigUint64(WORD * i, true));
  const count = word(0);
  const part = (i: number) => new DataView(wire, word(i + 1), word(i + 2) - word(i + 1));
  const reader = new TextDecoder();
  const [header, parent, metadata, content] = [1, 2, 3, PARTS].map((i) =>
    JSON.parse(reader.decode(part(i))),
  );
  const buffers = [];
  for (let i = PARTS + 1; i < count - 1; i += 1) buffers.push(part(i));
  return { header, parent, metadata, content, buffers };
}
