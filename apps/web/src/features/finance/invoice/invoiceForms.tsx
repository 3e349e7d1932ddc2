import { formatMoney, type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionForm, FormValues } from '@tarmac/admin-kit/resource';
import { type Invoice, invoiceFields, invoiceRedFields, invoiceSchemas as schemas, invoiceVoidFields } from '@tarmac/freight-api/finance';
import { Facts } from '../../../shared/pages/Facts.tsx';
import { Note } from '../../../shared/pages/Note.tsx';
import { RowFacts } from '../../../shared/pages/RowFacts.tsx';
import { invoiceTexts as texts } from './invoiceTexts.ts';

const about = ['invoiceNo', 'invoiceType', 'buyerName', 'amountInclTax', 'redAmount', 'leftAmount', 'noteCount', 'issueTime'] as const;

/** Which invoice it is, what is left of it, and what follows. */
function Intro({ row, follows }: { row: Invoice; follows: LocalText }) {
  const { localize } = useLocale();
  return (
    <>
      <RowFacts row={row} fields={invoiceFields} names={about} />
      <Note>{localize(follows)}</Note>
    </>
  );
}

const introOf =
  (follows: LocalText): NonNullable<ActionForm<Invoice>['intro']> =>
  ([row]) => <Intro row={row!} follows={follows} />;

const fenOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
const leftOf = ({ leftAmount, amount }: FormValues): number => fenOf(leftAmount) - fenOf(amount);

/** What is reversed now, and what is left then. */
function Reversal({ values }: { values: FormValues }) {
  const { localize } = useLocale();
  const left = leftOf(values);
  if (left < 0 || fenOf(values['amount']) <= 0) return null;
  return (
    <Facts
      isFigures
      facts={[
        [localize(texts.reversedNow), formatMoney(-fenOf(values['amount']))],
        [localize(texts.leftAfter), formatMoney(left)],
      ]}
    />
  );
}

/** What the actions on invoices ask for. */
export const invoiceForms = {
  red: {
    schema: schemas.red,
    // Not typed in: what can be reversed.
    fields: { leftAmount: { ...invoiceFields.leftAmount, readOnly: false }, ...invoiceRedFields },
    width: 640,
    intro: introOf(texts.reverseHelp),
    initial: ([row]: readonly Invoice[]) => ({ leftAmount: row?.leftAmount, amount: row?.leftAmount }),
    layout: {
      groups: [
        {
          title: '',
          items: [
            { field: 'leftAmount', when: () => false },
            { field: 'amount', check: (values) => (leftOf(values) < 0 ? texts.tooMuch : undefined) },
            { field: 'redConfirmNo', help: texts.confirmHelp },
            'reason',
          ],
          footer: (values) => <Reversal values={values} />,
        },
      ],
    },
  },
  void: { schema: schemas.void, fields: invoiceVoidFields, intro: introOf(texts.voidHelp) },
} satisfies Readonly<Record<string, ActionForm<Invoice>>>;
