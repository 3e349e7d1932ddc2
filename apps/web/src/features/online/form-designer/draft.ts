import type { FormField, FormHeadRow, FormIndex } from '@tarmac/freight-api/online';

/** How a form is used: what people choose in the place of a type, a layout and the mark of a tree. */
export const formKinds = ['list', 'tree', 'main', 'erp', 'innerTable', 'tab', 'sub'] as const;
export type FormKind = (typeof formKinds)[number];

/** A line of a table of the designer; what nobody filled in is absent or null. */
export type Line = Readonly<Record<string, unknown>>;

/** A definition as it is edited. */
export interface Draft {
  head: DraftHead;
  fields: Line[];
  indexs: Line[];
}

export interface DraftHead {
  tableName: string;
  tableTxt: string;
  tableTxtEn: string;
  kind: FormKind;
  /** Of a tree: the field whose column opens rows. */
  treeFieldname: string | null;
  /** Of a sub-table: its main table, how many rows a main row has, and its place among the sub-tables. */
  mainTable: string | null;
  relationType: string;
  tabOrderNum: number | null;
  formTemplate: string;
  isPage: boolean;
  isCheckbox: boolean;
  rules: Line[];
}

/** What is stored of a definition. */
export interface StoredForm {
  head: FormHeadRow;
  fields: FormField[];
  indexs: FormIndex[];
}

/** Fields that the server has for every form; they are not designed. */
const common = new Set(['id', 'create_by', 'create_time', 'update_by', 'update_time', 'sys_org_code']);
const ofTree = new Set(['pid', 'has_child']);
const isOwn = (name: string | null, isTree: boolean) => name !== null && !common.has(name) && !(isTree && ofTree.has(name));

/** Places of own fields begin behind those that every form has. */
const firstPlace = 20;

/** What a new form begins with. */
export const newDraft = (given: Partial<DraftHead> = {}): Draft => ({
  head: {
    tableName: '',
    tableTxt: '',
    tableTxtEn: '',
    kind: 'list',
    treeFieldname: null,
    mainTable: null,
    relationType: '0',
    tabOrderNum: 1,
    formTemplate: '2',
    isPage: true,
    isCheckbox: true,
    rules: [],
    ...given,
  },
  fields: [],
  indexs: [],
});

/** A stored definition as it is edited. */
export function draftOf({ head, fields, indexs }: StoredForm): Draft {
  const isTree = head.isTree === 'Y';
  const own = fields
    .filter(({ dbFieldName }) => isOwn(dbFieldName, isTree))
    .toSorted((one, other) => (one.orderNum ?? 0) - (other.orderNum ?? 0));
  return {
    head: {
      tableName: head.tableName ?? '',
      tableTxt: head.tableTxt ?? '',
      tableTxtEn: head.tableTxtEn ?? '',
      kind: kindOf(head),
      treeFieldname: head.treeFieldname,
      mainTable: own.find(({ mainTable }) => mainTable)?.mainTable ?? null,
      relationType: String(head.relationType ?? 0),
      tabOrderNum: head.tabOrderNum,
      formTemplate: head.formTemplate ?? '1',
      isPage: head.isPage !== 'N',
      isCheckbox: head.isCheckbox !== 'N',
      rules: head.rules.map(({ holds, message, field }) => ({ holds, messageZh: message.zh, messageEn: message.en, field })),
    },
    fields: own.map((field) => ({ ...field })),
    indexs: indexs.map((index) => ({ ...index })),
  };
}

function kindOf({ tableType, isTree, themeTemplate }: FormHeadRow): FormKind {
  if (isTree === 'Y') return 'tree';
  if (tableType === 3) return 'sub';
  if (tableType !== 2) return 'list';
  return themeTemplate === null || themeTemplate === 'normal' ? 'main' : themeTemplate;
}

/** What a line leaves open, by its type. */
export function filledIn(line: Line, index: number): Line & { dbFieldName: string; dbType: string; fieldShowType: string } {
  const said = Object.fromEntries(Object.entries(line).map(([key, value]) => [key, value === '' ? null : value]));
  const dbType = text(said['dbType']) ?? 'string';
  const isNumber = dbType === 'BigDecimal' || dbType === 'double';
  return {
    isShowForm: 1,
    isShowList: 1,
    ...said,
    dbFieldTxt: text(said['dbFieldTxt']) ?? text(said['dbFieldName']) ?? '',
    dbFieldName: text(said['dbFieldName']) ?? `field_${index + 1}`,
    dbType,
    dbLength: said['dbLength'] ?? (dbType === 'string' ? 50 : isNumber ? 12 : 0),
    dbPointLength: isNumber ? (said['dbPointLength'] ?? 2) : 0,
    fieldShowType: text(said['fieldShowType']) ?? usualView(dbType),
  };
}

