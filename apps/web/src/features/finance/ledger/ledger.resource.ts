import { defineResource } from '@tarmac/admin-kit/resource';
import {
  createLedgerApi,
  createLedgerLineApi,
  createLedgerMonthApi,
  createLedgerQueries,
  type LedgerBalance,
  ledgerBalanceFields,
  type LedgerLine,
  ledgerLineFields,
  type LedgerMonth,
  ledgerMonthFields,
} from '@tarmac/freight-api/finance';
import { client } from '../../../shared/session/session.ts';

/** Questions about the books. */
export const ledgerQueries = createLedgerQueries(client);
/** Calls about accounting months. */
export const ledgerMonthApi = createLedgerMonthApi(client);

const api = createLedgerApi(client);
const lineApi = createLedgerLineApi(client);

/** Which part of the books is shown. */
export interface LedgerScope {
  month: string;
  companyId: string | null;
}

/** Accounts with what they held and moved in a month, of one company or of all. */
export const ledgerAccountsOf = ({ month, companyId }: LedgerScope) => {
  const of = { month, ...(companyId === null ? {} : { companyId }) };
  return defineResource<LedgerBalance>()({
    label: { zh: '科目余额', en: 'Account balance' },
    api: {
      list: (query, options) => api.accounts({ ...query, ...of }, options),
      export: (query, options) => api.export({ ...query, ...of } as never, options),
    },
    permission: 'ledger',
    name: `ledgerAccounts/${month}/${companyId ?? 'all'}`,
    titleField: 'accountCode',
    fields: ledgerBalanceFields,
  });
};

/** Lines of the books. */
export const ledgerLine = defineResource<LedgerLine>()({
  label: { zh: '总账分录', en: 'Ledger line' },
  api: lineApi,
  permission: 'ledger',
  name: 'ledgerLine',
  titleField: 'bizNo',
  fields: ledgerLineFields,
});

/** Months of the books. */
export const ledgerMonth = defineResource<LedgerMonth>()({
  label: { zh: '会计期间', en: 'Accounting month' },
  api: { list: ledgerMonthApi.list },
  permission: 'ledger',
  name: 'ledgerMonth',
  titleField: 'month',
  fields: ledgerMonthFields,
});
