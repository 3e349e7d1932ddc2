import type { FormSpec } from '@tarmac/admin-kit/resource';
import type { shippingNoteFields } from '@tarmac/freight-api/shipping';
import { late } from '@tarmac/admin-kit/chunk';
import { defineForms } from '../../../shared/lists/quickForms.ts';
import { agreedItems, termItems } from '../shared/termItems.ts';
import { noteFormSize } from './shippingNote.resource.ts';

const NewAddressButtons = late(() => import('../addresses/NewAddressButtons.tsx'), { part: 'NewAddressButtons' });

type Name = keyof typeof shippingNoteFields;

const form: FormSpec<Name> = {
  groups: [
    {
      title: { zh: '客户与模式', en: 'Customer and mode' },
      items: [
        'orderMode',
        'customerId',
        'shipperId',
        { field: 'agentId', when: (values) => values['orderMode'] === '3', required: true },
        { field: 'carrierId', when: (values) => values['orderMode'] === '2', required: true },
        'originalDocumentNumber',
      ],
    },
    {
      title: { zh: '装卸地址', en: 'Addresses' },
      items: [
        { field: 'sendAddressId', required: true, wide: true },
        { field: 'receiveAddressId', required: true, wide: true },
      ],
      footer: (values) => <NewAddressButtons values={values} disabled={false} />,
    },
    {
      title: { zh: '货物', en: 'Cargo' },
      items: [
        'cargoName',
        'cargoTypeCode',
        'businessTypeCode',
        'transportTypeCode',
        { field: 'plannedWeight', required: true },
        { field: 'volume', required: (values) => values['priceMode'] === '3' },
        { field: 'pieces', required: (values) => values['priceMode'] === '4' },
        'pickupTimeFrom',
        'pickupTimeTo',
      ],
    },
    {
      title: { zh: '价格与结算', en: 'Prices' },
      items: [
        'priceMode',
        'unitPrice',
        'customerUnitPrice',
        { field: 'agentFee', when: (values) => values['orderMode'] === '3' },
        ...termItems,
        ...agreedItems,
        'needReceipt',
        'remark',
      ],
    },
  ],
};

/** How a waybill is typed in without an order. */
export const noteForms = defineForms<Name>({ ...noteFormSize, form });
