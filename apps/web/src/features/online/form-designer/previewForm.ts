import type { OnlineField, OnlineForm, OnlineRow, OnlineSub } from '@tarmac/admin-kit/online';
import type { FieldDefinition } from '@tarmac/admin-kit/field';
import type { FormButtonRow } from '@tarmac/freight-api/online';
import { searchCheckOf } from '@tarmac/freight-api/rules';
import { type Draft, fieldsOf, type Line } from './draft.ts';
import { optionsOf } from './fieldOptions.ts';

/** A sub-table as it is drafted. */
export interface SubDraft {
  id: string;
  draft: Draft;
}

type Meta = OnlineField['field'];
const actions = ['list', 'add', 'edit', 'delete'];
const places = { button: 'toolbar', link: 'row', form: 'form' } as const;

/** A draft as its published form would be, for a look at it: what the server says of a form, without asking it. */
export function previewForm(draft: Draft, { subs, buttons }: { subs: readonly SubDraft[]; buttons: readonly FormButtonRow[] }): OnlineForm {
  return {
    ...partsOf('preview', draft),
    subs: subs.map(({ id, draft: sub }): OnlineSub => ({
      ...partsOf(id, sub),
      relation: sub.head.relationType === '1' ? 'one' : 'many',
      foreignKey: textOf(fieldsOf(sub).find((line) => line['mainTable'])?.['dbFieldName']) || 'main_id',
      mainField: 'id',
    })),
    buttons: buttons
      .filter(({ buttonStatus, optType }) => buttonStatus !== '0' && optType !== 'js')
      .map(({ buttonCode, buttonName, buttonNameEn, buttonStyle, buttonIcon, exp, action }) => ({
        code: buttonCode ?? '',
        label: { zh: buttonName ?? '', en: buttonNameEn || (buttonName ?? '') },
        place: places[buttonStyle ?? 'button'],
        icon: buttonIcon,
        when: exp,
        action: { kind: action?.kind ?? 'call', confirm: action?.confirm ?? null, ...(action?.kind === 'open' && { to: action.to }) },
      })),
  };
}

function partsOf(id: string, draft: Draft): Omit<OnlineForm, 'subs'> {
  const { kind, tableName, tableTxt, tableTxtEn, formTemplate, isPage, isCheckbox, rules, treeFieldname } = draft.head;
  const fields = fieldsOf(draft).map(fieldOf);
  const isTree = kind === 'tree';
  return {
    id,
    name: tableName || id,
    version: 1,
    label: { zh: tableTxt || tableName, en: tableTxtEn || tableTxt || tableName },
    permission: `online:${tableName || id}`,
    theme: kind === 'erp' || kind === 'innerTable' || kind === 'tab' || kind === 'tree' ? kind : 'normal',
    formColumns: (Number(formTemplate) || 1) as 1 | 2 | 3 | 4,
    isPaged: isPage,
    hasCheckbox: isCheckbox,
    fields: isTree ? [fieldOf(parent), ...fields] : fields,
    tree: isTree ? { parentField: 'pid', titleField: treeFieldname ?? fields[0]?.name ?? 'pid' } : null,
    buttons: [],
    actions,
    rules: rules
      .filter((rule) => textOf(rule['holds']) !== '')
      .map((rule) => ({
        holds: textOf(rule['holds']),
        message: { zh: textOf(rule['messageZh']), en: textOf(rule['messageEn']) || textOf(rule['messageZh']) },
        field: textOf(rule['field']) || null,
      })),
  };
}

