import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { readConfigValues } from '../../system/setting/configValues.ts';

/** The most that an invoice of a company may come to, fen. */
export async function limitOf(tx: Tx, ctx: Context, companyId: string): Promise<number> {
  const [company] = await tx
    .select({ limit: hyCompany.invoiceLimit })
    .from(hyCompany)
    .where(and(eq(hyCompany.tenantId, ctx.actor.tenantId), eq(hyCompany.id, companyId)));
  return company?.limit || Number((await readConfigValues(tx, ctx, ['invoiceMaxAmount'])).invoiceMaxAmount);
}
