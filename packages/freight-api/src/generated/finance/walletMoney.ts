// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { Approval, WalletAdjustInput, WalletCheck, WalletRefundInput } from '../models.ts';
export type { Approval, WalletAdjustInput, WalletCheck, WalletRefundInput } from '../models.ts';
/** Query of `check`. */
export type WalletMoneyCheckQuery = {
  id: string;
};
const loadSchemas = () => import('./walletMoney.schemas.ts');
/** What the calls of walletMoney take, as schemas for forms; fetched when asked for. */
export const walletMoneySchemas = {
  /** Of `adjust`. */
  adjust: async () => (await loadSchemas()).walletMoneyAdjustInput,
  /** Of `refund`. */
  refund: async () => (await loadSchemas()).walletMoneyRefundInput,
};
/** Calls of walletMoney. */
export const createWalletMoneyApi = (transport: Transport) => ({
  /** 申请调账 · Ask for a correction. Needs `wallet:adjust`. Send an `idempotencyKey`. */
  adjust: (body: WalletAdjustInput, options?: CallOptions) =>
    transport.request<Approval>({ method: 'POST', path: `/customer/hyCustomerWallet/adjust`, body, ...options }),
  /** 钱包对账 · Check a wallet. Needs `wallet:check`. */
  check: (query: WalletMoneyCheckQuery, options?: CallOptions) =>
    transport.request<WalletCheck>({ method: 'GET', path: `/customer/hyCustomerWallet/check`, query, ...options }),
  /** 申请退款 · Ask for a refund. Needs `wallet:refund`. Send an `idempotencyKey`. */
  refund: (body: WalletRefundInput, options?: CallOptions) =>
    transport.request<Approval>({ method: 'POST', path: `/customer/hyCustomerWallet/refund`, body, ...options }),
});
