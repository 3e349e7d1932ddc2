import type { EditableColumn } from '@tarmac/admin-kit/editable-table';
import type { LocaleContextValue } from '@tarmac/admin-kit/i18n';
import { reportItemFields as item, reportParamFields as param } from '@tarmac/freight-api/online';

type Localize = LocaleContextValue['localize'];

const flag = { customValue: ['1', '0'] } as const;
const required = [{ required: true }];

/** What can be set of each column of a report. */
export const itemColumns = (localize: Localize): readonly EditableColumn[] => [
  { key: 'fieldName', title: localize(item.fieldName.label), width: 130, fixed: 'left' },
  { key: 'fieldTxt', title: localize(item.fieldTxt.label), type: 'input', width: 130, props: { maxLength: 100 }, validateRules: required },
  { key: 'fieldTxtEn', title: localize(item.fieldTxtEn.label), type: 'input', width: 130, props: { maxLength: 100 } },
  { key: 'fieldType', title: localize(item.fieldType.label), type: 'select', dictCode: 'report_field_type', width: 110 },
  { key: 'isShow', title: localize(item.isShow.label), type: 'checkbox', width: 76, props: flag },
  { key: 'isOrder', title: localize(item.isOrder.label), type: 'checkbox', width: 96, props: flag },
  { key: 'isSearch', title: localize(item.isSearch.label), type: 'checkbox', width: 96, props: flag },
  { key: 'isTotal', title: localize(item.isTotal.label), type: 'checkbox', width: 76, props: flag },
  { key: 'weightField', title: localize(item.weightField.label), type: 'input', width: 120, props: { maxLength: 63 } },
  { key: 'searchMode', title: localize(item.searchMode.label), type: 'select', dictCode: 'report_search_mode', width: 100 },
  { key: 'dictCode', title: localize(item.dictCode.label), type: 'input', width: 120, props: { maxLength: 100 } },
  {
    key: 'replaceVal',
    title: localize(item.replaceVal.label),
    type: 'input',
    width: 140,
    props: { maxLength: 200 },
    placeholder: '是_1,否_2',
  },
  {
    key: 'searchPopup',
    title: localize(item.searchPopup.label),
    type: 'input',
    width: 150,
    props: { maxLength: 170 },
    placeholder: 'driver_pick,driver_name',
  },
  { key: 'showLength', title: localize(item.showLength.label), type: 'inputNumber', width: 90, props: { min: 1, max: 1000, decimals: 0 } },
  { key: 'fieldHref', title: localize(item.fieldHref.label), type: 'input', width: 240, props: { maxLength: 200 } },
  { key: 'fieldWidth', title: localize(item.fieldWidth.label), type: 'inputNumber', width: 80, props: { min: 0, max: 2000, decimals: 0 } },
];

/** What can be set of each parameter. */
export const paramColumns = (localize: Localize): readonly EditableColumn[] => [
  { key: 'paramName', title: localize(param.paramName.label), width: 130 },
  { key: 'paramTxt', title: localize(param.paramTxt.label), type: 'input', width: 150, props: { maxLength: 100 } },
  { key: 'paramTxtEn', title: localize(param.paramTxtEn.label), type: 'input', width: 150, props: { maxLength: 100 } },
  { key: 'paramView', title: localize(param.paramView.label), type: 'select', dictCode: 'report_param_view', width: 120 },
  { key: 'dictCode', title: localize(param.dictCode.label), type: 'input', width: 120, props: { maxLength: 64 } },
  { key: 'paramValue', title: localize(param.paramValue.label), type: 'input', width: 180, props: { maxLength: 200 } },
];
