import { readMessage, type LiveMessage } from './liveMessages.ts';

/** How the line to the other people of a table stands. @source TBL-13 */
export type LineState = 'connecting' | 'open' | 'waiting' | 'closed';

/** The part of a WebSocket that a line needs. */
export type LiveSocket = Pick<WebSocket, 'addEventListener' | 'close' | 'send'>;

/** Opens the socket of a page at `/vxeSocket/{userId}/{pageId}`; undefined while nobody is signed in. */
export type ConnectTable = (pageId: string) => LiveSocket | undefined;

/** Time, for tests to hold still. */
export interface LineClock {
  setTimeout: (act: () => void, ms: number) => unknown;
  clearTimeout: (timer: unknown) => void;
}

/** Milliseconds of the wire. @source TBL-13 */
const lineTimes = {
  /** From an answer to the next beat. */
  beat: 10_000,
  /** For an answer to come. */
  answer: 6_000,
  reconnect: 5_000,
} as const;

/** The server ended the session: it does not want to be asked again. */
const sessionEnded = 4401;

/** One line of a page, which all its tables share. */
export interface TableLine {
  /** 32 hexadecimal digits, made once. */
  readonly pageId: string;
  state: () => LineState;
  /** Connects, and keeps connected until the answer is called; the last one hangs up. */
  start: () => () => void;
  /** @returns false while the line does not stand: nothing was sent */
  send: (message: LiveMessage) => boolean;
  subscribe: (listener: LineListener) => () => void;
}

/** What a table is told. */
export interface LineListener {
  state?: (state: LineState) => void;
  message?: (message: LiveMessage) => void;
}

/** Makes the line of a page. Beats, time-outs and reconnections are those of the wire. @source TBL-13, jeecg-wire 4.9 */
export function createTableLine({ connect, pageId, clock = realClock }: TableLineOptions): TableLine {
  const listeners = new Set<LineListener>();
  let state: LineState = 'closed';
  let socket: LiveSocket | undefined;
  let timer: unknown;
  let users = 0;

  const set = (next: LineState) => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener.state?.(next);
  };
  const plan = (act: () => void, ms: number) => {
    clock.clearTimeout(timer);
    timer = clock.setTimeout(act, ms);
  };
  const drop = () => {
    clock.clearTimeout(timer);
    const old = socket;
    socket = undefined;
    old?.close();
  };
  const wait = () => {
    drop();
    set('waiting');
    plan(open, lineTimes.reconnect);
  };
  const planBeat = () =>
    plan(() => {
      say({ type: 'heart_beat', data: '' });
      // No answer: the far side is gone, whatever the socket says.
      plan(wait, lineTimes.answer);
    }, lineTimes.beat);
  const say = (message: LiveMessage) => socket?.send(JSON.stringify(message));

  function open() {
    drop();
    set('connecting');
    const own = connect(pageId);
    socket = own;
    if (own === undefined) return set('closed');
    const listen = <Event>(name: string, act: (event: Event) => void) =>
      own.addEventListener(
        name as 'message',
        ((event: Event) => {
          // What an abandoned line still says belongs to nobody.
          if (socket === own) act(event);
        }) as never,
      );
    listen('open', () => {
      planBeat();
      set('open');
    });
    listen<MessageEvent>('message', ({ data }) => {
      const message = readMessage(data);
      if (message?.type === 'heart_beat') planBeat();
      else if (message !== undefined) for (const listener of listeners) listener.message?.(message);
    });
    listen<CloseEvent>('close', ({ code }) => {
      if (code !== sessionEnded) return wait();
      drop();
      set('closed');
    });
    listen('error', wait);
  }

  return {
    pageId,
    state: () => state,
    start() {
      users += 1;
      if (users === 1) {
        globalThis.addEventListener?.('online', open);
        globalThis.addEventListener?.('offline', wait);
        open();
      }
      let isStopped = false;
      return () => {
        if (isStopped) return;
        isStopped = true;
        users -= 1;
        if (users > 0) return;
        globalThis.removeEventListener?.('online', open);
        globalThis.removeEventListener?.('offline', wait);
        drop();
        set('closed');
      };
    },
    send(message) {
      if (state !== 'open') return false;
      say(message);
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What a line is made of. */
export interface TableLineOptions {
  connect: ConnectTable;
  pageId: string;
  clock?: LineClock;
}

/** The time of this browser. */
export const realClock: LineClock = {
  setTimeout: (act, ms) => globalThis.setTimeout(act, ms),
  clearTimeout: (timer) => globalThis.clearTimeout(timer as ReturnType<typeof setTimeout>),
};

const lines = new WeakMap<ConnectTable, TableLine>();
let pageId: string | undefined;

/** The line that belongs to a way to connect: one per page, whatever the number of its tables. */
export function lineOf(connect: ConnectTable): TableLine {
  const known = lines.get(connect);
  if (known !== undefined) return known;
  pageId ??= newId();
  const line = createTableLine({ connect, pageId });
  lines.set(connect, line);
  return line;
}

/** 32 hexadecimal digits. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
