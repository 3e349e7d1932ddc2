import { hasControls, hasControlsBetweenLines, type LocalizedText, spellingOf, spellText } from '@tarmac/freight-api/rules';
import { z } from 'zod';
import { parseDateTimeText } from '../clock.ts';
import { exactWhole } from '../db/exactWhole.ts';
import { fieldKey, type FieldKind, type FieldMeta, type UnitMeta } from './meta.ts';

/** What any field may say beyond its kind. */
export interface FieldOptions {
  description?: string;
  filter?: FieldMeta['filter'];
  sortable?: boolean;
  derived?: boolean;
  sensitive?: boolean;
  default?: unknown;
}

function describe<Schema extends z.ZodType>(
  schema: Schema,
  { kind, label, options }: { kind: FieldKind; label: LocalizedText; options: Partial<FieldMeta> },
): Schema {
  const { description, ...rest } = options;
  const field: FieldMeta = { kind, label, ...rest };
  for (const key of Object.keys(field) as (keyof FieldMeta)[]) if (field[key] === undefined) delete field[key];
  return schema.meta({ [fieldKey]: field, ...(description === undefined ? {} : { description }) }) as Schema;
}

/** The field that a schema was made with, looking through optional, nullable and default wrappers. */
export function fieldOf(schema: z.ZodType): FieldMeta | undefined {
  let current: z.ZodType | undefined = schema;
  while (current !== undefined) {
    const field = (current.meta() as Record<string, unknown> | undefined)?.[fieldKey];
    if (field !== undefined) return field as FieldMeta;
    current = (current as { def?: { innerType?: z.ZodType } }).def?.innerType;
  }
  return undefined;
}

/** 32 hexadecimal characters (a UUIDv7 without dashes). */
export const Id = z.string().regex(/^[0-9a-z-]{1,36}$/i);

/** Options of text fields. Lengths are counted in code points. */
export interface TextOptions extends FieldOptions {
  max?: number;
  min?: number;
  pattern?: RegExp;
  rule?: string;
  /** How values may be written; that of the rule when it is absent. */
  spelling?: FieldMeta['spelling'];
  unique?: FieldMeta['unique'];
  checkRule?: string;
  calledBy?: FieldMeta['calledBy'];
}

/** Marks the refusal for the words that `parseInput` gives it. */
const controls = { params: { controls: true } };

/**
 * One line of text, in the spelling of its field, without what nobody sees; line breaks and other controls are refused, and so is the empty
 * text when the field is required.
 */
export function text(label: LocalizedText, options: TextOptions = {}) {
  const { max = 200, min, pattern, ...rest } = options;
  const spelling = rest.spelling ?? spellingOf(rest.rule);
  let schema = z
    .string()
    .overwrite((value) => spellText(value, spelling))
    .refine((value) => !hasControls(value), controls)
    .max(max);
  if (min !== undefined) schema = schema.min(min);
  if (pattern !== undefined) schema = schema.regex(pattern);
  return describe(schema, {
    kind: 'text',
    label,
    options: { ...rest, spelling, maxLength: max, minLength: min, pattern: pattern?.source },
  });
}

/** Text of several lines, without what nobody sees. */
export function longText(label: LocalizedText, options: TextOptions = {}) {
  const { max = 500, min, ...rest } = options;
  const schema = z
    .string()
    .overwrite((value) => spellText(value.replaceAll(/\r\n?/g, '\n')))
    .refine((value) => !hasControlsBetweenLines(value), controls)
    .max(max);
  return describe(min === undefined ? schema : schema.min(min), {
    kind: 'longText',
    label,
    options: {
      ...rest,
      pattern: undefined,
      maxLength: max,
      minLength: min,
    },
  });
}

/** Options of numbers; bounds are in the stored unit. */
export interface NumberOptions extends FieldOptions {
  min?: number;
  max?: number;
  /** Its column has 32 bits, which is more than anybody means: the server alone says so. */
  narrow?: boolean;
}

