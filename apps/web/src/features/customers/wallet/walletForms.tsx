import { field } from '@tarmac/admin-kit/field';
import { formatMoney, type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionForm } from '@tarmac/admin-kit/resource';
import {
  type CustomerWallet,
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
  adjust: { schema: walletMoneySchemas.adjust, fields: walletMoneyAdjustFields, intro: introOf(texts.adjustHelp) },
  refund: {
    schema: walletMoneySchemas.refund,
    fields: {
      // Not typed in: whose accounts are offered.
      holderId: { kind: 'text', label: texts.refund },
      ...walletMoneyRefundFields,
      cardId: field.reference(walletMoneyRefundFields.cardId, { picker: CustomerCardPicker }),
    },
    intro: introOf(texts.refundHelp),
    initial: ([row]: readonly CustomerWallet[]) => ({ holderId: row?.customerId }),
    layout: [{ field: 'holderId', when: () => false }, 'amount', 'cardId', 'reason'],
  },
} satisfies Readonly<Record<string, ActionForm<CustomerWallet>>>;
