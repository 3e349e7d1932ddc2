import { defineResource } from '@tarmac/admin-kit/resource';
import { createPayChangeApi, createPayChangeQueries, type PayChange, payChangeFields } from '@tarmac/freight-api/finance';
import { withLook } from '../../../shared/lists/reveal.tsx';
import { client } from '../../../shared/session/session.ts';

/** Calls of changes of payments. */
export const payChangeApi = createPayChangeApi(client);
/** Their questions. */
export const payChangeQueries = createPayChangeQueries(client);

/** Another payee, card or amount for a payment. */
export const payChange = defineResource<PayChange>()({
  label: { zh: '支付变更', en: 'Payment change' },
  api: withLook<PayChange, typeof payChangeApi>(payChangeApi),
  permission: 'payChange',
  name: 'payChange',
  titleField: 'changeNo',
  listFields: ['state', 'applyBy'],
  detailHead: { status: 'state', facts: ['changeType', 'amount', 'shippingNoteNumber', 'applyBy', 'auditBy'] },
  fields: payChangeFields,
});
