import type { FieldDefinition } from '@tarmac/admin-kit/field';
import { formatMoney } from '@tarmac/admin-kit/i18n';
import type { ActionForm, FormItem, FormValues } from '@tarmac/admin-kit/resource';
import {
  createPaymentApi,
  type PayChange,
  payChangeAddFields as fields,
  payChangeSchemas as schemas,
  type Payment,
  paymentFields,
  paymentStates,
} from '@tarmac/freight-api/finance';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { RowFacts } from '../../../shared/pages/RowFacts.tsx';
import { PayeePicker } from '../../../shared/payee/PayeePicker.tsx';
import { definePicker } from '../../../shared/pickers/definePicker.ts';
import { payChangeTexts as texts } from './payChangeTexts.ts';

const { draft, toApprove, failed, returned } = paymentStates.codes;
const amountType = '3';

/** Chooses a payment that may change. */
const PaymentPicker = definePicker({
  list: createPaymentApi(quietClient).list,
  searchBy: 'shippingNoteNumber',
  filter: { payKind: { is: '1' }, state: { in: [draft, toApprove, failed, returned] } },
  text: (row) => row.paymentNo ?? '',
  description: (row) => [row.shippingNoteNumber, row.payeeName, formatMoney(row.amount ?? 0)].filter(Boolean).join(' · '),
});

const about = ['paymentNo', 'shippingNoteNumber', 'payeeName', 'payeeCardNo', 'amount', 'failReason'] as const;
type About = Pick<Payment, (typeof about)[number]>;

/** Which payment it is, and what it says by now. */
const PresentPayment = ({ row }: { row: About }) => <RowFacts row={row} fields={paymentFields} names={about} />;

const never = () => false;
const isOfAmount = ({ changeType }: FormValues) => changeType === amountType;
const isOfCard = ({ changeType }: FormValues) => typeof changeType === 'string' && changeType !== '' && changeType !== amountType;

const formFields: Record<string, FieldDefinition> = {
  // Not typed in: whose cards are offered, and what stands above the inputs.
  noteId: { kind: 'text', label: paymentFields.shippingNoteNumber.label },
  state: paymentFields.state,
  ...Object.fromEntries(about.map((name) => [name, paymentFields[name]])),
  ...fields,
  paymentId: { kind: 'reference', label: texts.payment, picker: PaymentPicker, required: true },
  newCardId: { ...fields.newCardId, kind: 'reference', picker: PayeePicker },
};
const hidden: readonly FormItem[] = ['noteId', 'state', ...about].map((field) => ({ field, when: never }));
/** What was sent bears its amount; who gets it may change when it failed. */
const sentAmount = (values: FormValues) =>
  isOfAmount(values) && (values['state'] === failed || values['state'] === returned) ? texts.sentAmount : undefined;
const inputs: readonly FormItem[] = [
  { field: 'changeType', wide: true, check: sentAmount },
  { field: 'newCardId', wide: true, when: isOfCard, required: true, help: texts.cardHelp },
  { field: 'newAmount', wide: true, when: isOfAmount, required: true, help: texts.amountHelp },
  { field: 'reason', wide: true },
  { field: 'files', wide: true, help: texts.filesHelp },
];
const shared = { schema: schemas.add, fields: formFields, width: 640 } as const;

/** What asking for a change takes: of a payment that is known, and of one that is chosen. */
export const payChangeForms = {
  ofPayment: {
    ...shared,
    intro: ([row]: readonly Payment[]) => <PresentPayment row={row!} />,
    initial: ([row]: readonly Payment[]) => ({ noteId: row?.noteId, state: row?.state }),
    layout: [...hidden, ...inputs],
  },
  chosen: {
    ...shared,
    layout: {
      groups: [
        {
          title: '',
          items: [
            ...hidden,
            {
              field: 'paymentId',
              wide: true,
              onPick: (picked, set) => {
                for (const name of ['noteId', 'state', ...about]) set(name, picked?.row?.[name] ?? null);
                set('newCardId', null);
              },
            },
          ],
          footer: (values) => (values['paymentNo'] ? <PresentPayment row={values as About} /> : null),
        },
        { title: '', items: inputs },
      ],
    },
  },
} satisfies { ofPayment: ActionForm<Payment>; chosen: ActionForm<PayChange> };
