import { defineResource } from '@tarmac/admin-kit/resource';
import { type Contract, contractFields, contractSchemas, createContractApi, createContractQueries } from '@tarmac/freight-api/shipping';
import { client } from '../session/session.ts';

/** Calls of contracts. */
export const contractApi = createContractApi(client);
/** Questions of contracts. */
export const contractQueries = createContractQueries(client);

/** What the platform has agreed with somebody, to look at. */
export const contract = defineResource<Contract>()({
  label: { zh: '合同', en: 'Contract' },
  api: { list: contractApi.list, get: contractApi.get },
  permission: 'contract',
  titleField: 'contractNo',
  schemas: contractSchemas,
  fields: contractFields,
});