/** What a column of 32 bits holds. */
export const int32 = 2_147_483_647;

function wholeNumber(kind: FieldKind, { label, options, unit }: { label: LocalizedText; options: NumberOptions; unit?: UnitMeta }) {
  const { min = 0, max = Number.MAX_SAFE_INTEGER, narrow = false, ...rest } = options;
  return describe(
    z
      .int()
      .min(min)
      .max(narrow ? Math.min(max, int32) : max),
    {
      kind,
      label,
      options: {
        ...rest,
        minimum: min,
        maximum: max === Number.MAX_SAFE_INTEGER ? undefined : max,
        unit,
      },
    },
  );
}

/** A whole number, ≥ 0 unless `min` says otherwise. */
export const integer = (label: LocalizedText, options: NumberOptions = {}) => wholeNumber('integer', { label, options });

/** What a column of the type `bigint` holds. */
const int64 = { least: -(2n ** 63n), most: 2n ** 63n - 1n };

/** A whole number of 64 bits: a JSON number as far as that says it exactly, else the text of its digits. Both are taken, in either way. */
export function bigInteger(label: LocalizedText, options: FieldOptions = {}) {
  const schema = z
    .union([z.number(), z.string().trim()])
    .refine((value) => (typeof value === 'number' ? Number.isInteger(value) : /^[+-]?\d{1,40}$/.test(value)), {
      abort: true,
      params: { whole: true },
    })
    // A JSON number beyond has lost digits on its way.
    .refine((value) => typeof value === 'string' || Number.isSafeInteger(value), { abort: true, params: { asText: true } })
    .refine((value) => BigInt(value) >= int64.least, { abort: true, params: { least: int64.least } })
    .refine((value) => BigInt(value) <= int64.most, { abort: true, params: { most: int64.most } })
    .transform((value) => exactWhole(BigInt(value)));
  return describe(schema, { kind: 'bigInteger', label, options });
}

/** An amount in fen (1/100 yuan). */
export const money = (label: LocalizedText, options: NumberOptions = {}) =>
  wholeNumber('money', { label, options, unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } } });

const quantity =
  (stored: string, { factor, decimals, symbol }: { factor: number; decimals: number; symbol: LocalizedText }) =>
  (label: LocalizedText, options: NumberOptions = {}) =>
    wholeNumber('quantity', { label, options, unit: { stored, factor, decimals, symbol } });

/** A price in 1/10000 yuan per unit of quantity. */
export const unitPrice = quantity('e4', { factor: 10_000, decimals: 4, symbol: { zh: '元', en: 'CNY' } });
/** A mass in kilograms, shown in tonnes. */
export const kilograms = quantity('kg', { factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } });
/** Mass over a way, in kilograms times kilometres, shown in tonnes times kilometres. */
export const tonneKilometres = quantity('kgkm', { factor: 1000, decimals: 1, symbol: { zh: '吨公里', en: 't·km' } });
/** A time in hundredths of an hour. */
export const hours = quantity('centihour', { factor: 100, decimals: 1, symbol: { zh: '小时', en: 'h' } });
/** A small mass in kilograms, shown as it is. */
export const wholeKilograms = quantity('kg', { factor: 1, decimals: 0, symbol: { zh: '公斤', en: 'kg' } });
/** A vehicle's mass in 0.01 t, as licences print it. */
export const centitonnes = quantity('ct', { factor: 100, decimals: 2, symbol: { zh: '吨', en: 't' } });
/** A volume in litres, shown in cubic metres. */
export const litres = quantity('litre', { factor: 1000, decimals: 3, symbol: { zh: 'm³', en: 'm³' } });
/** A distance in metres, shown in kilometres. */
export const metres = quantity('metre', { factor: 1000, decimals: 1, symbol: { zh: '公里', en: 'km' } });
/** A length in millimetres, shown in metres. */
export const millimetres = quantity('mm', { factor: 1000, decimals: 2, symbol: { zh: '米', en: 'm' } });
/** A rate in 1/10000, shown in percent. */
export const basisPoints = quantity('bp', { factor: 100, decimals: 2, symbol: { zh: '%', en: '%' } });
/** A rate in 1/1000000, shown in percent. */
export const millionths = quantity('e6', { factor: 10_000, decimals: 4, symbol: { zh: '%', en: '%' } });
/** A small rate in 1/10000, shown in per mille. */
export const perMille = quantity('bp', { factor: 10, decimals: 1, symbol: { zh: '‰', en: '‰' } });
/** A mark out of five in hundredths, so that an average needs no fractions. */
export const rating = quantity('hundredth', { factor: 100, decimals: 2, symbol: { zh: '分', en: 'of 5' } });

