import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNewsChannel, type NewsChannelOptions } from './createNewsChannel.ts';

class FakeSocket extends EventTarget {
  isClosed = false;
  close() {
    this.isClosed = true;
  }
  say(data: unknown) {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
  opens() {
    this.dispatchEvent(new Event('open'));
  }
  breaks(code = 1006) {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

let sockets: FakeSocket[];
let page: EventTarget;

beforeEach(() => {
  sockets = [];
  page = new EventTarget();
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function build(options: Partial<NewsChannelOptions> = {}) {
  const onMessage = vi.fn();
  const onReopen = vi.fn();
  const connect = vi.fn((_url: string | URL, _protocols: string[] | undefined) => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  });
  const channel = createNewsChannel({
    address: () => ({ url: 'ws://host/websocket/u1', protocols: ['v1', 'token'] }),
    parse: (data) => (typeof data === 'string' && data.startsWith('news:') ? { kind: data.slice(5) } : undefined),
    onMessage,
    onReopen,
    isFinal: (code) => code === 4401,
    connect,
    ...options,
  });
  return { channel, connect, onMessage, onReopen, state: () => channel.getSnapshot().state };
}
const last = () => sockets.at(-1) as FakeSocket;

test('NOTI-06 messages arrive at once; what is not a message is passed over', () => {
  const { channel, connect, onMessage, state } = build();
  expect(state()).toBe('closed');
  channel.start();
  expect(connect).toHaveBeenCalledWith('ws://host/websocket/u1', ['v1', 'token']);
  expect(state()).toBe('connecting');
  last().opens();
  expect(state()).toBe('open');
  last().say('news:topic');
  last().say('not news');
  expect(onMessage.mock.calls).toEqual([[{ kind: 'topic' }]]);
});

test('NOTI-06 a broken line is tried three times after 5 s, then with growing pauses of at most a minute, and asks again', () => {
  const { channel, onReopen, state } = build();
  channel.start();
  last().opens();
  expect(onReopen).not.toHaveBeenCalled();
  last().breaks();
  expect(channel.getSnapshot()).toEqual({ state: 'waiting', retryAt: 5000 });
  vi.advanceTimersByTime(4999);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sockets).toHaveLength(2);
  for (const pause of [5000, 5000, 10_000, 15_000]) {
    last().breaks();
    expect(channel.getSnapshot()).toEqual({ state: 'waiting', retryAt: Date.now() + pause });
    vi.advanceTimersByTime(pause);
  }
  for (let index = 0; index < 20; index += 1) {
    last().breaks();
    vi.advanceTimersByTime(60_000);
  }
  expect(sockets).toHaveLength(26);
  last().opens();
  expect(onReopen).toHaveBeenCalledTimes(1);
  expect(state()).toBe('open');
});

test('NOTI-06 the end of the session is final', () => {
  const { channel, state } = build();
  channel.start();
  last().breaks(4401);
  vi.advanceTimersByTime(600_000);
  expect(state()).toBe('closed');
  expect(sockets).toHaveLength(1);
});

test('NOTI-06 a network that is away is waited for', () => {
  const { channel, state } = build();
  channel.start();
  last().opens();
  vi.stubGlobal('navigator', { onLine: false });
  page.dispatchEvent(new Event('offline'));
  expect(state()).toBe('offline');
  expect(last().isClosed).toBe(true);
  channel.retry();
  expect(state()).toBe('offline');
  vi.stubGlobal('navigator', { onLine: true });
  page.dispatchEvent(new Event('online'));
  expect(state()).toBe('connecting');
  expect(sockets).toHaveLength(2);
  vi.stubGlobal('navigator', { onLine: false });
  last().breaks();
  expect(state()).toBe('offline');
});

test('NOTI-06 a person need not wait; an abandoned line says nothing more', () => {
  const { channel, onMessage, state } = build();
  channel.start();
  const first = last();
  first.breaks();
  channel.retry();
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(2);
  first.say('news:user');
  first.breaks();
  expect(onMessage).not.toHaveBeenCalled();
  expect(state()).toBe('connecting');
});

test('NOTI-06 without a session there is no line, and stopping ends it for good', () => {
  const nobody = build({ address: () => undefined });
  nobody.channel.start();
  expect(nobody.state()).toBe('closed');
  expect(sockets).toHaveLength(0);

  const { channel, state } = build();
  const heard = vi.fn();
  channel.subscribe(heard);
  const [stop, stopOther] = [channel.start(), channel.start()];
  expect(sockets).toHaveLength(1);
  last().breaks();
  stop();
  stop();
  expect(state()).toBe('waiting');
  stopOther();
  vi.advanceTimersByTime(600_000);
  channel.retry();
  expect(sockets).toHaveLength(1);
  expect(state()).toBe('closed');
  expect(heard).toHaveBeenCalledTimes(3);
});
