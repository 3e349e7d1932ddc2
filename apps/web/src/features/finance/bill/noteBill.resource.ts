import { defineResource } from '@tarmac/admin-kit/resource';
import { createNoteBillApi, type NoteBill, noteBillFields } from '@tarmac/freight-api/finance';
import { withSums } from '../../../shared/api/withSums.ts';
import { client } from '../../../shared/session/session.ts';
import { billTexts as texts } from './billTexts.ts';

/** What lists are asked by and no row holds. */
const asked = (label: { zh: string; en: string }) =>
  ({ kind: 'dict', label, dict: 'yn', filter: 'options', derived: true, readOnly: true }) as const;

/** Waybills as what their customers and payees owe or are owed. */
export const noteBill = defineResource<NoteBill>()({
  label: { zh: '运单账单', en: 'Waybill account' },
  api: withSums(createNoteBillApi(client)),
  permission: 'bill',
  name: 'noteBill',
  titleField: 'shippingNoteNumber',
  listFields: [
    'customerId',
    'customerName',
    'companyId',
    'companyName',
    'settleType',
    'signTime',
    'customerOpenAmount',
    'billId',
    'billNo',
    'billState',
  ],
  detailPath: '/shipping/detail/:id',
  fields: { ...noteBillFields, billed: asked(texts.billed), due: asked(texts.due) },
});
