import { ResourceList } from '@tarmac/admin-kit/resource';
import { rechargeStates } from '@tarmac/freight-api/finance';
import { columnsForReader } from '../../../shared/lists/columnsForReader.ts';
import { columnsOff as off } from '../../../shared/lists/columnsOff.ts';
import { statusTab as tab } from '../../../shared/lists/statusTab.ts';
import { payTerms } from '../customer-term/payTerms.ts';
import { ReceiveAccounts } from './ReceiveAccounts.tsx';
import { rechargeActions } from './recharge.actions.tsx';
import { recharge, rechargeQueries } from './recharge.resource.ts';
import { rechargeTexts as texts } from './rechargeTexts.ts';

const { toConfirm, received, refused, reversed } = rechargeStates.codes;

/** Money that customers have sent, from their word to the books. @source FRT-07, ACCT-01, freight-domain F11, A01 */
export default function RechargeListPage() {
  return (
    <ResourceList
      resource={recharge}
      tabs={{
        field: 'state',
        counts: rechargeQueries.statusCount,
        items: [
          tab('all', '全部', 'All'),
          tab('toConfirm', '待确认', 'To confirm', toConfirm),
          tab('received', '已到账', 'Received', received),
          tab('refused', '已驳回', 'Refused', refused),
          tab('reversed', '已冲正', 'Reversed', reversed),
        ],
      }}
      search={['rechargeNo', 'customerName', 'state', 'bankSerialNo', 'amount', 'transferTime', 'createTime']}
      columns={columnsForReader(
        [
          { field: 'rechargeNo', width: 150, pinned: 'start' },
          { field: 'state', width: 84 },
          { field: 'customerName', width: 200 },
          { field: 'amount', width: 120 },
          { field: 'bankSerialNo', width: 160 },
          { field: 'voucherFiles', width: 110 },
          { field: 'transferTime', width: 166 },
          { field: 'payerName', width: 160 },
          { field: 'receiveAccountName', width: 200 },
          'companyName',
          { field: 'confirmBy', width: 100 },
          'confirmTime',
          'confirmRemark',
          'createBy',
          'createTime',
          ...off(['payerAccount', 'payerBank', 'reverseBy', 'reverseTime', 'reverseReason', 'remark']),
        ],
        { party: ['confirmBy', 'createBy'], customer: ['customerName'] },
      )}
      card={{ lines: [['customerName'], ['bankSerialNo'], ['transferTime']], figure: 'amount' }}
      form={{
        groups: [
          {
            title: '',
            items: [{ field: 'walletId', wide: true }],
            footer: ({ walletId }) => (typeof walletId === 'string' && walletId !== '' ? <ReceiveAccounts walletId={walletId} /> : null),
          },
          {
            title: '',
            items: [
              'rechargeType',
              'amount',
              'receiveAccountId',
              'transferTime',
              { field: 'bankSerialNo', help: texts.serialHelp },
              'payerName',
              'payerAccount',
              'payerBank',
              { field: 'voucherFiles', wide: true },
              { field: 'remark', wide: true },
            ],
          },
        ],
      }}
      formColumns={2}
      formWidth={760}
      edit={false}
      numbered={false}
      storageId="recharges"
      toolbar={[payTerms]}
      rowActions={rechargeActions}
    />
  );
}
