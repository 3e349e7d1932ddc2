import type { LiveMessage } from './liveMessages.ts';
import type { ConnectTable, LineClock, LiveSocket } from './tableLine.ts';

/** A message on its way to one socket. */
export interface InFlight {
  to: string;
  data: string;
  deliver: () => void;
}

/** A server of table sockets in memory: it stamps who speaks, answers beats, tells everyone, and says who is gone. */
export interface MemoryHub {
  /** How somebody connects. */
  connect: (name: string) => ConnectTable;
  /** Breaks the line of somebody, or lets it stand again; while broken no attempt succeeds. */
  setCut: (name: string, isCut: boolean) => void;
  /** Messages that have not arrived; delivered at once unless the hub holds them. */
  readonly flying: InFlight[];
  /** All that was said, in order. */
  readonly said: Array<{ name: string; message: LiveMessage }>;
}

export function createMemoryHub({ holds = false } = {}): MemoryHub {
  const sockets = new Set<{ name: string; pageId: string; fire: (kind: string, event: object) => void; shut: () => void }>();
  const cut = new Set<string>();
  const flying: InFlight[] = [];
  const said: MemoryHub['said'] = [];

  const post = (one: { name: string; fire: (kind: string, event: object) => void }, message: object) => {
    const data = JSON.stringify(message);
    const flight: InFlight = { to: one.name, data, deliver: () => one.fire('message', { data }) };
    if (holds) flying.push(flight);
    else queueMicrotask(flight.deliver);
  };
  const tellAll = (from: { name: string; pageId: string }, message: Exclude<LiveMessage, { type: 'heart_beat' }>) => {
    const stamped = { ...message, data: { ...message.data, from: { userId: from.name, name: from.name, pageId: from.pageId } } };
    for (const one of sockets) post(one, stamped);
  };

  return {
    flying,
    said,
    setCut(name, isCut) {
      if (isCut) cut.add(name);
      else cut.delete(name);
      for (const one of sockets) if (isCut && one.name === name) one.shut();
    },
    connect: (name) => (pageId) => {
      const heard = new Map<string, Array<(event: object) => void>>();
      let isOpen = true;
      const fire = (kind: string, event: object) => {
        if (isOpen || kind === 'close') for (const listener of heard.get(kind) ?? []) listener(event);
      };
      const shut = () => {
        if (!isOpen) return;
        isOpen = false;
        sockets.delete(own);
        for (const socketKey of keys)
          tellAll(own, { type: 'common_send_date', data: { key: `live.${socketKey}`, socketKey, args: [{ kind: 'gone' }] } });
        fire('close', { code: 1006 });
      };
      const keys = new Set<string>();
      const own = { name, pageId, fire, shut };
      const open = () => {
        if (cut.has(name)) return shut();
        sockets.add(own);
        fire('open', {});
      };
      queueMicrotask(open);
      return {
        addEventListener: (kind: string, listener: (event: object) => void) => heard.set(kind, [...(heard.get(kind) ?? []), listener]),
        close: shut,
        send(text: string) {
          const message = JSON.parse(text) as LiveMessage;
          said.push({ name, message });
          if (message.type === 'heart_beat') return post(own, { type: 'heart_beat', data: true });
          keys.add(message.data.socketKey);
          tellAll(own, message);
        },
      } as unknown as LiveSocket;
    },
  };
}

/** A clock that goes when told to. */
export interface HeldClock extends LineClock {
  now: () => number;
  advance: (ms: number) => void;
}

export function createHeldClock(): HeldClock {
  let now = 0;
  let count = 0;
  const timers = new Map<number, { at: number; act: () => void }>();
  return {
    now: () => now,
    setTimeout(act, ms) {
      count += 1;
      timers.set(count, { at: now + ms, act });
      return count;
    },
    clearTimeout: (timer) => void timers.delete(timer as number),
    advance(ms) {
      const end = now + ms;
      for (;;) {
        const due = [...timers].filter(([, { at }]) => at <= end).toSorted(([, one], [, other]) => one.at - other.at)[0];
        if (due === undefined) break;
        now = due[1].at;
        timers.delete(due[0]);
        due[1].act();
      }
      now = end;
    },
  };
}
