import { expect, test } from 'vitest';
import { createHeldClock } from './memoryHub.fixture.ts';
import { readMessage } from './liveMessages.ts';
import { createTableLine, newId, type LiveSocket } from './tableLine.ts';

function build() {
  const clock = createHeldClock();
  const opened: Array<{ at: number; sent: string[]; isClosed: boolean; fire: (kind: string, event?: object) => void }> = [];
  const states: string[] = [];
  const line = createTableLine({
    clock,
    pageId: 'p',
    connect: () => {
      const heard = new Map<string, (event: object) => void>();
      const own = {
        at: clock.now(),
        sent: [] as string[],
        isClosed: false,
        fire: (kind: string, event: object = {}) => heard.get(kind)?.(event),
      };
      opened.push(own);
      return {
        addEventListener: (kind: string, listener: (event: object) => void) => heard.set(kind, listener),
        send: (text: string) => own.sent.push(text),
        close: () => void (own.isClosed = true),
      } as unknown as LiveSocket;
    },
  });
  line.subscribe({ state: (state) => states.push(state) });
  return { clock, opened, states, line };
}
const beat = '{"type":"heart_beat","data":""}';

test('TBL-13 a beat 10000 ms after each answer; 6000 ms without one end the line; 5000 ms later it is tried again', () => {
  const { clock, opened, states, line } = build();
  line.start();
  const [first] = opened;
  first!.fire('open');

  clock.advance(9_999);
  expect(first!.sent).toEqual([]);
  clock.advance(1);
  expect(first!.sent).toEqual([beat]);
  clock.advance(5_999);
  first!.fire('message', { data: '{"type":"heart_beat","data":true}' });
  clock.advance(9_999);
  expect(first!.sent).toHaveLength(1);
  clock.advance(1);
  expect(first!.sent).toHaveLength(2);
  clock.advance(5_999);
  expect(first!.isClosed).toBe(false);
  clock.advance(1);
  expect([first!.isClosed, line.state()]).toEqual([true, 'waiting']);
  clock.advance(4_999);
  expect(opened).toHaveLength(1);
  clock.advance(1);
  expect(opened).toHaveLength(2);

  expect(states).toEqual(['connecting', 'open', 'waiting', 'connecting']);
});

test('TBL-13 a line that closes or fails is tried again after 5000 ms; one that the session ended is not', () => {
  const { clock, opened, line } = build();
  const stop = line.start();
  opened[0]!.fire('error');
  // What the abandoned one still says belongs to nobody.
  opened[0]!.fire('open');
  expect(line.state()).toBe('waiting');
  clock.advance(5_000);
  opened[1]!.fire('open');
  opened[1]!.fire('close', { code: 1006 });
  clock.advance(5_000);
  opened[2]!.fire('close', { code: 4401 });
  clock.advance(60_000);
  expect([opened.length, line.state()]).toEqual([3, 'closed']);
  stop();
});

test('TBL-13 the line stands as long as one table uses it; nothing is sent without it', () => {
  const { clock, opened, line } = build();
  const [one, other] = [line.start(), line.start()];
  expect(line.send({ type: 'heart_beat', data: '' })).toBe(false);
  opened[0]!.fire('open');
  one();
  one();
  expect(line.send({ type: 'heart_beat', data: '' })).toBe(true);
  other();
  expect([opened.length, opened[0]!.isClosed, line.state()]).toEqual([1, true, 'closed']);
  clock.advance(60_000);
  expect(opened).toHaveLength(1);
});

test('TBL-13 what is not a message is passed over', () => {
  const update = (data: unknown) => readMessage(JSON.stringify({ type: 'update_vxe_table', data }));
  for (const data of ['', 'x', '[]', 'null', '1', '{"type":"other","data":{}}', new Uint8Array()])
    expect(readMessage(data)).toBeUndefined();
  for (const data of [null, {}, { socketKey: 'a' }, { socketKey: 'a', args: [] }, { socketKey: 'a', args: [[], 'c'] }])
    expect(update(data)).toBeUndefined();
  expect(update({ socketKey: 'a', args: [{ id: 1 }, 'c'], live: { seq: 'x', at: 1 }, from: 'me', rows: [1, { id: 2 }] })).toEqual({
    type: 'update_vxe_table',
    data: { socketKey: 'a', args: [{ id: 1 }, 'c'], rows: [{ id: 2 }] },
  });
});

test('TBL-13 a page has an id of 32 hexadecimal digits', () => {
  expect(newId()).toMatch(/^[0-9a-f]{32}$/);
  expect(newId()).not.toBe(newId());
});
