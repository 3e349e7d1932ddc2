import { expect, test } from 'vitest';
import { converted, convertedBy, linesThrough, tilesIn } from './tiles.ts';

const beijing = { lng: 116.404, lat: 39.915 };

test('MAP-01 the tile server is what the public configuration says; a service converts only with a key and only to GCJ-02', () => {
  expect(tilesIn({ mapTileSystem: 'wgs84' })).toBeUndefined();
  const config = { mapTileUrl: 'https://t.cn/{z}/{x}/{y}?k={key}', mapTileSystem: 'gcj02', mapKey: 'a b', mapTileSource: 'GS(2026)1' };
  expect(tilesIn(config)).toEqual({
    address: 'https://t.cn/{z}/{x}/{y}?k=a%20b',
    system: 'gcj02',
    source: 'GS(2026)1',
    service: undefined,
  });
  const service = { ...config, mapConvertUrl: 'https://m.cn/convert' };
  expect(tilesIn(service)?.service).toEqual({ address: 'https://m.cn/convert', key: 'a b' });
  expect(tilesIn({ ...service, mapKey: null })?.service).toBeUndefined();
  expect(tilesIn({ ...service, mapTileSystem: 'bd09' })?.service).toBeUndefined();
  expect(tilesIn({ ...service, mapTileSystem: 'unheard' })).toMatchObject({ system: 'wgs84', service: undefined });
});

test('MAP-01 a track is converted here by the vectors; a place that is none fails', () => {
  const [drawn] = converted([beijing], 'bd09');
  expect(drawn?.lng).toBeCloseTo(116.41662724378732, 9);
  expect(drawn?.lat).toBeCloseTo(39.92269955221621, 9);
  expect(() => converted([beijing, { lng: NaN, lat: 39 }], 'gcj02')).toThrow(RangeError);
});

/** Answers as a maps service does, and notes how many places each call asked for. */
function service(answer: (places: string[]) => unknown) {
  const asked: number[] = [];
  const call = ((url: URL) => {
    const places = url.searchParams.get('locations')!.split('|');
    asked.push(places.length);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ key: 'k', coordsys: 'gps' });
    return Promise.resolve(Response.json(answer(places)));
  }) as typeof fetch;
  return { asked, call };
}

test('MAP-01 the service is asked for 40 places at a time, and lines go through what it answers', async () => {
  const { asked, call } = service((places) => ({ status: '1', locations: places.map((place) => `1${place}`).join(';') }));
  const points = Array.from({ length: 81 }, (_, index) => ({ lng: 10 + index / 10, lat: 30 }));
  const places = await convertedBy({ address: 'https://m.cn/convert', key: 'k' }, { points, call });
  expect(asked).toEqual([40, 40, 1]);
  expect(places.map(({ lng }) => lng.toFixed(1))).toEqual(points.map(({ lng }) => `1${lng.toFixed(1)}`));
  const lines = [
    { kind: 'slow' as const, points: points.slice(0, 2) },
    { kind: 'fast' as const, points: points.slice(1, 3) },
  ];
  expect(linesThrough(lines, places.slice(0, 4)).map(({ kind, points: own }) => [kind, own.length])).toEqual([
    ['slow', 2],
    ['fast', 2],
  ]);
});

test.each([
  ['refuses', { status: '0', info: 'INVALID_USER_KEY' }],
  ['leaves places out', { status: '1', locations: '116.4,39.9' }],
  ['answers no numbers', { status: '1', locations: 'a,b;c,d' }],
])('MAP-01 a service that %s has failed', async (_what, answer) => {
  const { call } = service(() => answer);
  await expect(convertedBy({ address: 'https://m.cn/convert', key: 'k' }, { points: [beijing, beijing], call })).rejects.toThrow(
    'Not converted.',
  );
});
