import { expect, test } from 'vitest';
import { type CoordType, fromWgs84, type LngLat, toBd09, toWgs84 } from './coordinates.ts';

const at = (lng: number, lat: number): LngLat => ({ lng, lat });
/** Within 1e-9 of a degree, which is a tenth of a millimetre. */
function expectPlace(found: LngLat, expected: LngLat): void {
  expect(Math.abs(found.lng - expected.lng)).toBeLessThan(1e-9);
  expect(Math.abs(found.lat - expected.lat)).toBeLessThan(1e-9);
}

test.each<[LngLat, CoordType, LngLat]>([
  [at(116.404, 39.915), 'gcj02', at(116.41024449916938, 39.91640428150164)],
  [at(116.404, 39.915), 'bd09', at(116.41662724378732, 39.92269955221621)],
  [at(121.4737, 31.2304), 'gcj02', at(121.47822305927693, 31.22845773757727)],
  [at(116.404, 39.915), 'wgs84', at(116.404, 39.915)],
])('MAP-01 %j of WGS-84 is drawn in %s at %j', (place, system, drawn) => {
  expectPlace(fromWgs84(place, system), drawn);
});

test('MAP-01 a place of GCJ-02 is drawn by Baidu as the vector says', () => {
  expectPlace(toBd09(at(116.404, 39.915)), at(116.41036949371028, 39.9213369935102));
});

test.each<CoordType>(['gcj02', 'bd09'])('MAP-01 what is drawn in %s is read back to the decimetre', (system) => {
  for (const place of [at(116.404, 39.915), at(87.6168, 43.8256), at(110.3312, 20.0311), at(121.4737, 31.2304)]) {
    const back = toWgs84(fromWgs84(place, system), system);
    // Baidu's own way back is an approximation of some decimetres.
    expect(Math.abs(back.lng - place.lng)).toBeLessThan(system === 'bd09' ? 1e-5 : 1e-6);
    expect(Math.abs(back.lat - place.lat)).toBeLessThan(system === 'bd09' ? 1e-5 : 1e-6);
  }
});
