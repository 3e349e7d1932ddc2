import { z } from 'zod';
import { toDateText, toDateTimeText } from '../clock.ts';
import { exactDigits, fieldOf } from '../contract/fields.ts';
import type { FieldMeta } from '../contract/meta.ts';
import { invalidInput, type FieldError } from '../errors.ts';
import { counted } from '../plural.ts';

const zodMessages = { zh: z.locales.zhCN().localeError, en: z.locales.en().localeError };

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;

/**
 * Parses one part of a request. Undeclared keys are dropped.
 *
 * @throws InvalidInput with `errorData` naming each field and reason in the reader's language
 * @source security 5.25
 */
export function parseInput(schema: z.ZodType, { value, locale }: { value: unknown; locale: 'zh' | 'en' }): unknown {
  const parsed = schema.safeParse(value, { error: (issue) => reason(issue, { field: undefined, locale }), reportInput: true });
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue): FieldError => {
    const field = fieldAt(schema, issue.path);
    return {
      path: issue.path.map(String).join('.'),
      message: `${field?.label[locale] ?? ''}${separator(field, locale)}${reason(issue, { field, locale })}`,
    };
  });
  throw invalidInput(fields[0]?.message ?? (locale === 'zh' ? '参数不正确' : 'Invalid input'), fields);
}

/** The keys of a body that their schemas take, where others are refused; undefined where the body as a whole is. */
export function takenKeys(
  schema: z.ZodType,
  { value, refused }: { value: unknown; refused: readonly FieldError[] },
): Record<string, unknown> | undefined {
  const shape = shapeOf(schema);
  if (shape === undefined || typeof value !== 'object' || value === null || refused.some(({ path }) => path === '')) return undefined;
  const bad = new Set(refused.map(({ path }) => path.split('.', 1)[0]));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, given]) => {
      if (bad.has(name) || name === '__proto__' || !Object.hasOwn(shape, name)) return [];
      const parsed = (shape[name] as z.ZodType).safeParse(given);
      return parsed.success ? [[name, parsed.data]] : [];
    }),
  );
}

const shapeOf = (schema: z.ZodType) =>
  (unwrap(schema)?.def as unknown as { shape?: Readonly<Record<string, z.ZodType>> } | undefined)?.shape;

/** Query strings are text; gives the texts of number, boolean and list fields the type that the schema asks for. */
export function coerceQuery(
  schema: z.ZodObject,
  { query, locale }: { query: Readonly<Record<string, unknown>>; locale: 'zh' | 'en' },
): Record<string, unknown> {
  const coerced: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(query)) {
    // `constructor` and its like are names that every object knows and no schema means.
    const type = Object.hasOwn(schema.shape, name) ? baseType(schema.shape[name] as z.ZodType) : undefined;
    if (Array.isArray(value) && type !== 'array')
      throw invalidInput(locale === 'zh' ? `参数重复: ${name}` : `Repeated parameter: ${name}`, [{ path: name, message: name }]);
    if (name !== '__proto__') coerced[name] = typeof value === 'string' ? coerceText(type, value) : value;
  }
  return coerced;
}

/**
 * Gives the values at the top of a body the type that its schema asks for, as clients of the wire write them: whole numbers as text,
 * days and instants as ISO 8601 with a zone. Anything else is left for the schema to refuse.
 *
 * @param given.daysAsWritten an instant is not a day: which one it means would hang on its zone
 * @source jeecg-wire 1.2
 */
export function coerceBody(schema: z.ZodType, { body, ...options }: { body: unknown; daysAsWritten?: boolean }): unknown {
  const shape = shapeOf(schema);
  if (shape === undefined || typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'string' && Object.hasOwn(shape, name) ? coerceBodyText(shape[name] as z.ZodType, { value, ...options }) : value,
    ]),
  );
}

const wholeNumber = /^-?\d{1,15}$/;
const anyNumber = /^-?\d{1,15}(?:\.\d{1,15})?$/;
const zonedInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:?\d{2})$/;

