import type { FieldDefinition } from '@tarmac/admin-kit/field';
import type { FormItem } from '@tarmac/admin-kit/resource';
import { dianfuRepayFields, rechargeFields } from '@tarmac/freight-api/finance';
import { ReceivingAccountPicker } from '../shared/ReceivingAccountPicker.ts';

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
