import { describe, expect, test } from 'vitest';
import { averageSpeed, lossPerMille, rulesPassed } from './reviewFigures.ts';

describe('SHIP-03 figures of a review', () => {
  test.each([
    [{ lossWeight: 180, loadWeight: 32_480 }, 5.54],
    [{ lossWeight: -20, loadWeight: 20_000 }, -1],
    [{ lossWeight: 0, loadWeight: 20_000 }, 0],
    [{ lossWeight: null, loadWeight: 20_000 }, undefined],
    [{ lossWeight: 10, loadWeight: 0 }, undefined],
  ])('SHIP-03 the loss of %j is %s per mille', (note, expected) => {
    const loss = lossPerMille(note);
    expect(loss === undefined ? undefined : Math.round(loss * 100) / 100).toBe(expected);
  });

  const way = {
    trackDistance: 900_000,
    distance: 800_000,
    departTime: '2026-11-29 20:00:00',
    loadTime: null,
    arriveTime: '2026-11-30 08:00:00',
    unloadTime: null,
  };
  test.each([
    [{}, 75],
    [{ trackDistance: null }, 66.67],
    [{ departTime: null, loadTime: '2026-11-29 19:00:00' }, 69.23],
    [{ arriveTime: null, unloadTime: '2026-11-30 09:00:00' }, 69.23],
    [{ arriveTime: '2026-11-29 20:00:00' }, undefined],
    [{ arriveTime: null }, undefined],
    [{ trackDistance: null, distance: 0 }, undefined],
  ])('SHIP-03 the speed with %j is %s km/h', (changes, expected) => {
    const speed = averageSpeed({ ...way, ...changes });
    expect(speed === undefined ? undefined : Math.round(speed * 100) / 100).toBe(expected);
  });

  test.each([
    [{ failedRules: null, businessReviewState: '0' }, '--'],
    [{ failedRules: null, businessReviewState: '1' }, '12/12'],
    [{ failedRules: 'R5', businessReviewState: '1' }, '11/12'],
    [{ failedRules: 'R5,R7', businessReviewState: '3' }, '10/12'],
  ])('SHIP-03 of %j %s rules passed', (note, expected) => expect(rulesPassed(note)).toBe(expected));
});
