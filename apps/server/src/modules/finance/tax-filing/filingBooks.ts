import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/newId.ts';
import type { Filing } from './taxFiling.ts';
import { hyTaxFiling } from './taxFiling.table.ts';

/** A declaration that an office has. */
export type FilingRow = typeof hyTaxFiling.$inferSelect;

/** Takes a declaration once. @throws Error another one has its serial */
export async function takeFiling(
  ctx: Context,
  filing: Filing,
  kept: Pick<typeof hyTaxFiling.$inferInsert, 'channel' | 'state' | 'dueTime' | 'receiptNo' | 'reason'>,
): Promise<FilingRow> {
  const bodyHash = createHash('sha256').update(JSON.stringify(filing)).digest('hex');
  const { tenantId, username } = ctx.actor;
  await ctx.transaction((tx) =>
    tx
      .insert(hyTaxFiling)
      .values({ id: newId(), tenantId, createBy: username, serial: filing.serial, bodyHash, ...kept })
      .onConflictDoNothing(),
  );
  const row = await findFiling(ctx, filing.serial);
  if (row?.bodyHash !== bodyHash) throw new Error(`another declaration has the serial ${filing.serial}`);
  return row;
}

/** The declaration under a serial; undefined where none was taken. */
export async function findFiling(ctx: Context, serial: string): Promise<FilingRow | undefined> {
  const [row] = await ctx.transaction((tx) =>
    tx
      .select()
      .from(hyTaxFiling)
      .where(and(eq(hyTaxFiling.tenantId, ctx.actor.tenantId), eq(hyTaxFiling.serial, serial))),
  );
  return row;
}

/** Why a declaration is refused before anything is done with it; undefined for a good one. @throws Error it contradicts itself */
export function filingProblem({ serial, company, personCount, taxAmount, incomeAmount }: Filing): string | undefined {
  if (!/^[0-9A-Za-z]{1,32}$/.test(serial) || personCount < 1 || taxAmount < 0 || !Number.isSafeInteger(incomeAmount))
    throw new Error(`the declaration ${serial} contradicts itself`);
  if (company.taxNo === '') return '申报主体没有纳税人识别号';
  return undefined;
}
