import { useLocale } from '@tarmac/admin-kit/i18n';
import { useMemo } from 'react';
import { ListDrawer } from '../lists/ListDrawer.tsx';
import { accountActions, companyAccountTexts } from './companyAccount.actions.tsx';
import { type AccountOwner, accountsOf, ownAccountForm } from './companyAccount.resource.ts';

/** The accounts of a customer or carrier with banks. @source freight-domain 2.17, F06 对公账户 */
export function CompanyAccountsDrawer({ owner, name, onOpenChange }: CompanyAccountsDrawerProps) {
  const { localize } = useLocale();
  const { ownerType, ownerId } = owner;
  const [accounts, actions] = useMemo(() => {
    const resource = accountsOf({ ownerType, ownerId });
    return [
      resource,
      accountActions(resource, { form: ownAccountForm, initial: () => ({ accountName: name, usage: 'both', state: '1' }) }),
    ] as const;
  }, [ownerType, ownerId, name]);
  return (
    <ListDrawer
      title={`${localize(accounts.label)} · ${name}`}
      width={1160}
      note={localize(companyAccountTexts.note)}
      onOpenChange={onOpenChange}
      resource={accounts}
      columns={[
        { field: 'accountNo', width: 150 },
        { field: 'bankName', width: 130 },
        { field: 'branchName', width: 190 },
        { field: 'usage', width: 70 },
        { field: 'isDefault', width: 64 },
        { field: 'verifyState', width: 96 },
        { field: 'verifyRemark', width: 220 },
      ]}
      add={false}
      edit={false}
      toolbar={actions.toolbar}
      rowActions={actions.row}
      selectable={false}
      storageId="accountsOfCompany"
    />
  );
}

interface CompanyAccountsDrawerProps {
  owner: AccountOwner;
  /** Of the company, which its accounts bear. */
  name: string;
  onOpenChange: (open: boolean) => void;
}