function coerceBodyText(schema: z.ZodType, { value, daysAsWritten = false }: { value: string; daysAsWritten?: boolean }): unknown {
  const kind = fieldOf(unwrap(schema) ?? schema)?.kind;
  if (baseType(schema) === 'number') return (kind === 'decimal' ? anyNumber : wholeNumber).test(value) ? Number(value) : value;
  if ((kind !== 'dateTime' && (kind !== 'date' || daysAsWritten)) || !zonedInstant.test(value)) return value;
  const instant = new Date(value);
  // A day that its month has not would be taken for one of the next.
  if (Number.isNaN(instant.getTime()) || !z.iso.date().safeParse(value.slice(0, 10)).success) return value;
  return kind === 'date' ? toDateText(instant) : toDateTimeText(instant);
}

function coerceText(type: string | undefined, value: string): unknown {
  if (type === undefined || type === 'string' || type === 'enum') return value;
  if (value === '') return undefined;
  if (type === 'number') return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  if (type === 'boolean') return value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value;
  if (type === 'array') return value.split(',').filter((one) => one !== '');
  return value;
}

function baseType(schema: z.ZodType | undefined): string | undefined {
  let current = schema;
  while (current !== undefined) {
    const definition = current.def as unknown as { type: string; innerType?: z.ZodType; in?: z.ZodType };
    if (definition.type === 'pipe') current = definition.in;
    else if (definition.innerType === undefined) return definition.type;
    else current = definition.innerType;
  }
  return undefined;
}

/** The field that a path of an issue leads to, through objects, lists and wrappers. */
function fieldAt(schema: z.ZodType, path: readonly PropertyKey[]): FieldMeta | undefined {
  let current: z.ZodType | undefined = schema;
  for (const step of path) {
    current = unwrap(current);
    const definition = current?.def as unknown as { shape?: Record<string, z.ZodType>; element?: z.ZodType } | undefined;
    current = typeof step === 'number' ? definition?.element : definition?.shape?.[String(step)];
    if (current === undefined) return undefined;
  }
  return current === undefined ? undefined : fieldOf(current);
}

function unwrap(schema: z.ZodType | undefined): z.ZodType | undefined {
  let current = schema;
  while (current !== undefined) {
    const inner: z.ZodType | undefined = (current.def as unknown as { innerType?: z.ZodType }).innerType;
    if (inner === undefined) return current;
    current = inner;
  }
  return current;
}

/** Which files a field takes, and what came instead: stored files end as their content is, whatever they were called. */
function foreignFiles({ accept }: FieldMeta, { input, locale }: { input: unknown; locale: 'zh' | 'en' }): string | undefined {
  if (accept === undefined || typeof input !== 'string') return undefined;
  const taken = accept.split(',');
  const endings = input.split(',').map((path) => /\.\w+$/.exec(path.replace(/\?.*$/, ''))?.[0]?.toLowerCase());
  const came = [...new Set(endings.filter((ending) => ending !== undefined && !taken.includes(ending)))];
  if (came.length === 0) return undefined;
  return locale === 'zh'
    ? `只接受 ${taken.join('、')} 文件，上传的文件内容是 ${came.join('、')}`
    : `takes ${taken.join(', ')} files; by its content what was uploaded is ${came.join(', ')}`;
}

const missing = (zh: boolean): string => (zh ? '不能为空' : 'cannot be empty');
const notWhole = (zh: boolean): string => (zh ? '须为整数' : 'must be a whole number');

/** Of what is a number, and not one that the field takes: with decimals, or of more digits than a number here has. */
function numberWords(issue: Issue | RawIssue, { field, zh }: { field: FieldMeta | undefined; zh: boolean }): string | undefined {
  const { input, expected } = issue as { input?: unknown; expected?: string };
  if (expected !== 'int' && expected !== 'number') return undefined;
  const text = typeof input === 'number' || typeof input === 'string' ? String(input).trim() : '';
  if (/^[+-]?\d{1,40}$/.test(text) && field?.unit === undefined) {
    const most = field?.maximum ?? Number.MAX_SAFE_INTEGER;
    const least = field?.minimum ?? Number.MIN_SAFE_INTEGER;
    if (BigInt(text) > most) return zh ? `不能大于 ${most}` : `must be at most ${most}`;
    return BigInt(text) < least ? (zh ? `不能小于 ${least}` : `must be at least ${least}`) : undefined;
  }
  const { factor = 1, decimals = 0 } = field?.unit ?? {};
  const isWhole = expected === 'int' || (field !== undefined && field.kind !== 'decimal' && factor === 1 && decimals === 0);
  return isWhole && /^[+-]?\d*\.\d+$/.test(text) ? notWhole(zh) : undefined;
}

