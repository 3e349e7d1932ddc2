import { label } from '@tarmac/freight-api/rules';
import { contract, ListQuery, page, standardEndpoints } from '../../../platform/contract/index.ts';
import { NoteBill } from './noteBill.entity.ts';

const { exportXls } = standardEndpoints(NoteBill, 'bill');

/**
 * What waybills come to for the platform, for its own people. Beside their fields they are asked for by `billed` (1 in a bill, 0 in none) and `due`
 * (1 due or overdue).
 *
 * @source freight-domain S18
 */
export const noteBillContract = contract('/shipping/hyShippingNote', {
  about: { domain: 'finance', name: 'noteBill', entity: NoteBill },
  endpoints: {
    list: {
      method: 'GET',
      path: '/billList',
      permission: 'bill:view',
      summary: label('运单账单', 'Accounts of waybills'),
      query: ListQuery,
      reply: page(NoteBill.row),
    },
    exportXls: { ...exportXls, path: '/billListXls' },
  },
});
