// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Transport } from '../../transport.ts';
import { createCustomerTermApi } from './customerTerm.ts';
/** Questions of customerTerm as TanStack Query takes them. */
export const createCustomerTermQueries = (transport: Transport) => {
  const api = createCustomerTermApi(transport);
  return {};
};
