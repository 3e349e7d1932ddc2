// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Transport } from '../../transport.ts';
import { createCompensationApi } from './compensation.ts';
/** Questions of compensation as TanStack Query takes them. */
export const createCompensationQueries = (transport: Transport) => {
  const api = createCompensationApi(transport);
  return {};
};
