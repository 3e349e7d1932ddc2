import { checkRule, type LocalizedText } from '@tarmac/freight-api/rules';
import type { ConfigKeyDefinition } from './configKey.ts';

const longest = { string: 200, text: 2000, dates: 4000, json: 4000 } as const;

/** What a value has to be; of a key that an operator has made up, its type is all that is known. */
export type ValueTerms = Pick<ConfigKeyDefinition, 'type'> &
  Partial<Pick<ConfigKeyDefinition, 'min' | 'max' | 'choices' | 'rule' | 'check' | 'unit'>>;

/** What is wrong with a value, in words for people; undefined of one that may be stored. @source freight-domain F20 */
export function valueProblem(terms: ValueTerms, value: string): LocalizedText | undefined {
  switch (terms.type) {
    case 'flag':
      return value === '0' || value === '1' ? undefined : { zh: '须为开启或关闭', en: 'Must be on or off' };
    case 'int':
    case 'bp':
    case 'fen':
      return numberProblem(terms, value) ?? terms.check?.(value);
    case 'choice':
      return terms.choices?.some((choice) => choice.value === value) === true
        ? undefined
        : { zh: '请从选项中选择', en: 'Choose one of the options' };
    default:
      return textProblem(terms, value);
  }
}

function numberProblem(terms: ValueTerms, value: string): LocalizedText | undefined {
  const { min = -Number.MAX_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = terms;
  // One way of writing each number: no plus, no leading zeros, no exponent.
  if (!/^(?:0|-?[1-9]\d{0,15})$/.test(value)) return { zh: '须为整数', en: 'Must be a whole number' };
  const number = Number(value);
  if (number >= min && number <= max) return undefined;
  const range = (locale: keyof LocalizedText) => shownRange(terms, { min, max, locale });
  return { zh: `须在${range('zh')}之间`, en: `Must be within ${range('en')}` };
}

function textProblem({ type, rule, check }: ValueTerms, value: string): LocalizedText | undefined {
  const max = longest[type as keyof typeof longest];
  if ([...value].length > max) return { zh: `不能超过${max}个字`, en: `Must be at most ${max} characters` };
  if (value === '') return undefined;
  if (type === 'string' && /[\n\r]/.test(value)) return { zh: '不能换行', en: 'Must be one line' };
  if (type === 'dates' && !value.split(',').every(isDay)) return { zh: '日期格式不正确', en: 'Must be days such as 2026-10-01' };
  if (type === 'json' && !isJson(value)) return { zh: '不是有效的JSON', en: 'Must be valid JSON' };
  const found = rule === undefined ? undefined : checkRule(rule, value);
  return found?.ok === false ? found.message : check?.(value);
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const switchTexts = { '1': { zh: '开启', en: 'On' }, '0': { zh: '关闭', en: 'Off' } } as const;

/** A value as people read it: with its unit, or the name of what is chosen. What cannot be read is shown as it is. */
export function shownValue({ type, unit, choices }: ValueTerms, { value, locale }: { value: string; locale: keyof LocalizedText }): string {
  if (type === 'flag') return value === '0' || value === '1' ? switchTexts[value][locale] : value;
  if (type === 'choice') return choices?.find((choice) => choice.value === value)?.label[locale] ?? value;
  if (!/^-?\d+$/.test(value)) return value;
  if (type === 'fen') return `${hundredths(value, 2)} ${locale === 'zh' ? '元' : 'CNY'}`;
  if (type === 'bp') return `${hundredths(value, 0)}%`;
  return type === 'int' && unit !== undefined ? `${value} ${unit[locale]}` : value;
}

/** What numbers may be, with their unit once. */
export function shownRange(terms: ValueTerms, { min, max, locale }: { min: number; max: number; locale: keyof LocalizedText }): string {
  const shown = (bound: number) => shownValue(terms, { value: String(bound), locale });
  const first = shown(min);
  const unit = first.indexOf(' ');
  return `${unit < 0 ? first : first.slice(0, unit)} ~ ${shown(max)}`;
}

const hundredths = (value: string, digits: number): string =>
  (Number(value) / 100).toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: 2 });
