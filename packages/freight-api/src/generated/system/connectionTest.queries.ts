// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Transport } from '../../transport.ts';
import { createConnectionTestApi } from './connectionTest.ts';
/** Questions of connectionTest as TanStack Query takes them. */
export const createConnectionTestQueries = (transport: Transport) => {
  const api = createConnectionTestApi(transport);
  return {};
};
