// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Transport } from '../../transport.ts';
import { createSafeApi } from './safe.ts';
/** Questions of safe as TanStack Query takes them. */
export const createSafeQueries = (transport: Transport) => {
  const api = createSafeApi(transport);
  return {};
};
