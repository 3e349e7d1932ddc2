import { expect, test } from 'vitest';
import { divisionCentres } from './divisionCentres.ts';
import { divisions } from './divisions.ts';

test('PLACE-03 every division of today has a seat on the map, within its neighbourhood', () => {
  const centres = new Map(divisionCentres().map((one) => [one.adcode, one]));
  const ours = [...divisions()].filter(([adcode, { abolished }]) => !adcode.endsWith('00') && abolished === null).map(([adcode]) => adcode);

  expect(ours.filter((adcode) => !centres.has(adcode))).toEqual(['653132']);
  for (const { lng, lat } of centres.values()) {
    expect(lng > 73 && lng < 136).toBe(true);
    expect(lat > 3 && lat < 54).toBe(true);
  }
});

test('PLACE-03 no division has the place of one in another prefecture, as one that was looked up by its name alone would', () => {
  const places = Map.groupBy(divisionCentres(), ({ lng, lat }) => `${lng},${lat}`);
  const shared = [...places.values()].filter((own) => new Set(own.map(({ adcode }) => adcode.slice(0, 4))).size > 1);
  expect(shared).toEqual([]);
});

test.each([
  ['130902', 116.9, 38.3],
  ['140215', 113.6, 40],
  ['500157', 106.5, 29.6],
  ['460302', 112.3, 16.8],
  ['653228', 78, 36.4],
  ['659012', 82.9, 46.7],
])('PLACE-03 %s lies about %d, %d', (adcode, lng, lat) => {
  const centre = divisionCentres().find((one) => one.adcode === adcode);

  expect(Math.abs((centre?.lng ?? 0) - lng)).toBeLessThan(0.2);
  expect(Math.abs((centre?.lat ?? 0) - lat)).toBeLessThan(0.2);
});
