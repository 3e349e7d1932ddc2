import type { DictionaryItem } from '../../../dictionary/createDictionaryStore.ts';
import { moneyKind } from '../../../field/kinds/money.tsx';
import { dateKind } from '../../../field/kinds/date.tsx';
import { dateTimeKind } from '../../../field/kinds/dateTime.tsx';
import { dictKind } from '../../../field/kinds/dict.tsx';
import { flagKind } from '../../../field/kinds/flag.tsx';
import { decimalKind, quantityKind } from '../../../field/kinds/quantity.tsx';
import { textKind } from '../../../field/kinds/text.tsx';
import type { FieldKind } from '../../../field/defineFieldKind.ts';
import type { FieldDefinition } from '../../../field/FieldMeta.ts';
import { interpolate, localize } from '../../../i18n/catalogue.ts';
import { zhMessages } from '../../../i18n/messages.zh.ts';
import type { ImportColumn } from '../../api.ts';
import type { CellTools, ReadColumn } from './readCell.ts';

const kinds = new Map(
  [textKind, moneyKind, quantityKind, decimalKind, dictKind, flagKind, dateKind, dateTimeKind].map((kind) => [
    kind.name,
    kind as unknown as FieldKind,
  ]),
);
const t: CellTools['t'] = (key, params) => interpolate((zhMessages as Record<string, string>)[key] ?? key, params);
const items: Record<string, DictionaryItem[]> = {
  loan_state: [
    { value: '10', text: { zh: '草稿', en: 'Draft' } },
    { value: '30', text: { zh: '借出', en: 'Lent' } },
    { value: '99', text: '作废', disabled: true },
  ],
  loan_grade: [
    { value: '0', text: '普通' },
    { value: '1', text: '贵重' },
  ],
  loan_clash: [
    { value: '1', text: '2' },
    { value: '2', text: '乙' },
    { value: '3', text: '同名' },
    { value: '4', text: '同名' },
  ],
  loan_tag: [
    { value: 'a', text: '仪器' },
    { value: 'b', text: '工具' },
  ],
};

/** What cells are read with, in Chinese, without providers. */
export const cellTools: CellTools = {
  t,
  kindOf: ({ kind }) => kinds.get(kind)!,
  words: {
    t,
    find: () => undefined,
    locale: 'zh-CN',
    kindOf: ({ kind }) => kinds.get(kind)!,
    localize: (label) => localize(label, 'zh-CN'),
    dictText: (_code, value) => String(value),
    dictValue: () => undefined,
  },
  checkRule: (rule, { value }) => (rule === 'phone' ? { ok: /^1\d{10}$/.test(value), message: '手机号不正确' } : undefined),
  itemsOf: (code) => items[code] ?? [],
};

const yuan = { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } };
const fields: Record<string, FieldDefinition> = {
  borrower: { kind: 'text', label: { zh: '借用人', en: 'Borrower' }, maxLength: 8 },
  price: { kind: 'decimal', label: { zh: '单价', en: 'Price' }, decimals: 4 },
  phone: { kind: 'text', label: { zh: '手机号', en: 'Phone' }, rule: 'phone', spelling: 'phone' },
  state: { kind: 'dict', label: { zh: '状态', en: 'State' }, dict: 'loan_state' },
  grade: { kind: 'dict', label: { zh: '等级', en: 'Grade' }, dict: 'loan_grade', minimum: 0, maximum: 1 },
  tags: { kind: 'dict', label: { zh: '标签', en: 'Tags' }, dict: 'loan_tag', multiple: true },
  clash: { kind: 'dict', label: { zh: '冲突', en: 'Clash' }, dict: 'loan_clash' },
  other: { kind: 'dict', label: { zh: '其他', en: 'Other' }, dict: 'not_there' },
  amount: { kind: 'money', label: { zh: '押金', en: 'Deposit' }, minimum: 0, unit: yuan },
  rate: {
    kind: 'quantity',
    label: { zh: '费率', en: 'Rate' },
    unit: { stored: 'bp', factor: 100, decimals: 2, symbol: { zh: '%', en: '%' } },
  },
  weight: {
    kind: 'quantity',
    label: { zh: '重量', en: 'Weight' },
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
  },
  isUrgent: { kind: 'flag', label: { zh: '加急', en: 'Urgent' } },
  dueOn: { kind: 'date', label: { zh: '到期日', en: 'Due on' } },
  lentAt: { kind: 'dateTime', label: { zh: '借出时间', en: 'Lent at' } },
};

/** The columns of an import as a server tells them. */
export const importColumns: readonly ImportColumn[] = [
  ...Object.entries(fields).map(([name, field]): ImportColumn => {
    const { zh, en } = field.label;
    const label = field.unit ? { zh: `${zh}(${field.unit.symbol.zh})`, en: `${en}(${field.unit.symbol.en})` } : field.label;
    return { name, label, required: name === 'borrower', unique: name === 'phone', field };
  }),
  { name: 'lender', label: { zh: '出借人', en: 'Lender' }, required: false, unique: false, field: null },
];

/** The same as the page reads them. */
export const readColumns: readonly ReadColumn[] = importColumns.map(({ name, label, required, unique, field }) => ({
  name,
  title: label.zh,
  required,
  unique,
  field: (field ?? undefined) as FieldDefinition | undefined,
}));
