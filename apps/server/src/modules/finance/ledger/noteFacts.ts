import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import type { PostingFacts } from './post.ts';

/** What a posting about a waybill says of itself. */
export const noteFacts = (note: NoteRow, { step, what }: { step: string; what: string }): PostingFacts => ({
  bizId: note.id,
  step,
  bizNo: note.shippingNoteNumber,
  companyId: note.companyId,
  summary: `${what} ${note.shippingNoteNumber}`,
});
