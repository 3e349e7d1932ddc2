import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** A position as it is kept, by vehicle. */
export interface KeptPosition {
  /** Seconds since 1970. */
  at: number;
  /** Degrees with six decimals, WGS-84. */
  lng: number;
  lat: number;
  speed: number | null;
  direction: number | null;
  source: string;
  coordType: string;
  mileage: number | null;
  accuracy: number | null;
}

const micro = 1_000_000;
type Column = (number | string | null)[];

/** Numbers by their distance from the one before: small ones pack well. */
function differences(values: readonly number[]): number[] {
  return values.map((value, index) => value - (index === 0 ? 0 : values[index - 1]!));
}

function sums(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => (sum += step));
}

/** Packs positions in the order of time, column by column; nothing is lost. A day of a truck becomes some kilobytes. */
export function packPositions(positions: readonly KeptPosition[]): Buffer {
  const column = (name: keyof KeptPosition): Column => positions.map((position) => position[name]);
  const packed = {
    version: 1,
    at: differences(positions.map(({ at }) => at)),
    lng: differences(positions.map(({ lng }) => Math.round(lng * micro))),
    lat: differences(positions.map(({ lat }) => Math.round(lat * micro))),
    speed: column('speed'),
    direction: column('direction'),
    source: column('source'),
    coordType: column('coordType'),
    mileage: column('mileage'),
    accuracy: column('accuracy'),
  };
  return deflateRawSync(JSON.stringify(packed));
}

/** The positions of a pack. @throws SyntaxError it is none */
export function unpackPositions(packed: Buffer): KeptPosition[] {
  const { at, lng, lat, ...rest } = JSON.parse(inflateRawSync(packed).toString('utf8')) as {
    at: number[];
    lng: number[];
    lat: number[];
  } & Record<'speed' | 'direction' | 'mileage' | 'accuracy', (number | null)[]> &
    Record<'source' | 'coordType', string[]>;
  const [lngs, lats] = [sums(lng), sums(lat)];
  return sums(at).map((second, index) => ({
    at: second,
    lng: lngs[index]! / micro,
    lat: lats[index]! / micro,
    speed: rest.speed[index] ?? null,
    direction: rest.direction[index] ?? null,
    source: rest.source[index] ?? '',
    coordType: rest.coordType[index] ?? 'wgs84',
    mileage: rest.mileage[index] ?? null,
    accuracy: rest.accuracy[index] ?? null,
  }));
}
