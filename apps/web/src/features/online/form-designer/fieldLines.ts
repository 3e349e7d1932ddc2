import type { CellOption, EditableColumn, Row } from '@tarmac/admin-kit/editable-table';
import { parseExpression, readDefault } from '@tarmac/admin-kit/expression';
import { toText } from '@tarmac/admin-kit/field';
import type { LocalText } from '@tarmac/admin-kit/i18n';
import { formFieldFields as fields } from '@tarmac/freight-api/online';
import { usualView } from './draft.ts';
import { lineTexts as texts } from './lineTexts.ts';

/** Parts of what is said of a field. */
export const sections = ['usual', 'database', 'page', 'search', 'checks', 'relations'] as const;
export type Section = (typeof sections)[number];

interface Choices {
  localize: (text: LocalText) => string;
  /** Items of the dictionaries of controls and types. */
  types: readonly CellOption[];
  views: readonly CellOption[];
  /** Dictionaries there are. */
  dictionaries: readonly CellOption[];
}

const kindsOfViews: Readonly<Record<string, readonly string[]>> = {
  string: (
    'text list radio checkbox list_multi switch sel_search textarea time month file image password sel_user sel_depart pca ' +
    'popup popup_dict cat_tree sel_tree link_down link_table link_table_field umeditor markdown hidden'
  ).split(' '),
  int: ['text', 'list', 'radio', 'sel_search', 'switch', 'hidden'],
  Date: ['date', 'datetime', 'text', 'hidden'],
  Datetime: ['datetime', 'text', 'hidden'],
  Text: ['textarea', 'umeditor', 'markdown', 'file', 'image', 'text', 'checkbox', 'list_multi', 'sel_user', 'sel_depart', 'hidden'],
};
const numbers = ['text', 'hidden'];

/** Controls that a value of a type can have. @source jeecg-wire 4.3 */
const viewsFor = (dbType: unknown): readonly string[] => {
  const type =
    dbType === 'LongText' ? 'Text' : dbType === null || dbType === undefined || dbType === '' ? 'string' : String(dbType as string);
  return kindsOfViews[type] ?? numbers;
};

const choosing = new Set(['list', 'radio', 'checkbox', 'list_multi', 'sel_search']);
const hasSource = new Set([
  ...choosing,
  'popup',
  'popup_dict',
  'sel_tree',
  'cat_tree',
  'link_down',
  'link_table',
  'link_table_field',
  'sel_user',
  'sel_depart',
]);
const isLong = (row: Row) => row['dbType'] === 'Text' || row['dbType'] === 'LongText';
const isExact = (row: Row) => row['dbType'] === 'BigDecimal' || row['dbType'] === 'double';
const isSized = (row: Row) => !row['dbType'] || row['dbType'] === 'string' || isExact(row);

const isOn = (value: unknown) => value === 1 || value === '1';
/** What a search has of its own counts where it is said that it has something. */
const isAskedAsFilled = (row: Row) => !isOn(row['isQuery']) || !isOn(row['queryConfigFlag']);
const checkPlaceholder = 'n, z, money, m, e, [A-Z]+ …';

const onOff = { customValue: [1, 0] as const };
const onOffText = { customValue: ['1', '0'] as const };

