import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { hyCarrier } from '../../fleet/carrier/carrier.table.ts';
import { hyDriver } from '../../fleet/driver/driver.table.ts';
import { partyChanged } from '../../review/review.events.ts';
import type { ContractRow } from './freightContract.resource.ts';
import { contractType } from './freightContract.states.ts';

const tables = {
  [contractType.customer]: hyCustomer,
  [contractType.agency]: hyCustomer,
  [contractType.carrier]: hyCarrier,
  [contractType.framework]: hyDriver,
} as const;

/**
 * A contract that came into force stands with its party from then on. No new version: anyone who edits the party changes none of it. What is
 * reported of a customer names it, so the change is told.
 */
export async function nameContract(tx: Tx, ctx: Context, row: Pick<ContractRow, 'id' | 'contractType' | 'partyId'>): Promise<void> {
  const table = tables[row.contractType as keyof typeof tables] as typeof hyCustomer | undefined;
  if (table === undefined) return;
  await tx
    .update(table)
    .set({ contractId: row.id })
    .where(and(eq(table.tenantId, ctx.actor.tenantId), eq(table.id, row.partyId)));
  if (table === hyCustomer) await ctx.emit(tx, partyChanged, { kind: 'customer', id: row.partyId });
}

/** Contracts that are over stand with nobody any more. */
export async function unnameContracts(tx: Tx, ctx: Context, ids: readonly string[]): Promise<void> {
  for (const table of [hyCustomer, hyCarrier, hyDriver] as readonly (typeof hyCustomer)[]) {
    const parties = await tx
      .update(table)
      .set({ contractId: null })
      .where(and(eq(table.tenantId, ctx.actor.tenantId), inArray(table.contractId, [...ids])))
      .returning({ id: table.id });
    if (table === hyCustomer) for (const { id } of parties) await ctx.emit(tx, partyChanged, { kind: 'customer', id });
  }
}
