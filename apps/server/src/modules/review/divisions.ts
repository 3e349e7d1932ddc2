import { readFileSync } from 'node:fs';

/** An administrative division of GB/T 2260. */
export interface Division {
  adcode: string;
  name: string;
  /** The next one above; null for a province. */
  parentAdcode: string | null;
  /** 1 province, 2 city, 3 district or a city without districts. */
  level: 1 | 2 | 3;
}

/** Cities of prefecture rank that have no counties and stand at county level themselves. @source V-ADCODE */
const countyless = new Set(['441900', '442000', '460400', '620200']);

let read: ReadonlyMap<string, Division> | undefined;

/** All divisions by code, as the release ships them. @source freight-domain 2.45 */
export function divisions(): ReadonlyMap<string, Division> {
  return (read ??= parse(readFileSync(new URL('../../../seed/regions/divisions.csv', import.meta.url), 'utf8')));
}

function parse(text: string): ReadonlyMap<string, Division> {
  const names = new Map(
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(',') as [string, string]),
  );
  return new Map(
    [...names].map(([adcode, name]): [string, Division] => {
      const province = `${adcode.slice(0, 2)}0000`;
      const city = `${adcode.slice(0, 4)}00`;
      if (adcode === province) return [adcode, { adcode, name, parentAdcode: null, level: 1 }];
      const isCity = adcode === city && !countyless.has(adcode);
      const parentAdcode = !isCity && city !== adcode && names.has(city) ? city : province;
      return [adcode, { adcode, name, parentAdcode, level: isCity ? 2 : 3 }];
    }),
  );
}

/** Province, city and district of a county-level code; undefined when there is no such division. */
export function placeOf(adcode: string): { province: string; city: string; district: string } | undefined {
  const own = divisions().get(adcode);
  if (own?.level !== 3) return undefined;
  const above = divisions().get(own.parentAdcode ?? '');
  const province = divisions().get(`${adcode.slice(0, 2)}0000`);
  if (above === undefined || province === undefined) return undefined;
  // Counties that a province governs itself are their own city, and so are those of Dongguan's kind; a municipality is one city.
  const isMunicipality = above.level === 1 && !countyless.has(adcode);
  const city = isMunicipality ? province.name : above.level === 1 || above.name.includes('直辖') ? own.name : above.name;
  return { province: province.name, city, district: own.name };
}
