import { useLocale } from '@tarmac/admin-kit/i18n';
import { OpenPageContext, ResourceList } from '@tarmac/admin-kit/resource';
import { ProgressBar } from '@tarmac/admin-kit/input';
import { canAdvance } from '@tarmac/freight-api';
import { createOrderQueries, type Order, orderStates } from '@tarmac/freight-api/shipping';
import { use } from 'react';
import { columnsForReader } from '../../../shared/lists/columnsForReader.ts';
import { columnsOff as off } from '../../../shared/lists/columnsOff.ts';
import { statusTab as tab } from '../../../shared/lists/statusTab.ts';
import { client } from '../../../shared/session/session.ts';
import { isOwnSide } from '../shared/isOwnSide.ts';
import { orderActions } from './order.actions.tsx';
import { orderDetail } from './order.detail.tsx';
import { orderForms } from './order.form.tsx';
import { routeColumn } from '../shared/routeColumn.tsx';
import { order } from './order.resource.ts';

const queries = createOrderQueries(client);
const { draft, toReview, toDispatch, dispatching, dispatched, completed, closed, revoked } = orderStates.codes;

/** Orders: enter, review, publish, dispatch. @source SHIP-01, freight-domain F01 */
export default function OrderListPage() {
  const openPage = use(OpenPageContext);
  const { localize } = useLocale();

  return (
    <ResourceList
      resource={order}
      tabs={{
        field: 'status',
        counts: queries.statusCount,
        items: [
          tab('all', '全部', 'All'),
          tab('draft', '草稿', 'Drafts', draft),
          tab('toReview', '待审核', 'To review', toReview),
          tab('toDispatch', '待调度', 'To dispatch', toDispatch),
          tab('dispatching', '调度中', 'Dispatching', dispatching),
          tab('dispatched', '已调度', 'Dispatched', dispatched),
          tab('completed', '已完成', 'Completed', completed),
          tab('ended', '已关闭/撤销', 'Closed or revoked', closed, revoked),
        ],
      }}
      search={[
        'orderNo',
        'originalDocumentNumber',
        'status',
        'orderMode',
        'customerId',
        'agentId',
        'sendCity',
        'receiveCity',
        'cargoName',
        'settleType',
        'pickupTimeFrom',
        'createTime',
      ]}
      // In view from the start is what every role reads, in the order of the work: state and money without scrolling at 1440 px.
      columns={columnsForReader(
        [
          { field: 'orderNo', width: 156, pinned: 'start' },
          { field: 'status', width: 112, pinned: 'start' },
          { field: 'customerName', width: 168, grow: true },
          { ...routeColumn<Order>(localize, 124), grow: true },
          { field: 'cargoName', width: 96 },
          { field: 'totalWeight', width: 104 },
          { field: 'feeTotal', width: 116 },
          { field: 'driverFee', width: 116 },
          {
            field: 'dispatchedWeight',
            width: 116,
            reads: ['totalWeight'],
            cell: (row: Order) => (
              <ProgressBar
                percent={percent(row.dispatchedWeight, row.totalWeight)}
                label={`${percent(row.dispatchedWeight, row.totalWeight)}%`}
              />
            ),
          },
          { field: 'unitPrice', width: 112 },
          'pickupTimeFrom',
          'createTime',
          ...off(['dispatchedVehicles', 'totalVehicles', 'orderMode', 'shipperName', 'agentName', 'priceMode', 'settleType', 'createBy']),
        ],
        { customer: ['customerName'], carrier: ['feeTotal'], captain: ['feeTotal'] },
      )}
      card={{ lines: [['customerName'], ['route'], ['cargoName', 'totalWeight']], figure: 'feeTotal' }}
      numbered={false}
      rowActions={orderActions(openPage)}
      editWhen={(row) => canAdvance(orderStates, 'edit', row.status) && isOwnSide(row)}
      removeWhen={(row) => canAdvance(orderStates, 'remove', row.status)}
      detail={orderDetail}
      {...orderForms}
    />
  );
}

const percent = (part: number | null, whole: number | null) =>
  whole === null || whole === 0 ? 0 : Math.min(100, Math.round(((part ?? 0) / whole) * 100));
