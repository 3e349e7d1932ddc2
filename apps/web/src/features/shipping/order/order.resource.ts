import { field } from '@tarmac/admin-kit/field';
import { defineResource } from '@tarmac/admin-kit/resource';
import { createOrderApi, type Order, orderEditFields, orderFields } from '@tarmac/freight-api/shipping';
import { AgentPicker } from '../../../shared/pickers/pickers.tsx';
import { client } from '../../../shared/session/session.ts';
import { withLook } from '../../../shared/lists/reveal.tsx';
import { OrderContractPicker } from './OrderContractPicker.tsx';
import { withOwnCustomer } from '../../../shared/session/ownCustomer.ts';
import { figureField } from '../../../shared/lists/figureField.ts';
import { routeFact } from '../../../shared/lists/routeFact.ts';
import { withSums } from '../../../shared/api/withSums.ts';

/** Calls of orders. */
export const orderApi = withSums(createOrderApi(client));

/** A consignor's transport request; it yields one or more waybills. */
export const order = defineResource<Order>()({
  label: { zh: '订单', en: 'Order' },
  api: withLook<Order, typeof orderApi>(orderApi),
  permission: 'order',
  titleField: 'orderNo',
  // Actions ask for them, whichever columns are in view.
  listFields: ['status', 'orderMode', 'agentId', 'totalVehicles', 'dispatchedVehicles'],
  detailHead: { status: 'status', facts: [routeFact, 'customerName', 'cargoName', 'totalWeight', 'dispatchedWeight', 'feeTotal'] },
  fields: {
    ...orderFields,
    customerId: withOwnCustomer(orderFields.customerId),
    figure: figureField,
    reason: orderEditFields.reason,
    contractId: field.reference(orderFields.contractId, { picker: OrderContractPicker }),
    agentId: field.reference(orderFields.agentId, { picker: AgentPicker }),
  },
});
