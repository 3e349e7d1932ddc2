// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Transport } from '../../transport.ts';
import { createFormMenuApi } from './formMenu.ts';
/** Questions of formMenu as TanStack Query takes them. */
export const createFormMenuQueries = (transport: Transport) => {
  const api = createFormMenuApi(transport);
  return {};
};
