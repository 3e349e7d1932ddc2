import type { Context } from '../../../platform/context.ts';
import { createContext, systemActor } from '../../../platform/createContext.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { OutboxHandler } from '../../../platform/jobs/outboxWorker.ts';
import { updateRow } from '../../../platform/resource/writeRows.ts';
import type { EventType } from '../../shipping/note-event/eventTypes.ts';
import { writeNoteEvent } from '../../shipping/note-event/writeNoteEvent.ts';
import { yuan } from '../../shipping/shipping-note/noteSteps.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { fundLater } from '../examination/fundLater.ts';
import { walletOf } from '../ledger/funds.service.ts';
import { holdNote } from '../ledger/holdNote.ts';
import { noteFacts } from '../ledger/noteFacts.ts';
import { post } from '../ledger/post.ts';
import { postAgentNet, postLossPassed } from '../ledger/postings.ts';
import { isMarginOpen, isSettled, owesLoss, owesMargin } from './settledRules.ts';
import { settledTopic } from './settleLater.ts';

/** Settles what is due by now. A second delivery finds nothing more to do. */
export const settledOutbox: OutboxHandler = {
  topic: settledTopic,
  deliver: async (platform, { tenantId, payload }) => {
    const ctx = createContext(platform, { actor: systemActor(tenantId) });
    const { noteId } = payload as { noteId: string };
    await ctx.transaction((tx) => settleOthers(tx, ctx, noteId));
  },
};

/**
 * Gives the customer the loss back (P17l), and an agent who is the customer the margin (P24n), once the customer has paid everything. A customer without a
 * wallet gets nothing until there is one.
 *
 * @source amendments 12, L17
 */
async function settleOthers(tx: Tx, ctx: Context, noteId: string): Promise<void> {
  let note = await holdNote(tx, ctx, noteId);
  if (!isSettled(note) || !(owesLoss(note) || owesMargin(note))) return;
  const wallet = await walletOf(tx, ctx, note);
  if (wallet === undefined) return;
  const { companyId, customerId } = note;
  const step = `settled-${note.version}`;
  if (owesLoss(note)) {
    const amount = note.lossAmount - note.lossPassedAmount;
    const posting = postLossPassed({ companyId, customerId, walletId: wallet.id, amount });
    await post(tx, ctx, posting, noteFacts(note, { step, what: '货损赔付' }));
    note = await updateRow(tx, ctx, hyShippingNote, { before: note, values: { lossPassedAmount: note.lossAmount } });
    await tell(tx, ctx, note, { type: 'lossPassed', content: `货损赔付${yuan(amount)}元已转入客户钱包` });
  }
  if (owesMargin(note)) {
    const amount = note.agentMargin - note.agentPaidAmount;
    const posting = postAgentNet({ companyId, agentId: customerId, amount }, { walletId: wallet.id });
    await post(tx, ctx, posting, noteFacts(note, { step, what: '代理差额' }));
    note = await updateRow(tx, ctx, hyShippingNote, { before: note, values: { agentPaidAmount: note.agentMargin } });
    await tell(tx, ctx, note, { type: 'agentPaid', content: `代理差额${yuan(amount)}元已转入代理钱包` });
  }
  // Other waybills may have waited for that money.
  await fundLater(tx, ctx, customerId);
}

/**
 * Sets the margin of an agent who pays on a term against the freight, at the examination (P24n): it is owed that much less.
 *
 * @returns the waybill as it is afterwards
 * @source amendments 12, L17
 */
export async function netMargin(tx: Tx, ctx: Context, note: NoteRow): Promise<NoteRow> {
  const { companyId, customerId, agentId, settleType, agentMargin } = note;
  if (!isMarginOpen(note) || agentId !== customerId || settleType === '0') return note;
  const posting = postAgentNet({ companyId, agentId: customerId, amount: agentMargin }, 'receivable');
  await post(tx, ctx, posting, noteFacts(note, { step: `examine-${note.version}`, what: '代理差额抵扣' }));
  const after = await updateRow(tx, ctx, hyShippingNote, {
    before: note,
    values: { agentPaidAmount: agentMargin, customerPaidAmount: note.customerPaidAmount + agentMargin },
  });
  await tell(tx, ctx, after, { type: 'agentPaid', content: `代理差额${yuan(agentMargin)}元已抵扣应收运费` });
  return after;
}

const tell = (tx: Tx, ctx: Context, { id }: NoteRow, { type, content }: { type: EventType; content: string }): Promise<unknown> =>
  writeNoteEvent(tx, ctx, { noteId: id, eventType: type, content, visibleTo: 'platform' });
