import { ResourceList } from '@tarmac/admin-kit/resource';
import { useTab } from '@tarmac/admin-kit/tabs';
import { dianfuStates } from '@tarmac/freight-api/finance';
import { useEffect, useEffectEvent } from 'react';
import { columnsForReader } from '../../../shared/lists/columnsForReader.ts';
import { columnsOff as off } from '../../../shared/lists/columnsOff.ts';
import { statusTab as tab } from '../../../shared/lists/statusTab.ts';
import { askForDianfu, dianfuActions } from './dianfu.actions.tsx';
import { dianfu, dianfuQueries } from './dianfu.resource.ts';
import { SumsLink } from './SumsLink.tsx';
import { dianfuTexts as texts } from './dianfuTexts.ts';

const { toAudit, toAdvance, advanced, partlyRepaid, repaid, refused, writtenOff, cancelled } = dianfuStates.codes;

/** `state=1` of the bell means: advances that are due. No status of theirs is called so. @returns whether the list may be drawn */
function useDueLink(): boolean {
  const { search, setSearch } = useTab();
  const isLink = search.get('state') === '1';
  const showDue = useEffectEvent(() =>
    setSearch(new URLSearchParams({ dueFlag: '1', state_MultiString: `${advanced},${partlyRepaid}` }), 'replace'),
  );
  useEffect(() => {
    if (isLink) showDue();
  }, [isLink]);
  return !isLink;
}

/** Freight that the platform pays before its customers do. @source SHIP-22, freight-domain F25 */
export default function PayListPage() {
  if (!useDueLink()) return null;
  return (
    <ResourceList
      resource={dianfu}
      tabs={{
        field: 'state',
        counts: dianfuQueries.statusCount,
        items: [
          tab('all', '全部', 'All'),
          tab('toAudit', '待审核', 'To decide', toAudit),
          tab('toAdvance', '待放款', 'To advance', toAdvance),
          tab('owed', '未结清', 'Owed', advanced, partlyRepaid),
          tab('repaid', '已结清', 'Settled', repaid),
          tab('writtenOff', '已核销', 'Written off', writtenOff),
          tab('closed', '驳回与取消', 'Refused, cancelled', refused, cancelled),
        ],
      }}
      search={['dianfuNo', 'customerId', 'shippingNoteNumber', 'state', 'dueFlag', 'dueDate', 'overdueDays', 'createTime']}
      columns={columnsForReader(
        [
          { field: 'dianfuNo', width: 150, pinned: 'start' },
          { field: 'state', width: 96 },
          { field: 'customerName', width: 172 },
          { field: 'shippingNoteNumber', width: 172 },
          { field: 'principal', width: 110 },
          // What is open and since when comes before what it is made of.
          { field: 'balance', width: 110 },
          { field: 'dueDate', width: 104 },
          { field: 'overdueDays', width: 92 },
          { field: 'feeAmount', width: 100 },
          { field: 'repaidAmount', width: 110 },
          { field: 'startDate', width: 104 },
          { field: 'dueFlag', width: 84 },
          'dayRate',
          { field: 'applyBy', width: 100 },
          { field: 'auditBy', width: 100 },
          'createTime',
          ...off(['companyName', 'appliedAmount', 'termDays', 'feeMode', 'feeRate', 'advanceBy', 'advanceTime', 'closeReason', 'remark']),
        ],
        { party: ['applyBy', 'auditBy'], customer: ['customerName'] },
      )}
      card={{ lines: [['customerName'], ['shippingNoteNumber'], ['dueDate']], figure: 'balance' }}
      numbered={false}
      storageId="advances"
      toolbar={[askForDianfu]}
      summary={(list) => <SumsLink list={list} />}
      rowActions={dianfuActions}
      detail={[
        {
          title: '',
          fields: [
            'dianfuNo',
            'state',
            'customerName',
            'companyName',
            'shippingNoteNumber',
            'appliedAmount',
            'principal',
            'balance',
            'remark',
          ],
        },
        {
          title: texts.terms,
          fields: [
            'termDays',
            'feeMode',
            'dayRate',
            'feeRate',
            'startDate',
            'dueDate',
            'dueFlag',
            'overdueDays',
            'feeAmount',
            'repaidAmount',
          ],
        },
        {
          title: texts.steps,
          fields: ['applyBy', 'createTime', 'auditBy', 'auditTime', 'auditRemark', 'advanceBy', 'advanceTime', 'closeReason'],
        },
        {
          title: texts.lost,
          fields: ['writeOffBy', 'writeOffTime', 'writeOffReason', 'writtenOffPrincipal', 'writtenOffFee', 'recoveredAmount'],
        },
      ]}
    />
  );
}
