import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { noteFacts } from '../ledger/noteFacts.ts';
import { booksOf } from '../ledger/chartOfAccounts.ts';
import { balanceOf, holdAccounts, post } from '../ledger/post.ts';
import { postAccrual, postLoss, postPrepayOffset, postTaxWithheld } from '../ledger/postings.ts';

/**
 * Books what an examination fixed: income, tax and cost (P05), a loss that is passed on (P05l), tax withheld (P05w), and what was prepaid (P07).
 *
 * @param taxShort tax of earlier income that could not be withheld: what was advanced of it comes back first
 * @source freight-domain 4.4, amendments L1, L15
 */
export async function bookExamination(tx: Tx, ctx: Context, note: NoteRow, taxShort: number): Promise<void> {
  const { companyId, customerId, lossPass, lossAmount } = note;
  const creditorId = note.creditorId ?? '';
  const step = `examine-${note.version}`;
  const facts = (what: string) => noteFacts(note, { step, what });
  await post(tx, ctx, postAccrual({ ...note, creditorId, feeTotal: note.feeTotal ?? 0, taxRate: note.taxRate ?? 0 }), facts('运费计提'));
  if (lossPass === '2') await post(tx, ctx, postLoss({ companyId, creditorId, customerId, amount: lossAmount }), facts('货损赔付'));
  if (note.taxWithheld > 0) {
    const advanced = Math.min(taxShort, note.taxWithheld, await taxAdvancedTo(tx, ctx, { companyId, creditorId }));
    await post(tx, ctx, postTaxWithheld({ companyId, creditorId, amount: note.taxWithheld, advanced }), facts('代扣税款'));
  }
  await post(tx, ctx, postPrepayOffset({ companyId, creditorId, amount: note.prepayOffset }), facts('预付抵扣'));
}

/** What an examination and the funding behind it book. Taken back together. */
export const examinationPostings = ['accrual', 'lossCompensate', 'taxWithhold', 'prepayOffset', 'fund', 'agentNet'] as const;

/** What was advanced for a payee and has not come back, held until the transaction ends. */
async function taxAdvancedTo(tx: Tx, ctx: Context, { companyId, creditorId }: { companyId: string; creditorId: string }): Promise<number> {
  const account = booksOf(companyId).taxAdvanced(creditorId);
  await holdAccounts(tx, ctx.actor.tenantId, [account]);
  return balanceOf(tx, ctx.actor.tenantId, account);
}
