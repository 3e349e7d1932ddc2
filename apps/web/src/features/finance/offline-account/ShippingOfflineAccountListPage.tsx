import { ResourceList } from '@tarmac/admin-kit/resource';
import { isNamed, offlineAccount, offlineAccountActions, offlineAccountTexts as texts } from './offlineAccount.resource.ts';

/** Accounts that money leaves from, or goes to, outside of the channels. @source SHIP-12, freight-domain S11 */
export default function ShippingOfflineAccountListPage() {
  return (
    <ResourceList
      resource={offlineAccount}
      search={['accountName', 'accountNo', 'bankName', 'direction', 'enabled']}
      columns={[
        { field: 'accountName', width: 200, pinned: 'start' },
        { field: 'direction', width: 100 },
        { field: 'accountNo', width: 150 },
        { field: 'bankName', width: 140 },
        { field: 'accountType', width: 90 },
        { field: 'ownerType', width: 90 },
        { field: 'ownerName', width: 200 },
        { field: 'useCount', width: 90 },
        { field: 'enabled', width: 70 },
        { field: 'cnaps', width: 130, hidden: true },
        { field: 'remark', width: 160 },
        { field: 'createTime', width: 166 },
      ]}
      card={{ lines: [['bankName', 'accountNo'], ['ownerName']], figure: 'direction' }}
      form={[
        // Never an input: whether payments name it.
        { field: 'useCount', when: () => false },
        { field: 'direction', disabled: isNamed },
        { field: 'ownerType', required: true, disabled: isNamed, help: texts.owner },
        {
          field: 'ownerId',
          required: true,
          disabled: isNamed,
          // The account most likely bears the name of its owner.
          onPick: (picked, set) => picked && set('accountName', picked.text),
        },
        'accountType',
        'accountName',
        { field: 'accountNo', disabled: isNamed },
        'bankName',
        'cnaps',
        { field: 'remark', wide: true },
      ]}
      formColumns={2}
      formWidth={760}
      import={false}
      storageId="offlineAccounts"
      rowActions={offlineAccountActions}
    />
  );
}
