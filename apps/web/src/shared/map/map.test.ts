import { expect, test } from 'vitest';
import { areaNear, areas } from './areas.ts';
import { fit, fromFlat, panBy, pixelsOf, scaleBar, toFlat, toPixel, zoomAt } from './mapView.ts';
import { replayOf, runsOf } from './trackLine.ts';

const size = { width: 800, height: 400 };
const shenmu = { lng: 110.499, lat: 38.843 };
const caofeidian = { lng: 118.46, lat: 39.273 };

test('MAP-01 the map shows all of a track, keeps what is under the pointer while zooming, and its bar is true', () => {
  const view = fit([shenmu, caofeidian], { size });
  for (const place of [shenmu, caofeidian]) {
    const { x, y } = toPixel(view, { size, flat: toFlat(place) });
    // A pin to the left; to the right the name of a place, and beside it the buttons.
    expect(x).toBeGreaterThan(32);
    expect(x).toBeLessThan(800 - 112 - 50);
    expect(y).toBeGreaterThan(50);
    expect(y).toBeLessThan(350);
    expect(fromFlat(toFlat(place)).lat).toBeCloseTo(place.lat, 9);
  }
  const pixel = toPixel(view, { size, flat: toFlat(shenmu) });
  const near = zoomAt(view, { size, pixel, factor: 4 });
  expect(toPixel(near, { size, flat: toFlat(shenmu) }).x).toBeCloseTo(pixel.x, 6);
  expect(near.scale).toBeCloseTo(view.scale * 4, 6);
  expect(toPixel(panBy(view, { dx: 30, dy: -20 }), { size, flat: toFlat(shenmu) })).toMatchObject({
    x: expect.closeTo(pixel.x + 30, 6),
    y: expect.closeTo(pixel.y - 20, 6),
  });
  // 686 km lie between the two; the bar is a round number of them.
  const { metres, pixels } = scaleBar(view);
  expect([50_000, 100_000, 200_000]).toContain(metres);
  const between = toPixel(view, { size, flat: toFlat(caofeidian) }).x - pixel.x;
  expect((between / pixels) * metres).toBeGreaterThan(675_000);
  expect((between / pixels) * metres).toBeLessThan(700_000);
});

test('MAP-01 on a phone as well no name of a place goes below the buttons, and a line that goes north stays in the middle', () => {
  const phone = { width: 340, height: 260 };
  const x = (view: ReturnType<typeof fit>, place: typeof shenmu) => toPixel(view, { size: phone, flat: toFlat(place) }).x;
  const wide = fit([shenmu, caofeidian], { size: phone });
  expect(x(wide, shenmu)).toBeGreaterThan(31);
  expect(x(wide, caofeidian)).toBeLessThan(340 - 96);
  const high = { ...shenmu, lat: 34 };
  expect(x(fit([shenmu, high], { size: phone }), shenmu)).toBeCloseTo(170, 6);
  expect(x(fit([shenmu, caofeidian], { size: phone, isBare: true }), caofeidian)).toBeGreaterThan(300);
});

test('MAP-01 S16 a fence is drawn to scale: as wide as the ground that it covers, however near the map is', () => {
  const view = fit([shenmu], { size });
  // A kilometre to the east, at 38.8 degrees of latitude.
  const east = { ...shenmu, lng: shenmu.lng + 1000 / (111_320 * Math.cos((shenmu.lat * Math.PI) / 180)) };
  for (const seen of [view, zoomAt(view, { size, pixel: { x: 0, y: 0 }, factor: 8 })]) {
    const across = toPixel(seen, { size, flat: toFlat(east) }).x - toPixel(seen, { size, flat: toFlat(shenmu) }).x;
    expect(pixelsOf(seen, { place: shenmu, metres: 1000 })).toBeCloseTo(across, 6);
  }
});

test('MAP-01 a line changes its colour with the pace, and is a guess where nothing was reported', () => {
  const at = (locTime: string, speed: number | null, lng: number) => ({ locTime: `2026-06-02 ${locTime}:00`, speed, lng, lat: 39 });
  const points = [at('08:00', 0, 110), at('08:15', 20, 110.1), at('08:30', 70, 110.3), at('08:45', 118, 110.5), at('09:45', 60, 111)];

  expect(runsOf(points, { limit: 110 }).map(({ kind }) => kind)).toEqual(['slow', 'cruising', 'over', 'unknown']);
  const replay = replayOf(points)!;
  expect(replay.at(Date.parse('2026-06-02T08:22:30+08:00'))).toMatchObject({
    lng: expect.closeTo(110.2, 6),
    speed: 20,
    direction: expect.closeTo(90, 3),
  });
  expect(replay.at(0)).toMatchObject({ lng: 110 });
  expect(replay.at(Date.parse('2027-01-01T00:00:00+08:00'))).toMatchObject({ lng: 111 });
  expect(replayOf([])).toBeUndefined();
});

test('MAP-01 places are named by the prefecture around them', () => {
  expect(areas.length).toBeGreaterThan(330);
  expect(areas.every(({ name, lng, lat }) => name.zh !== '' && name.en !== '' && lng > 70 && lng < 140 && lat > 3 && lat < 54)).toBe(true);
  expect(areaNear({ lng: 118.47, lat: 39.6 })).toEqual({ zh: '唐山市', en: 'Tangshan' });
  // By the city, not by the middle of the land around it.
  expect(areaNear({ lng: 126.313, lat: 45.3829 }).zh).toBe('哈尔滨市');
  expect(areaNear({ lng: 118.3918, lat: 31.3692 }).zh).toBe('芜湖市');
});
