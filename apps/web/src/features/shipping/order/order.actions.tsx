import type { SchemaSource } from '@tarmac/admin-kit/form';
import { type ActionCall, defineAction, type RowAction } from '@tarmac/admin-kit/resource';
import { canAdvance } from '@tarmac/freight-api';
import {
  type BatchDispatchInput,
  type DispatchInput,
  type Order,
  orderCloseFields,
  orderReviewFields,
  orderSchemas,
  orderStates,
} from '@tarmac/freight-api/shipping';
import { confirmingWarnings } from '../../../shared/pages/askConfirm.tsx';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { late } from '@tarmac/admin-kit/chunk';
import type { Verdict } from '../../../shared/review/verdict.tsx';
import { reviewTexts } from '../../../shared/review/reviewTexts.ts';
import { dispatchForm, Remainder } from './order.dispatch.tsx';
import { order, orderApi } from './order.resource.ts';
import { RowsRefused } from './RowsRefused.ts';

const ReviewDrawer = late(() => import('../../../shared/review/ReviewDrawer.tsx'), { part: 'ReviewDrawer' });
const BatchDispatchDialog = late(() => import('./BatchDispatchDialog.tsx'), { part: 'BatchDispatchDialog' });
const CopyDialog = late(() => import('./CopyDialog.tsx'), { part: 'CopyDialog' });
const PriceLogDrawer = late(() => import('./PriceLogDrawer.tsx'), { part: 'PriceLogDrawer' });

const texts = defineTexts({
  submit: { zh: '提交', en: 'Submit' },
  dispatch: { zh: '调度', en: 'Dispatch' },
  batch: { zh: '批量调度', en: 'Batch dispatch' },
  close: { zh: '关闭', en: 'Close' },
  revoke: { zh: '撤销', en: 'Revoke' },
  copy: { zh: '复制', en: 'Copy' },
  notes: { zh: '查看运单', en: 'See waybills' },
  prices: { zh: '价格记录', en: 'Price history' },
});

const keyOf = (row: Order) => ({ id: row.id, version: row.version });
const may = (move: Parameters<typeof canAdvance<never, keyof typeof orderStates.moves>>[1]) => (row: Order) =>
  canAdvance(orderStates, move, row.status);
const intro = (rows: readonly Order[]) => <Remainder row={rows[0]!} />;
const reasonForm = (schema: SchemaSource) => ({ fields: orderCloseFields, schema, intro });

/** From draft to dispatch, closing and revocation, and what may be looked up beside it. @source freight-domain 3.1, F01 */
export const orderActions = (openPage: ((href: string) => void) | null): RowAction<Order>[] => [
  defineAction(order, {
    label: texts.dispatch,
    primary: true,
    permission: 'order:dispatch',
    when: may('dispatch'),
    form: dispatchForm,
    checkable: true,
    run: (row, { input, context }: ActionCall<Omit<DispatchInput, 'id' | 'version'>>) =>
      confirmingWarnings((confirmWarnings) => orderApi.dispatch({ ...keyOf(row), ...input, confirmWarnings }, context)),
  }),
  defineAction<Order, Pick<BatchDispatchInput, 'rows' | 'version'>>(order, {
    label: texts.batch,
    permission: 'order:batchDispatch',
    when: may('dispatch'),
    dialog: BatchDispatchDialog,
    checkable: true,
    run: async (row, { input, context }) => {
      const outcome = await confirmingWarnings((confirmWarnings) =>
        orderApi.batchDispatch({ id: row.id, ...input, confirmWarnings }, context),
      );
      if (!context.checkOnly && outcome.fail.length > 0) throw new RowsRefused(outcome.fail);
    },
  }),
  defineAction(order, {
    label: texts.submit,
    primary: true,
    permission: 'order:submit',
    when: may('submit'),
    run: (row, { context }) => orderApi.submit(keyOf(row), context),
  }),
  defineAction<Order, Verdict>(order, {
    label: reviewTexts.review,
    primary: true,
    permission: 'order:review',
    when: may('approve'),
    checkable: true,
    dialog: ({ rows, draft, onOpenChange, onSubmit, onCheck }) => (
      <ReviewDrawer
        resource={order}
        row={rows[0]!}
        documents={[]}
        remark={orderReviewFields.remark}
        schema={orderSchemas.review}
        draft={draft}
        fields={[
          'orderNo',
          'orderMode',
          'customerName',
          'shipperName',
          'agentName',
          'sendCity',
          'sendAddress',
          'receiveCity',
          'receiveAddress',
          'cargoName',
          'totalWeight',
          'totalVolume',
          'totalPieces',
          'totalVehicles',
          'vehicleTypes',
          'vehicleLength',
          'priceMode',
          'unitPrice',
          'customerUnitPrice',
          'driverFee',
          'serviceRate',
          'feeCalcMode',
          'feeTotal',
          'settleType',
          'termDays',
          'prepayRate',
          'prepayAmount',
          'cargoPrice',
          'weightBasis',
          'lossMode',
          'lossRate',
          'lossKg',
          'lossDeduct',
          'lossPass',
          'roundMode',
          'pickupTimeFrom',
          'pickupTimeTo',
          'deliverTimeTo',
          'remark',
        ]}
        onOpenChange={onOpenChange}
        onSubmit={onSubmit}
        onCheck={onCheck}
      />
    ),
    run: (row, { input: verdict, context }) => orderApi.review({ ...keyOf(row), ...verdict }, context),
  }),
  defineAction<Order, { reason: string }>(order, {
    label: texts.close,
    permission: 'order:close',
    danger: true,
    when: may('close'),
    form: reasonForm(orderSchemas.close),
    checkable: true,
    run: (row, { input: { reason }, context }) => orderApi.close({ ...keyOf(row), reason }, context),
  }),
  defineAction<Order, { reason: string }>(order, {
    label: texts.revoke,
    permission: 'order:revoke',
    danger: true,
    when: may('revoke'),
    form: reasonForm(orderSchemas.revoke),
    checkable: true,
    run: (row, { input: { reason }, context }) => orderApi.revoke({ ...keyOf(row), reason }, context),
  }),
  defineAction(order, {
    label: texts.notes,
    permission: 'shipping:list',
    when: ({ dispatchedVehicles }) => openPage !== null && (dispatchedVehicles ?? 0) > 0,
    success: false,
    run: (row) => openPage?.(`/shipping/list?${new URLSearchParams({ orderNo: row.orderNo ?? '' }).toString()}`),
  }),
  defineAction(order, { label: texts.copy, permission: 'order:copy', dialog: CopyDialog }),
  defineAction(order, { label: texts.prices, permission: 'order:priceLog', dialog: PriceLogDrawer }),
];
