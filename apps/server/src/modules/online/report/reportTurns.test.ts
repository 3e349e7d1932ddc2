import { expect, test } from 'vitest';
import type { Platform } from '../../../platform/platform.ts';
import { inTurn, type Lane } from './reportTurns.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Asks for turns that end when told. */
function desk() {
  const platform = {} as Platform;
  const running = new Map<string, () => void>();
  const log: string[] = [];
  const ask = (person: string, lane: Lane, name = `${person} ${lane}`) =>
    inTurn(platform, { person, lane }, async () => {
      log.push(name);
      await new Promise<void>((resolve) => running.set(name, resolve));
      if (name === 'fails') throw new Error('failed');
      return name;
    });
  const end = async (name: string) => {
    running.get(name)?.();
    running.delete(name);
    await settle();
  };
  return { ask, end, log, running: () => [...running.keys()] };
}

test('RPT-01 two reports run at once, the others in the order in which they came, also after a failure', async () => {
  const { ask, end, log } = desk();
  const failed = ask('a', 'quick', 'fails').catch(() => 'failed');
  const others = ['b', 'c', 'd'].map((person) => ask(person, 'quick'));
  await settle();
  expect(log).toEqual(['fails', 'b quick']);

  await end('fails');
  expect(log).toEqual(['fails', 'b quick', 'c quick']);
  for (const name of ['b quick', 'c quick', 'd quick']) await end(name);
  expect(await failed).toBe('failed');
  expect(await Promise.all(others)).toEqual(['b quick', 'c quick', 'd quick']);
});

test('RPT-01 security 8.38 one slow report runs at a time, and quick ones pass those that wait', async () => {
  const { ask, end, running } = desk();
  const all = [ask('a', 'slow'), ask('b', 'slow'), ask('c', 'trial'), ask('d', 'quick')];
  await settle();
  expect(running()).toEqual(['a slow', 'c trial']);
  await end('c trial');
  expect(running()).toEqual(['a slow', 'd quick']);
  await end('d quick');
  expect(running()).toEqual(['a slow']);
  await end('a slow');
  expect(running()).toEqual(['b slow']);
  await end('b slow');
  await Promise.all(all);
});

test('RPT-01 security 8.38 a person has one slot, and who had no turn for longest goes first', async () => {
  const { ask, end, running } = desk();
  const all = [ask('a', 'slow', '1'), ask('a', 'quick', '2'), ask('a', 'slow', '3'), ask('b', 'slow', '4')];
  await settle();
  expect(running()).toEqual(['1']);
  await end('1');
  // The quick one of the same person, and the slow one of the other.
  expect(running()).toEqual(['2', '4']);
  await end('2');
  expect(running()).toEqual(['4']);
  await end('4');
  expect(running()).toEqual(['3']);
  await end('3');
  await Promise.all(all);
});

test('RPT-04 who goes away while they wait leaves the line, and the others move up', async () => {
  const platform = {} as Platform;
  const gone = new AbortController();
  const log: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (person: string, signal?: AbortSignal) =>
    inTurn(platform, { person, lane: 'slow', gone: signal }, async () => {
      log.push(person);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  const first = ask('a');
  const leaving = ask('b', gone.signal);
  const last = ask('c');
  gone.abort();
  await expect(leaving).rejects.toMatchObject({ name: 'GivenUp' });
  await expect(ask('d', gone.signal)).rejects.toMatchObject({ name: 'GivenUp' });

  ends[0]?.();
  await first;
  await settle();
  ends[1]?.();
  await last;
  expect(log).toEqual(['a', 'c']);
});
