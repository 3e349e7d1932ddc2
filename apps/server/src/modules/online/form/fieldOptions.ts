import type { LocalizedText } from '@tarmac/freight-api/rules';

const mostKeys = 40;
const longestValue = 500;

type Options = Record<string, unknown> | string[];

/** Options of a field as they are stored. @returns undefined it is not an object, or a list of texts */
export function readOptions(text: string): Options | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value.every((one) => typeof one === 'string') ? value : undefined;
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Why options cannot be kept. A switch has two values, what it writes when it is on and off. @source jeecg-wire 4.3 */
export function optionsProblem(text: string, view: string): LocalizedText | undefined {
  const options = readOptions(text);
  if (options === undefined) return { zh: '扩展参数须为JSON对象', en: 'Options are a JSON object' };
  if (Array.isArray(options)) {
    if (view !== 'switch') return { zh: '只有开关的扩展参数可以是数组', en: 'Only a switch has a list of options' };
    const [on = '', off = ''] = options;
    return options.length === 2 && on !== off && options.every((one) => one !== '' && one.length <= 20)
      ? undefined
      : { zh: '开关须有开和关两个不同的值', en: 'A switch has two different values, for on and off' };
  }
  const entries = Object.entries(options);
  if (entries.length > mostKeys) return { zh: `扩展参数最多${mostKeys}项`, en: `There are ${mostKeys} options at most` };
  const strange = entries.find(
    ([key, value]) => !/^[A-Za-z][A-Za-z0-9]{0,40}$/.test(key) || ['constructor', 'prototype'].includes(key) || !isPlain(value),
  );
  return strange && { zh: `扩展参数 ${strange[0].slice(0, 40)} 不能使用`, en: `The option ${strange[0].slice(0, 40)} can’t be used` };
}

const isScalar = (value: unknown): boolean =>
  value === null || typeof value === 'boolean' || typeof value === 'number' || (typeof value === 'string' && value.length <= longestValue);

const isPlain = (value: unknown): boolean => isScalar(value) || (Array.isArray(value) && value.length <= 100 && value.every(isScalar));
