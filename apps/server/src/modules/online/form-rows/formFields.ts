import type { z } from 'zod';
import { readValidation, type LocalizedText } from '@tarmac/freight-api/rules';
import {
  bigInteger,
  date,
  dateTime,
  decimal,
  dict,
  dictList,
  exactDigits,
  files,
  int32,
  integer,
  longText,
  numberCode,
  text,
  type TextOptions,
} from '../../../platform/contract/fields.ts';
import type { FieldMeta } from '../../../platform/contract/meta.ts';
import type { SnapshotField } from '../form/formSnapshot.ts';

/** What a field is called. */
export const labelOf = ({ dbFieldTxt, dbFieldTxtEn }: SnapshotField): LocalizedText => ({
  zh: dbFieldTxt,
  en: dbFieldTxtEn || dbFieldTxt,
});

/** Characters of a text that has a column without a limit. */
const longest = 100_000;

/** The table dictionary that names what a value stands for, as lookups know it. */
export const tableDictionary = ({ dictTable, dictText, dictField }: Pick<SnapshotField, 'dictTable' | 'dictText' | 'dictField'>) =>
  dictTable === null || dictTable === '' ? undefined : `${dictTable},${dictText || dictField},${dictField}`;

/** The same of rows of another form, which are called by the first of the fields that stand for them. */
const formDictionary = ({ fieldShowType, dictTable, dictText, dictField }: SnapshotField) =>
  fieldShowType === 'link_table' ? `online.${dictTable ?? ''},${(dictText ?? '').split(',')[0]?.trim()},${dictField || 'id'}` : undefined;

/** Views whose values are codes of a dictionary, where no table is named. */
const chosen = new Set(['list', 'radio', 'sel_search', 'checkbox', 'list_multi']);
/** Views that hold several values, with commas between them. */
const severalViews: ReadonlySet<string> = new Set(['checkbox', 'list_multi']);

/** Views that show what somebody or some department is called. */
const calledBy: Readonly<Record<string, string>> = {
  sel_user: 'sys_user,realname,username',
  sel_depart: 'sys_depart,depart_name,id',
};

/** A field as contracts declare it: what is taken, what is said of it, how it is searched. @source jeecg-wire 4.3 */
export function schemaOf(field: SnapshotField, { tableName }: { tableName: string }): z.ZodType {
  const label = labelOf(field);
  const validation = readValidation(field.fieldValidType);
  const options: Options = {
    label,
    shared: {
      sortable: field.sortFlag,
      // A form asks while somebody types; what is not text is asked when it is saved.
      ...(validation.isUnique && field.kind === 'string' && { unique: { table: `online.${tableName}`, column: field.dbFieldName } }),
    },
  };
  return ofView(field, options) ?? ofStorage(field, options);
}

interface Options {
  label: LocalizedText;
  shared: Pick<FieldMeta, 'sortable' | 'unique'>;
}

function ofView(field: SnapshotField, { label, shared }: Options): z.ZodType | undefined {
  const isText = field.kind === 'string' || field.kind === 'text';
  switch (field.fieldShowType) {
    case 'password':
      return text(label, { max: Math.min(200, maxLength(field)) });
    case 'file':
    case 'image':
      if (!isText) return undefined;
      return files(label, {
        max: Math.min(maxLength(field), 10_000),
        image: field.fieldShowType === 'image',
        ...(numberIn(field, 'uploadnum') !== undefined && { maxCount: numberIn(field, 'uploadnum') as number }),
      });
    case 'switch':
      return isText ? text(label, { ...shared, max: maxLength(field), filter: 'equals', pattern: oneOf(switchValues(field)) }) : undefined;
    case 'time':
      return isText
        ? text(label, { ...shared, max: maxLength(field), filter: 'equals', pattern: /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/ })
        : undefined;
    case 'month':
      return isText
        ? text(label, { ...shared, max: maxLength(field), filter: 'equals', pattern: /^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/ })
        : undefined;
    default:
      if (!chosen.has(field.fieldShowType) || !field.dictField || field.dictTable) return undefined;
      if (severalViews.has(field.fieldShowType))
        return isText ? dictList(field.dictField, { label, options: { ...shared, filter: 'options' } }) : undefined;
      if (isText) return dict(field.dictField, { label, options: { ...shared, max: Math.min(maxLength(field), 500) } });
      return field.kind === 'int'
        ? numberCode(field.dictField, { label, range: [-int32, int32], ...(shared.sortable && { sortable: true }) })
        : undefined;
  }
}