/** The field of every tree that names the parent. */
const parent: Line = {
  dbFieldName: 'pid',
  dbFieldTxt: '父级节点',
  dbFieldTxtEn: 'Parent',
  dbType: 'string',
  fieldShowType: 'sel_tree',
  isShowList: 0,
  isShowForm: 1,
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const isOn = (value: unknown): boolean => value === 1 || value === '1' || value === true;

function fieldOf(line: Line): OnlineField {
  const view = textOf(line['fieldShowType']) || 'text';
  const caption = textOf(line['dbFieldTxt']);
  const isRequired = isOn(line['fieldMustInput']);
  const computed = textOf(line['computeExpr']) || null;
  const config = configOf(line, view);
  return {
    name: textOf(line['dbFieldName']),
    field: {
      ...(metaOf(line, view) as Meta),
      label: { zh: caption, en: textOf(line['dbFieldTxtEn']) || caption },
      ...(isRequired && computed === null && { required: true }),
      ...(isOn(line['sortFlag']) && { sortable: true }),
    },
    view,
    config,
    inList: isOn(line['isShowList']),
    inForm: isOn(line['isShowForm']),
    query: isOn(line['isQuery']) && isOn(line['queryConfigFlag']) ? queryOf(line) : null,
    inSearch: isOn(line['isQuery']) ? (line['queryMode'] === 'group' ? 'group' : 'single') : null,
    width: Number(line['fieldLength']) || null,
    href: textOf(line['fieldHref']) || null,
    isFixed: [true, 1, '1'].includes(config['isFixed'] as string),
    fillRule: null,
    defaultValue: textOf(line['fieldDefaultValue']) || null,
    computed,
    visibleWhen: textOf(line['visibleExpr']) || null,
    requiredWhen: textOf(line['requiredExpr']) || null,
  };
}

/** How a list asks for a field that has settings of its own for that. */
function queryOf(line: Line): OnlineField['query'] {
  const view = textOf(line['queryShowType']) || textOf(line['fieldShowType']) || 'text';
  const own = textOf(line['queryDictField']) || textOf(line['queryDictTable']);
  const asked = own
    ? { ...line, dictField: line['queryDictField'], dictTable: line['queryDictTable'], dictText: line['queryDictText'] }
    : line;
  const validType = textOf(line['queryValidType']);
  return {
    field: { ...(metaOf(asked, view) as Meta), label: { zh: textOf(line['dbFieldTxt']), en: textOf(line['dbFieldTxtEn']) } },
    view,
    config: configOf(asked, view),
    defaultValue: textOf(line['queryDefVal']) || null,
    isRequired: isOn(line['queryMustInput']) || validType === '*',
    check: searchCheckOf(validType),
  };
}

const chosen = new Set(['list', 'radio', 'sel_search', 'checkbox', 'list_multi']);

function metaOf(line: Line, view: string): Omit<FieldDefinition, 'label'> {
  const maxLength = Number(line['dbLength']) || 50;
  const dictionary = textOf(line['dictField']);
  if (view === 'file' || view === 'image') return { kind: 'files', ...(view === 'image' && { image: true }) };
  if (chosen.has(view) && dictionary !== '' && textOf(line['dictTable']) === '')
    return { kind: 'dict', dict: dictionary, filter: 'options', ...((view === 'checkbox' || view === 'list_multi') && { multiple: true }) };
  switch (line['dbType']) {
    case 'int':
      return { kind: 'integer', filter: 'range' };
    case 'long':
      return { kind: 'bigInteger', filter: 'range' };
    case 'double':
    case 'BigDecimal':
      return { kind: 'decimal', decimals: Number(line['dbPointLength']) || 0, filter: 'range' };
    case 'Date':
      return { kind: view === 'datetime' ? 'dateTime' : 'date', filter: 'range' };
    case 'Datetime':
      return { kind: 'dateTime', filter: 'range' };
    case 'Text':
    case 'LongText':
      return { kind: 'longText' };
    default:
      return view === 'textarea' ? { kind: 'longText', maxLength, filter: 'text' } : { kind: 'text', maxLength, filter: 'text' };
  }
}

function configOf(line: Line, view: string): Record<string, unknown> {
  const [dictTable, dictField, dictText] = [textOf(line['dictTable']), textOf(line['dictField']), textOf(line['dictText'])];
  const options = optionsOf(line['fieldExtendJson']);
  const shared = { ...Object.fromEntries(options), ...(isOn(line['isReadOnly']) && { isReadOnly: true }) };
  if (view === 'switch') return { extendOption: ['Y', 'N'], ...shared };
  if (view === 'popup' || view === 'popup_dict') return { ...shared, code: dictTable, orgFields: dictField, destFields: dictText };
  return dictTable === ''
    ? shared
    : { ...shared, dict: `${dictTable},${dictText || dictField},${dictField}`, dictTable, dictField, dictText };
}

/** A few rows as they could be, made from the kinds of the fields. */
export function sampleRows(form: OnlineForm, codesOf: (dict: string) => readonly string[]): Map<string, OnlineRow[]> {
  const rowsFor = (parts: OnlineForm | OnlineSub, count: number) =>
    Array.from({ length: count }, (_none, index): OnlineRow => {
      const row: Record<string, unknown> = { id: `${parts.id}-${index + 1}`, version: 0, createTime: `2026-03-0${index + 1} 08:30:00` };
      for (const { name, field, view } of parts.fields) row[name] = sampleOf({ ...field, view }, { index, codesOf });
      return parts.tree === null ? row : { ...row, pid: index === 0 ? '0' : `${parts.id}-1`, has_child: index === 0 ? '1' : '0' };
    });
  const subs = form.subs.map((sub) => [sub, rowsFor(sub, sub.relation === 'one' ? 1 : 2)] as const);
  const main = rowsFor(form, 3).map((row) => ({
    ...row,
    ...Object.fromEntries(subs.map(([{ name, relation }, rows]) => [name, relation === 'one' ? (rows[0] ?? null) : rows])),
  }));
  return new Map([
    [form.id, main],
    ...subs.map(
      ([{ id, foreignKey }, rows]) =>
        [
          id,
          main.flatMap(({ id: key }, at) => rows.map((row) => ({ ...row, id: `${id}-${at}-${String(row['id'])}`, [foreignKey]: key }))),
        ] as [string, OnlineRow[]],
    ),
  ]);
}

function sampleOf(
  { kind, dict, label, view, decimals = 0 }: Meta & { view: string },
  { index, codesOf }: { index: number; codesOf: (dict: string) => readonly string[] },
): unknown {
  switch (kind) {
    case 'dict': {
      const codes = codesOf(dict ?? '');
      return codes[index % Math.max(codes.length, 1)] ?? null;
    }
    case 'integer':
    case 'bigInteger':
      return (index + 1) * 10;
    case 'decimal':
      return Number(((index + 1) * 12.5).toFixed(decimals));
    case 'date':
      return `2026-03-0${index + 1}`;
    case 'dateTime':
      return `2026-03-0${index + 1} 08:30:00`;
    case 'files':
      return null;
    default:
      return view === 'switch'
        ? index % 2 === 0
          ? 'Y'
          : 'N'
        : view === 'time'
          ? '08:30'
          : view === 'month'
            ? `2026-0${index + 1}`
            : plain.has(view)
              ? `${label.zh} ${index + 1}`
              : null;
  }
}

const plain = new Set(['text', 'textarea', 'umeditor', 'markdown', 'password']);
