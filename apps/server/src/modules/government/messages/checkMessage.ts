import { checkKnownValue } from '../../region/checkFieldRules.ts';
import type { Message } from './message.ts';

/** What is wrong with a message, found before it leaves the house. */
export interface LocalError {
  /** Path in the message, such as `vehicleInfo.vehicleNumber`. */
  field: string;
  /** Number of the check, such as K01. @source freight-domain 6.5 */
  rule: string;
  message: string;
  /** It is told and kept with the upload, and keeps nothing from leaving; absent: the message stays here. */
  level?: 'warning';
}

/** What keeps a message here, without what is only told of it. */
export const onlyErrors = (found: readonly LocalError[]): LocalError[] => found.filter(({ level }) => level !== 'warning');

/** What is told of a message and keeps it from nothing. */
export const onlyWarnings = (found: readonly LocalError[]): LocalError[] => found.filter(({ level }) => level === 'warning');

/** K04: what is wrong with a paper that had ended before a day. @param words how that is told */
export const endedBefore = (
  day: string,
  { field, label, until, words = '已过期' }: { field: string; label: string; until: string | null | undefined; words?: string },
): LocalError[] => (until != null && until < day ? [{ field, rule: 'K04', message: `${label}${words}（${until}）` }] : []);

/** One field of a message as its table says. @source freight-domain 6.4 */
export interface MessageField {
  /** Path; `[]` behind a name stands for each of a list. */
  name: string;
  label: string;
  /** May be left out. */
  optional?: boolean;
  /** Most characters; of a number, most digits before the point. */
  max: number;
  /** How it is written; absent: any characters. */
  form?: 'n8' | 'n14' | `n,${number}` | 'n' | RegExp;
  /** Code set that it is of. */
  dict?: string;
  /** Named check of the value. */
  rule?: string;
}

/** Tells whether a code is of a dictionary. */
export type KnowsCode = (dict: string, code: string) => boolean;

/**
 * K01: what must be there is there, nothing is too long, numbers and times have their form, codes are of their sets.
 *
 * @source freight-domain 6.5
 */
export function checkFields(
  message: Message,
  { fields, knowsCode }: { fields: readonly MessageField[]; knowsCode: KnowsCode },
): LocalError[] {
  return fields.flatMap((field) =>
    placesOf(message, field.name).flatMap(({ path, value }) => {
      const wrong = value === undefined ? (field.optional === true ? undefined : '不能为空') : checkOne(field, { value, knowsCode });
      return wrong === undefined ? [] : [{ field: path, rule: 'K01', message: `${field.label}${wrong}` }];
    }),
  );
}

function checkOne(
  { max, form, dict, rule }: MessageField,
  { value, knowsCode }: { value: string; knowsCode: KnowsCode },
): string | undefined {
  const [whole = ''] = form?.toString().startsWith('n,') === true ? value.split('.') : [value];
  if ([...whole].length > max) return `不能超过${max}位`;
  if (form !== undefined && !patternOf(form).test(value)) return '格式不正确';
  if (dict !== undefined && !knowsCode(dict, value)) return '不在代码集内';
  const result = rule === undefined ? undefined : checkKnownValue(rule, value);
  return result?.ok === false ? `：${result.message.zh}` : undefined;
}

function patternOf(form: NonNullable<MessageField['form']>): RegExp {
  if (form instanceof RegExp) return form;
  if (form === 'n8') return /^\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;
  if (form === 'n14') return /^\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-3])[0-5]\d[0-5]\d$/;
  return form === 'n' ? /^\d+$/ : new RegExp(`^\\d+\\.\\d{${form.slice(2)}}$`);
}

/** Values at a path, with `[0]`, `[1]` … for each of a list. */
function placesOf(message: Message, name: string): { path: string; value: string | undefined }[] {
  let places: { path: string; value: Message[string] | undefined }[] = [{ path: '', value: message }];
  for (const part of name.split('.')) {
    const key = part.replace('[]', '');
    places = places.flatMap(({ path, value }) => {
      const found = typeof value === 'object' && !Array.isArray(value) ? value[key] : undefined;
      const here = path === '' ? key : `${path}.${key}`;
      if (!part.endsWith('[]')) return [{ path: here, value: found }];
      // An empty list misses its first member.
      const list = Array.isArray(found) && found.length > 0 ? found : [undefined];
      return list.map((one, index) => ({ path: `${here}[${index}]`, value: one }));
    });
  }
  return places.map(({ path, value }) => ({ path, value: typeof value === 'string' && value !== '' ? value : undefined }));
}