/** What a JSON number says exactly, in digits. */
export const exactDigits = 15;

/** Whether a number has no more digits behind its point, and none that a JSON number would lose. */
const isExact = (value: number, decimals: number): boolean =>
  Number(value.toFixed(decimals)) === value && Number(value.toPrecision(exactDigits)) === value;

/** A number with so many decimals at most, as it is written. Nothing is reckoned with it: it is stored as it came. */
export const decimal = (label: LocalizedText, { decimals, min, max, ...options }: Omit<NumberOptions, 'narrow'> & { decimals: number }) => {
  let schema = z.number().refine((value) => isExact(value, decimals), { params: { decimals } });
  if (min !== undefined) schema = schema.min(min);
  if (max !== undefined) schema = schema.max(max);
  return describe(schema, { kind: 'decimal', label, options: { ...options, decimals, minimum: min, maximum: max } });
};

/** One code of a dictionary. Fixed code sets are checked against the dictionary when it is saved, see the add and edit handlers. */
export function dict<const Code extends string = string>(
  code: string,
  {
    label,
    options = {},
  }: {
    label: LocalizedText;
    options?: FieldOptions &
      Pick<FieldMeta, 'otherNames' | 'uncounted'> & {
        /** All codes of the dictionary. */
        codes?: readonly [Code, ...Code[]];
        /** The codes that are taken, and offered, of a dictionary that has more. */
        only?: readonly [Code, ...Code[]];
        offered?: readonly Code[];
        max?: number;
      };
  },
) {
  const { only, codes = only, max = 32, ...rest } = options;
  const schema =
    codes === undefined
      ? z
          .string()
          .min(1)
          .max(max)
          .regex(/^[\w.-]+$/)
      : z.enum(codes);
  return describe(schema as z.ZodType<Code, Code>, {
    kind: 'dict',
    label,
    options: { filter: 'options', sortable: true, ...(only === undefined ? {} : { offered: only }), ...rest, dict: code },
  });
}

/** A code of a dictionary that the wire carries as a number, within a range. Sheets and some clients send it as text. @source jeecg-wire 3.1 */
export function numberCode(
  code: string,
  {
    label,
    range: [min, max],
    ...options
  }: { label: LocalizedText; range: readonly [number, number]; description?: string; sortable?: boolean },
) {
  const { description } = options;
  return z.coerce
    .number()
    .int()
    .min(min)
    .max(max)
    .meta({
      [fieldKey]: { ...fieldOf(dict(code, { label, options })), minimum: min, maximum: max },
      ...(description === undefined ? {} : { description }),
    });
}

/** Several codes of a dictionary as a comma list. */
export const dictList = (code: string, { label, options = {} }: { label: LocalizedText; options?: FieldOptions }) =>
  describe(
    z
      .string()
      .max(200)
      .regex(/^[\w.-]*(,[\w.-]+)*$/),
    { kind: 'dict', label, options: { ...options, dict: code, multiple: true } },
  );