function ofStorage(field: SnapshotField, { label, shared }: Options): z.ZodType {
  switch (field.kind) {
    case 'int':
      return integer(label, { ...shared, filter: 'range', min: -int32 - 1, max: int32 });
    case 'long':
      return bigInteger(label, { ...shared, filter: 'range' });
    case 'double':
      return decimal(label, { ...shared, filter: 'range', decimals: Math.min(field.dbPointLength || 10, 10) });
    case 'decimal': {
      const most = greatest(field);
      return decimal(label, { ...shared, filter: 'range', decimals: field.dbPointLength, min: -most, max: most });
    }
    case 'date':
      return date(label, shared);
    case 'datetime':
      return dateTime(label, shared);
    case 'text':
      return longText(label, { max: longest });
    case 'string':
      return field.fieldShowType === 'textarea' || field.fieldShowType === 'umeditor' || field.fieldShowType === 'markdown'
        ? longText(label, { ...shared, max: maxLength(field), filter: 'text' })
        : text(label, { ...shared, ...words(field), max: maxLength(field), filter: 'text' });
  }
}

function words(field: SnapshotField): Pick<TextOptions, 'calledBy' | 'pattern'> {
  const table = namingTable(field);
  const { code } = readValidation(field.fieldValidType);
  return { ...(table !== undefined && { calledBy: table }), ...(code !== undefined && { pattern: code.pattern }) };
}

/** Views of which the table is none: a popup stores what it shows, and names a report; others name another field, or say in JSON what they choose from. */
const withoutTable: ReadonlySet<string> = new Set(['popup', 'popup_dict', 'link_down', 'link_table_field']);

/** The table dictionary that has the names of what values stand for. */
function namingTable(field: SnapshotField): string | undefined {
  const { fieldShowType, dictTable, dictText } = field;
  if (withoutTable.has(fieldShowType)) return undefined;
  if (fieldShowType === 'sel_tree') {
    const [id = '', , text = ''] = (dictText ?? '').split(',').map((part) => part.trim());
    return dictTable && id && text ? `${dictTable},${text},${id}` : undefined;
  }
  return formDictionary(field) ?? tableDictionary(field) ?? calledBy[fieldShowType];
}

/** The greatest number that a column takes, and that JSON says exactly. */
export function greatest({ dbLength, dbPointLength }: SnapshotField): number {
  const whole = Math.min(Math.max(0, dbLength - dbPointLength), exactDigits);
  return Number(`0${'9'.repeat(whole)}.${'9'.repeat(Math.min(dbPointLength, exactDigits - whole))}0`);
}

/** Characters that a value may have. */
export const maxLength = ({ kind, dbLength }: SnapshotField): number => (kind === 'text' ? longest : dbLength);

/** The further settings of a field by name. */
export const settingsOf = ({ fieldExtendJson }: SnapshotField): Readonly<Record<string, unknown>> =>
  Array.isArray(fieldExtendJson) ? {} : (fieldExtendJson ?? {});

/** A whole number among the settings of a field. */
export const numberIn = (field: SnapshotField, key: string): number | undefined => {
  const value = Number(settingsOf(field)[key]);
  return Number.isInteger(value) && value > 0 ? value : undefined;
};

/** What a switch holds: on and off. @source jeecg-wire 4.3 */
export function switchValues(field: SnapshotField): readonly [string, string] {
  const given = Array.isArray(field.fieldExtendJson) ? field.fieldExtendJson : settingsOf(field)['extendOption'];
  return Array.isArray(given) && given.length === 2 ? [String(given[0]), String(given[1])] : ['Y', 'N'];
}

const oneOf = (values: readonly string[]): RegExp => new RegExp(`^(?:${values.map((one) => RegExp.escape(one)).join('|')})$`);
