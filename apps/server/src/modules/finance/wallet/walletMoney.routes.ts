import { routes } from '../../../platform/contract/index.ts';
import { adjustWallet } from './adjustWallet.ts';
import { checkWallet } from './checkWallet.ts';
import { refundWallet } from './refundWallet.ts';
import { walletMoneyContract } from './walletMoney.contract.ts';

/** @source freight-domain F10 */
export const walletMoneyRoutes = routes(walletMoneyContract, {
  adjust: (ctx, { body }) => adjustWallet(ctx, body),
  refund: (ctx, { body }) => refundWallet(ctx, body),
  check: (ctx, { query }) => checkWallet(ctx, query.id),
});