/** '1' yes or '0' no. */
export const flag = (label: LocalizedText, options: FieldOptions = {}) =>
  describe(z.enum(['0', '1']), { kind: 'flag', label, options: { filter: 'options', ...options, dict: 'yn' } });

/** A calendar date, `YYYY-MM-DD`; with `notAfter` no day to come. */
export const date = (label: LocalizedText, options: FieldOptions & { notAfter?: 'today' } = {}) =>
  describe(z.iso.date(), { kind: 'date', label, options: { filter: 'range', sortable: true, ...options } });

/** An instant written as `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
export const dateTime = (label: LocalizedText, options: FieldOptions = {}) =>
  describe(
    z
      .string()
      .regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]) (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, { abort: true })
      // The pattern is what clients are told; that some months are short it cannot say.
      .refine((value) => parseDateTimeText(value) !== undefined),
    { kind: 'dateTime', label, options: { filter: 'range', sortable: true, ...options } },
  );

/** Options of file fields. */
export interface FilesOptions extends FieldOptions {
  image?: boolean;
  /** Kind of business that they are uploaded under, one of `fileKinds`; `temp` when it is absent. @source UPL-06 */
  biz?: string;
  maxCount?: number;
  min?: number;
  /** Extensions with their dots, joined by commas, such as '.pdf,.jpg': a path that ends otherwise is refused. */
  accept?: string;
  /** Bytes of the largest file. */
  maxSize?: number;
  /** Characters of all paths. */
  max?: number;
}

/** Stored paths of uploaded files, comma-joined. */
export function files(label: LocalizedText, options: FilesOptions = {}) {
  const { min, max = 2000, ...rest } = options;
  const schema = z.string().max(max).regex(pathsPattern(options.accept));
  return describe(min === undefined ? schema : schema.min(min), { kind: 'files', label, options: rest });
}

/** The server names stored files by what their content is, so the ends of the paths tell the kinds. */
function pathsPattern(accept: string | undefined): RegExp {
  if (accept === undefined) return /^[^[\]\s]*$/;
  // An address that came with an answer carries its signature, which is taken off before it is stored.
  const path = String.raw`(?:\*{3}\d{1,3}|[^[\]\s,?]+(?:${accept.replaceAll('.', String.raw`\.`).replaceAll(',', '|')})(?:\?[^\s,]*)?)`;
  return new RegExp(`^(?:${path}(?:,${path})*)?$`);
}

/** The id of another entity's row; `textField` is the key of this row that carries its text. */
export const reference = (
  entity: string,
  { label, options = {} }: { label: LocalizedText; options?: FieldOptions & { textField?: string } },
) => describe(Id, { kind: 'reference', label, options: { filter: 'equals', ...options, reference: entity } });

/** A coordinate in millionths of a degree would be exact, but the exchange formats carry decimals: six digits, WGS-84. */
export const coordinate = (
  label: LocalizedText,
  { range, options = {} }: { range: { min: number; max: number }; options?: FieldOptions },
) =>
  describe(z.number().min(range.min).max(range.max), {
    kind: 'quantity',
    label,
    options: {
      ...options,
      minimum: range.min,
      maximum: range.max,
      unit: { stored: 'degree', factor: 1, decimals: 6, symbol: { zh: '°', en: '°' } },
    },
  });

/** A person of this installation by login name. Screens and sheets say what they are called to those who may look them up. */
export const person = (label: LocalizedText, options: TextOptions = {}) =>
  text(label, { max: 64, ...options, calledBy: 'sys_user,realname,username' });
/** Who took a step, by login name: `提交` and `Submitted` make 提交人, Submitted by. */
export const stepBy = (zh: string, en: string) => person({ zh: `${zh}人`, en: `${en} by` });
/** When a step was taken: `提交` and `Submitted` make 提交时间, Submitted at. */
export const stepAt = (zh: string, en: string) => dateTime({ zh: `${zh}时间`, en: `${en} at` });
