// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Transport } from '../../transport.ts';
import { createAgentMarginApi } from './agentMargin.ts';
/** Questions of agentMargin as TanStack Query takes them. */
export const createAgentMarginQueries = (transport: Transport) => {
  const api = createAgentMarginApi(transport);
  return {};
};