/** The columns of each part. Those of the name and the caption stand in all of them. */
export function fieldColumns({ localize, types, views, dictionaries }: Choices): Readonly<Record<Section, readonly EditableColumn[]>> {
  const title = (name: keyof typeof fields) => localize(fields[name].label);
  const input = (key: keyof typeof fields, width = 140): EditableColumn => ({ key, title: title(key), type: 'input', width });
  const check = (
    key: keyof typeof fields,
    { values = onOff, begin }: { values?: typeof onOff | typeof onOffText; begin?: boolean } = {},
  ): EditableColumn => ({
    key,
    title: title(key),
    type: 'checkbox',
    width: 108,
    props: { customValue: values.customValue },
    ...(begin && { defaultValue: values.customValue[0] }),
  });
  const formula = (key: keyof typeof fields, { isDefault = false } = {}): EditableColumn => ({
    ...input(key, 220),
    validateRules: [
      {
        handler: ({ cellValue }, callback) => {
          const problem = problemOf(cellValue, { isDefault });
          callback(problem === undefined, problem && localize(problem));
        },
      },
    ],
  });
  const caption: EditableColumn = { ...input('dbFieldTxt', 150), fixed: 'left', alwaysVisible: true };
  const name: EditableColumn = {
    ...input('dbFieldName', 140),
    fixed: 'left',
    alwaysVisible: true,
    placeholder: localize(texts.namePlaceholder),
    validateRules: [{ pattern: /^[a-z][a-z0-9_]{0,62}$/, message: localize(texts.nameRule) }],
  };
  const type: EditableColumn = {
    key: 'dbType',
    title: title('dbType'),
    type: 'select',
    width: 120,
    options: types,
    defaultValue: 'string',
  };
  const length: EditableColumn = {
    key: 'dbLength',
    title: title('dbLength'),
    type: 'inputNumber',
    width: 96,
    props: { min: 0, max: 100_000, decimals: 0 },
    disabled: (row) => !isSized(row),
    linkedTo: 'dbType',
    derive: (row) => (row['dbType'] === 'string' ? 50 : isExact(row) ? 12 : null),
  };
  const points: EditableColumn = {
    key: 'dbPointLength',
    title: title('dbPointLength'),
    type: 'inputNumber',
    width: 96,
    props: { min: 0, max: 10, decimals: 0 },
    disabled: (row) => !isExact(row),
    linkedTo: 'dbType',
    derive: (row) => (isExact(row) ? 2 : null),
  };
  const view: EditableColumn = {
    key: 'fieldShowType',
    title: title('fieldShowType'),
    type: 'select',
    width: 130,
    options: views,
    defaultValue: 'text',
    optionsOf: (row) => viewsFor(row['dbType']).flatMap((code) => views.filter(({ value }) => value === code)),
    linkedTo: 'dbType',
    derive: (row) => usualView(row['dbType']),
  };
  const dictionary: EditableColumn = {
    key: 'dictField',
    title: title('dictField'),
    type: 'select-search',
    width: 160,
    options: dictionaries,
    props: { allowInput: true, allowSearch: true },
    disabled: (row) => !hasSource.has(toText(row['fieldShowType'])),
  };
  const source = (key: 'dictTable' | 'dictText'): EditableColumn => ({
    ...input(key),
    disabled: (row) => !hasSource.has(toText(row['fieldShowType'])),
  });
  const required = check('fieldMustInput', { values: onOffText });
  const search = check('isQuery');
  const range: EditableColumn = {
    key: 'queryMode',
    title: title('queryMode'),
    type: 'select',
    width: 110,
    dictCode: 'cgform_query_mode',
    defaultValue: 'single',
  };
  return {
    usual: [
      caption,
      name,
      type,
      { ...length, title: localize(texts.length) },
      view,
      dictionary,
      required,
      search,
      check('isShowList', { begin: true }),
      check('isShowForm', { begin: true }),
    ],
    database: [caption, name, input('dbFieldTxtEn'), type, length, points, { ...input('dbDefaultVal'), disabled: isLong }],
    page: [
      caption,
      name,
      view,
      check('isShowForm', { begin: true }),
      check('isShowList', { begin: true }),
      check('isReadOnly'),
      { ...input('fieldLength', 84), validateRules: [{ pattern: /^\d{1,4}$/ }] },
      check('sortFlag', { values: onOffText }),
      search,
      range,
      dictionary,
      source('dictTable'),
      source('dictText'),
      input('fieldHref', 200),
      input('fieldExtendJson', 200),
    ],
    search: [
      caption,
      name,
      search,
      range,
      { ...check('queryConfigFlag', { values: onOffText }), width: 150, disabled: (row) => !isOn(row['isQuery']) },
      {
        key: 'queryShowType',
        title: title('queryShowType'),
        type: 'select',
        width: 150,
        options: views,
        optionsOf: (row) => viewsFor(row['dbType']).flatMap((code) => views.filter(({ value }) => value === code)),
        disabled: isAskedAsFilled,
      },
      { ...dictionary, key: 'queryDictField', width: 170, title: title('queryDictField'), disabled: isAskedAsFilled },
      { ...input('queryDictTable', 190), disabled: isAskedAsFilled },
      { ...input('queryDictText', 190), disabled: isAskedAsFilled },
      { ...formula('queryDefVal', { isDefault: true }), disabled: isAskedAsFilled },
      { ...input('queryValidType', 160), placeholder: checkPlaceholder, disabled: isAskedAsFilled },
      { ...check('queryMustInput', { values: onOffText }), width: 150, disabled: isAskedAsFilled },
    ],
    checks: [
      caption,
      name,
      required,
      { ...input('fieldValidType'), placeholder: checkPlaceholder },
      formula('fieldDefaultValue', { isDefault: true }),
      formula('computeExpr'),
      formula('visibleExpr'),
      formula('requiredExpr'),
    ],
    relations: [caption, name, input('mainTable'), input('mainField')],
  };
}

/** Why an expression cannot be read; undefined where it can. */
function problemOf(source: unknown, { isDefault }: { isDefault: boolean }): LocalText | undefined {
  if (typeof source !== 'string' || source === '') return undefined;
  if (isDefault) {
    const read = readDefault(source);
    return read.kind === 'refused' ? read.problem.message : undefined;
  }
  const read = parseExpression(source);
  return read.ok ? undefined : read.message;
}
