import { formatMoney } from '@tarmac/admin-kit/i18n';
import { createCompanyAccountApi, createPaymentApi } from '@tarmac/freight-api/finance';
import { createShippingNoteApi, shippingNoteStates } from '@tarmac/freight-api/shipping';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { definePicker } from '../../../shared/pickers/definePicker.ts';

/** Chooses a waybill that is to be paid. */
export const PayableNotePicker = definePicker({
  list: createPaymentApi(quietClient).payableList,
  searchBy: 'shippingNoteNumber',
  text: (row) => row.shippingNoteNumber ?? '',
  description: (row) => [row.payeeName, formatMoney(row.openAmount ?? 0), row.customerName].filter(Boolean).join(' · '),
});

const { examined } = shippingNoteStates.codes;

/** Chooses a waybill that waits for money. */
export const UnfundedNotePicker = definePicker({
  list: createShippingNoteApi(quietClient).list,
  searchBy: 'shippingNoteNumber',
  filter: { noteStatus: { is: examined } },
  text: (row) => row.shippingNoteNumber ?? '',
  description: (row) => [row.customerName, formatMoney((row.feeTotal ?? 0) - (row.frozenAmount ?? 0))].filter(Boolean).join(' · '),
});

/** Chooses a confirmed account that the company of a waybill pays from. */
export const PayingAccountPicker = definePicker({
  list: createCompanyAccountApi(quietClient).list,
  searchBy: 'accountName',
  filter: { ownerType: { is: 'platform' }, usage: { in: ['pay', 'both'] }, verifyState: { is: '20' }, state: { is: '1' } },
  narrowedBy: ({ companyId }) => (typeof companyId === 'string' ? { filter: { ownerId: { is: companyId } } } : {}),
  text: (row) => row.accountName ?? '',
  description: (row) => [row.accountNo, row.bankName].filter(Boolean).join(' · '),
});
