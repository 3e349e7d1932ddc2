import { defineResource } from '@tarmac/admin-kit/resource';
import { createDianfuApi, createDianfuQueries, type Dianfu, dianfuFields } from '@tarmac/freight-api/finance';
import { withSums } from '../../../shared/api/withSums.ts';
import { client } from '../../../shared/session/session.ts';

/** Calls of advances. */
export const dianfuApi = withSums(createDianfuApi(client));
/** Their questions. */
export const dianfuQueries = createDianfuQueries(client);

/** Freight that the platform pays before its customer does. */
export const dianfu = defineResource<Dianfu>()({
  label: { zh: '垫付单', en: 'Advance' },
  api: dianfuApi,
  permission: 'dianfu',
  name: 'dianfu',
  titleField: 'dianfuNo',
  listFields: [
    'state',
    'applyBy',
    'balance',
    'principal',
    'customerName',
    'shippingNoteNumber',
    'companyId',
    'dueDate',
    'overdueDays',
    'writtenOffPrincipal',
    'writtenOffFee',
    'recoveredAmount',
  ],
  detailHead: { status: 'state', facts: ['customerName', 'balance', 'shippingNoteNumber', 'dueDate'] },
  fields: dianfuFields,
});
