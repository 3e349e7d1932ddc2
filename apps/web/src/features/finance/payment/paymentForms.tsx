import type { FieldDefinition } from '@tarmac/admin-kit/field';
import { formatMoney, type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionForm, FormItem } from '@tarmac/admin-kit/resource';
import {
  dianfuAddFields,
  dianfuSchemas,
  type Payment,
  paymentCloseFields,
  paymentFields,
  paymentNoticeHandleFields,
  paymentOfflinePayFields,
  paymentRetryFields,
  paymentSettleFields,
  paymentSchemas as schemas,
  paymentVoucherFields,
} from '@tarmac/freight-api/finance';
import { type ShippingNote, shippingNoteFields } from '@tarmac/freight-api/shipping';
import { Facts } from '../../../shared/pages/Facts.tsx';
import { Note } from '../../../shared/pages/Note.tsx';
import { RowFacts } from '../../../shared/pages/RowFacts.tsx';
import { OfflinePayeePicker, OfflinePayerPicker } from '../shared/offlineAccountPickers.ts';
import { PayingLinePicker } from '../shared/payingLinePicker.ts';
import { dianfuTexts } from '../dianfu/dianfuTexts.ts';
import { paymentTexts as texts } from './paymentTexts.ts';
import { PayableNotePicker } from './paymentPickers.ts';

const about = ['paymentNo', 'shippingNoteNumber', 'payeeName', 'payeeCardNo', 'amount', 'failReason'] as const;

/** Which payment it is, and what follows. */
function PaymentSummary({ row, follows }: { row: Payment; follows?: LocalText }) {
  const { localize } = useLocale();
  return (
    <>
      <RowFacts row={row} fields={paymentFields} names={about} />
      {follows !== undefined && <Note>{localize(follows)}</Note>}
    </>
  );
}

const introOf =
  (follows?: LocalText): NonNullable<ActionForm<Payment>['intro']> =>
  (rows) =>
    rows.length === 1 ? (
      <PaymentSummary row={rows[0]!} {...(follows && { follows })} />
    ) : (
      <Several rows={rows} {...(follows && { follows })} />
    );

function Several({ rows, follows }: { rows: readonly Payment[]; follows?: LocalText }) {
  const { localize } = useLocale();
  const amount = rows.reduce((sum, row) => sum + (row.amount ?? 0), 0);
  return (
    <>
      <p className="m-0 mb-4 rounded-md bg-sunken px-3 py-2">
        {localize(texts.count)} <strong>{rows.length}</strong> · {localize(texts.total)} <strong>{formatMoney(amount)}</strong>
      </p>
      {follows !== undefined && <Note>{localize(follows)}</Note>}
    </>
  );
}

/** What an offline payment takes over from its waybill. */
type Payable = Pick<ShippingNote, 'shippingNoteNumber' | 'payeeName' | 'payeeCardNo' | 'openAmount'>;

/** To whom it went, and how much: neither is typed in. */
function OfflineAmount({ row }: { row: Payable }) {
  const { localize } = useLocale();
  return (
    <Facts
      isFigures
      facts={[
        [localize(shippingNoteFields.shippingNoteNumber.label), row.shippingNoteNumber],
        [localize(shippingNoteFields.payeeName.label), `${row.payeeName ?? '--'} ${row.payeeCardNo ?? ''}`],
        [localize(paymentFields.amount.label), formatMoney(row.openAmount ?? 0)],
      ]}
    />
  );
}

/** What a waybill lacks, and what an advance of it follows. */
function MissingMoney({ row }: { row: ShippingNote }) {
  const { localize } = useLocale();
  return (
    <>
      <Facts
        isFigures
        className="mb-4"
        facts={[
          [localize(shippingNoteFields.shippingNoteNumber.label), row.shippingNoteNumber],
          [localize(shippingNoteFields.customerName.label), row.customerName],
          [localize(shippingNoteFields.feeTotal.label), formatMoney(row.feeTotal ?? 0)],
          [localize(dianfuTexts.missing), formatMoney((row.feeTotal ?? 0) - (row.frozenAmount ?? 0) - (row.customerPaidAmount ?? 0))],
        ]}
      />
      <Note>{localize(dianfuTexts.applyHelp)}</Note>
    </>
  );
}

