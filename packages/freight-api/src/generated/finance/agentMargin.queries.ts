// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { OpenAmount } from '../models.ts';
import type { AgentMarginOpenQuery } from './agentMargin.ts';
import { createAgentMarginApi } from './agentMargin.ts';
/** Questions of agentMargin as TanStack Query takes them. */
export const createAgentMarginQueries = (transport: Transport) => {
  const api = createAgentMarginApi(transport);
  return {
    /** 可支付的代理差额 · Margins that may be paid. Needs `agentMargin:pay`. */
    open: (query: AgentMarginOpenQuery): QueryOptions<OpenAmount> => ({
      queryKey: ['agentMargin', 'open', query],
      queryFn: ({ signal }) => api.open(query, { signal }),
    }),
  };
};
