import { commonFieldNamed, commonFormFields, treeFormFields } from '../form-storage/commonFormColumns.ts';
import { filled, mergeRows, type MergedRow, type Own } from '../mergeRows.ts';
import type { FormInput } from './form.contract.ts';
import type { FieldRow, FormDraft, HeadRow, IndexRow } from './formDraft.ts';

export type HeadValues = Omit<HeadRow, Own>;
export type FieldValues = Omit<FieldRow, Own>;
export type IndexValues = Omit<IndexRow, Own>;

/** A definition as it will stand once it is saved. */
export interface MergedForm {
  /** What is stored of it; undefined for a new one. */
  before: FormDraft | undefined;
  head: HeadValues;
  fields: readonly MergedRow<FieldValues, FieldRow>[];
  indexes: readonly MergedRow<IndexValues, IndexRow>[];
}

const newHead = {
  tableTxtEn: null,
  tableType: 1,
  tableVersion: 0,
  isCheckbox: 'Y',
  isDbSynch: 'N',
  isPage: 'Y',
  isTree: 'N',
  idSequence: null,
  idType: 'UUID',
  queryMode: 'single',
  relationType: null,
  tabOrderNum: null,
  treeParentIdField: null,
  treeIdField: null,
  treeFieldname: null,
  formCategory: null,
  formTemplate: '1',
  formTemplateMobile: null,
  scroll: 1,
  copyVersion: null,
  copyType: 0,
  physicId: null,
  themeTemplate: 'normal',
  extConfigJson: null,
  rules: [],
  nextColumn: 1,
  publishedVersion: 0,
  nextVersion: 1,
};

const newField = {
  dbFieldTxtEn: null,
  dbFieldNameOld: null,
  dbIsKey: 0,
  dbIsNull: 1,
  dbType: 'string',
  dbLength: 32,
  dbPointLength: 0,
  dbDefaultVal: null,
  dictField: null,
  dictTable: null,
  dictText: null,
  fieldShowType: 'text',
  fieldHref: null,
  fieldLength: '120',
  fieldValidType: null,
  fieldMustInput: '0',
  fieldExtendJson: null,
  fieldDefaultValue: null,
  isQuery: 0,
  isShowForm: 1,
  isShowList: 1,
  isReadOnly: 0,
  queryMode: 'single',
  mainTable: null,
  mainField: null,
  converter: null,
  queryDefVal: null,
  queryDictText: null,
  queryDictField: null,
  queryDictTable: null,
  queryShowType: null,
  queryConfigFlag: '0',
  queryValidType: null,
  queryMustInput: null,
  sortFlag: '0',
  computeExpr: null,
  visibleExpr: null,
  requiredExpr: null,
  columnNo: null,
};

const newIndex = { indexType: 'normal', isDbSynch: 'N' };

/** Puts what a call says over what is stored. Fields that every table has are there whether they are named or not. */
export function mergeForm(before: FormDraft | undefined, input: FormInput): MergedForm {
  const { id: _id, version: _version, ...given } = input.head as Partial<HeadValues> & { id?: string; version?: number };
  const head = filled(newHead, { stored: before?.head, given }) as unknown as HeadValues;
  const isTree = head.isTree === 'Y';
  const indexes = mergeRows('indexs', {
    stored: before?.indexes ?? [],
    given: input.indexs ?? [],
    removed: input.deleteIndexIds,
    defaults: newIndex,
  });
  const isNoTreeNow = before?.head.isTree === 'Y' && !isTree;
  const merged = mergeRows('fields', {
    stored: before?.fields ?? [],
    given: input.fields ?? [],
    removed: input.deleteFieldIds,
    defaults: newField,
  }) as readonly MergedRow<FieldValues, FieldRow>[];
  return {
    before,
    head: { ...head, ...treeFieldsOf(head) },
    indexes,
    fields: withCommonFields(
      merged.filter(({ values }) => !isNoTreeNow || !treeFormFields.some(({ name }) => name === values.dbFieldName)),
      isTree,
    ),
  };
}

/** Trees have their parents and their marks in columns of the server’s own. */
const treeFieldsOf = ({ isTree, treeFieldname }: HeadValues): Partial<HeadValues> =>
  isTree === 'Y'
    ? { treeParentIdField: 'pid', treeIdField: 'has_child', treeFieldname }
    : { treeParentIdField: null, treeIdField: null, treeFieldname: null };

function withCommonFields(fields: readonly MergedRow<FieldValues, FieldRow>[], isTree: boolean): MergedRow<FieldValues, FieldRow>[] {
  const missing = [...commonFormFields, ...(isTree ? treeFormFields : [])].filter(
    ({ name }) => !fields.some(({ values }) => values.dbFieldName === name),
  );
  const added = missing.map(({ name, zh, en }, orderNum): MergedRow<FieldValues, FieldRow> => ({
    place: 'fields',
    values: asCommon({ ...newField, dbFieldName: name, dbFieldTxt: zh, dbFieldTxtEn: en, isShowForm: 0, isShowList: 0, orderNum }, isTree),
  }));
  return [...added, ...fields.map((field) => ({ ...field, values: asCommon(field.values, isTree) }))];
}

/** What the server decides of a field that every table has; people say how it is called, shown and searched. */
function asCommon(values: FieldValues, isTree: boolean): FieldValues {
  const common = commonFieldNamed(values.dbFieldName, isTree);
  if (common === undefined) return { ...values, dbIsKey: 0 };
  const { name, dbType, length, view } = common;
  return {
    ...values,
    dbType,
    dbLength: length,
    dbPointLength: 0,
    dbIsKey: name === 'id' ? 1 : 0,
    dbIsNull: name === 'id' ? 0 : 1,
    dbDefaultVal: null,
    dictField: name === 'has_child' ? 'yn' : null,
    dictTable: null,
    dictText: null,
    fieldShowType: view,
    fieldValidType: null,
    fieldMustInput: '0',
    fieldDefaultValue: null,
    isReadOnly: name === 'pid' ? 0 : 1,
    mainTable: null,
    mainField: null,
    computeExpr: null,
    requiredExpr: null,
    columnNo: null,
  };
}
