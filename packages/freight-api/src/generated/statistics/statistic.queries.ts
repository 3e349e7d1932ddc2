// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Transport } from '../../transport.ts';
import { createStatisticApi } from './statistic.ts';
/** Questions of statistic as TanStack Query takes them. */
export const createStatisticQueries = (transport: Transport) => {
  const api = createStatisticApi(transport);
  return {};
};
