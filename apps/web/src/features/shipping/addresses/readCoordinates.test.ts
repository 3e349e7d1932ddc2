import { expect, test } from 'vitest';
import { readCoordinates } from './readCoordinates.ts';

test.each([
  '116.41024449916938,39.91640428150164',
  '39.91640428150164, 116.41024449916938',
  '116.41024449916938 39.91640428150164',
  '116.41024449916938°E，39.91640428150164°N',
])('PLACE-03 %s is read as a point of each system', (text) => {
  const points = readCoordinates(text);
  expect(points.map(({ from }) => from)).toEqual(['gcj02', 'wgs84', 'bd09']);
  const [gcj, wgs] = points;
  expect(gcj!.lng).toBeCloseTo(116.404, 6);
  expect(gcj!.lat).toBeCloseTo(39.915, 6);
  expect(wgs).toMatchObject({ lng: 116.41024449916938, lat: 39.91640428150164 });
});

test.each(['', '寿光', '116.4', '116.4,', '200.1,39.9', '12345678', '10.5,3.7'])('PLACE-03 %j is not a point', (text) => {
  expect(readCoordinates(text)).toEqual([]);
});
