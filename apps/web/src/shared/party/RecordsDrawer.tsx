import { useLocale } from '@tarmac/admin-kit/i18n';
import { useMemo } from 'react';
import { ListDrawer } from '../lists/ListDrawer.tsx';
import { RecordBalances, recordColumns, recordSearch, recordsOf, type RecordsOf, recordTexts } from './accountRecords.tsx';

/** What happened on the accounts of a driver, a carrier or a customer. @source freight-domain 2.16, F04 账户, F10 流水 */
export function RecordsDrawer({ owner, name, onOpenChange }: RecordsDrawerProps) {
  const { localize } = useLocale();
  const { ownerType, ownerId, walletId } = owner;
  const records = useMemo(() => recordsOf({ ownerType, ownerId, walletId }), [ownerType, ownerId, walletId]);
  return (
    <ListDrawer
      title={`${localize(recordTexts.records)} · ${name}`}
      width={1120}
      onOpenChange={onOpenChange}
      resource={records}
      search={recordSearch}
      columns={recordColumns(ownerType)}
      summary={(list) => <RecordBalances owner={owner} list={list} />}
      selectable={false}
      storageId="accountRecords"
    />
  );
}

interface RecordsDrawerProps {
  owner: RecordsOf;
  /** Of the owner. */
  name: string;
  onOpenChange: (open: boolean) => void;
}
