import { expect, test } from 'vitest';
import type { Platform } from '../../../platform/platform.ts';
import { inTurn } from './reportTurns.ts';

test('POP-04 two reports run at once, the others in the order in which they came, also after a failure', async () => {
  const platform = {} as Platform;
  const began: number[] = [];
  const ends: (() => void)[] = [];
  const runs = [0, 1, 2, 3, 4].map((number) =>
    inTurn(platform, async () => {
      began.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (number === 1) throw new Error('failed');
      return number;
    }).catch(() => -1),
  );
  const settle = () => new Promise((resolve) => setImmediate(resolve));

  await settle();
  expect(began).toEqual([0, 1]);
  ends[1]?.();
  await settle();
  expect(began).toEqual([0, 1, 2]);
  ends[0]?.();
  ends[2]?.();
  await settle();
  expect(began).toEqual([0, 1, 2, 3, 4]);
  ends[3]?.();
  ends[4]?.();
  expect(await Promise.all(runs)).toEqual([0, -1, 2, 3, 4]);
});
