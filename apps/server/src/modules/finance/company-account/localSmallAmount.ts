import { createHash } from 'node:crypto';
import type { SmallAmountAdapter } from './smallAmountAdapter.ts';

/**
 * Sends nothing: it says what it would have sent, and that this is simulated, so that the way of the check can be gone without a bank. The
 * same account always gets the same amount.
 *
 * @source freight-domain 7
 */
export const localSmallAmount: SmallAmountAdapter = {
  channel: 'local',
  send: ({ accountName, accountNo, cnaps }) => {
    const digest = createHash('sha256').update([accountName, accountNo, cnaps].join('|')).digest();
    const amount = (digest.readUInt32BE(0) % 99) + 1;
    return Promise.resolve({ amount, remark: `本地模拟打款${(amount / 100).toFixed(2)}元，未连接银行` });
  },
};
