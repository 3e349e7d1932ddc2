import { readFileSync } from 'node:fs';
import { countylessCities, label, type LocalizedText, undividedProvinces } from '@tarmac/freight-api/rules';

/** An administrative division of GB/T 2260. */
export interface Division {
  adcode: string;
  name: string;
  /** The next one above; null for a province. */
  parentAdcode: string | null;
  /** 1 province, 2 city, 3 district or a city without districts. */
  level: 1 | 2 | 3;
  /** When it ceased, as far as that is known: a year, a month or a day. Null while it stands. */
  abolished: string | null;
}

/** The divisions of a day. */
export interface DivisionTable {
  /** Day of the table, `YYYY-MM-DD`. */
  asOf: string;
  /** Where it comes from, in words; those of an administrator are the same in both languages. */
  source: LocalizedText;
  divisions: ReadonlyMap<string, Division>;
}

/** Codes and names as a table lists them; those of an abolished division say when it ceased. */
export type DivisionLine = readonly [adcode: string, name: string, abolished?: string | null];

/**
 * The table that this release ships: that of the Ministry of Civil Affairs for the end of 2024, with what changed since in
 * Chongqing (2025) and Xinjiang (2026).
 *
 * @source https://www.mca.gov.cn/mzsj/xzqh/2025/202401xzqh.html, https://mzt.xinjiang.gov.cn
 */
const shippedAsOf = '2026-06-30';
const shippedSource = label(
  '民政部县以上行政区划代码（2024年），含重庆2025年、新疆2026年的调整',
  'Ministry of Civil Affairs, divisions at and above county level (2024), with the changes in Chongqing (2025) and Xinjiang (2026)',
);

let shipped: DivisionTable | undefined;
let renewed: DivisionTable | undefined;

/** The table that holds now: the one that an administrator renewed, else the shipped one. @source freight-domain 2.45 */
export const divisionTable = (): DivisionTable => renewed ?? shippedDivisions();

/** Puts a stored table into force in this process; undefined goes back to the shipped one. */
export function setDivisions(table: DivisionTable | undefined): void {
  renewed = table;
}

/** The table of this release. */
export function shippedDivisions(): DivisionTable {
  return (shipped ??= {
    asOf: shippedAsOf,
    source: shippedSource,
    divisions: arrangeDivisions([...readLines('divisions.csv'), ...readLines('abolished.csv')]),
  });
}

/** All divisions by code, abolished ones among them. */
export const divisions = (): ReadonlyMap<string, Division> => divisionTable().divisions;

const readLines = (name: string): DivisionLine[] =>
  readFileSync(new URL(`../../../seed/regions/${name}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split(',') as unknown as DivisionLine);

/** Levels and parents follow from the codes. Those above come before those below. */
export function arrangeDivisions(lines: readonly DivisionLine[]): ReadonlyMap<string, Division> {
  const byCode = new Map(lines.map((line) => [line[0], line]));
  return new Map(
    [...byCode.values()]
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([adcode, name, abolished = null]): [string, Division] => {
        const province = `${adcode.slice(0, 2)}0000`;
        const city = `${adcode.slice(0, 4)}00`;
        if (adcode === province) return [adcode, { adcode, name, parentAdcode: null, level: 1, abolished }];
        const isCity = adcode === city && !countylessCities.has(adcode);
        const parentAdcode = !isCity && city !== adcode && byCode.has(city) ? city : province;
        return [adcode, { adcode, name, parentAdcode, level: isCity ? 2 : 3, abolished }];
      }),
  );
}

/**
 * Province, city and district of a code that an address may carry, also of an abolished one; undefined for any other code.
 * Hong Kong, Macao and Taiwan are their own city and district.
 */
export function placeOf(adcode: string): { province: string; city: string; district: string } | undefined {
  const own = divisions().get(adcode);
  if (undividedProvinces.has(adcode) && own !== undefined) return { province: own.name, city: own.name, district: own.name };
  if (own?.level !== 3) return undefined;
  const above = divisions().get(own.parentAdcode ?? '');
  const province = divisions().get(`${adcode.slice(0, 2)}0000`);
  if (above === undefined || province === undefined) return undefined;
  // Counties that a province governs itself are their own city, and so are those of Dongguan's kind; a municipality is one city.
  const isMunicipality = above.level === 1 && !countylessCities.has(adcode);
  const city = isMunicipality ? province.name : above.level === 1 || above.name.includes('直辖') ? own.name : above.name;
  return { province: province.name, city, district: own.name };
}
