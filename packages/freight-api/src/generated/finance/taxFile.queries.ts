// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Transport } from '../../transport.ts';
import { createTaxFileApi } from './taxFile.ts';
/** Questions of taxFile as TanStack Query takes them. */
export const createTaxFileQueries = (transport: Transport) => {
  const api = createTaxFileApi(transport);
  return {};
};
