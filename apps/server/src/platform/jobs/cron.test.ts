import { expect, test } from 'vitest';
import { toDateTimeText } from '../clock.ts';
import { cronProblem, nextRun, nextRuns } from './cron.ts';

const from = new Date('2026-06-01T10:00:00+08:00');
const runs = (expression: string, count = 2) => nextRuns(expression, { from, count }).map(toDateTimeText);

test.each([
  ['0 0/5 * * * ?', '2026-06-01 10:05:00', '2026-06-01 10:10:00'],
  ['30 17 3 * * ?', '2026-06-02 03:17:30', '2026-06-03 03:17:30'],
  ['0 0 3 ? * MON-FRI', '2026-06-02 03:00:00', '2026-06-03 03:00:00'],
  ['0 0 3 ? * 2', '2026-06-08 03:00:00', '2026-06-15 03:00:00'],
  ['0 0 3 ? * 1,7', '2026-06-06 03:00:00', '2026-06-07 03:00:00'],
  ['0 0 3 ? * 6L', '2026-06-26 03:00:00', '2026-07-31 03:00:00'],
  ['0 0 3 ? * 6#3', '2026-06-19 03:00:00', '2026-07-17 03:00:00'],
  ['0 0 0 L * ?', '2026-06-30 00:00:00', '2026-07-31 00:00:00'],
  ['0 0 0 LW 8 ?', '2026-08-31 00:00:00', '2027-08-31 00:00:00'],
  ['0 0 0 15W 8 ?', '2026-08-14 00:00:00', '2027-08-16 00:00:00'],
  ['0 0 8-10/2 * jan,jul ?', '2026-07-01 08:00:00', '2026-07-01 10:00:00'],
  ['0 0 0 29 2 ?', '2028-02-29 00:00:00', '2032-02-29 00:00:00'],
  ['0 0 12 1 1 ? 2030-2031', '2030-01-01 12:00:00', '2031-01-01 12:00:00'],
  ['0 0 0 1 * *', '2026-07-01 00:00:00', '2026-08-01 00:00:00'],
])('SYS-11 %s is due at %s, then at %s, in Asia/Shanghai', (expression, ...expected) => {
  expect(cronProblem(expression, from)).toBeUndefined();
  expect(runs(expression)).toEqual(expected);
});

test.each([
  ['* * * * * ?', 'second'],
  ['0/30 * * * * ?', 'second'],
  ['0,30 * * * * ?', 'second'],
  ['0-1 * * * * ?', 'second'],
  ['*/5 * * * *', 'shape'],
  ['0 3 * * *', 'shape'],
  ['@daily', 'shape'],
  ['', 'shape'],
  ['0 0 3 * * ? * *', 'shape'],
  ['0 0 3 * * ;drop', 'shape'],
  ['0 0 3 1 * 2', 'day'],
  ['0 0 3 * * *', 'day'],
  ['0 0 3 ? * ?', 'day'],
  ['61 0 3 * * ?', 'value'],
  ['0 60 3 * * ?', 'value'],
  ['0 0 24 * * ?', 'value'],
  ['0 0 3 32 * ?', 'value'],
  ['0 0 3 * 13 ?', 'value'],
  ['0 0 3 ? * 0', 'value'],
  ['0 0 3 ? * 8', 'value'],
  ['0 0 3 30 2 ?', 'never'],
  ['0 0 3 1 1 ? 2020', 'never'],
])('SYS-11 security 35 %s is refused: %s', (expression, problem) => {
  const began = performance.now();
  expect(cronProblem(expression, from)).toBe(problem);
  expect(performance.now() - began).toBeLessThan(500);
});

test('SYS-11 runs are a minute apart at least, and the clock itself is not a run', () => {
  const minute = nextRuns('5 * * * * ?', { from, count: 50 }).map((one) => one.getTime());
  for (const [index, one] of minute.slice(1).entries()) expect(one - minute[index]!).toBe(60_000);
  expect(nextRun('0 0 10 * * ?', from)).toEqual(new Date('2026-06-02T10:00:00+08:00'));
  expect(nextRun('0 0 3 30 2 ?', from)).toBeNull();
});
