import { defineResource } from '@tarmac/admin-kit/resource';
import { createPrepayApi, createPrepayQueries, type Prepay, prepayFields } from '@tarmac/freight-api/finance';
import { withSums } from '../../../shared/api/withSums.ts';
import { withLook } from '../../../shared/lists/reveal.tsx';
import { client } from '../../../shared/session/session.ts';

/** Calls of prepayments. */
export const prepayApi = withSums(createPrepayApi(client));
/** Their questions. */
export const prepayQueries = createPrepayQueries(client);

/** Parts of freights that are paid before delivery. */
export const prepay = defineResource<Prepay>()({
  label: { zh: '预付单', en: 'Prepayment' },
  api: withLook<Prepay, typeof prepayApi>(prepayApi),
  permission: 'prepay',
  name: 'prepay',
  titleField: 'prepayNo',
  listFields: ['state', 'applyBy', 'toRecover', 'companyId', 'shippingNoteNumber', 'payeeName', 'payeeCardNo', 'amount', 'openAmount'],
  detailHead: { status: 'state', facts: ['payeeName', 'amount', 'shippingNoteNumber', 'applyBy', 'openAmount'] },
  fields: prepayFields,
});
