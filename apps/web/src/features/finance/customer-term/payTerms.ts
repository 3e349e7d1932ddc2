import { confirmingWarnings } from '../../../shared/pages/askConfirm.tsx';
import { type ActionForm, defineListAction } from '@tarmac/admin-kit/resource';
import { createCustomerTermApi, type CustomerPayInput, type Recharge } from '@tarmac/freight-api/finance';
import { client } from '../../../shared/session/session.ts';
import { recharge } from '../recharge/recharge.resource.ts';
import { termTexts as texts } from './termTexts.ts';

const api = createCustomerTermApi(client);

/** What a customer paid for waybills on a term, which are chosen in the form. @source freight-domain 3.7 */
export const payTerms = defineListAction<Recharge, Omit<CustomerPayInput, 'ids'> & { ids: string }>(recharge, {
  label: texts.pay,
  permission: 'bill:receive',
  form: (async () => (await import('./payTermsForm.tsx')).payTermsForm) as () => Promise<ActionForm<Recharge>>,
  checkable: true,
  success: texts.paid,
  run: (_rows, { input: { ids, ...input }, context }) =>
    confirmingWarnings((confirmWarnings) => api.customerPay({ ...input, ids: ids.split(','), confirmWarnings }, context)),
});
