import { field } from '@tarmac/admin-kit/field';
import { defineResource } from '@tarmac/admin-kit/resource';
import { createOrderApi, type Order, orderEditFields, orderFields } from '@tarmac/freight-api/shipping';
import {
  AgentPicker,
  CarrierPicker,
  CompanyPicker,
  CustomerPicker,
  ReceiveAddressPicker,
  SendAddressPicker,
  ShipperPicker,
} from '../../../shared/pickers.tsx';
import { client } from '../../../shared/session.ts';
import { OrderContractPicker } from './OrderContractPicker.tsx';
import { withSums } from '../../../shared/withSums.ts';

/** Calls of orders. */
export const orderApi = withSums(createOrderApi(client));

/** A consignor's transport request; it yields one or more waybills. */
export const order = defineResource<Order>()({
  label: { zh: '订单', en: 'Order' },
  api: orderApi,
  permission: 'order',
  titleField: 'orderNo',
  fields: {
    ...orderFields,
    reason: orderEditFields.reason,
    companyId: field.reference(orderFields.companyId, { picker: CompanyPicker }),
    contractId: field.reference(orderFields.contractId, { picker: OrderContractPicker }),
    customerId: field.reference(orderFields.customerId, { picker: CustomerPicker }),
    shipperId: field.reference(orderFields.shipperId, { picker: ShipperPicker }),
    agentId: field.reference(orderFields.agentId, { picker: AgentPicker }),
    carrierId: field.reference(orderFields.carrierId, { picker: CarrierPicker }),
    sendAddressId: field.reference(orderFields.sendAddressId, { picker: SendAddressPicker }),
    receiveAddressId: field.reference(orderFields.receiveAddressId, { picker: ReceiveAddressPicker }),
  },
});
