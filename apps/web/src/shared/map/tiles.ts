import { type CoordType, fromWgs84 } from '@tarmac/freight-api/rules';
import type { MapLine } from './mapLines.ts';
import type { LngLat } from './mapView.ts';

/** A tile server of the operator's own. */
export interface TileSettings {
  /** With `{z}`, `{x}` and `{y}`. */
  address: string;
  /** In which its tiles are drawn. */
  system: CoordType;
  /** Whom the pictures are of. */
  source: string;
  /** Who converts tracks to GCJ-02; absent: this browser computes it. */
  service: ConversionService | undefined;
}

/** A maps service that converts coordinates, with the operator's key. */
interface ConversionService {
  address: string;
  key: string;
}

/** What the public configuration says of maps. */
export type MapConfig = Readonly<Record<string, string | number | null>>;

const systems: readonly string[] = ['wgs84', 'gcj02', 'bd09'] satisfies CoordType[];

/** Reads the tile server out of the public configuration; undefined where there is none. @source freight-domain 2.31, MAP-01 */
export function tilesIn(config: MapConfig): TileSettings | undefined {
  const text = (key: string) => String(config[key] ?? '');
  const address = text('mapTileUrl');
  if (address === '') return undefined;
  const [system, key, service] = [text('mapTileSystem'), text('mapKey'), text('mapConvertUrl')];
  return {
    address: address.replaceAll('{key}', encodeURIComponent(key)),
    system: systems.includes(system) ? (system as CoordType) : 'wgs84',
    source: text('mapTileSource'),
    service: service !== '' && key !== '' && system === 'gcj02' ? { address: service, key } : undefined,
  };
}

/** Takes places into the system of the tiles by local computation. @throws RangeError a place is none */
export function converted(points: readonly LngLat[], system: CoordType): LngLat[] {
  return points.map((point) => {
    const { lng, lat } = fromWgs84(point, system);
    if (!Number.isFinite(lng) || !Number.isFinite(lat)) throw new RangeError(`No place: ${point.lng}, ${point.lat}`);
    return { lng, lat };
  });
}

/** Places that the service takes in one call. */
const perCall = 40;

/**
 * Has the service convert places. @throws Error it refuses, or answers other than it was asked
 *
 * @param call fetches an address; for tests
 */
export async function convertedBy(
  { address, key }: ConversionService,
  { points, signal, call = fetch }: { points: readonly LngLat[]; signal?: AbortSignal; call?: typeof fetch },
): Promise<LngLat[]> {
  const found: LngLat[] = [];
  for (let from = 0; from < points.length; from += perCall) {
    const asked = points.slice(from, from + perCall);
    const url = new URL(address);
    url.searchParams.set('key', key);
    url.searchParams.set('coordsys', 'gps');
    url.searchParams.set('output', 'JSON');
    url.searchParams.set('locations', asked.map(({ lng, lat }) => `${lng.toFixed(6)},${lat.toFixed(6)}`).join('|'));
    const answer = await call(url, { signal: signal ?? null, credentials: 'omit', referrerPolicy: 'origin' });
    const { status, locations } = (await answer.json()) as { status?: string; locations?: string };
    const places = (locations ?? '').split(';').map((place) => place.split(',').map(Number));
    if (status !== '1' || places.length !== asked.length || !places.flat().every(Number.isFinite)) throw new Error('Not converted.');
    found.push(...places.map(([lng = NaN, lat = NaN]) => ({ lng, lat })));
  }
  return found;
}

/** The same lines through other places, which stand one after the other. */
export function linesThrough(lines: readonly MapLine[], places: readonly LngLat[]): MapLine[] {
  let at = 0;
  return lines.map(({ kind, points }) => {
    const own = places.slice(at, at + points.length);
    at += points.length;
    return { kind, points: own };
  });
}