/** The control that a type has unless another one is chosen. */
export const usualView = (dbType: unknown): string =>
  dbType === 'Date' ? 'date' : dbType === 'Datetime' ? 'datetime' : dbType === 'Text' || dbType === 'LongText' ? 'textarea' : 'text';

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** A line in which nothing was filled in is none. */
const isNamed = (line: Line) => text(line['dbFieldName']) !== undefined || text(line['dbFieldTxt']) !== undefined;

/** The field of a sub-table that names the row of its main table. */
const foreignKey = (mainTable: string): Line => ({
  dbFieldName: 'main_id',
  dbFieldTxt: '主表',
  dbFieldTxtEn: 'Main row',
  dbType: 'string',
  dbLength: 36,
  fieldShowType: 'hidden',
  isShowForm: 0,
  isShowList: 0,
  mainTable,
  mainField: 'id',
});

/** The lines of the fields as they are sent: those of a sub-table with one that names its main table. */
export function fieldsOf({ head, fields }: Draft): ReturnType<typeof filledIn>[] {
  const named = fields.filter(isNamed);
  const isLinked = named.some((line) => text(line['mainTable']) !== undefined);
  const lines =
    head.kind !== 'sub' || head.mainTable === null
      ? named.map((line) => (text(line['mainTable']) === undefined ? line : { ...line, mainTable: null, mainField: null }))
      : isLinked
        ? named.map((line) => (text(line['mainTable']) === undefined ? line : { ...line, mainTable: head.mainTable }))
        : [...named, foreignKey(head.mainTable)];
  return lines.map(filledIn);
}

const types: Readonly<Record<FormKind, number>> = { list: 1, tree: 1, main: 2, erp: 2, innerTable: 2, tab: 2, sub: 3 };
const themes: Partial<Readonly<Record<FormKind, 'erp' | 'innerTable' | 'tab'>>> = { erp: 'erp', innerTable: 'innerTable', tab: 'tab' };

/** What is sent to store a draft. */
export function bodyOf(draft: Draft, stored: StoredForm | undefined) {
  const { kind, relationType, tabOrderNum, formTemplate, isPage, isCheckbox, rules, mainTable: _main, ...names } = draft.head;
  const lines = fieldsOf(draft);
  const indexs = draft.indexs.filter((line) => text(line['indexName']) !== undefined || text(line['indexField']) !== undefined);
  const kept = (rows: readonly Line[]) => new Set(rows.map((row) => row['id']));
  const isTree = stored?.head.isTree === 'Y';
  return {
    head: {
      ...names,
      tableTxtEn: names.tableTxtEn || null,
      treeFieldname: kind === 'tree' ? (names.treeFieldname ?? lines[0]?.dbFieldName ?? null) : null,
      tableType: types[kind],
      isTree: kind === 'tree' ? 'Y' : 'N',
      themeTemplate: themes[kind] ?? 'normal',
      relationType: kind === 'sub' ? Number(relationType) : null,
      tabOrderNum: kind === 'sub' ? tabOrderNum : null,
      formTemplate,
      isPage: isPage ? 'Y' : 'N',
      isCheckbox: isCheckbox ? 'Y' : 'N',
      rules: rules
        .filter((rule) => text(rule['holds']) !== undefined)
        .map((rule) => ({
          holds: text(rule['holds'])!,
          message: { zh: text(rule['messageZh']) ?? '', en: text(rule['messageEn']) ?? text(rule['messageZh']) ?? '' },
          field: text(rule['field']) ?? null,
        })),
      ...(stored && { id: stored.head.id, version: stored.head.version }),
    },
    fields: lines.map((line, index) => ({ ...line, orderNum: firstPlace + index })),
    indexs: indexs.map((line) => ({ ...line, indexType: line['indexType'] ?? 'normal' })),
    deleteFieldIds: (stored?.fields ?? [])
      .filter(({ id, dbFieldName }) => isOwn(dbFieldName, isTree) && !kept(lines).has(id))
      .map(({ id }) => id),
    deleteIndexIds: (stored?.indexs ?? []).filter(({ id }) => !kept(indexs).has(id)).map(({ id }) => id),
  };
}

const ofKind = new Set(['head.tableType', 'head.isTree', 'head.themeTemplate', 'head.relationType']);

/** Where a problem of what was sent stands in the designer. */
export function placeInDraft(path: string): string {
  if (ofKind.has(path)) return 'head.kind';
  return path
    .replace(/^head\.rules\.(\d+)\.message\.(zh|en)$/, (_whole, line: string, language: string) =>
      language === 'zh' ? `head.rules.${line}.messageZh` : `head.rules.${line}.messageEn`,
    )
    .replace(/^fields\.\d+\.mainTable$/, 'head.mainTable');
}

/** Where a problem of a button stands: its action is several inputs. */
export const placeOfButton = (path: string): string =>
  path.replace(/^action\.(\w)(.*)$/, (_whole, first: string, rest: string) => `action${first.toUpperCase()}${rest}`);
