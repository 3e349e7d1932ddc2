import { toText } from '@tarmac/admin-kit/field';
import type { FormSpec, FormValues } from '@tarmac/admin-kit/resource';
import type { orderFields } from '@tarmac/freight-api/shipping';
import { defineForms } from '../../../shared/quickForms.ts';
import { EstimatePanel } from './EstimatePanel.tsx';

type Name = keyof typeof orderFields;

const isAgent = (values: FormValues) => values['orderMode'] === '3';
const pricedBy =
  (...modes: string[]) =>
  (values: FormValues) =>
    modes.includes(String(values['priceMode']));
const hasLossRule = (values: FormValues) => (values['lossMode'] ?? '0') !== '0';

const form: FormSpec<Name> = {
  steps: [
    {
      title: { zh: '客户与模式', en: 'Customer and mode' },
      items: [
        'orderMode',
        'publishMode',
        'customerId',
        'shipperId',
        { field: 'agentId', when: isAgent, required: true },
        { field: 'carrierId', when: (values) => values['publishMode'] === '3', required: true },
        'companyId',
        'originalDocumentNumber',
      ],
    },
    {
      title: { zh: '装卸地址', en: 'Addresses' },
      items: [
        { field: 'sendAddressId', required: true, wide: true },
        { field: 'receiveAddressId', required: true, wide: true },
      ],
    },
    {
      title: { zh: '货物', en: 'Cargo' },
      items: [
        'cargoName',
        'cargoTypeCode',
        'businessTypeCode',
        'transportTypeCode',
        { field: 'totalWeight', required: pricedBy('1', '5') },
        { field: 'totalVolume', required: pricedBy('3') },
        { field: 'totalPieces', required: pricedBy('4') },
        'totalVehicles',
        'vehicleTypes',
        'vehicleLength',
        'pickupTimeFrom',
        'pickupTimeTo',
        'deliverTimeTo',
      ],
    },
    {
      title: { zh: '价格与结算', en: 'Prices' },
      items: [
        'priceMode',
        'unitPrice',
        'customerUnitPrice',
        { field: 'agentFee', when: isAgent },
        'weightBasis',
        'roundMode',
        'lossMode',
        { field: 'lossRate', when: (values) => values['lossMode'] === '1', required: true },
        { field: 'lossKg', when: (values) => values['lossMode'] === '2', required: true },
        { field: 'lossDeduct', when: hasLossRule },
        { field: 'lossPass', when: hasLossRule },
        { field: 'cargoPrice', when: hasLossRule, required: true },
        'settleType',
        { field: 'termDays', when: (values) => !['', '0'].includes(toText(values['settleType'])), required: true },
        'prepayRate',
        'serviceRate',
        'feeCalcMode',
      ],
      footer: (values) => <EstimatePanel values={values} />,
    },
    {
      title: { zh: '保险与备注', en: 'Insurance and remarks' },
      items: [
        'needInsurance',
        { field: 'insuredAmount', when: (values) => values['needInsurance'] === '1', required: true },
        'needReceipt',
        { field: 'remark', wide: true },
      ],
    },
  ],
};

/** How an order is typed in: five steps; prices show at once what they come to. @source freight-domain F01 Form */
export const orderForms = defineForms<Name>({ formWidth: 960, formColumns: 2, form });
