import { checkLngLat, type CoordType, type LngLat, toWgs84 } from '@tarmac/freight-api/rules';

const systems = ['gcj02', 'wgs84', 'bd09'] as const satisfies readonly CoordType[];

/**
 * The points that a pasted pair of coordinates may mean, in WGS-84: one for each system that maps in China use. Longitude and latitude are
 * told apart by their size, so either may stand first.
 */
export function readCoordinates(text: string): (LngLat & { from: CoordType })[] {
  const numbers = /^\D*?(\d{1,3}\.\d+)\s*°?\s*[EN东北]?\s*[,，;；\s]\s*[EN东北]?\s*(\d{1,3}\.\d+)\s*°?\s*[EN东北]?\D*$/i.exec(text.trim());
  if (numbers === null) return [];
  const [one, other] = [Number(numbers[1]), Number(numbers[2])];
  const [lng, lat] = one > other ? [one, other] : [other, one];
  if (!checkLngLat(lng, lat).ok) return [];
  return systems.map((from) => ({ ...toWgs84({ lng, lat }, from), from }));
}
