import { late } from '@tarmac/admin-kit/chunk';
import { type ActionForm, defineListAction } from '@tarmac/admin-kit/resource';
import { type BillInput, createCustomerTermApi, type CustomerPayInput, type NoteBill } from '@tarmac/freight-api/finance';
import { client } from '../../../shared/session/session.ts';
import { billApi } from './bill.resource.ts';
import { billTexts as texts } from './billTexts.ts';
import { noteBill } from './noteBill.resource.ts';

const BillNotesDialog = late(() => import('./BillNotesDialog.tsx'), { part: 'BillNotesDialog' });
const terms = createCustomerTermApi(client);

/** A bill of the chosen waybills. @source freight-domain S18 生成账单 */
export const billChosen = defineListAction<NoteBill, BillInput>(noteBill, {
  label: texts.make,
  primary: true,
  permission: 'bill:create',
  needsSelection: true,
  dialog: BillNotesDialog,
  success: texts.made,
  run: (_rows, { input, context }) => billApi.create(input, context),
});

/** What a customer paid for waybills beside their bill: the chosen ones, or those that are chosen in the form. @source freight-domain S18 收款登记, 3.7 */
export const payChosen = defineListAction<NoteBill, Omit<CustomerPayInput, 'ids'> & { ids: string }>(noteBill, {
  label: texts.receive,
  permission: 'bill:receive',
  form: async () => (await import('../customer-term/payTermsForm.tsx')).payTermsForm as ActionForm<NoteBill>,
  checkable: true,
  success: texts.received,
  run: (_rows, { input: { ids, ...input }, context }) => terms.customerPay({ ...input, ids: ids.split(',') }, context),
});
