import type { LineClock, TableLine } from './tableLine.ts';
import type { UpdateData, WireRow } from './liveMessages.ts';

/** Cells that wait to be told, and those that were told and not heard yet. */
export interface Outbox {
  /** Puts cells in; each is told as it is when its turn comes. */
  add: (names: Iterable<string>) => void;
  /** A message of this table came back: everyone was told. */
  heard: (seq: number) => void;
  /** Cells that nobody may have heard of. */
  waiting: () => number;
  /** Tells at once what there is, as far as one message holds. */
  flush: () => void;
  dispose: () => void;
}

/** A cell as it is told now; undefined when there is nothing to tell any more. */
export interface OutCell {
  rowKey: string;
  key: string;
  value: unknown;
  at: number;
}

const outboxTimes = {
  /** Keys typed and cells pasted together travel together. */
  gather: 40,
  /** The server takes 20 messages in a second, and beats and places are some of them. */
  pause: 150,
  /** What nobody heard by then is told again. */
  hear: 5_000,
  /** What is never heard, for the server may have its reasons, is told ever more seldom, down to once in that time. */
  seldom: 20_000,
} as const;

// A message is at most 64 KiB on the server; signs may take several bytes.
const mostCharacters = 16_000;
const mostRows = 100;
/** So few rows go one by one, as older clients know them. */
const fewRows = 4;

/** Makes the part of a shared table that tells its writes: in few messages, and until they were heard. */
export function createOutbox(parts: {
  line: TableLine;
  clock: LineClock;
  socketKey: string;
  caseId: string;
  cell: (name: string) => OutCell | undefined;
  changed: () => void;
}): Outbox {
  const { line, clock, socketKey, caseId, cell, changed } = parts;
  const pending = new Set<string>();
  /** How often a cell is among those that wait or were told: thousands are pasted at once, and counted at every message. */
  const holds = new Map<string, number>();
  const sent = new Map<number, { names: readonly string[]; timer: unknown }>();
  const tries = new Map<string, number>();
  let seq = 0;
  let timer: unknown;

  const plan = (ms: number) => {
    timer ??= clock.setTimeout(() => {
      timer = undefined;
      flush();
    }, ms);
  };

  const hold = (name: string) => holds.set(name, (holds.get(name) ?? 0) + 1);
  const release = (name: string) => {
    const left = (holds.get(name) ?? 0) - 1;
    if (left > 0) holds.set(name, left);
    else holds.delete(name);
  };
  const put = (name: string) => {
    if (!pending.has(name)) hold(name);
    pending.add(name);
  };
  const take = (name: string) => {
    if (pending.delete(name)) release(name);
  };

  function flush(): void {
    if (pending.size === 0 || line.state() !== 'open') return;
    const rows = new Map<string, { row: Record<string, unknown>; at: Record<string, number>; names: string[] }>();
    let size = 0;
    const isFew = isOfFewRows();
    for (const name of pending) {
      const out = cell(name);
      if (out === undefined) {
        take(name);
        continue;
      }
      const known = rows.get(out.rowKey);
      if (known === undefined && isFew && rows.size === 1) continue;
      if (known === undefined && rows.size === mostRows) break;
      size += 40 + out.rowKey.length + out.key.length * 2 + (JSON.stringify(out.value)?.length ?? 4);
      if (size > mostCharacters && rows.size > 0) break;
      const row = known ?? { row: { id: out.rowKey }, at: {}, names: [] };
      row.row[out.key] = out.value ?? null;
      row.at[out.key] = out.at;
      row.names.push(name);
      rows.set(out.rowKey, row);
    }
    const [first, ...rest] = rows.values();
    if (first === undefined) return changed();
    seq += 1;
    const data: UpdateData = {
      socketKey,
      args: [first.row as WireRow, caseId],
      ...(rest.length > 0 ? { rows: rest.map(({ row }) => row) } : {}),
      live: { seq, at: [first, ...rest].map(({ at }) => at) },
    };
    const own = seq;
    const names = [first, ...rest].flatMap((row) => row.names);
    for (const name of names) {
      hold(name);
      take(name);
    }
    line.send({ type: 'update_vxe_table', data });
    const tried = Math.max(0, ...names.map((name) => tries.get(name) ?? 0));
    const patience = Math.min(outboxTimes.seldom, outboxTimes.hear * 2 ** tried);
    sent.set(own, { names, timer: clock.setTimeout(() => again(own), patience) });
    if (pending.size > 0) plan(outboxTimes.pause);
    changed();
  }

  /** Looks no further than to the first row too many. */
  function isOfFewRows(): boolean {
    const rows = new Set<string | undefined>();
    for (const name of pending) if (rows.add(cell(name)?.rowKey).size > fewRows) return false;
    return true;
  }

  /** Nobody has heard a message: it is told again. */
  function again(own: number): void {
    const unheard = sent.get(own);
    sent.delete(own);
    for (const name of unheard?.names ?? []) {
      tries.set(name, (tries.get(name) ?? 0) + 1);
      put(name);
      release(name);
    }
    plan(outboxTimes.gather);
    changed();
  }

  return {
    add(names) {
      for (const name of names) {
        tries.delete(name);
        put(name);
      }
      plan(outboxTimes.gather);
      changed();
    },
    heard(own) {
      const told = sent.get(own);
      if (told === undefined) return;
      clock.clearTimeout(told.timer);
      sent.delete(own);
      for (const name of told.names) release(name);
      changed();
    },
    waiting: () => holds.size,
    flush,
    dispose() {
      clock.clearTimeout(timer);
      for (const { timer: own } of sent.values()) clock.clearTimeout(own);
    },
  };
}
