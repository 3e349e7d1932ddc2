// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { Approval, CustomerPayInput, CustomerPayResult, OpenAmount, TermWriteOffInput } from '../models.ts';
export type { Approval, CustomerPayInput, CustomerPayResult, OpenAmount, TermWriteOffInput } from '../models.ts';
/** Query of `openTerm`. */
export type CustomerTermOpenTermQuery = {
  noteId: string;
};
const loadSchemas = () => import('./customerTerm.schemas.ts');
/** What the calls of customerTerm take, as schemas for forms; fetched when asked for. */
export const customerTermSchemas = {
  /** Of `customerPay`. */
  customerPay: async () => (await loadSchemas()).customerTermCustomerPayInput,
  /** Of `writeOffTerm`. */
  writeOffTerm: async () => (await loadSchemas()).customerTermWriteOffTermInput,
};
/** Calls of customerTerm. */
export const createCustomerTermApi = (transport: Transport) => ({
  /** 收款登记 · Record a payment of a customer. Needs `bill:receive`. Send an `idempotencyKey`. */
  customerPay: (body: CustomerPayInput, options?: CallOptions) =>
    transport.request<CustomerPayResult>({ method: 'PUT', path: `/shipping/hyShippingNote/customerPay`, body, ...options }),
  /** 账期未付金额 · What is open of a term. Needs `bill:writeOff`. */
  openTerm: (query: CustomerTermOpenTermQuery, options?: CallOptions) =>
    transport.request<OpenAmount>({ method: 'GET', path: `/shipping/hyShippingNote/openTerm`, query, ...options }),
  /** 申请账期核销 · Ask for a term to be written off. Needs `bill:writeOff`. Send an `idempotencyKey`. */
  writeOffTerm: (body: TermWriteOffInput, options?: CallOptions) =>
    transport.request<Approval>({ method: 'POST', path: `/shipping/hyShippingNote/writeOffTerm`, body, ...options }),
});
