import { ResourceList } from '@tarmac/admin-kit/resource';
import { platformAccountActions } from './platformAccount.actions.tsx';
import { platformAccount } from './platformAccount.resource.ts';
import { platformAccountTexts as texts } from './platformAccountTexts.ts';

/** Accounts of the books that those who manage the money keep an eye on. @source FRT-13, freight-domain F23 */
export default function PlatformAccountListPage() {
  return (
    <ResourceList
      resource={platformAccount}
      search={['accountName', 'companyId', 'accountKind', 'state']}
      columns={[
        { field: 'accountName', width: 180, pinned: 'start' },
        { field: 'state', width: 80 },
        { field: 'accountKind', width: 90 },
        { field: 'balance', width: 150 },
        { field: 'todayIn', width: 130 },
        { field: 'todayOut', width: 130 },
        { field: 'companyName', width: 220 },
        { field: 'bankAccountName', width: 200 },
        { field: 'ledgerCode', width: 220 },
        { field: 'remark', width: 160 },
      ]}
      card={{ lines: [['companyName'], ['bankAccountName']], figure: 'balance' }}
      form={[
        'companyId',
        { field: 'accountKind', help: texts.kindHelp },
        'accountName',
        { field: 'companyAccountId', when: ({ accountKind }) => accountKind === 'settle' },
        'state',
        'remark',
      ]}
      import={false}
      storageId="platformAccounts"
      rowActions={platformAccountActions}
    />
  );
}
