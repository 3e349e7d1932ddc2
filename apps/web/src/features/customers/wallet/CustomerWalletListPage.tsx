import { ResourceList } from '@tarmac/admin-kit/resource';
import { columnsForReader } from '../../../shared/lists/columnsForReader.ts';
import { useWalletActions } from './useWalletActions.tsx';
import { wallet } from './wallet.resource.ts';

/** Prepaid money of customers; the amounts follow the ledger. @source FRT-06, freight-domain F10 */
export default function CustomerWalletListPage() {
  const { actions, check } = useWalletActions();
  return (
    <>
      <ResourceList
        resource={wallet}
        search={['customerName', 'companyId', 'state', 'availableAmount']}
        columns={columnsForReader(
          [
            'customerName',
            'companyName',
            'availableAmount',
            'frozenAmount',
            'totalAmount',
            'totalRecharge',
            'totalConsume',
            'warnAmount',
            'subAccountNo',
            'state',
            'freezeReason',
            'updateTime',
          ],
          { customer: ['customerName', 'freezeReason'] },
        )}
        rowActions={actions}
      />
      {check}
    </>
  );
}
