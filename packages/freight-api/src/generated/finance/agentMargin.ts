// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { AgentPayoutInput, Approval } from '../models.ts';
export type { AgentPayoutInput, Approval } from '../models.ts';
const loadSchemas = () => import('./agentMargin.schemas.ts');
/** What the calls of agentMargin take, as schemas for forms; fetched when asked for. */
export const agentMarginSchemas = {
  /** Of `payout`. */
  payout: async () => (await loadSchemas()).agentMarginPayoutInput,
};
/** Calls of agentMargin. */
export const createAgentMarginApi = (transport: Transport) => ({
  /** 申请支付代理差额 · Ask for margins to be paid. Needs `agentMargin:pay`. Send an `idempotencyKey`. */
  payout: (body: AgentPayoutInput, options?: CallOptions) =>
    transport.request<Approval>({ method: 'POST', path: `/account/hyAgentMargin/payout`, body, ...options }),
});