const tooFine = (decimals: number, zh: boolean): string =>
  zh
    ? `最多 ${decimals} 位小数，共 ${exactDigits} 位数字`
    : `takes ${counted(decimals, { one: 'decimal', other: 'decimals' })} and ${exactDigits} digits at most`;

function separator(field: FieldMeta | undefined, locale: 'zh' | 'en'): string {
  return field === undefined || locale === 'zh' ? '' : ' ';
}

function reason(issue: Issue | RawIssue, { field, locale }: { field: FieldMeta | undefined; locale: 'zh' | 'en' }): string {
  const zh = locale === 'zh';
  const empty = issue.input === undefined || issue.input === null || issue.input === '';
  const shown = (bound: unknown): string => {
    const unit = field?.unit;
    return unit === undefined ? String(bound) : `${(Number(bound) / unit.factor).toFixed(unit.decimals)} ${unit.symbol[locale]}`;
  };
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_union':
      if (empty) return missing(zh);
      return numberWords(issue, { field, zh }) ?? (zh ? '类型不正确' : 'has the wrong type');
    case 'invalid_value':
      if (empty) return zh ? '不能为空' : 'cannot be empty';
      return zh ? '不在可选范围内' : 'is not one of the allowed values';
    case 'invalid_format':
      if (empty) return zh ? '不能为空' : 'cannot be empty';
      return (
        (field?.kind === 'files' ? foreignFiles(field, { input: issue.input, locale }) : undefined) ??
        (zh ? '格式不正确' : 'has the wrong format')
      );
    case 'too_small':
      if (issue.origin === 'string') {
        if (empty) return zh ? '不能为空' : 'cannot be empty';
        return zh
          ? `不能少于 ${issue.minimum} 个字符`
          : `must have at least ${counted(issue.minimum, { one: 'character', other: 'characters' })}`;
      }
      if (issue.origin === 'array')
        return zh ? `至少 ${issue.minimum} 项` : `needs at least ${counted(issue.minimum, { one: 'item', other: 'items' })}`;
      return zh ? `不能小于 ${shown(issue.minimum)}` : `must be at least ${shown(issue.minimum)}`;
    case 'too_big':
      if (issue.origin === 'string')
        return zh
          ? `不能超过 ${issue.maximum} 个字符`
          : `must have at most ${counted(issue.maximum, { one: 'character', other: 'characters' })}`;
      if (issue.origin === 'array')
        return zh ? `最多 ${issue.maximum} 项` : `takes at most ${counted(issue.maximum, { one: 'item', other: 'items' })}`;
      return zh ? `不能大于 ${shown(issue.maximum)}` : `must be at most ${shown(issue.maximum)}`;
    case 'custom':
      if (typeof issue.params?.['decimals'] === 'number') return tooFine(issue.params['decimals'], zh);
      if (typeof issue.params?.['least'] === 'bigint')
        return zh ? `不能小于 ${issue.params['least']}` : `must be at least ${issue.params['least']}`;
      if (typeof issue.params?.['most'] === 'bigint')
        return zh ? `不能大于 ${issue.params['most']}` : `must be at most ${issue.params['most']}`;
      if (issue.params?.['whole'] === true) return empty ? missing(zh) : notWhole(zh);
      if (issue.params?.['asText'] === true)
        return zh ? '超过 16 位的整数须以文本传送，否则末尾几位会丢失' : 'must be sent as a text: a JSON number has lost its last digits';
      if (issue.params?.['controls'] === true) return zh ? '不能含有换行或控制字符' : 'must not contain line breaks or control characters';
      return issue.message ?? (zh ? '不正确' : 'is not valid');
    default: {
      const message = zodMessages[locale](issue as RawIssue);
      return typeof message === 'string' ? message : (message?.message ?? (zh ? '不正确' : 'is not valid'));
    }
  }
}
