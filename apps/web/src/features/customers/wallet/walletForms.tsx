import { field } from '@tarmac/admin-kit/field';
import { formatMoney, type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionForm, FormItem } from '@tarmac/admin-kit/resource';
import {
  type CustomerWallet,
  customerWalletFields,
  customerWalletFreezeFields,
  customerWalletSchemas as schemas,
  customerWalletUnfreezeFields,
  customerWalletWarnFields,
} from '@tarmac/freight-api/customers';
import { createBankCardApi, walletMoneyAdjustFields, walletMoneyRefundFields, walletMoneySchemas } from '@tarmac/freight-api/finance';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { definePicker } from '../../../shared/pickers/definePicker.ts';
import { Note } from '../../../shared/pages/Note.tsx';
import { walletTexts as texts } from './walletTexts.ts';

/** Whose wallet it is, what it holds, and what follows. */
function WalletIntro({ row, follows }: { row: CustomerWallet; follows: LocalText }) {
  const { localize } = useLocale();
  return (
    <>
      <p className="m-0 mb-4 rounded-md bg-sunken px-3 py-2 tabular-nums">
        {row.customerName} · {row.companyName} · {localize(texts.available)} <strong>{formatMoney(row.availableAmount ?? 0)}</strong>
      </p>
      <Note>{localize(follows)}</Note>
    </>
  );
}

const introOf =
  (follows: LocalText): NonNullable<ActionForm<CustomerWallet>['intro']> =>
  ([row]) => <WalletIntro row={row!} follows={follows} />;

/** What is free once it is carried out. */
function Afterwards({ free, change }: { free: unknown; change: unknown }) {
  const { localize } = useLocale();
  if (typeof free !== 'number' || typeof change !== 'number') return null;
  return (
    <Note>
      {localize(texts.afterwards)} <span className="tabular-nums">{formatMoney(free)} → </span>
      <strong className={`tabular-nums ${free + change < 0 ? 'text-danger-ink' : 'text-ink'}`}>{formatMoney(free + change)}</strong>
    </Note>
  );
}
/** Not typed in: what the form reckons with. */
const availableAmount = { ...customerWalletFields.availableAmount, readOnly: false };
const hidden = (field: string): FormItem => ({ field, when: () => false });
const negative = (amount: unknown) => (typeof amount === 'number' ? -amount : undefined);

/** Chooses a confirmed account of the customer. */
const CustomerCardPicker = definePicker({
  list: createBankCardApi(quietClient).list,
  searchBy: 'cardHolder',
  filter: { holderType: { is: 'customer' }, verifyState: { is: '20' } },
  narrowedBy: ({ holderId }) => (typeof holderId === 'string' ? { filter: { holderId: { is: holderId } } } : {}),
  text: (row) => [row.cardHolder, row.cardNo].filter(Boolean).join(' '),
  description: (row) => row.bankName ?? '',
});

/** What the actions on wallets ask for. */
export const walletForms = {
  freeze: { schema: schemas.freeze, fields: customerWalletFreezeFields, intro: introOf(texts.freezeHelp) },
  unfreeze: { schema: schemas.unfreeze, fields: customerWalletUnfreezeFields, intro: introOf(texts.unfreezeHelp) },
  warn: {
    schema: schemas.warn,
    fields: customerWalletWarnFields,
    intro: introOf(texts.warnHelp),
    initial: ([row]: readonly CustomerWallet[]) => ({ warnAmount: row?.warnAmount ?? null }),
  },
  adjust: {
    schema: walletMoneySchemas.adjust,
    fields: { availableAmount, ...walletMoneyAdjustFields },
    intro: introOf(texts.adjustHelp),
    initial: ([row]: readonly CustomerWallet[]) => ({ availableAmount: row?.availableAmount }),
    layout: {
      groups: [
        {
          title: '',
          items: [hidden('availableAmount'), 'direction', 'amount'],
          footer: ({ availableAmount: free, direction, amount }) =>
            typeof direction === 'string' && <Afterwards free={free} change={direction === 'in' ? amount : negative(amount)} />,
        },
        { title: '', items: ['account', 'reason'] },
      ],
    },
  },
  refund: {
    schema: walletMoneySchemas.refund,
    fields: {
      // Not typed in: whose accounts are offered.
      holderId: { kind: 'text', label: texts.refund },
      availableAmount,
      ...walletMoneyRefundFields,
      cardId: field.reference(walletMoneyRefundFields.cardId, { picker: CustomerCardPicker }),
    },
    intro: introOf(texts.refundHelp),
    initial: ([row]: readonly CustomerWallet[]) => ({ holderId: row?.customerId, availableAmount: row?.availableAmount }),
    layout: {
      groups: [
        {
          title: '',
          items: [hidden('holderId'), hidden('availableAmount'), 'amount'],
          footer: ({ availableAmount: free, amount }) => <Afterwards free={free} change={negative(amount)} />,
        },
        { title: '', items: ['cardId', 'reason'] },
      ],
    },
  },
} satisfies Readonly<Record<string, ActionForm<CustomerWallet>>>;
