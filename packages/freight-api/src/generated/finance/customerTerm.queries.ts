// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { OpenAmount } from '../models.ts';
import type { CustomerTermOpenTermQuery } from './customerTerm.ts';
import { createCustomerTermApi } from './customerTerm.ts';
/** Questions of customerTerm as TanStack Query takes them. */
export const createCustomerTermQueries = (transport: Transport) => {
  const api = createCustomerTermApi(transport);
  return {
    /** 账期未付金额 · What is open of a term. Needs `bill:writeOff`. */
    openTerm: (query: CustomerTermOpenTermQuery): QueryOptions<OpenAmount> => ({
      queryKey: ['customerTerm', 'openTerm', query],
      queryFn: ({ signal }) => api.openTerm(query, { signal }),
    }),
  };
};
