import { field } from '../field/FieldMeta.ts';
import type { DictionaryItem } from '../dictionary/createDictionaryStore.ts';
import { fakeResourceApi, type FakeResourceOptions } from '../testing/fakeResourceApi.ts';
import { defineAction, defineListAction } from './actions/defineAction.ts';
import { defineResource } from './defineResource.ts';

/** A row of the stories' made-up product: equipment on loan. */
export interface Loan {
  id: string;
  version: number;
  loanNo: string;
  borrower: string;
  state: string;
  tags: string | null;
  amount: number | null;
  weight: number | null;
  isUrgent: string;
  dueOn: string | null;
  createTime: string;
  remark: string | null;
}

/** Fields as a contract would generate them. */
const loanFields = {
  loanNo: { kind: 'text', label: { zh: '单号', en: 'Loan no.' }, readOnly: true, filter: 'text', sortable: true },
  borrower: { kind: 'text', label: { zh: '借用人', en: 'Borrower' }, required: true, maxLength: 20, filter: 'text' },
  state: { kind: 'dict', label: { zh: '状态', en: 'State' }, dict: 'loan_state', required: true, filter: 'options', sortable: true },
  tags: { kind: 'dict', label: { zh: '标签', en: 'Tags' }, dict: 'loan_tag', multiple: true },
  amount: {
    kind: 'money',
    label: { zh: '押金', en: 'Deposit' },
    minimum: 0,
    maximum: 10_000_000,
    filter: 'range',
    sortable: true,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
  },
  weight: {
    kind: 'quantity',
    label: { zh: '重量', en: 'Weight' },
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
  },
  isUrgent: { kind: 'flag', label: { zh: '加急', en: 'Urgent' }, filter: 'options' },
  dueOn: { kind: 'date', label: { zh: '到期日', en: 'Due on' }, filter: 'range', sortable: true },
  createTime: { kind: 'dateTime', label: { zh: '创建时间', en: 'Created at' }, readOnly: true, filter: 'range', sortable: true },
  remark: { kind: 'longText', label: { zh: '备注', en: 'Remark' }, maxLength: 100 },
} as const;

/** Dictionaries of the stories. */
export const loanDictionaries: Record<string, DictionaryItem[]> = {
  loan_state: [
    { value: '10', text: { zh: '草稿', en: 'Draft' }, tone: 'draft' },
    { value: '20', text: { zh: '待审核', en: 'Waiting' }, tone: 'waiting' },
    { value: '30', text: { zh: '借出', en: 'Lent' }, tone: 'running' },
    { value: '40', text: { zh: '已归还', en: 'Returned' }, tone: 'ok' },
    { value: '90', text: { zh: '已拒绝', en: 'Refused' }, tone: 'danger' },
    { value: '99', text: { zh: '已作废', en: 'Void' }, tone: 'void' },
  ],
  loan_tag: [
    { value: 'a', text: { zh: '仪器', en: 'Instrument' } },
    { value: 'b', text: { zh: '工具', en: 'Tool' } },
  ],
};

/** All that a person may do with loans. */
export const loanPermissions = ['list', 'add', 'edit', 'delete', 'export', 'import', 'approve'].map((action) => `loan:${action}`);

const people = ['张伟', '王芳', '李娜', '刘洋', '陈静', '杨磊'];
const states = ['10', '20', '30', '40', '90', '99'];

/** So many loans, always the same. */
export function loans(count: number): Loan[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    version: index % 3,
    loanNo: `L2026${String(index + 1).padStart(5, '0')}`,
    borrower: people[index % people.length]!,
    state: states[index % states.length]!,
    tags: index % 2 ? 'a,b' : 'a',
    amount: index % 7 === 0 ? null : 1_234_567 + index * 1111,
    weight: 32_100 + index * 5,
    isUrgent: index % 4 === 0 ? '1' : '0',
    dueOn: `2026-${String((index % 12) + 1).padStart(2, '0')}-15`,
    createTime: `2026-03-${String((index % 28) + 1).padStart(2, '0')} 08:30:00`,
    remark: index % 5 === 0 ? '设备需在归还前完成校准并附上校准证书，逾期将按日收取费用。'.repeat(2) : null,
  }));
}

/** The resource over rows in memory. */
export function buildLoans(rows: readonly Loan[], options: FakeResourceOptions = {}) {
  const api = fakeResourceApi(rows as ReadonlyArray<Loan & Record<string, unknown>>, { sums: ['amount'], ...options });
  const resource = defineResource<Loan>()({ label: { zh: '借用单', en: 'Loan' }, api, permission: 'loan', fields: loanFields });
  const approve = defineAction(resource, {
    label: { zh: '审核', en: 'Approve' },
    permission: 'loan:approve',
    when: (row) => row.state === '20',
    form: { fields: { note: { kind: 'text', label: { zh: '意见', en: 'Note' }, required: true } } },
    run: (row, { input, context: { idempotencyKey } }) => api.edit({ id: row.id, state: '30', ...input }, { idempotencyKey }),
  });
  const revoke = defineAction(resource, {
    label: { zh: '作废', en: 'Void' },
    permission: 'loan:approve',
    danger: true,
    when: (row) => row.state !== '99',
    confirm: (row) => `确定要作废 ${row.loanNo} 吗?`,
    run: (row, { context: { idempotencyKey } }) => api.edit({ id: row.id, state: '99' }, { idempotencyKey }),
  });
  const remind = defineListAction(resource, {
    label: { zh: '催还', en: 'Remind' },
    needsSelection: true,
    when: (row) => row.state === '30',
    run: () => Promise.resolve(),
  });
  return { api, resource, approve, revoke, remind, borrower: field.as(loanFields.borrower, 'text') };
}
