import { Tag } from '@tarmac/admin-kit/input';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { ResourceList } from '@tarmac/admin-kit/resource';
import { type ThirdAccount, thirdAccountStates } from '@tarmac/freight-api/finance';
import { type ReactNode, useMemo } from 'react';
import { Note } from '../../../shared/pages/Note.tsx';
import { useSafely } from '../../../shared/session/useSafely.tsx';
import { thirdAccountActions } from './thirdAccount.actions.tsx';
import { thirdAccountsBy } from './thirdAccount.resource.ts';
import { thirdAccountTexts as texts } from './thirdAccountTexts.ts';

const { notOpened, pending, refused } = thirdAccountStates.codes;

/** Accounts at institutions, or the applications for them that are not through. @source FRT-22, freight-domain F24 */
export function ThirdAccountList({ applications = false }: { applications?: boolean }) {
  const { localize } = useLocale();
  const { safely, check } = useSafely(localize(texts.hint));
  const [resource, actions] = useMemo(() => {
    const accounts = thirdAccountsBy(safely);
    return [accounts, thirdAccountActions(accounts, safely)] as const;
  }, [safely]);
  return (
    <>
      <Note>{localize(texts.note)}</Note>
      <ResourceList
        resource={resource}
        {...(applications ? { filter: { openState: { in: [notOpened, pending, refused] } } } : {})}
        search={['ownerName', 'ownerType', 'channelCode', 'openState', 'state', 'accountNo', 'applyNo']}
        columns={[
          { field: 'applyNo', width: 150, pinned: 'start' },
          { field: 'openState', width: 150, cell: (row: ThirdAccount, shown: ReactNode) => <OpenState row={row}>{shown}</OpenState> },
          { field: 'ownerName', width: 200 },
          ...(applications
            ? ([
                { field: 'ownerType', width: 90 },
                { field: 'channelCode', width: 100 },
                'phone',
                'applyTime',
                'failReason',
                'createBy',
              ] as const)
            : ([
                // Whose money it is and how much, before the numbers that name it.
                { field: 'balance', width: 120 },
                { field: 'frozen', width: 110 },
                { field: 'accountNo', width: 180 },
                { field: 'ownerType', width: 90 },
                { field: 'channelCode', width: 100 },
                { field: 'subAccountNo', width: 200 },
                'balanceTime',
                { field: 'agreementNo', width: 170 },
                'signTime',
                { field: 'bindCardNo', width: 140 },
                { field: 'bindState', width: 90 },
                { field: 'bindRemark', width: 200 },
              ] as const)),
          { field: 'state', width: 80 },
        ]}
        card={{ lines: [['ownerName'], ['accountNo']], figure: 'balance' }}
        add={false}
        edit={false}
        import={false}
        storageId={applications ? 'thirdAccountApplications' : 'thirdAccounts'}
        toolbar={actions.toolbar}
        rowActions={actions.row}
      />
      {check}
    </>
  );
}

/** How far the opening is, with a mark where the institution is only imitated. */
function OpenState({ row, children }: { row: ThirdAccount; children: ReactNode }) {
  const { localize } = useLocale();
  return (
    <span className="inline-flex items-center gap-1.5">
      {children}
      {row.simulated === '1' && <Tag tone="draft">{localize(texts.simulated)}</Tag>}
    </span>
  );
}
