import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { noteFacts } from '../ledger/noteFacts.ts';
import { post } from '../ledger/post.ts';
import { postAccrual, postLoss, postPrepayOffset, postTaxWithheld } from '../ledger/postings.ts';

/**
 * Books what an examination fixed: income, tax and cost (P05), a loss that is passed on (P05l), tax withheld (P05w), and what was prepaid (P07).
 *
 * @source freight-domain 4.4, amendments L1
 */
export async function bookExamination(tx: Tx, ctx: Context, note: NoteRow): Promise<void> {
  const { companyId, customerId, lossPass, lossAmount } = note;
  const creditorId = note.creditorId ?? '';
  const step = `examine-${note.version}`;
  const facts = (what: string) => noteFacts(note, { step, what });
  await post(tx, ctx, postAccrual({ ...note, creditorId, feeTotal: note.feeTotal ?? 0, taxRate: note.taxRate ?? 0 }), facts('运费计提'));
  if (lossPass === '2') await post(tx, ctx, postLoss({ companyId, creditorId, customerId, amount: lossAmount }), facts('货损赔付'));
  await post(tx, ctx, postTaxWithheld({ companyId, creditorId, amount: note.taxWithheld }), facts('代扣税款'));
  await post(tx, ctx, postPrepayOffset({ companyId, creditorId, amount: note.prepayOffset }), facts('预付抵扣'));
}

/** What an examination and the funding behind it book. Taken back together. */
export const examinationPostings = ['accrual', 'lossCompensate', 'taxWithhold', 'prepayOffset', 'fund', 'agentNet'] as const;
