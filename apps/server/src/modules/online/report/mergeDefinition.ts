import { filled, mergeRows, type MergedRow, type Own } from '../mergeRows.ts';
import type { ReportInput } from './reportDefinition.contract.ts';
import type { ReportDefinition } from './report.queries.ts';
import { newParam } from './reportParams.ts';
import type { onlCgreportHead, onlCgreportItem, onlCgreportParam } from './report.table.ts';

type HeadValues = Omit<typeof onlCgreportHead.$inferSelect, Own>;
type ItemValues = Omit<typeof onlCgreportItem.$inferSelect, Own>;
type ParamValues = Omit<typeof onlCgreportParam.$inferSelect, Own>;

/** A definition as it will stand once it is saved. */
export interface MergedDefinition {
  /** What is stored of it; undefined for a new one. */
  before: ReportDefinition | undefined;
  head: HeadValues;
  items: readonly MergedRow<ItemValues, ReportDefinition['items'][number]>[];
  params: readonly MergedRow<ParamValues, ReportDefinition['params'][number]>[];
}

const newHead = {
  nameEn: null,
  returnValField: null,
  returnTxtField: null,
  returnType: null,
  dbSource: null,
  content: null,
  charts: null,
  status: 1,
};

const newItem = {
  fieldTxtEn: null,
  fieldWidth: null,
  fieldType: 'String',
  searchMode: 'single',
  isOrder: '0',
  isSearch: '0',
  isShow: '1',
  isTotal: '1',
  weightField: null,
  dictCode: null,
  fieldHref: null,
  replaceVal: null,
  showLength: null,
  searchPopup: null,
};

/** Puts what a call says over what is stored. Rows that it neither names nor removes stay as they are. */
export function mergeDefinition(before: ReportDefinition | undefined, input: ReportInput): MergedDefinition {
  const { id: _id, version: _version, ...given } = input.head as Partial<HeadValues> & { id?: string; version?: number };
  // As its menu entry makes it.
  const own = { permission: `online:cgreport:${given.code ?? ''}` };
  if (!given.permission) delete given.permission;
  return {
    before,
    head: filled({ ...newHead, ...own }, { stored: before?.head, given }) as unknown as HeadValues,
    items: mergeRows('items', { stored: before?.items ?? [], given: input.items ?? [], removed: input.deleteItemIds, defaults: newItem }),
    params: mergeRows('params', {
      stored: before?.params ?? [],
      given: input.params ?? [],
      removed: input.deleteParamIds,
      defaults: newParam,
    }),
  };
}
