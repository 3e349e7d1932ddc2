import { isDeepStrictEqual } from 'node:util';
import { commonFieldNamed } from '../form-storage/commonFormColumns.ts';
import type { Draft, DraftField } from '../form-storage/planChanges.ts';
import { readOptions } from './fieldOptions.ts';
import { kindOf } from './fieldStorage.ts';
import type { ButtonRow, FieldRow, FormDraft, HeadRow, IndexRow } from './formDraft.ts';
import type { FormSnapshot, SnapshotButton, SnapshotIndex } from './formSnapshot.ts';

/**
 * What a draft says, as a version keeps it.
 *
 * @param mainId head of the main table, where the draft is a sub-table
 */
export function draftSnapshot({ head, fields, indexes, buttons }: FormDraft, mainId: string | null): Draft {
  const isTree = head.isTree === 'Y';
  return {
    format: 1,
    headId: head.id,
    physicId: head.physicId ?? head.id,
    tableName: head.tableName,
    tableTxt: head.tableTxt,
    tableTxtEn: head.tableTxtEn,
    tableType: head.tableType as FormSnapshot['tableType'],
    theme: isTree ? 'tree' : (head.themeTemplate as FormSnapshot['theme']),
    formTemplate: head.formTemplate as FormSnapshot['formTemplate'],
    formTemplateMobile: head.formTemplateMobile as FormSnapshot['formTemplateMobile'],
    formCategory: head.formCategory,
    isCheckbox: head.isCheckbox === 'Y',
    isPage: head.isPage === 'Y',
    scroll: head.scroll === 1,
    queryMode: head.queryMode as FormSnapshot['queryMode'],
    extConfigJson: head.extConfigJson === null ? null : ((readOptions(head.extConfigJson) ?? null) as Record<string, unknown> | null),
    tree: isTree ? { parentField: 'pid', childField: 'has_child', titleField: head.treeFieldname ?? '' } : null,
    main: mainOf(head, { fields, mainId }),
    fields: fields.map((field) => fieldOf(field, isTree)),
    indexes: indexes.map(indexOf),
    buttons: buttons.map(buttonOf),
    rules: [...head.rules],
  };
}

function mainOf(head: HeadRow, { fields, mainId }: { fields: readonly FieldRow[]; mainId: string | null }): FormSnapshot['main'] {
  const foreign = fields.find(({ mainTable }) => mainTable !== null);
  if (mainId === null || foreign === undefined) return null;
  return {
    headId: mainId,
    tableName: foreign.mainTable ?? '',
    foreignKey: foreign.dbFieldName,
    relation: head.relationType === 1 ? 'one' : 'many',
    order: head.tabOrderNum ?? 0,
  };
}

function fieldOf(row: FieldRow, isTree: boolean): DraftField {
  const common = commonFieldNamed(row.dbFieldName, isTree);
  const kind = common?.kind ?? kindOf(row.dbType, row.fieldShowType);
  // Checked when the draft was saved.
  if (kind === undefined) throw new Error(`${row.dbFieldName} is of the type ${row.dbType}.`);
  return {
    id: row.id,
    columnNo: row.columnNo,
    dbFieldName: row.dbFieldName,
    isCommon: common !== undefined,
    dbFieldTxt: row.dbFieldTxt,
    dbFieldTxtEn: row.dbFieldTxtEn,
    dbType: row.dbType as DraftField['dbType'],
    kind,
    dbLength: row.dbLength,
    dbPointLength: row.dbPointLength,
    dbIsNull: row.dbIsNull === 1,
    dbDefaultVal: row.dbDefaultVal,
    dictField: row.dictField,
    dictTable: row.dictTable,
    dictText: row.dictText,
    fieldShowType: row.fieldShowType as DraftField['fieldShowType'],
    fieldHref: row.fieldHref,
    fieldLength: Number(row.fieldLength),
    fieldValidType: row.fieldValidType,
    fieldMustInput: row.fieldMustInput === '1',
    fieldExtendJson: row.fieldExtendJson === null ? null : (readOptions(row.fieldExtendJson) ?? null),
    fieldDefaultValue: row.fieldDefaultValue,
    isQuery: row.isQuery === 1,
    isShowForm: row.isShowForm === 1,
    isShowList: row.isShowList === 1,
    isReadOnly: row.isReadOnly === 1,
    sortFlag: row.sortFlag === '1',
    queryMode: row.queryMode as DraftField['queryMode'],
    mainTable: row.mainTable,
    mainField: row.mainField,
    orderNum: row.orderNum,
    converter: row.converter,
    query: queryOf(row),
    computeExpr: row.computeExpr,
    visibleExpr: row.visibleExpr,
    requiredExpr: row.requiredExpr,
  };
}

function queryOf(row: FieldRow): DraftField['query'] {
  if (row.queryConfigFlag !== '1') return null;
  return {
    view: (row.queryShowType ?? row.fieldShowType) as DraftField['fieldShowType'],
    dictField: row.queryDictField,
    dictTable: row.queryDictTable,
    dictText: row.queryDictText,
    defaultValue: row.queryDefVal,
    validType: row.queryValidType,
    mustInput: row.queryMustInput === '1',
  };
}

const indexOf = ({ id, indexName, indexType, indexField }: IndexRow): SnapshotIndex => ({
  id,
  indexName,
  isUnique: indexType === 'unique',
  fields: indexField.split(',').map((name) => name.trim()),
});

const buttonOf = (row: ButtonRow): SnapshotButton => ({
  buttonCode: row.buttonCode,
  buttonName: row.buttonName,
  buttonNameEn: row.buttonNameEn,
  buttonStyle: row.buttonStyle as SnapshotButton['buttonStyle'],
  optType: row.optType as SnapshotButton['optType'],
  optPosition: row.optPosition === '1' || row.optPosition === '2' ? row.optPosition : null,
  buttonIcon: row.buttonIcon,
  exp: row.exp,
  orderNum: row.orderNum,
  isActive: row.buttonStatus === '1',
  action: row.action,
});

/** Whether two say the same, whatever columns their fields have. */
export function saysTheSame(draft: Draft, published: FormSnapshot): boolean {
  const bare = ({ fields, ...one }: Draft | FormSnapshot) => ({
    ...one,
    version: undefined,
    columns: undefined,
    fields: fields.map((field) => ({ ...field, column: undefined, columnNo: undefined })),
  });
  return isDeepStrictEqual(withoutAbsent(bare(draft)), withoutAbsent(bare(published)));
}

const withoutAbsent = (value: object): unknown => JSON.parse(JSON.stringify(value)) as unknown;
