import type { FormItem, FormSpec, FormValues } from '@tarmac/admin-kit/resource';
import type { LocalText } from '@tarmac/admin-kit/i18n';
import { orderStates } from '@tarmac/freight-api/shipping';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { late } from '@tarmac/admin-kit/chunk';
import { defineForms } from '../../../shared/lists/quickForms.ts';
import { agreedItems, termItems } from '../shared/termItems.ts';
import { EstimatePanel } from './EstimatePanel.tsx';
import { LanePriceHint } from './LanePriceHint.tsx';
import type { order } from './order.resource.ts';

const NewAddressButtons = late(() => import('../addresses/NewAddressButtons.tsx'), { part: 'NewAddressButtons' });

type Name = keyof typeof order.fields;

const code = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
const isAgent = (values: FormValues) => values['orderMode'] === '3';
const pricedBy =
  (...modes: string[]) =>
  (values: FormValues) =>
    modes.includes(String(values['priceMode']));

const { toDispatch, dispatching, dispatched } = orderStates.codes;
/** All that was planned is sent: more may be planned, nothing else changes. */
const isDispatched = (values: FormValues) => values['status'] === dispatched;
/** Others have been told of it: prices, times and quantities may change, nothing else. @source freight-domain O9 */
const isPublished = (values: FormValues) =>
  [toDispatch, dispatching].includes(values['status'] as typeof toDispatch) || isDispatched(values);
const isOwn = (values: FormValues) => !isPublished(values);
const never = () => false;
const kept = (item: Name | FormItem<Name>): FormItem<Name> => ({
  ...(typeof item === 'string' ? { field: item } : item),
  disabled: isPublished,
});
const keptOnceDispatched = (field: Name): FormItem<Name> => ({ field, disabled: isDispatched });
const keptAll = (...items: readonly (Name | FormItem<Name>)[]) => items.map(kept);

const texts = defineTexts({
  pickupOrder: { zh: '装货结束时间不能早于开始时间', en: 'Pick up until must not be before pick up from' },
  deliverOrder: { zh: '要求送达不能早于装货时间', en: 'Deliver until must not be before the pick up' },
});
/** Says so where a time lies before the loading begins, as the server would. */
const notBefore = (name: Name, text: LocalText) => (values: FormValues) => {
  const [start, time] = [code(values['pickupTimeFrom']), code(values[name])];
  return start !== undefined && time !== undefined && time < start ? text : undefined;
};

const form: FormSpec<Name> = {
  steps: [
    {
      title: { zh: '客户与模式', en: 'Customer and mode' },
      items: [
        // Not typed in: it says what may be.
        { field: 'status', when: never },
        ...keptAll(
          'orderMode',
          'publishMode',
          'customerId',
          // Before the shipper, who may be one of the agent: who goes from the top loses no choice.
          { field: 'agentId', when: isAgent, required: true },
          'shipperId',
          { field: 'carrierId', when: (values) => values['publishMode'] === '3', required: true },
          'companyId',
          'contractId',
          'originalDocumentNumber',
        ),
      ],
    },
    {
      title: { zh: '装卸地址', en: 'Addresses' },
      items: keptAll({ field: 'sendAddressId', required: isOwn, wide: true }, { field: 'receiveAddressId', required: isOwn, wide: true }),
      footer: (values) => <NewAddressButtons values={values} disabled={isPublished(values)} />,
    },
    {
      title: { zh: '货物', en: 'Cargo' },
      items: [
        ...keptAll('cargoName', 'cargoTypeCode', 'businessTypeCode', 'transportTypeCode'),
        { field: 'totalWeight', required: pricedBy('1', '5') },
        { field: 'totalVolume', required: pricedBy('3') },
        { field: 'totalPieces', required: pricedBy('4') },
        'totalVehicles',
        ...keptAll('vehicleTypes', 'vehicleLength'),
        keptOnceDispatched('pickupTimeFrom'),
        { ...keptOnceDispatched('pickupTimeTo'), check: notBefore('pickupTimeTo', texts.pickupOrder) },
        { ...keptOnceDispatched('deliverTimeTo'), check: notBefore('deliverTimeTo', texts.deliverOrder) },
      ],
    },
    {
      title: { zh: '价格与结算', en: 'Prices' },
      items: [
        kept('priceMode'),
        keptOnceDispatched('unitPrice'),
        keptOnceDispatched('customerUnitPrice'),
        { ...keptOnceDispatched('agentFee'), when: isAgent },
        ...keptAll(...termItems, 'prepayRate', 'prepayAmount', ...agreedItems),
        {
          field: 'reason',
          when: (values) => isPublished(values) && !isDispatched(values),
          wide: true,
          help: { zh: '修改运价时必填', en: 'Needed when a price changes' },
        },
      ],
      footer: (values, row) => (
        <>
          <LanePriceHint values={values} />
          {/* A copy begins with the row of another order, and has no state yet. */}
          <EstimatePanel values={values} orderId={code(values['status']) && code(row?.['id'])} />
        </>
      ),
    },
    {
      title: { zh: '保险与备注', en: 'Insurance and remarks' },
      items: [
        ...keptAll(
          'needInsurance',
          { field: 'insuredAmount', when: (values) => values['needInsurance'] === '1', required: true },
          'needReceipt',
        ),
        { ...keptOnceDispatched('remark'), wide: true },
      ],
    },
  ],
};

/** How an order is typed in: five steps; prices show at once what they come to. @source freight-domain F01 Form */
export const orderForms = defineForms<Name>({ formWidth: 960, formColumns: 2, form });
