import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, dict, Id, IdQuery, longText, money, reference } from '../../../platform/contract/index.ts';
import { Approval } from '../approval/approval.contract.ts';

/** What a wallet is to be corrected by. @source freight-domain F10 调账, amendments L22 */
export const WalletAdjustInput = z
  .object({
    id: Id,
    direction: dict('adjust_direction', { label: label('调整方向', 'Direction'), options: { codes: ['in', 'out'] } }),
    amount: money(label('调整金额', 'Amount'), { min: 1, max: 9_999_999_999 }),
    account: dict('adjust_account', { label: label('对应科目', 'Against'), options: { codes: ['compensate', 'other'] } }),
    reason: longText(label('调账原因', 'Why'), { max: 200 }),
  })
  .meta({ id: 'WalletAdjustInput' });

/** What is given back to a customer, and where it goes. @source freight-domain F10 退款 */
export const WalletRefundInput = z
  .object({
    id: Id,
    amount: money(label('退款金额', 'Amount'), { min: 1, max: 9_999_999_999 }),
    cardId: reference('bankCard', { label: label('收款账户', 'Account of the customer') }),
    reason: longText(label('退款原因', 'Why'), { max: 200 }),
  })
  .meta({ id: 'WalletRefundInput' });

const fen = z.int();

/** What ledger, wallet and documents say of one wallet; money in fen. */
const WalletCheck = z
  .object({
    isRight: z.boolean(),
    rows: z.array(
      z.object({
        item: z.enum(['available', 'frozen', 'recharge', 'consume', 'refund', 'channel']),
        /** By the lines of the books. */
        ledger: fen,
        /** As the wallet itself says. */
        wallet: fen,
        /** By waybills, top-ups and payments, or by the institution; null: no documents stand behind it one by one. */
        documents: fen.nullable(),
        /** The largest difference between them; 0: they agree. */
        difference: fen,
      }),
    ),
  })
  .meta({ id: 'WalletCheck' });

const asked = {
  method: 'POST',
  reply: Approval.row,
  idempotent: 'required',
  checkable: true,
  errors: ['NotFound', 'Conflict', 'InvalidInput'],
} as const;

/** What touches the money of wallets. @source freight-domain F10 */
export const walletMoneyContract = contract('/customer/hyCustomerWallet', {
  about: { domain: 'finance', name: 'walletMoney' },
  endpoints: {
    adjust: {
      ...asked,
      path: '/adjust',
      permission: 'wallet:adjust',
      summary: label('申请调账', 'Ask for a correction'),
      body: WalletAdjustInput,
    },
    refund: {
      ...asked,
      path: '/refund',
      permission: 'wallet:refund',
      summary: label('申请退款', 'Ask for a refund'),
      body: WalletRefundInput,
    },
    check: {
      method: 'GET',
      path: '/check',
      permission: 'wallet:check',
      summary: label('钱包对账', 'Check a wallet'),
      query: IdQuery,
      reply: WalletCheck,
      errors: ['NotFound'],
    },
  },
});
