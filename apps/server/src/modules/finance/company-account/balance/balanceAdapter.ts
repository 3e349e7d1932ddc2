import { logCall } from '../../../../platform/adapterLog/logCall.ts';
import { askAdapter } from '../../../../platform/askAdapter.ts';
import type { Context } from '../../../../platform/context.ts';
import { localBalance } from './localBalance.ts';
import type { AskedAccount, BalanceAdapter } from './balanceTypes.ts';

/** How long a bank may take, ms. @source security 12.51 */
const timeLimit = 10_000;

/** The adapter of this installation. There is the local one alone; a bank takes its place here. @source freight-domain 7 balance */
const balanceAdapter: BalanceAdapter = localBalance;

/**
 * Asks within the time that a person waits.
 *
 * @throws AppError the adapter refused, in its words; or it broke or took too long, in ours
 */
export function bankBalanceOf(
  { platform, actor: { tenantId } }: Pick<Context, 'platform' | 'actor'>,
  account: AskedAccount,
): Promise<number> {
  const { channel } = balanceAdapter;
  const asked = { what: 'balance', about: { channel }, timeLimit, message: '余额查询失败，请稍后重试', errorCode: 50301 };
  const call = {
    tenantId,
    adapter: 'balance',
    operation: 'balance',
    target: channel,
    simulated: balanceAdapter === localBalance,
    request: account,
  };
  return askAdapter(platform, asked, () => logCall(platform, call, () => balanceAdapter.balance(account)));
}
