import { fail, pass, type RuleResult } from './result.ts';
import { spellText } from './spelling.ts';

const province = '[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼]';
const letter = '[A-HJ-NP-Z]';
const character = '[A-HJ-NP-Z0-9]';
const energyLetter = '[A-HJK]';

/** The kinds of plate that freight vehicles carry, with the colour codes of dictionary `plate_color` that each may have. */
const kinds = [
  { kind: 'trailer', pattern: new RegExp(`^${province}${letter}${character}{4}挂$`), colors: ['2'] },
  { kind: 'energySmall', pattern: new RegExp(`^${province}${letter}${energyLetter}${character}\\d{4}$`), colors: ['94'] },
  { kind: 'energyLarge', pattern: new RegExp(`^${province}${letter}\\d{5}${energyLetter}$`), colors: ['93'] },
  { kind: 'common', pattern: new RegExp(`^${province}${letter}${character}{5}$`), colors: ['1', '2', '91', '92'] },
] as const;

/** Plate as it is stored: capitals, no dot, blank, hyphen or middle dot. */
export const normalisePlate = (value: string): string => spellText(value, 'compact');

/** Plate number, without its colour. @source V-PLATE, GA 36-2018 */
export function checkPlate(value: string): RuleResult {
  if (/[学警港澳领使]|应急/.test(value)) return fail('该类号牌不能承运', 'Plates of this kind may not carry freight');
  if (!kinds.some(({ pattern }) => pattern.test(value))) return fail('车牌号格式不正确', 'The plate number is malformed');
  return pass;
}

/**
 * Plate number together with its colour code.
 *
 * @param color code of dictionary `plate_color`
 * @source V-PLATE, GA 36-2018
 */
export function checkPlateColor(value: string, color: string): RuleResult {
  const form = checkPlate(value);
  if (!form.ok) return form;
  const fits = kinds.some(({ kind, pattern, colors }) => {
    if (!pattern.test(value) || !(colors as readonly string[]).includes(color)) return false;
    // A small truck's number holds at most two letters behind the city letter; farm plates hold any.
    if (kind === 'common' && (color === '1' || color === '2')) return value.slice(2).replaceAll(/\d/g, '').length <= 2;
    return true;
  });
  return fits ? pass : fail('车牌号与车牌颜色不符', 'The plate number does not fit its colour');
}

/** A trailer's plate, ending with 挂. @source V-PLATE */
export function checkTrailerPlate(value: string): RuleResult {
  return kinds[0].pattern.test(value) ? pass : fail('挂车牌照号格式不正确', 'The trailer plate is malformed');
}
