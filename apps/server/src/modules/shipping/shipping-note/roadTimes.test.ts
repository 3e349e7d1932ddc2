import { describe, expect, test } from 'vitest';
import { createFakeClock } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { AppError } from '../../../platform/errors.ts';
import { assertRoadTimes, roadTimeProblem, type RoadTimes } from './roadTimes.ts';

const at = (time: string) => `2026-06-02 ${time}`;
const now = at('18:00:00');
const nothing: RoadTimes = {
  createTime: at('06:00:00'),
  dispatchTime: at('06:30:00'),
  acceptTime: at('07:00:00'),
  loadTime: null,
  departTime: null,
  arriveTime: null,
  unloadTime: null,
  signTime: null,
};
const whole: RoadTimes = {
  ...nothing,
  loadTime: at('08:00:00'),
  departTime: at('09:00:00'),
  arriveTime: at('15:00:00'),
  unloadTime: at('16:00:00'),
  signTime: at('17:00:00'),
};
/** A waybill that has come as far as the step before `step`. */
const until = (step: keyof RoadTimes): RoadTimes => {
  const names = Object.keys(whole) as (keyof RoadTimes)[];
  return Object.fromEntries(names.map((name, place) => [name, place < names.indexOf(step) ? whole[name] : null])) as unknown as RoadTimes;
};
const problem = (known: RoadTimes, given: Parameters<typeof roadTimeProblem>[1]['given']) =>
  roadTimeProblem(known, { given, now })?.message ?? '';

describe('WAY-02 R3 times on the road follow each other', () => {
  test.each([
    ['loadTime', '06:59:59', '装货时间不能早于接单时间 2026-06-02 07:00:00'],
    ['loadTime', '07:00:00', ''],
    ['loadTime', '07:00:01', ''],
    ['departTime', '07:59:59', '发车时间不能早于装货时间'],
    ['departTime', '08:00:00', ''],
    ['departTime', '08:00:01', ''],
    ['arriveTime', '08:59:59', '到达时间不能早于发车时间'],
    ['arriveTime', '09:00:00', ''],
    ['arriveTime', '09:00:01', ''],
    ['unloadTime', '08:00:00', '卸货时间必须晚于装货时间'],
    ['unloadTime', '09:00:00', '卸货时间必须晚于发车时间'],
    ['unloadTime', '14:59:59', '卸货时间不能早于到达时间'],
    ['unloadTime', '15:00:00', ''],
    ['unloadTime', '15:00:01', ''],
    ['signTime', '15:59:59', '签收时间不能早于卸货时间'],
    ['signTime', '16:00:00', ''],
    ['signTime', '16:00:01', ''],
  ] as const)('%s at %s: %s', (step, time, message) => {
    expect(problem(until(step), { [step]: at(time) })).toBe(message);
  });

  test.each(['loadTime', 'departTime', 'arriveTime', 'unloadTime', 'signTime'] as const)('%s is not in the future', (step) => {
    expect(problem(until(step), { [step]: at('17:59:59') })).toBe('');
    expect(problem(until(step), { [step]: now })).toBe('');
    expect(problem(until(step), { [step]: at('18:00:01') })).toMatch(/不能晚于当前时间$/);
  });

  test.each([
    ['acceptTime', '06:29:59', '装货时间不能早于派车时间 2026-06-02 06:30:00'],
    ['acceptTime', '06:30:00', ''],
    ['dispatchTime', '05:59:59', '装货时间不能早于下单时间 2026-06-02 06:00:00'],
    ['dispatchTime', '06:00:00', ''],
  ] as const)('where %s is unknown the step before it counts: %s', (unknown, time, message) => {
    const known = { ...nothing, acceptTime: null, [unknown]: null };
    expect(problem(known, { loadTime: at(time) })).toBe(message);
  });

  test.each([
    ['a later loading than the departure', { loadTime: at('09:00:01') }, '装货时间不能晚于发车时间'],
    ['the loading at the departure', { loadTime: at('09:00:00') }, ''],
    ['an unloading after the signature', { unloadTime: at('17:00:01') }, '卸货时间不能晚于签收时间'],
    ['an unloading at the signature', { unloadTime: at('17:00:00') }, ''],
    ['an unloading before the arrival', { unloadTime: at('14:59:59') }, '卸货时间不能早于到达时间'],
  ])('a correction stays between its neighbours: %s', (_what, given, message) => {
    expect(problem(whole, given)).toBe(message);
  });

  test.each([
    ['at the same moment', '10:00:00', '10:00:00', '卸货时间必须晚于装货时间'],
    ['the other way round', '10:00:01', '10:00:00', '卸货时间必须晚于装货时间'],
    ['one after the other', '10:00:00', '10:00:01', ''],
  ])('loading and unloading of one slip, %s', (_what, loadTime, unloadTime, message) => {
    expect(problem(nothing, { loadTime: at(loadTime), unloadTime: at(unloadTime) })).toBe(message);
  });

  test.each([
    ['loadTime', '08:00:00', '到达时间必须晚于装货时间'],
    ['loadTime', '07:59:59', ''],
    ['departTime', '08:00:00', ''],
    ['departTime', '08:00:01', '到达时间不能早于发车时间'],
  ] as const)('an arrival at eight, with %s at %s alone: %s', (step, time, message) => {
    expect(problem({ ...nothing, [step]: at(time) }, { arriveTime: at('08:00:00') })).toBe(message);
  });

  test.each([
    ['unloadTime', '09:00:00', 40214],
    ['unloadTime', '14:59:59', undefined],
    ['signTime', '15:59:59', undefined],
  ] as const)('%s at %s has the code %s', (step, time, errorCode) => {
    const found = roadTimeProblem(until(step), { given: { [step]: at(time) }, now });

    expect(found?.step).toBe(step);
    expect(found?.errorCode).toBe(errorCode);
  });

  test('a time that is taken away, or that nobody gives, contradicts nothing', () => {
    expect(problem(whole, { loadTime: null, departTime: null })).toBe('');
    expect(problem(whole, {})).toBe('');
  });

  test('a problem is told at the input that holds the time, and nothing is told where there is none', () => {
    const clock = createFakeClock();
    clock.set('2026-06-02T18:00:00+08:00');
    const check = (known: RoadTimes, given: object, paths: object): AppError | undefined => {
      try {
        assertRoadTimes({ clock } as unknown as Context, known, { given, paths });
        return undefined;
      } catch (error) {
        return error as AppError;
      }
    };

    expect(check(until('unloadTime'), { unloadTime: at('09:00:00') }, { unloadTime: 'time' })).toMatchObject({
      message: '卸货时间必须晚于发车时间',
      details: { errorCode: 40214, errorData: [{ path: 'time', message: '卸货时间必须晚于发车时间' }] },
    });
    const early = check(until('signTime'), { signTime: at('15:59:59') }, {});
    expect(early).toMatchObject({ kind: 'InvalidInput', details: { errorData: [{ path: 'signTime' }] } });
    expect(early?.details.errorCode).toBeUndefined();
    expect(check(until('signTime'), { signTime: at('16:00:00') }, {})).toBeUndefined();
    expect(check(until('signTime'), { signTime: at('18:00:01') }, {})).toMatchObject({ message: '签收时间不能晚于当前时间' });
  });
});
