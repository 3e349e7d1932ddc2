import { resultOf, type NamedNote, type ReviewRule } from './reviewRule.ts';

/** R10: neither the number of a slip nor a photo stands under another waybill. The value counts these. */
export const ownPapers: ReviewRule = ({ sameSlip, samePhoto }) => {
  const notes = [...new Map([...sameSlip, ...samePhoto].map(({ id, number }): [string, NamedNote] => [id, { id, number }])).values()];
  const files = [...new Map(samePhoto.map(({ fileId: id, path }) => [id, { id, path }])).values()];
  return resultOf('R10', { value: String(notes.length), limit: '0', pass: notes.length === 0, evidence: { notes, files } });
};
