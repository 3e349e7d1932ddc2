import type { FieldDefinition } from '@tarmac/admin-kit/field';
import type { FormItem } from '@tarmac/admin-kit/resource';
import { createCompanyAccountApi, dianfuRepayFields, rechargeFields } from '@tarmac/freight-api/finance';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { definePicker } from '../../../shared/pickers/definePicker.tsx';

/** Chooses a confirmed account that money of customers comes to. */
const ReceivingAccountPicker = definePicker({
  list: createCompanyAccountApi(quietClient).list,
  searchBy: 'accountName',
  filter: { ownerType: { is: 'platform' }, usage: { in: ['receive', 'both'] }, verifyState: { is: '20' }, state: { is: '1' } },
  narrowedBy: ({ companyId }) => (typeof companyId === 'string' ? { filter: { ownerId: { is: companyId } } } : {}),
  text: (row) => row.accountName ?? '',
  description: (row) => [row.accountNo, row.bankName].filter(Boolean).join(' · '),
});

const isTransfer = (values: Readonly<Record<string, unknown>>) => values['source'] === 'transfer';
const proved = (field: string, more: Partial<FormItem> = {}): FormItem => ({ field, when: isTransfer, required: true, ...more });

/** Fields that say how money of a customer came, beside those of the call. */
export const arrivalFields: Record<string, FieldDefinition> = {
  // Not typed in: whose accounts they are.
  companyId: { kind: 'text', label: dianfuRepayFields.source.label },
  companyAccountId: { kind: 'reference', label: rechargeFields.receiveAccountId.label, picker: ReceivingAccountPicker },
};

/** Their inputs: a transfer is proved, what comes out of the wallet is not. */
export const arrivalInputs: readonly (string | FormItem)[] = [
  { field: 'companyId', when: () => false },
  'source',
  proved('companyAccountId'),
  proved('bankSerialNo'),
  proved('transferTime'),
  proved('voucherFiles', { wide: true }),
];
