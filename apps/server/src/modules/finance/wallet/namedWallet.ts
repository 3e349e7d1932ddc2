import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { findRow } from '../../../platform/resource/getRow.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { walletResource } from '../../customers/customer-wallet/customerWallet.resource.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';

/** A wallet that the actor sees, with what its customer and company are called. @throws NotFound not visible */
export async function namedWallet(tx: Tx, ctx: Context, id: string) {
  const wallet = await findRow(tx, ctx, walletResource, id);
  if (wallet === undefined) throw notFound();
  const { tenantId } = ctx.actor;
  const [names] = await tx
    .select({ customerName: hyCustomer.customerName, companyName: hyCompany.companyName })
    .from(hyCustomer)
    .innerJoin(hyCompany, and(eq(hyCompany.tenantId, tenantId), eq(hyCompany.id, wallet.companyId)))
    .where(and(eq(hyCustomer.tenantId, tenantId), eq(hyCustomer.id, wallet.customerId)));
  return { wallet, customerName: names?.customerName ?? '', companyName: names?.companyName ?? '' };
}
