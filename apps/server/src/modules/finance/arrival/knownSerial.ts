import { sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError } from '../../../platform/errors.ts';
import type { MoneyPlace } from '../ledger/chartOfAccounts.ts';

/**
 * One arrival at an account of ours is told of once, whatever it was sent for: a top-up, a term, an advance or a claim.
 *
 * @throws AppError 40451 it was told of before
 * @source freight-domain 3.8 K2
 */
export async function assertNewSerial(
  tx: Tx,
  ctx: Context,
  {
    companyAccountId,
    thirdAccountId,
    bankSerialNo,
    besides = '',
  }: MoneyPlace & { bankSerialNo: string; /** Id of the top-up that tells it. */ besides?: string },
): Promise<void> {
  const { tenantId } = ctx.actor;
  const told = (
    table: string,
    { account = 'company_account_id', place = companyAccountId }: { account?: string; place?: string | null | undefined } = {},
  ) =>
    sql`exists (select 1 from ${sql.identifier(table)} where tenant_id = ${tenantId} and del_flag = 0 and ${sql.identifier(account)} = ${place ?? null} and bank_serial_no = ${bankSerialNo}`;
  const { rows } = await tx.execute<{ known: boolean }>(sql`
    select ${told('hy_customer_recharge', { account: 'receive_account_id' })} and state in ('10', '20', '30') and id <> ${besides})
        or ${told('hy_customer_recharge', { account: 'third_account_id', place: thirdAccountId })} and state in ('10', '20', '30') and id <> ${besides})
        or ${told('hy_customer_receipt')})
        or ${told('hy_dianfu_repay')})
        or ${told('hy_insurance_policy')}) as known`);
  if (rows[0]?.known === true)
    throw businessError(40451, { message: '银行流水号已使用', errorData: [{ path: 'bankSerialNo', message: '银行流水号已使用' }] });
}
