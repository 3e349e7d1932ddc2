// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { Approval, CompensationInput } from '../models.ts';
export type { Approval, CompensationInput } from '../models.ts';
const loadSchemas = () => import('./compensation.schemas.ts');
/** What the calls of compensation take, as schemas for forms; fetched when asked for. */
export const compensationSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).compensationAddInput,
};
/** Calls of compensation. */
export const createCompensationApi = (transport: Transport) => ({
  /** 申请赔付 · Ask for a compensation. Needs `complaint:compensate`. Send an `idempotencyKey`. */
  add: (body: CompensationInput, options?: CallOptions) =>
    transport.request<Approval>({ method: 'POST', path: `/account/hyCompensation/add`, body, ...options }),
});
