/** How the line to the server stands. */
export type NewsConnection =
  | { state: 'connecting' | 'open' | 'offline' | 'closed' }
  /** The line broke; `retryAt` (ms since 1970) says when it is tried again. */
  | { state: 'waiting'; retryAt: number };

/** What the server says over the line. */
export interface NewsMessage {
  /** What it is about, in the server's words. */
  kind: string;
  /** What it is about of that kind, such as an announcement. */
  id?: string;
  /** What is shown to the person; absent where it only says that something is new. */
  text?: string;
}

/** The part of a WebSocket that a channel needs. */
export type NewsSocket = Pick<WebSocket, 'addEventListener' | 'close'>;

/** What a channel is made of. */
export interface NewsChannelOptions {
  /** Where to connect now, with the sub-protocols that carry the token; undefined while nobody is signed in. */
  address: () => { url: string | URL; protocols?: string[] } | undefined;
  /** Reads what the server sent; undefined passes it over. */
  parse: (data: unknown) => NewsMessage | undefined;
  /** Told of each message. */
  onMessage: (message: NewsMessage) => void;
  /** The line stands again after it was broken: what was sent meanwhile is lost, so ask again. */
  onReopen?: () => void;
  /** Codes after which the server does not want to be asked again, such as the end of the session. */
  isFinal?: (code: number) => boolean;
  /** Pause after a break, ms. The first three are alike, as a restart of the server takes that long; then they grow. Default 5000. */
  reconnectMs?: number;
  /** Longest pause, ms, default 60000. */
  longestPauseMs?: number;
  /** Opens the line; by default a WebSocket. */
  connect?: (url: string | URL, protocols: string[] | undefined) => NewsSocket;
}

/** A line over which the server says that something is new. A store, so that `useSyncExternalStore` can show how it stands. */
export interface NewsChannel {
  /** Connects, and keeps connected until the returned function is called. */
  start: () => () => void;
  /** Tries at once instead of waiting for the next attempt. */
  retry: () => void;
  /** Calls the listener whenever the line stands otherwise; returns what ends that. */
  subscribe: (listener: () => void) => () => void;
  /** How the line stands now. */
  getSnapshot: () => NewsConnection;
}

/**
 * Makes a line to the server's notification socket: messages arrive at once, a broken line is fixed with
 * growing pauses (spread, so that a restarted server is not asked by everyone in one moment), a network that is away is waited for.
 *
 * @example
 * const channel = createNewsChannel({
 *   address: () => ({ url: 'wss://example.com/news', protocols: [session.state().token ?? ''] }),
 *   parse: (data) => JSON.parse(String(data)),
 *   onMessage: (message) => console.log(message),
 * });
 * const stop = channel.start();
 * @source NOTI-06
 */
export function createNewsChannel(options: NewsChannelOptions): NewsChannel {
  const { address, parse, onMessage, onReopen, isFinal = () => false, reconnectMs = 5000, longestPauseMs = 60_000 } = options;
  const connect = options.connect ?? ((url, protocols) => new WebSocket(url, protocols));
  const listeners = new Set<() => void>();
  let connection: NewsConnection = { state: 'closed' };
  let socket: NewsSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let wasOpen = false;
  let users = 0;

  const set = (next: NewsConnection) => {
    connection = next;
    for (const listener of listeners) listener();
  };
  const hangUp = () => {
    clearTimeout(timer);
    const old = socket;
    socket = undefined;
    old?.close();
  };
  const open = () => {
    hangUp();
    const target = address();
    if (target === undefined) return set({ state: 'closed' });
    if (isOffline()) return set({ state: 'offline' });
    set({ state: 'connecting' });
    const own = connect(target.url, target.protocols);
    socket = own;
    const listen = <Event>(name: string, act: (event: Event) => void) =>
      own.addEventListener(
        name as 'message',
        ((event: Event) => {
          // What an abandoned line still says belongs to nobody.
          if (socket === own) act(event);
        }) as never,
      );
    listen('open', () => {
      failures = 0;
      set({ state: 'open' });
      if (wasOpen) onReopen?.();
      wasOpen = true;
    });
    listen<MessageEvent>('message', (event) => {
      const message = parse(event.data);
      if (message !== undefined) onMessage(message);
    });
    listen<CloseEvent>('close', (event) => {
      socket = undefined;
      if (isFinal(event.code)) return set({ state: 'closed' });
      if (isOffline()) return set({ state: 'offline' });
      failures += 1;
      const pause = Math.min(longestPauseMs, reconnectMs * Math.max(1, failures - 2)) + Math.round(Math.random() * reconnectMs);
      timer = setTimeout(open, pause);
      set({ state: 'waiting', retryAt: Date.now() + pause });
    });
  };
  const handleOffline = () => {
    hangUp();
    set({ state: 'offline' });
  };

  return {
    start: () => {
      users += 1;
      if (users === 1) {
        globalThis.addEventListener?.('online', open);
        globalThis.addEventListener?.('offline', handleOffline);
        open();
      }
      let isStopped = false;
      return () => {
        if (isStopped) return;
        isStopped = true;
        users -= 1;
        if (users > 0) return;
        globalThis.removeEventListener?.('online', open);
        globalThis.removeEventListener?.('offline', handleOffline);
        hangUp();
        failures = 0;
        wasOpen = false;
        set({ state: 'closed' });
      };
    },
    retry: () => {
      if (users > 0) open();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => connection,
  };
}

const isOffline = () => (globalThis.navigator as Navigator | undefined)?.onLine === false;
