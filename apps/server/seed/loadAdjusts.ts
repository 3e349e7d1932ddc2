import { sql, type SQL } from 'drizzle-orm';
import { applyForAdjust } from '../src/modules/finance/note-adjust/applyForAdjust.ts';
import { auditAdjust, cancelAdjust } from '../src/modules/finance/note-adjust/decideAdjust.ts';
import { adjustReason, adjustSide, noteAdjustState } from '../src/modules/finance/note-adjust/noteAdjust.states.ts';
import { shippingNoteStates } from '../src/modules/shipping/shipping-note/shippingNote.states.ts';
import { hyShippingNote } from '../src/modules/shipping/shipping-note/shippingNote.table.ts';
import type { NoteRow } from '../src/modules/shipping/shipping-note/shippingNote.resource.ts';
import type { RowRef } from '../src/platform/resource/moveRow.ts';
import type { Database, Tx } from '../src/platform/db/database.ts';
import { hour, minute } from './demo/calendar.ts';
import { openDemoServices } from './demoServices.ts';

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

/** Corrections of waybills in all their states, asked for and decided on by the people of the demonstration. @source freight-domain 8.1 */
export async function loadAdjusts(database: Database, now: number): Promise<void> {
  const services = openDemoServices(database);
  const notes = await database.transaction({ tenantId: 0 }, correctable);
  for (const [index, { state, ...wish }] of wishes.entries()) {
    const note = notes[wish.side].shift();
    if (note === undefined) continue;
    const at = now - (wishes.length - index) * 5 * hour;
    const { id, version }: RowRef = await applyForAdjust(services.at(at, { username: 'cashier' }), { ...wish, noteId: note.id });
    const asked = { id, version };
    if (state === cancelled) await cancelAdjust(services.at(at + 10 * minute, { username: 'cashier' }), asked);
    if (state !== effective && state !== refused) continue;
    const pass = state === effective;
    const remark = pass ? null : '没有对方的确认，请补充材料';
    await auditAdjust(services.at(at + 40 * minute, { username: 'finance_mgr' }), { ...asked, pass, remark });
  }
}

/** Fees from which every wish can be taken. */
const enough = 30_000;

/** Waybills that nothing else is done with: of customers on a term, and to be paid to whom they are owed. Those that came first are fetched. */
async function correctable(tx: Tx): Promise<Record<'customer' | 'carrier', NoteRow[]>> {
  const free = sql`${hyShippingNote.tenantId} = 0 and ${hyShippingNote.noteStatus} = ${codes.payable} and ${hyShippingNote.billId} is null
    and ${hyShippingNote.carrierBillId} is null and ${hyShippingNote.payState} is null and ${hyShippingNote.dianfuState} is null
    and ${hyShippingNote.prepayState} is null and ${hyShippingNote.requestedAmount} = 0 and ${hyShippingNote.orderMode} = '1'
    and ${hyShippingNote.driverFee} >= ${enough} and ${hyShippingNote.feeTotal} >= ${enough}`;
  const find = (more: SQL, count: number) =>
    tx
      .select()
      .from(hyShippingNote)
      .where(sql`${free} and ${more}`)
      .orderBy(hyShippingNote.shippingNoteNumber)
      .limit(count);
  const ofCustomers = await find(sql`${hyShippingNote.settleType} <> '0' and ${hyShippingNote.customerPaidAmount} = 0`, wishes.length);
  const taken = new Set(ofCustomers.map(({ id }) => id));
  const ofCarriers = await find(sql`true`, 2 * wishes.length);
  return { customer: ofCustomers, carrier: ofCarriers.filter(({ id }) => !taken.has(id)) };
}
