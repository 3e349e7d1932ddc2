import { field } from '@tarmac/admin-kit/field';
import { defineResource } from '@tarmac/admin-kit/resource';
import { createCustomerApi, type Customer, customerFields } from '@tarmac/freight-api/customers';
import { AgentPicker, DepartmentPicker, PersonPicker, divisionOf } from '../../../shared/pickers/pickers.tsx';
import { client } from '../../../shared/session/session.ts';
import { withLook } from '../../../shared/lists/reveal.tsx';
import { withSums } from '../../../shared/api/withSums.ts';
import { withEnvironment } from '../../../shared/review/withEnvironment.tsx';

/** Calls of customers. */
export const customerApi = withSums(createCustomerApi(client));

/** An account holder: shipper company, agent company or private shipper. */
export const customer = defineResource<Customer>()({
  label: { zh: '客户', en: 'Customer' },
  api: withLook<Customer, typeof customerApi>(customerApi),
  permission: 'customer',
  titleField: 'customerName',
  detailHead: {
    status: 'state',
    facts: ['customerKind', 'contactName', 'contactPhone', 'settleType', 'walletAvailable', 'creditLimit', 'creditUsed'],
  },
  listFields: ['state', 'uploadEnvironment', 'customerKind', 'verifyState', 'verifyRemark'],
  fields: {
    ...customerFields,
    parentAgentId: field.reference(customerFields.parentAgentId, { picker: AgentPicker }),
    salesUserId: field.reference(customerFields.salesUserId, { picker: PersonPicker }),
    adcode: divisionOf(customerFields.adcode),
    departId: field.reference(customerFields.departId, { picker: DepartmentPicker }),
    uploadState: withEnvironment(customerFields.uploadState),
  },
});
