/** Kinds of documents of a waybill. @source freight-domain 2.5 hy_note_file */
export const noteFileKinds = [
  { code: 'loadSlip', zh: '装货磅单', en: 'Loading slip' },
  { code: 'unloadSlip', zh: '卸货磅单', en: 'Unloading slip' },
  { code: 'receipt', zh: '回单', en: 'Receipt' },
  { code: 'sitePhoto', zh: '现场照片', en: 'Photo of the site' },
  { code: 'offlineVoucher', zh: '线下付款凭证', en: 'Voucher of an offline payment' },
  { code: 'other', zh: '其他', en: 'Other' },
] as const;

/** Code of a kind of document. */
export type NoteFileKind = (typeof noteFileKinds)[number]['code'];

/** Kinds that are added after the signature; vouchers come with payments. */
export const supplementKinds = ['loadSlip', 'unloadSlip', 'receipt', 'sitePhoto', 'other'] as const satisfies readonly NoteFileKind[];

/** What a waybill cannot go on without: slips of both scales, and a receipt where one was agreed. */
export const requiredKinds = ({ needReceipt }: { needReceipt: string }): readonly NoteFileKind[] =>
  needReceipt === '1' ? ['loadSlip', 'unloadSlip', 'receipt'] : ['loadSlip', 'unloadSlip'];

/** Columns of the waybill that repeat the documents of a kind. */
export const fileColumns = { loadSlip: 'loadFiles', unloadSlip: 'unloadFiles', receipt: 'receiptFiles' } as const;

/** Kinds by name, for a sentence. */
export const kindsInWords = (kinds: readonly string[]): string =>
  noteFileKinds.flatMap(({ code, zh }) => (kinds.includes(code) ? [zh] : [])).join('、');
