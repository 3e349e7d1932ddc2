import { ResourceList } from '@tarmac/admin-kit/resource';
import { bankLineStates } from '@tarmac/freight-api/finance';
import { useMemo } from 'react';
import { columnsOff as off } from '../../../shared/lists/columnsOff.ts';
import { statusTab as tab } from '../../../shared/lists/statusTab.ts';
import { bankLine, bankLineQueries, unmatchedBooksOf } from './bankLine.resource.ts';
import { bankLineActions, importStatement } from './bankLine.actions.tsx';

const { open, matched, suspense, assigned } = bankLineStates.codes;

/** Lines of statements, with what each was matched with. */
export const LineList = () => (
  <ResourceList
    resource={bankLine}
    tabs={{
      field: 'state',
      counts: bankLineQueries.statusCount,
      items: [
        tab('all', '全部', 'All'),
        tab('open', '未匹配', 'Open', open),
        tab('suspense', '待查', 'Unidentified', suspense),
        tab('matched', '已匹配', 'Matched', matched),
        tab('assigned', '已认领', 'Credited', assigned),
      ],
    }}
    defaultSort={{ column: 'tradeTime', order: 'desc' }}
    search={['bankSerialNo', 'direction', 'amount', 'counterpartyName', 'matchNo', 'purpose', 'source']}
    columns={[
      { field: 'tradeTime', width: 160, pinned: 'start' },
      { field: 'state', width: 84 },
      { field: 'direction', width: 60 },
      { field: 'amount', width: 130 },
      { field: 'counterpartyName', width: 180 },
      { field: 'purpose', width: 180 },
      { field: 'bankSerialNo', width: 170 },
      { field: 'matchNo', width: 170 },
      { field: 'accountName', width: 200 },
      { field: 'balance', width: 130 },
      { field: 'remark', width: 160 },
      { field: 'matchBy', width: 100 },
      { field: 'matchTime', width: 160 },
      { field: 'source', width: 80 },
      ...off(['requestSerial', 'counterpartyAccount']),
    ]}
    card={{ lines: [['counterpartyName'], ['bankSerialNo'], ['tradeTime']], figure: 'amount' }}
    numbered={false}
    import={false}
    storageId="bankLines"
    toolbar={[importStatement]}
    rowActions={bankLineActions}
  />
);

/** Lines of the books of an account that no statement has. */
export function BookList({ account }: { account: string }) {
  const resource = useMemo(() => unmatchedBooksOf(account), [account]);
  return (
    <ResourceList
      resource={resource}
      search={['happenTime', 'side', 'amount', 'biz', 'bizNo', 'summary']}
      columns={[
        { field: 'happenTime', width: 160 },
        { field: 'biz', width: 110 },
        { field: 'side', width: 60 },
        { field: 'amount', width: 130 },
        { field: 'bizNo', width: 180 },
        { field: 'summary', width: 260 },
        { field: 'operator', width: 110 },
      ]}
      defaultSort={null}
      selectable={false}
      view={false}
      storageId="unmatchedBooks"
    />
  );
}
