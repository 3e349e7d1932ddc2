import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refusedByRule, refusedField } from '../../../platform/errors.ts';
import { findRow } from '../../../platform/resource/getRow.ts';
import { lockRow } from '../../../platform/resource/writeRows.ts';
import { accountKind, platformAccountResource } from './platformAccount.resource.ts';
import type { hyPlatformAccount } from './platformAccount.table.ts';

/** A platform account with an account at a bank behind it. */
export type SettleAccount = typeof hyPlatformAccount.$inferSelect & { companyAccountId: string };

/**
 * Holds a settlement account that is in use.
 *
 * @param field the input that names it; absent: the row that the action is about
 * @throws NotFound; InvalidInput or AppError it is of another kind, or frozen
 */
export async function holdSettleAccount(tx: Tx, ctx: Context, { id, field }: { id: string; field?: string }): Promise<SettleAccount> {
  if (field !== undefined && (await findRow(tx, ctx, platformAccountResource, id)) === undefined)
    throw refusedField(field, '请选择结算账户');
  const account = await lockRow(tx, ctx, platformAccountResource, { id });
  const refuse = (message: string) => (field === undefined ? refusedByRule(message) : refusedField(field, message));
  const { companyAccountId } = account;
  if (account.accountKind !== accountKind.settle || companyAccountId === null) throw refuse('请选择结算账户');
  if (account.state !== '1') throw refuse('账户已冻结');
  return { ...account, companyAccountId };
}
