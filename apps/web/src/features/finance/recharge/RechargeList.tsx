import { ResourceList } from '@tarmac/admin-kit/resource';
import { rechargeStates } from '@tarmac/freight-api/finance';
import { columnsForReader } from '../../../shared/lists/columnsForReader.ts';
import { columnsOff as off } from '../../../shared/lists/columnsOff.ts';
import { statusTab as tab } from '../../../shared/lists/statusTab.ts';
import { payTerms } from '../customer-term/payTerms.ts';
import { rechargeActions } from './recharge.actions.tsx';
import { recharge, rechargeQueries } from './recharge.resource.ts';
import { rechargeForm } from './rechargeForm.tsx';

const { toPay, toConfirm, received, refused, reversed } = rechargeStates.codes;

/** Top-ups with what is done to them: of all, or on the page of a customer of their own. @source FRT-07, ACCT-01, freight-domain F11, A01 */
export function RechargeList({ own = false }: { own?: boolean }) {
  return (
    <ResourceList
      resource={recharge}
      tabs={{
        field: 'state',
        counts: rechargeQueries.statusCount,
        items: [
          tab('all', '全部', 'All'),
          tab('toPay', '待付款', 'To pay', toPay),
          tab('toConfirm', '待确认', 'To confirm', toConfirm),
          tab('received', '已到账', 'Received', received),
          tab('refused', '已驳回', 'Refused', refused),
          tab('reversed', '已冲正', 'Reversed', reversed),
        ],
      }}
      search={
        own
          ? ['rechargeNo', 'state', 'rechargeType', 'bankSerialNo', 'transferTime', 'createTime']
          : ['rechargeNo', 'customerName', 'rechargeType', 'state', 'bankSerialNo', 'amount', 'transferTime', 'createTime']
      }
      columns={columnsForReader(
        [
          { field: 'rechargeNo', width: 150, pinned: 'start' },
          { field: 'state', width: 84 },
          { field: 'customerName', width: 200 },
          { field: 'rechargeType', width: 100 },
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
      form={rechargeForm}
      formColumns={2}
      formWidth={760}
      edit={false}
      numbered={false}
      storageId={own ? 'ownRecharges' : 'recharges'}
      toolbar={own ? [] : [payTerms]}
      rowActions={rechargeActions}
    />
  );
}
