import { toText } from '../internals/toText.ts';
import type { OnlineField } from './onlineForm.ts';

type Settings = OnlineField['config'];

/** Whether a setting of a field is on, however it was written. */
export const isYes = (value: unknown): boolean => value === true || value === 1 || value === 'true' || value === 'Y' || value === '1';

/** Several people, departments … may be chosen. */
export const takesSeveral = (config: Settings): boolean => isYes(config['multiSelect']) || isYes(config['multi']);

/** Characters of a text that its column shows; undefined: all. */
export function shownLength({ config, field }: Pick<OnlineField, 'config' | 'field'>): number | undefined {
  const length = Number(config['showLength']);
  return (field.kind === 'text' || field.kind === 'longText') && Number.isInteger(length) && length > 0 ? length : undefined;
}

/** Levels of regions that are offered: 1 is provinces; undefined: all. */
export const regionLevels = (config: Settings): number | undefined => regionDepths[toText(config['displayLevel'])];
const regionDepths: Readonly<Record<string, number>> = { province: 1, city: 2, region: 3 };

/** What of a day counts: its month, or its year; the day is kept as the first of them. */
export function periodOf({ config, field }: Pick<OnlineField, 'config' | 'field'>): 'month' | 'year' | undefined {
  const { picker } = config;
  return field.kind === 'date' && (picker === 'month' || picker === 'year') ? picker : undefined;
}
