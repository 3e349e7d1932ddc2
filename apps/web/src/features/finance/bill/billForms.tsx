import { toText } from '@tarmac/admin-kit/field';
import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionForm, FormItem, FormValues } from '@tarmac/admin-kit/resource';
import {
  type Bill,
  billAdjustFields,
  billDisputeFields,
  billFields,
  billPayFields,
  billReceiveFields,
  billReopenFields,
  billSubmitPaymentFields,
  billSchemas as schemas,
  billVoidFields,
} from '@tarmac/freight-api/finance';
import { Note } from '../../../shared/pages/Note.tsx';
import { RowFacts } from '../../../shared/pages/RowFacts.tsx';
import { arrivalFields, arrivalInputs } from '../arrival/arrivalForm.ts';
import { bill } from './bill.resource.ts';
import { billTexts as texts } from './billTexts.ts';
import { AdjustInput } from './AdjustInput.tsx';
import { DisputeInput, RemoveInput } from './ItemInputs.tsx';
import { PayeeCardPicker } from './payeeCardPicker.ts';
import { ReceiptPreview } from './ReceiptPreview.tsx';
import { WalletCover } from './WalletCover.tsx';

const about = [
  'billNo',
  'billKind',
  'partyName',
  'periodFrom',
  'periodTo',
  'noteCount',
  'totalAmount',
  'receivedAmount',
  'openAmount',
  'disputeReason',
] as const;

/** Which bill it is, what it comes to, and what follows. */
function Intro({ row, follows }: { row: Bill; follows: LocalText }) {
  const { localize } = useLocale();
  return (
    <>
      <RowFacts row={row} fields={bill.fields} names={about} />
      <Note>{localize(follows)}</Note>
    </>
  );
}

const introOf =
  (follows: LocalText): NonNullable<ActionForm<Bill>['intro']> =>
  ([row]) => <Intro row={row!} follows={follows} />;

// Not typed in: whose waybills an input offers.
const billId = { kind: 'text', label: billFields.billNo.label };
const hidden: FormItem = { field: 'billId', when: () => false };
const ofRow = ([row]: readonly Bill[]) => ({ billId: row?.id });
/** Nothing is paid by what is not an amount. */
const fenOf = ({ amount }: FormValues): number => (typeof amount === 'number' ? Math.max(0, amount) : 0);

const { amount: _amount, ...why } = billAdjustFields;
const hasAdjusts = ({ adjusts }: FormValues): boolean => typeof adjusts === 'string' && adjusts !== '';

/** What the actions on bills ask for. */
export const billForms = {
  receive: {
    schema: schemas.receive,
    fields: { ...arrivalFields, ...billReceiveFields, amount: { ...billReceiveFields.amount, required: true } },
    columns: 2,
    width: 840,
    intro: introOf(texts.receiveHelp),
    initial: ([row]: readonly Bill[]) => ({ billId: row?.id, companyId: row?.companyId, amount: row?.openAmount, source: 'transfer' }),
    layout: {
      groups: [
        {
          title: '',
          items: ['amount', ...arrivalInputs],
          footer: (values, row) => (
            <ReceiptPreview billId={toText(row?.['billId'])} amount={fenOf(values)} isTransfer={values['source'] === 'transfer'} />
          ),
        },
      ],
    },
  },
  pay: {
    schema: schemas.pay,
    fields: { amount: { ...billPayFields.amount, label: texts.payAmount, required: true } },
    width: 640,
    intro: introOf(texts.payHelp),
    initial: ([row]: readonly Bill[]) => ({ ...row, amount: row?.openAmount }),
    layout: {
      groups: [
        {
          title: '',
          items: ['amount'],
          footer: (values, row) => (
            <WalletCover customerId={toText(row?.['customerId'])} companyId={toText(row?.['companyId'])} amount={fenOf(values)} />
          ),
        },
      ],
    },
  },
  payOut: {
    schema: schemas.submitPayment,
    fields: {
      billKind: { kind: 'text', label: billFields.billKind.label },
      partyId: { kind: 'text', label: billFields.partyName.label },
      cardId: { ...billSubmitPaymentFields.cardId, label: texts.card, picker: PayeeCardPicker, required: true },
    },
    width: 640,
    intro: introOf(texts.payOutHelp),
    initial: ([row]: readonly Bill[]) => ({ billKind: row?.billKind, partyId: row?.carrierId ?? row?.agentId }),
    layout: [
      { field: 'billKind', when: () => false },
      { field: 'partyId', when: () => false },
      { field: 'cardId', help: texts.cardHelp },
    ],
  },
  dispute: {
    fields: { billId, ...billDisputeFields, items: { kind: 'reference', label: texts.disputeItems, picker: DisputeInput } },
    width: 960,
    initial: ofRow,
    layout: [hidden, 'reason', { field: 'items', wide: true, help: texts.disputeHelp }],
  },
  rework: {
    fields: {
      billId,
      removeItemIds: { kind: 'reference', label: texts.remove, picker: RemoveInput, multiple: true },
      adjusts: { kind: 'reference', label: texts.adjustItems, picker: AdjustInput },
      ...why,
    },
    width: 1040,
    intro: introOf(texts.reworkHelp),
    initial: ofRow,
    layout: [
      hidden,
      { field: 'removeItemIds', wide: true, help: texts.removeHelp },
      { field: 'adjusts', wide: true, help: texts.adjustItemsHelp },
      { field: 'reasonCode', when: hasAdjusts, required: true },
      { field: 'reason', when: hasAdjusts, required: true },
    ],
  },
  adjust: {
    schema: schemas.adjust,
    fields: billAdjustFields,
    intro: introOf(texts.adjustHelp),
    layout: [{ field: 'amount', help: texts.adjustAmountHelp }, 'reasonCode', 'reason'],
  },
  reopen: { schema: schemas.reopen, fields: billReopenFields, intro: introOf(texts.reopenHelp) },
  void: { schema: schemas.void, fields: billVoidFields, intro: introOf(texts.voidHelp) },
} satisfies Readonly<Record<string, ActionForm<Bill>>>;
