/** A place on the earth, in degrees. */
export interface LngLat {
  /** Degrees east, -180 to 180. */
  lng: number;
  /** Degrees north, -90 to 90. */
  lat: number;
}

/** Coordinate systems that terminals report in, as `coord_type` has them. */
export type CoordType = 'wgs84' | 'gcj02' | 'bd09';

const semiMajor = 6_378_245;
const eccentricity = 0.006693421622965943;
const baiduPi = (Math.PI * 3000) / 180;

const isOutside = ({ lng, lat }: LngLat) => lng < 72.004 || lng > 137.8347 || lat < 0.8293 || lat > 55.8271;

/** WGS-84 as maps in China draw it; unchanged outside of China. @source freight-domain 7.1 */
export function toGcj02(place: LngLat): LngLat {
  if (isOutside(place)) return place;
  const [x, y] = [place.lng - 105, place.lat - 35];
  const waves = (20 * Math.sin(6 * x * Math.PI) + 20 * Math.sin(2 * x * Math.PI)) * (2 / 3);
  const third = (value: number, parts: readonly (readonly [number, number])[]) =>
    parts.reduce((sum, [factor, divisor]) => sum + factor * Math.sin((value / divisor) * Math.PI), 0) * (2 / 3);
  const north =
    -100 +
    2 * x +
    3 * y +
    0.2 * y * y +
    0.1 * x * y +
    0.2 * Math.sqrt(Math.abs(x)) +
    waves +
    third(y, [
      [20, 1],
      [40, 3],
    ]) +
    third(y, [
      [160, 12],
      [320, 30],
    ]);
  const east =
    300 +
    x +
    2 * y +
    0.1 * x * x +
    0.1 * x * y +
    0.1 * Math.sqrt(Math.abs(x)) +
    waves +
    third(x, [
      [20, 1],
      [40, 3],
    ]) +
    third(x, [
      [150, 12],
      [300, 30],
    ]);
  const latitude = (place.lat / 180) * Math.PI;
  const magic = 1 - eccentricity * Math.sin(latitude) ** 2;
  return {
    lng: place.lng + (east * 180) / ((semiMajor / Math.sqrt(magic)) * Math.cos(latitude) * Math.PI),
    lat: place.lat + (north * 180) / (((semiMajor * (1 - eccentricity)) / (magic * Math.sqrt(magic))) * Math.PI),
  };
}

function fromGcj02(given: LngLat): LngLat {
  let place = given;
  for (let round = 0; round < 10; round += 1) {
    const drawn = toGcj02(place);
    const [east, north] = [given.lng - drawn.lng, given.lat - drawn.lat];
    place = { lng: place.lng + east, lat: place.lat + north };
    if (Math.abs(east) < 1e-7 && Math.abs(north) < 1e-7) break;
  }
  return place;
}

function fromBd09({ lng, lat }: LngLat): LngLat {
  const [x, y] = [lng - 0.0065, lat - 0.006];
  const radius = Math.hypot(x, y) - 0.00002 * Math.sin(y * baiduPi);
  const angle = Math.atan2(y, x) - 0.000003 * Math.cos(x * baiduPi);
  return { lng: radius * Math.cos(angle), lat: radius * Math.sin(angle) };
}

/** GCJ-02 as Baidu draws it. @source freight-domain 7.1 */
export function toBd09({ lng, lat }: LngLat): LngLat {
  const radius = Math.hypot(lng, lat) + 0.00002 * Math.sin(lat * baiduPi);
  const angle = Math.atan2(lat, lng) + 0.000003 * Math.cos(lng * baiduPi);
  return { lng: radius * Math.cos(angle) + 0.0065, lat: radius * Math.sin(angle) + 0.006 };
}

/** A stored place as a map of another system draws it. @source freight-domain 7.1 */
export function fromWgs84(place: LngLat, to: CoordType): LngLat {
  if (to === 'wgs84') return place;
  const drawn = toGcj02(place);
  return to === 'bd09' ? toBd09(drawn) : drawn;
}

/** A reported place in WGS-84, which everything is stored in. @source freight-domain 7.1 */
export function toWgs84(place: LngLat, from: CoordType): LngLat {
  if (from === 'wgs84') return place;
  return fromGcj02(from === 'bd09' ? fromBd09(place) : place);
}