const never = () => false;
/** Not typed in: whose accounts may pay, and what stands above the inputs. */
const aboutNote: Record<string, FieldDefinition> = {
  companyId: paymentFields.companyId,
  customerId: paymentFields.customerId,
  creditorId: paymentFields.creditorId,
  shippingNoteNumber: shippingNoteFields.shippingNoteNumber,
  payeeName: shippingNoteFields.payeeName,
  payeeCardNo: shippingNoteFields.payeeCardNo,
  openAmount: shippingNoteFields.openAmount,
};
const offlineFields: Record<string, FieldDefinition> = {
  ...aboutNote,
  noteId: { kind: 'reference', label: texts.note, picker: PayableNotePicker, required: true },
  offlineAccountId: { kind: 'reference', label: paymentFields.companyAccountId.label, picker: OfflinePayerPicker, required: true },
  payeeAccountId: { kind: 'reference', label: texts.payeeAccount, picker: OfflinePayeePicker },
  ...paymentOfflinePayFields,
};
const hidden: readonly FormItem[] = Object.keys(aboutNote).map((field) => ({ field, when: never }));
const inputs: readonly (string | FormItem)[] = [
  'offlineAccountId',
  { field: 'payeeAccountId', help: texts.payeeAccountHelp },
  'offlineTime',
  'bankSerialNo',
  'remark',
  { field: 'voucherFiles', wide: true, help: texts.offlineHelp },
];

/** What the actions on payments ask for. */
export const paymentForms = {
  offline: {
    schema: schemas.offlinePay,
    fields: offlineFields,
    columns: 2,
    width: 720,
    intro: ([row]: readonly ShippingNote[]) => (
      <div className="mb-4">
        <OfflineAmount row={row!} />
      </div>
    ),
    initial: ([row]: readonly ShippingNote[]) => ({ companyId: row?.companyId, customerId: row?.customerId, creditorId: row?.creditorId }),
    layout: [...hidden, ...inputs],
  },
  record: {
    schema: schemas.offlinePay,
    fields: offlineFields,
    columns: 2,
    width: 720,
    layout: {
      groups: [
        {
          title: '',
          items: [
            ...hidden,
            {
              field: 'noteId',
              wide: true,
              onPick: (picked, set) => Object.keys(aboutNote).forEach((name) => set(name, picked?.row?.[name] ?? null)),
            },
          ],
          footer: (values) => (values['shippingNoteNumber'] ? <OfflineAmount row={values as Payable} /> : null),
        },
        { title: '', items: inputs },
      ],
    },
  },
  dianfu: {
    schema: dianfuSchemas.add,
    fields: dianfuAddFields,
    intro: ([row]: readonly ShippingNote[]) => <MissingMoney row={row!} />,
  },
  voucher: {
    schema: schemas.voucher,
    fields: paymentVoucherFields,
    intro: introOf(texts.voucherHelp),
    initial: ([row]: readonly Payment[]) => ({ voucherFiles: row?.voucherFiles }),
  },
  settle: {
    schema: schemas.settle,
    fields: {
      // Not typed in: whose lines are offered.
      companyAccountId: paymentFields.companyAccountId,
      amount: paymentFields.amount,
      ...paymentSettleFields,
      statementLineId: { ...paymentSettleFields.statementLineId, picker: PayingLinePicker, required: true },
    },
    layout: [
      { field: 'companyAccountId', when: never },
      { field: 'amount', when: never },
      'result',
      { field: 'statementLineId', when: ({ result }) => result === 'paid', help: texts.settleLine },
      'reason',
    ],
    initial: ([row]: readonly Payment[]) => ({ companyAccountId: row?.companyAccountId, amount: row?.amount, result: 'paid' }),
    intro: introOf(texts.settleHelp),
  },
  retry: { schema: schemas.retry, fields: paymentRetryFields, intro: introOf(texts.retryHelp) },
  close: { schema: schemas.close, fields: paymentCloseFields, intro: introOf(texts.closeHelp) },
  handle: {
    schema: schemas.noticeHandle,
    fields: { reason: { ...paymentNoticeHandleFields.reason, label: paymentFields.noticeRemark.label } },
    intro: introOf(),
  },
} satisfies Readonly<Record<string, ActionForm<ShippingNote> | ActionForm<Payment>>>;
