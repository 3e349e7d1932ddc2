import { defineResource } from '@tarmac/admin-kit/resource';
import type { CallOptions, ListQuery } from '@tarmac/freight-api';
import {
  type Contract,
  type ContractOfCarrierQuery,
  type ContractOfCustomerQuery,
  contractFields,
  contractSchemas,
  createContractApi,
  createContractQueries,
} from '@tarmac/freight-api/shipping';
import { client } from '../session/session.ts';
import { lookBy } from '../lists/reveal.tsx';

/** Calls of contracts. */
export const contractApi = createContractApi(client);
/** Questions of contracts. */
export const contractQueries = createContractQueries(client);

const about = {
  label: { zh: '合同', en: 'Contract' },
  permission: 'contract',
  titleField: 'contractNo',
  schemas: contractSchemas,
  fields: contractFields,
} as const;

/** What the platform has agreed with somebody, to look at. */
export const contract = defineResource<Contract>()({
  ...about,
  api: { list: contractApi.list, get: contractApi.get, look: lookBy<Contract>(contractApi.list) },
});

const ofCarrier = (query: ListQuery, options?: CallOptions) => contractApi.ofCarrier(query as ContractOfCarrierQuery, options);
const ofCustomer = (query: ListQuery, options?: CallOptions) => contractApi.ofCustomer(query as ContractOfCustomerQuery, options);

/** What it has agreed with one of them, to be read by who may see that party's. */
export const contractsOf = {
  carrier: defineResource<Contract>()({
    ...about,
    name: 'contractsOfCarrier',
    api: { list: ofCarrier, get: contractApi.get, look: lookBy<Contract>(ofCarrier) },
  }),
  customer: defineResource<Contract>()({
    ...about,
    name: 'contractsOfCustomer',
    api: { list: ofCustomer, get: contractApi.get, look: lookBy<Contract>(ofCustomer) },
  }),
} as const;
