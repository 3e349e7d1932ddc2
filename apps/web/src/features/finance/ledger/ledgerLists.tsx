import { ResourceList } from '@tarmac/admin-kit/resource';
import { useMemo } from 'react';
import { ledgerAccountsOf, ledgerLine, ledgerMonth, type LedgerScope } from './ledger.resource.ts';
import { ledgerMonthActions } from './ledgerMonth.actions.tsx';

/** Accounts of the books with what they came to in a month. */
export function AccountList({ scope: { month, companyId } }: { scope: LedgerScope }) {
  const resource = useMemo(() => ledgerAccountsOf({ month, companyId }), [month, companyId]);
  return (
    <ResourceList
      resource={resource}
      search={['accountKind', 'ownerName', 'accountCode']}
      columns={[
        { field: 'accountKind', width: 180, pinned: 'start' },
        { field: 'ownerName', width: 220 },
        { field: 'companyName', width: 220 },
        { field: 'side', width: 60 },
        { field: 'opening', width: 140 },
        { field: 'debit', width: 140 },
        { field: 'credit', width: 140 },
        { field: 'closing', width: 140 },
        { field: 'accountCode', width: 260 },
      ]}
      defaultSort={null}
      selectable={false}
      view={false}
      storageId="ledgerAccounts"
    />
  );
}

/** All lines of the ledger. */
export const LineList = () => (
  <ResourceList
    resource={ledgerLine}
    search={['accountKind', 'bizNo', 'happenTime', 'biz', 'side', 'amount', 'ownerName', 'accountCode', 'summary', 'operator', 'txnId']}
    columns={[
      { field: 'createTime', width: 160, pinned: 'start' },
      { field: 'happenTime', width: 160 },
      { field: 'biz', width: 100 },
      { field: 'accountKind', width: 170 },
      { field: 'ownerName', width: 180 },
      { field: 'side', width: 56 },
      { field: 'amount', width: 130 },
      { field: 'balanceAfter', width: 160 },
      { field: 'bizNo', width: 165 },
      { field: 'summary', width: 220 },
      { field: 'operator', width: 100 },
      { field: 'accountCode', width: 240, hidden: true },
      { field: 'companyName', width: 200, hidden: true },
      { field: 'txnId', width: 200, hidden: true },
    ]}
    defaultSort={null}
    selectable={false}
    view={false}
    storageId="ledgerLines"
  />
);

/** Months, which are closed one after the other. */
export const MonthList = () => (
  <ResourceList
    resource={ledgerMonth}
    search={[]}
    columns={[
      { field: 'month', width: 110 },
      { field: 'state', width: 100 },
      { field: 'closeBy', width: 120 },
      { field: 'closeTime', width: 170 },
      { field: 'problem', width: 320 },
    ]}
    defaultSort={null}
    selectable={false}
    view={false}
    export={false}
    rowActions={ledgerMonthActions}
    storageId="ledgerMonths"
  />
);
