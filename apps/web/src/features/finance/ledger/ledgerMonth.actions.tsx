import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import { defineAction } from '@tarmac/admin-kit/resource';
import { type LedgerMonth, ledgerMonthReopenFields, ledgerMonthSchemas as schemas } from '@tarmac/freight-api/finance';
import { FormIntro } from '../shared/FormIntro.tsx';
import { ledgerMonth, ledgerMonthApi } from './ledger.resource.ts';
import { ledgerTexts as texts } from './ledgerTexts.ts';

const isOpen = ({ state }: LedgerMonth) => state === 'open';

/** Which month it is, and what follows. */
function MonthIntro({ row: { month }, follows }: { row: LedgerMonth; follows: LocalText }) {
  const { localize } = useLocale();
  return <FormIntro facts={[`${localize(texts.month)} ${month ?? ''}`]} follows={follows} />;
}

/** What is done to an accounting month. @source freight-domain 4.1, I20 */
export const ledgerMonthActions = [
  defineAction(ledgerMonth, {
    label: texts.close,
    primary: true,
    permission: 'ledger:close',
    when: (row) => isOpen(row) && row.problem === null,
    confirm: (row) => <MonthIntro row={row} follows={texts.closeHelp} />,
    run: ({ month }, { context }) => ledgerMonthApi.close({ month: month ?? '' }, context),
  }),
  defineAction<LedgerMonth, { reason: string }>(ledgerMonth, {
    label: texts.reopen,
    permission: 'ledger:close',
    danger: true,
    when: ({ canReopen }) => canReopen === '1',
    form: {
      schema: schemas.reopen,
      fields: ledgerMonthReopenFields,
      intro: ([row]) => <MonthIntro row={row!} follows={texts.reopenHelp} />,
    },
    run: ({ month }, { input, context }) => ledgerMonthApi.reopen({ month: month ?? '', ...input }, context),
  }),
];
