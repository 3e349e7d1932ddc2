import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { maskText } from '../../../platform/resource/maskText.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { noteResource, type NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { walletOf } from '../ledger/funds.service.ts';
import { examineProblem } from './examine.service.ts';
import type { ExamineSheet } from './examination.contract.ts';
import { payeeFacts, settlementParties } from './payee.service.ts';
import { payeeIncomplete } from './payeeIncomplete.ts';
import { settlementFacts, settlementOf, type SettlementFacts } from './settlement.ts';

type Sheet = z.output<typeof ExamineSheet>;
type Row = Sheet['rows'][number];

/**
 * What an examination of waybills would come to, before anybody decides: fees with their tax, what is left to pay and to whom, and where the money
 * comes from. Waybills are taken in the order in which they are asked for, as a batch funds them.
 *
 * @throws NotFound one of them is not visible
 * @source freight-domain G10
 */
export function examineSheet(ctx: Context, ids: readonly string[]): Promise<Sheet> {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const notes = await tx
      .select()
      .from(hyShippingNote)
      .where(and(visibleRows(ctx, noteResource), inArray(hyShippingNote.id, [...ids])));
    if (notes.length !== new Set(ids).size) throw notFound();
    const places = new Map(ids.map((id, place) => [id, place]));
    notes.sort((one, other) => places.get(one.id)! - places.get(other.id)!);
    const facts = await settlementFacts(tx, ctx, notes);
    const funds = createFunds(tx, ctx);
    const rows: Row[] = [];
    for (const note of notes) rows.push(await rowOf(tx, ctx, note, { facts, funds }));
    const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
    return {
      count: rows.length,
      driverFee: sum(({ driverFee }) => driverFee),
      feeTotal: sum(({ feeTotal }) => feeTotal),
      payable: sum(({ payable }) => payable),
      rows,
    };
  });
}

async function rowOf(
  tx: Tx,
  ctx: Context,
  note: NoteRow,
  { facts, funds }: { facts: SettlementFacts; funds: ReturnType<typeof createFunds> },
): Promise<Row> {
  const { creditor, payee: given } = await settlementParties(tx, ctx, note, await payeeFacts(tx, ctx, [note]));
  const payee = { ...note, ...given };
  const settlement = await settlementOf(tx, ctx, note, { creditor: creditor ?? { type: 'driver', id: '' }, facts });
  const isComplete = creditor !== undefined && given !== undefined;
  return {
    id: note.id,
    shippingNoteNumber: note.shippingNoteNumber,
    driverFee: note.driverFee,
    feeTotal: note.feeTotal ?? 0,
    net: settlement.netAmount,
    tax: settlement.taxAmount,
    taxRate: settlement.taxRate,
    prepayOffset: settlement.prepayOffset,
    prepayLeft: settlement.prepayLeft,
    taxWithheld: settlement.taxWithheld,
    payable: settlement.payable,
    payeeName: payee.payeeName,
    payeeCardNo: payee.payeeCardNo === null ? null : maskText(payee.payeeCardNo),
    payeeBankName: payee.payeeBankName,
    dueDate: settlement.dueDate,
    funding: await funds.of(note),
    problem: examineProblem(ctx, note) ?? (isComplete ? null : payeeIncomplete().texts[ctx.locale]),
  };
}

/** What is there to fund waybills one after the other: what one takes is gone for the next. */
function createFunds(tx: Tx, ctx: Context) {
  const wallets = new Map<string, number>();
  const credits = new Map<string, number>();
  return {
    of: async (note: NoteRow): Promise<Row['funding']> => {
      const fee = note.feeTotal ?? 0;
      if (note.settleType !== '0') {
        const available = credits.get(note.customerId) ?? (await creditOf(tx, ctx, note.customerId));
        credits.set(note.customerId, available);
        return { from: 'credit', held: note.creditAmount, available, missing: Math.max(0, -available) };
      }
      const key = `${note.companyId}.${note.customerId}`;
      const available = wallets.get(key) ?? (await availableOf(tx, ctx, note));
      const missing = Math.max(0, fee - note.frozenAmount);
      wallets.set(key, Math.max(0, available - missing));
      return { from: 'wallet', held: note.frozenAmount, available, missing: Math.max(0, missing - available) };
    },
  };
}

async function availableOf(tx: Tx, ctx: Context, note: NoteRow): Promise<number> {
  const wallet = await walletOf(tx, ctx, note);
  return wallet?.state === '1' ? wallet.availableAmount : 0;
}

async function creditOf(tx: Tx, ctx: Context, customerId: string): Promise<number> {
  const [row] = await tx
    .select({ limit: hyCustomer.creditLimit, used: hyCustomer.creditUsed })
    .from(hyCustomer)
    .where(and(eq(hyCustomer.tenantId, ctx.actor.tenantId), eq(hyCustomer.id, customerId)));
  return row === undefined ? 0 : row.limit - row.used;
}
