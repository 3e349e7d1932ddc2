import { late } from '@tarmac/admin-kit/chunk';
import { field } from '@tarmac/admin-kit/field';
import { formatMoney, useLocale } from '@tarmac/admin-kit/i18n';
import { type ActionForm, defineAction } from '@tarmac/admin-kit/resource';
import {
  type PlatformAccount,
  platformAccountOwnFundsFields,
  platformAccountSchemas as schemas,
  platformAccountTransferFields,
} from '@tarmac/freight-api/finance';
import { FormIntro } from '../shared/FormIntro.tsx';
import { platformAccount, platformAccountApi, SettleAccountPicker } from './platformAccount.resource.ts';
import { platformAccountTexts as texts } from './platformAccountTexts.ts';

const AccountLinesDrawer = late(() => import('./AccountLinesDrawer.tsx'));
const isSettle = ({ accountKind, state }: PlatformAccount) => accountKind === 'settle' && state === '1';
const permission = 'platformAccount:transfer';

function Intro({ row, follows }: { row: PlatformAccount; follows: { zh: string; en: string } }) {
  const { localize } = useLocale();
  return <FormIntro facts={[row.accountName, `${localize(texts.balance)} ${formatMoney(row.balance ?? 0)}`]} follows={follows} />;
}
const introOf =
  (follows: { zh: string; en: string }): NonNullable<ActionForm<PlatformAccount>['intro']> =>
  ([row]) => <Intro row={row!} follows={follows} />;

type TransferInput = Omit<Parameters<typeof platformAccountApi.transfer>[0], 'id'> & { companyId?: unknown };
type OwnFundsInput = Omit<Parameters<typeof platformAccountApi.ownFunds>[0], 'id'>;

/** What is done to a platform account: asked for here, decided by another person. @source freight-domain F23, P27 */
export const platformAccountActions = [
  defineAction(platformAccount, { label: texts.records, permission: 'platformAccount:record', dialog: AccountLinesDrawer }),
  defineAction<PlatformAccount, TransferInput>(platformAccount, {
    label: texts.transfer,
    permission,
    when: isSettle,
    form: {
      schema: schemas.transfer,
      fields: {
        // Not typed in: whose accounts are offered.
        companyId: { kind: 'text', label: texts.transfer },
        ...platformAccountTransferFields,
        toId: field.reference(platformAccountTransferFields.toId, { picker: SettleAccountPicker }),
      },
      layout: [{ field: 'companyId', when: () => false }, 'toId', 'amount', 'reason'],
      initial: ([row]) => ({ companyId: row?.companyId }),
      intro: introOf(texts.transferHelp),
    },
    checkable: true,
    success: texts.asked,
    run: ({ id }, { input: { toId, amount, reason }, context }) => platformAccountApi.transfer({ id, toId, amount, reason }, context),
  }),
  defineAction<PlatformAccount, OwnFundsInput>(platformAccount, {
    label: texts.ownFunds,
    permission,
    when: isSettle,
    form: { schema: schemas.ownFunds, fields: platformAccountOwnFundsFields, intro: introOf(texts.ownFundsHelp) },
    checkable: true,
    success: texts.asked,
    run: ({ id }, { input, context }) => platformAccountApi.ownFunds({ id, ...input }, context),
  }),
];
