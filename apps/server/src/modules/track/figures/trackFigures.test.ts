import { describe, expect, test } from 'vitest';
import { toGcj02, toWgs84 } from '@tarmac/freight-api/rules';
import { simplify } from './simplify.ts';
import { nearestTo, trackFigures, trackVerdict } from './trackFigures.ts';

const minute = 60_000;
const point = (minutes: number, lng: number, lat = 35, speed: number | null = null) => ({ at: minutes * minute, lng, lat, speed });

describe('FRT-19 what a track comes to', () => {
  test('mileage, stops, stretches above the limit and the longest gap', () => {
    const { points, ...figures } = trackFigures(
      [
        point(0, 110, 35, 0),
        point(10, 110.1, 35, 80),
        point(20, 110.2, 35, 112),
        point(30, 110.3, 35, 115),
        point(55, 110.301, 35, 0),
        point(65, 110.4, 35, 120),
        point(200, 110.5, 35, 60),
      ],
      110,
    );

    expect(points).toHaveLength(7);
    expect(figures).toMatchObject({
      stops: [{ lng: 110.3, from: 30 * minute, to: 55 * minute }],
      overSpeedCount: 2,
      maxGapMinutes: 135,
    });
    // Half a degree of longitude at 35° north.
    expect(figures.mileage).toBeGreaterThan(45_400);
    expect(figures.mileage).toBeLessThan(45_700);
  });

  test('a moment counts once, in the order of time, and a jump that no truck makes not at all', () => {
    const { points, mileage } = trackFigures([point(10, 110.1), point(0, 110), point(10, 110.1), point(11, 113), point(20, 110.2)], 110);

    expect(points.map(({ lng }) => lng)).toEqual([110, 110.1, 110.2]);
    expect(mileage).toBeLessThan(19_000);
    expect(trackFigures([], 110)).toEqual({ points: [], mileage: 0, stops: [], overSpeedCount: 0, maxGapMinutes: 0 });
  });

  test('a line is drawn with 2,000 points at most, its ends and corners among them', () => {
    const corner = { lng: 115, lat: 36 };
    const line = Array.from({ length: 20_001 }, (_, index) =>
      index <= 10_000
        ? { lng: 110 + index * 0.0005, lat: 35 + index * 0.0001 + Math.sin(index / 7) * 0.0004 }
        : { lng: 115 + (index - 10_000) * 0.0005, lat: 36 - (index - 10_000) * 0.0001 },
    );
    line[10_000] = corner;

    const drawn = simplify(line, 2000);

    expect(drawn.length).toBeLessThanOrEqual(2000);
    expect(drawn[0]).toBe(line[0]);
    expect(drawn.at(-1)).toBe(line.at(-1));
    expect(drawn).toContain(corner);
    expect(simplify(line.slice(0, 2000), 2000)).toHaveLength(2000);
  });

  test('SHIP-17 R5 the verdict on a finished trip', () => {
    const limits = { trackMatchMeters: 5000, trackMaxGapMinutes: 120 };
    const good = { pointCount: 90, maxGapMinutes: 120, matchLoad: 5000, matchUnload: 0 };

    expect(trackVerdict(good, limits)).toBe('1');
    expect(trackVerdict({ ...good, matchLoad: null, matchUnload: null }, limits)).toBe('1');
    expect(trackVerdict({ ...good, maxGapMinutes: 121 }, limits)).toBe('2');
    expect(trackVerdict({ ...good, matchUnload: 5001 }, limits)).toBe('2');
    expect(trackVerdict({ ...good, pointCount: 0 }, limits)).toBe('3');
    expect(nearestTo([point(0, 110), point(1, 111)], { lng: 111, lat: 35.01 })).toBe(1112);
    expect(nearestTo([point(0, 110)], { lng: null, lat: null })).toBeNull();
  });
});

test('MAP-01 coordinates of maps become those that are stored', () => {
  const drawn = toGcj02({ lng: 116.404, lat: 39.915 });
  expect(drawn.lng).toBeCloseTo(116.41024449916938, 9);
  expect(drawn.lat).toBeCloseTo(39.91640428150164, 9);
  const near = (place: { lng: number; lat: number }) => {
    expect(place.lng).toBeCloseTo(116.404, 5);
    expect(place.lat).toBeCloseTo(39.915, 5);
  };
  near(toWgs84(drawn, 'gcj02'));
  near(toWgs84({ lng: 116.41662724378732, lat: 39.92269955221621 }, 'bd09'));
  expect(toWgs84({ lng: 2.35, lat: 48.85 }, 'gcj02')).toEqual({ lng: 2.35, lat: 48.85 });
});
