// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { AgentPayoutInput, Approval, OpenAmount } from '../models.ts';
export type { AgentPayoutInput, Approval, OpenAmount } from '../models.ts';
/** Query of `open`. */
export type AgentMarginOpenQuery = {
  agentId: string;
  companyId: string;
};
const loadSchemas = () => import('./agentMargin.schemas.ts');
/** What the calls of agentMargin take, as schemas for forms; fetched when asked for. */
export const agentMarginSchemas = {
  /** Of `payout`. */
  payout: async () => (await loadSchemas()).agentMarginPayoutInput,
};
/** Calls of agentMargin. */
export const createAgentMarginApi = (transport: Transport) => ({
  /** 可支付的代理差额 · Margins that may be paid. Needs `agentMargin:pay`. */
  open: (query: AgentMarginOpenQuery, options?: CallOptions) =>
    transport.request<OpenAmount>({ method: 'GET', path: `/account/hyAgentMargin/open`, query, ...options }),
  /** 申请支付代理差额 · Ask for margins to be paid. Needs `agentMargin:pay`. Send an `idempotencyKey`. */
  payout: (body: AgentPayoutInput, options?: CallOptions) =>
    transport.request<Approval>({ method: 'POST', path: `/account/hyAgentMargin/payout`, body, ...options }),
});
