import { useLocale } from '@tarmac/admin-kit/i18n';
import { useCan } from '@tarmac/admin-kit/permission';
import { ResourceList } from '@tarmac/admin-kit/resource';
import { columnsOfRole, workOf } from '../../../shared/lists/columnsOfRole.ts';
import { Note } from '../../../shared/pages/Note.tsx';
import { accountActions, companyAccountTexts } from '../../../shared/party/companyAccount.actions.tsx';
import { accountForm, companyAccount, newAccount } from '../../../shared/party/companyAccount.resource.ts';
import { againstTheBooks } from './ledgerDifference.tsx';

const actions = accountActions(companyAccount, { form: accountForm, initial: newAccount });

/** Accounts of companies with banks: our own, those of customers and of carriers; a company sees its own. @source ACCT-03, freight-domain A03 */
export default function CompanyAccountListPage() {
  const can = useCan();
  const { localize } = useLocale();
  return (
    <>
      <Note>{localize(companyAccountTexts.note)}</Note>
      <ResourceList
        resource={companyAccount}
        search={['accountName', 'ownerType', 'usage', 'verifyState', 'state', 'bankName', 'accountNo']}
        columns={columnsOfRole(
          [
            { field: 'accountName', width: 220 },
            { field: 'ownerType', width: 90 },
            { field: 'accountNo', width: 140 },
            { field: 'bankName', width: 130 },
            { field: 'branchName', width: 190 },
            { field: 'usage', width: 70 },
            { field: 'isDefault', width: 64 },
            { field: 'verifyState', width: 96 },
            { field: 'verifyRemark', width: 200 },
            { field: 'state', width: 80 },
            { field: 'ledgerBalance', width: 150 },
            { field: 'bankBalance', width: 150, cell: againstTheBooks },
            { field: 'balanceTime', width: 160 },
          ],
          {
            reader: workOf(can),
            roles: {
              financeManager: [
                'accountName',
                'ownerType',
                'accountNo',
                'bankName',
                'ledgerBalance',
                'bankBalance',
                'balanceTime',
                'verifyState',
                'state',
              ],
              cashier: [
                'accountName',
                'ownerType',
                'accountNo',
                'bankName',
                'branchName',
                'usage',
                'isDefault',
                'verifyState',
                'verifyRemark',
                'ledgerBalance',
                'state',
              ],
              auditor: ['accountName', 'ownerType', 'accountNo', 'bankName', 'branchName', 'verifyState', 'verifyRemark', 'usage', 'state'],
              tax: ['accountName', 'ownerType', 'accountNo', 'bankName', 'branchName', 'usage', 'isDefault', 'state'],
            },
          },
        )}
        add={false}
        edit={false}
        toolbar={actions.toolbar}
        rowActions={actions.row}
      />
    </>
  );
}
