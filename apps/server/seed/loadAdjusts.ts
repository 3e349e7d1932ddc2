import { eq, sql, type SQL } from 'drizzle-orm';
import { carryOutAdjust } from '../src/modules/finance/note-adjust/carryOutAdjust.ts';
import { adjustReason, adjustSide, noteAdjustState } from '../src/modules/finance/note-adjust/noteAdjust.states.ts';
import { hyNoteAdjust } from '../src/modules/finance/note-adjust/noteAdjust.table.ts';
import { shippingNoteStates } from '../src/modules/shipping/shipping-note/shippingNote.states.ts';
import { hyShippingNote } from '../src/modules/shipping/shipping-note/shippingNote.table.ts';
import type { NoteRow } from '../src/modules/shipping/shipping-note/shippingNote.resource.ts';
import { createContext, systemActor } from '../src/platform/createContext.ts';
import { bulkInsert } from '../src/platform/db/bulkInsert.ts';
import type { Database, Tx } from '../src/platform/db/database.ts';
import type { Platform } from '../src/platform/platform.ts';
import { dayText, hour, idAt, minute, timeText } from './demo/calendar.ts';
import { maker } from './demo/parties.ts';
import { createRandom } from './demo/random.ts';

const { codes } = shippingNoteStates;
const { customer, carrier } = adjustSide;
const { toAudit, effective, refused, cancelled } = noteAdjustState;

/** What is corrected, the oldest first; effective ones of the carriage are of waybills that are to be paid. */
const wishes = [
  { side: customer, amount: 12_600, reasonCode: adjustReason.weight, reason: '复磅后多0.42吨，按合同补计', state: effective },
  { side: customer, amount: -8_000, reasonCode: adjustReason.loss, reason: '货损按双方协商结果减收', state: effective },
  { side: carrier, amount: 15_000, reasonCode: adjustReason.price, reason: '绕行施工路段，运价每吨上调', state: effective },
  { side: carrier, amount: -5_000, reasonCode: adjustReason.deduction, reason: '漏扣装卸费', state: effective },
  { side: customer, amount: -36, reasonCode: adjustReason.rounding, reason: '尾差不再收取', state: effective },
  { side: carrier, amount: -20_000, reasonCode: adjustReason.loss, reason: '货损由司机承担一部分', state: refused },
  { side: customer, amount: 50_000, reasonCode: adjustReason.other, reason: '补收等待费', state: refused },
  { side: carrier, amount: 6_000, reasonCode: adjustReason.weight, reason: '卸货磅单录错', state: cancelled },
  { side: customer, amount: 9_900, reasonCode: adjustReason.price, reason: '客户确认按新单价结算', state: toAudit },
  { side: carrier, amount: 3_000, reasonCode: adjustReason.other, reason: '补付过夜费', state: toAudit },
  { side: carrier, amount: -1_200, reasonCode: adjustReason.deduction, reason: '扣回多付的过路费', state: toAudit },
  { side: customer, amount: -4_500, reasonCode: adjustReason.loss, reason: '短少两包，协商减收', state: toAudit },
] as const;

/** Corrections of waybills in all their states. What is effective of them has been booked. */
export async function loadAdjusts(tx: Tx, database: Database, now: number): Promise<void> {
  const notes = await correctable(tx);
  const random = createRandom('noteAdjusts');
  for (const [index, wish] of wishes.entries()) {
    const note = notes[wish.side].shift();
    if (note === undefined) continue;
    const at = now - (wishes.length - index) * 5 * hour;
    const isDecided = wish.state === effective || wish.state === refused;
    const row = {
      ...maker,
      ...wish,
      tenantId: 0,
      id: idAt(random, at),
      createTime: timeText(at),
      adjustNo: `TZ${dayText(at).replaceAll('-', '').slice(2)}${String(index + 1).padStart(6, '0')}`,
      noteId: note.id,
      shippingNoteNumber: note.shippingNoteNumber,
      companyId: note.companyId,
      partyType: wish.side === customer ? 'customer' : (note.creditorType ?? 'driver'),
      partyId: wish.side === customer ? note.customerId : (note.creditorId ?? ''),
      partyName: wish.side === customer ? note.customerName : (note.carrierName ?? note.driverName),
      applyBy: 'cashier',
      applyTime: timeText(at),
      auditBy: isDecided ? 'finance_mgr' : null,
      auditTime: isDecided ? timeText(at + 40 * minute) : null,
      auditRemark: wish.state === refused ? '没有对方的确认，请补充材料' : null,
    };
    await bulkInsert(tx, hyNoteAdjust, [row]);
    if (wish.state !== effective) continue;
    // Nobody has called: of the server there are its clock and its database alone.
    const platform = { database, clock: { now: () => new Date(at + 40 * minute) } } as Platform;
    const ctx = createContext(platform, { actor: { ...systemActor(), username: 'finance_mgr' } });
    const { effect, txnId } = await carryOutAdjust(tx, ctx, { note, bill: undefined, adjust: row });
    const { taxAmount, walletAmount } = effect;
    await tx.update(hyNoteAdjust).set({ taxAmount, walletAmount, txnId }).where(eq(hyNoteAdjust.id, row.id));
  }
}

/** Waybills that nothing else is done with: of customers on a term, and to be paid to whom they are owed. Those that came first are fetched. */
async function correctable(tx: Tx): Promise<Record<'customer' | 'carrier', NoteRow[]>> {
  const free = sql`${hyShippingNote.tenantId} = 0 and ${hyShippingNote.noteStatus} = ${codes.payable} and ${hyShippingNote.billId} is null
    and ${hyShippingNote.carrierBillId} is null and ${hyShippingNote.payState} is null and ${hyShippingNote.dianfuState} is null
    and ${hyShippingNote.prepayState} is null and ${hyShippingNote.requestedAmount} = 0 and ${hyShippingNote.orderMode} = '1'`;
  const find = (more: SQL) =>
    tx
      .select()
      .from(hyShippingNote)
      .where(sql`${free} and ${more}`)
      .orderBy(hyShippingNote.id)
      .limit(2 * wishes.length);
  const ofCustomers = await find(sql`${hyShippingNote.settleType} <> '0' and ${hyShippingNote.customerPaidAmount} = 0`);
  const taken = new Set(ofCustomers.map(({ id }) => id));
  const ofCarriers = await find(sql`true`);
  return { customer: ofCustomers, carrier: ofCarriers.filter(({ id }) => !taken.has(id)) };
}
