import { and, eq, sql } from 'drizzle-orm';
import { shownYuan } from '../../../platform/amountText.ts';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, type Warning } from '../../../platform/errors.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { readConfigValues } from '../../system/setting/configValues.ts';
import { creditorOf } from '../examination/creditor.ts';
import { isRegistered } from '../examination/incomeOfYear.ts';
import { instantOf, monthAfter, startOf } from '../ledger/closedMonth.ts';
import { readTaxLaw } from './taxLaw.ts';

/**
 * Tells who dispatches that a driver whose VAT we declare comes to sell more within twelve months than the law allows without a registration: by what
 * they carried in this month and the eleven before, on the road or paid, with this trip. A person may pass over it; nothing is refused.
 *
 * @source freight-domain 4.8 agency VAT
 */
export async function warnOfIncome(tx: Tx, ctx: Context, { note, warnings }: { note: NoteRow; warnings: Warning[] }): Promise<void> {
  // What a driver earns is told to staff alone, and once.
  if (ctx.confirmWarnings || ctx.actor.userType !== 1) return;
  const { taxAgencyEnabled } = await readConfigValues(tx, ctx, ['taxAgencyEnabled']);
  if (taxAgencyEnabled !== '1') return;
  const creditor = await creditorOf(tx, ctx, note);
  if (creditor?.type !== 'driver' || (await isRegistered(tx, ctx, creditor.id))) return;
  const limit = await rollingLimit(tx, ctx);
  if (limit === undefined) return;
  const income = (await carriedBefore(tx, ctx, { note, driverId: creditor.id })) + (note.driverFee ?? 0);
  if (income <= limit) return;
  warnings.push({
    code: 40208,
    message: `司机${note.driverName}含本单的连续12个月运费将达${shownYuan(income)}元，超过${shownYuan(limit)}元，须办理税务登记`,
  });
}

/** Undefined where no rule is known for today: a dispatch does not fail for it. */
async function rollingLimit(tx: Tx, ctx: Context): Promise<number | undefined> {
  const law = await readTaxLaw(tx, ctx);
  try {
    return law.on('agencyVat', nowText(ctx.clock).slice(0, 10)).terms.rollingLimit;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** Fen that a driver earns by the other waybills of the same company, of the twelve months up to this one. */
async function carriedBefore(tx: Tx, ctx: Context, { note, driverId }: { note: NoteRow; driverId: string }): Promise<number> {
  const of = hyShippingNote;
  const [row] = await tx
    .select({ income: sql`coalesce(sum(${of.driverFee} + ${of.carrierAdjust}), 0)`.mapWith(Number) })
    .from(of)
    .where(
      and(
        eq(of.tenantId, ctx.actor.tenantId),
        eq(of.driverId, driverId),
        sql`${of.delFlag} = 0`,
        eq(of.companyId, note.companyId),
        sql`${of.id} <> ${note.id}`,
        sql`${of.noteStatus} <> '99'`,
        sql`coalesce(${of.creditorType}, 'driver') = 'driver'`,
        sql`${of.createTime} >= ${instantOf(startOf(monthAfter(nowText(ctx.clock).slice(0, 7), -11)))}`,
      ),
    );
  return row?.income ?? 0;
}
