import { fail, pass, type RuleResult } from './result.ts';

/** Cities of prefecture rank without counties, which stand at county level themselves. @source V-ADCODE */
export const countylessCities: ReadonlySet<string> = new Set(['441900', '442000', '460400', '620200']);

/** Taiwan, Hong Kong and Macao: the standard lists nothing below them, so addresses carry the code of the province. @source GB/T 2260 */
export const undividedProvinces: ReadonlySet<string> = new Set(['710000', '810000', '820000']);

/**
 * The form of a county-level division code; whether it exists is the region table's matter.
 *
 * @source V-ADCODE, GB/T 2260
 */
export function checkAdcode(value: string): RuleResult {
  const county = /^[1-9]\d{5}$/.test(value) && (!value.endsWith('00') || countylessCities.has(value) || undividedProvinces.has(value));
  return county ? pass : fail('行政区划代码应为6位县级代码', 'A division code has 6 digits at county level');
}

/** What the codes of a division and of all below it begin with: `37` for 370000, `3707` for 370700. */
export const divisionStart = (adcode: string): string => adcode.replace(/^(\d{2})0000$|^(\d{4})00$/, '$1$2');

/** A point in China, in degrees. @source V-LNGLAT */
export function checkLngLat(lng: number, lat: number): RuleResult {
  return lng >= 73.4 && lng <= 135.1 && lat >= 3.8 && lat <= 53.6 ? pass : fail('坐标不在中国境内', 'The point lies outside China');
}
