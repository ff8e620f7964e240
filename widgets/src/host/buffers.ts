/** Bytes in a state: over the wire they go beside the JSON, with the paths where they belong. */

type Path = (string | number)[];

interface Split {
  state: unknown;
  paths: Path[];
  buffers: DataView[];
}

/** `state` without its bytes; it is left as it is. */
export function splitBuffers(state: unknown): Split {
  const paths: Path[] = [];
  const buffers: DataView[] = [];
  const without = (value: unknown, path: Path): unknown => {
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) {
      paths.push(path);
      buffers.push(
        value instanceof ArrayBuffer
          ? new DataView(value)
          : new DataView(value.buffer, value.byteOffset, value.byteLength),
      );
      return null;
    }
    if (Array.isArray(value)) return value.map((one, i) => without(one, [...path, i]));
    if (typeof value === "object" && value !== null) {
      const entries = Object.entries(value).map(([key, one]) => [
        key,
        without(one, [...path, key]),
      ]);
      return Object.fromEntries(entries);
    }
    return value;
  };
  return { state: without(state, []), paths, buffers };
}

/** Puts `buffers` where their `paths` say; `state` is changed. */
export function putBuffers(state: object, paths: Path[], buffers: DataView[]): void {
  paths.forEach((path, i) => {
    let place = state as Record<string | number, unknown>;
    for (const step of path.slice(0, -1)) {
      place = place[step] as Record<string | number, unknown>;
    }
    const last = path[path.length - 1];
    if (last !== undefined) place[last] = buffers[i];
  });
}
