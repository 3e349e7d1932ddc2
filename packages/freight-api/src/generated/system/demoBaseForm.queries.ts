// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Transport } from '../../transport.ts';
import { createDemoBaseFormApi } from './demoBaseForm.ts';
/** Questions of demoBaseForm as TanStack Query takes them. */
export const createDemoBaseFormQueries = (transport: Transport) => {
  const api = createDemoBaseFormApi(transport);
  return {};
};
