import type { LocalText } from '@tarmac/admin-kit/i18n';
import type { NoteDetail, ResubmitInput, SupplementInput } from '@tarmac/freight-api/shipping';

/** A document of a waybill. */
export type NoteFile = NoteDetail['files'][number];

type Kind = SupplementInput['files'][number]['kind'];

/** What a document of a waybill is, by the kind that it was handed in as. */
export const documentKinds: Readonly<Record<Kind, LocalText>> = {
  loadSlip: { zh: '装货磅单', en: 'Loading slip' },
  unloadSlip: { zh: '卸货磅单', en: 'Unloading slip' },
  receipt: { zh: '回单', en: 'Receipt' },
  sitePhoto: { zh: '现场照片', en: 'Photo on site' },
  other: { zh: '其他单据', en: 'Other document' },
};

/** Kinds by name, in the order in which they are shown. */
const kindNames = Object.keys(documentKinds) as Kind[];

/** What a kind is called; a kind that no screen knows is another document. */
export const kindLabel = (kind: string): LocalText => documentKinds[kind as Kind] ?? documentKinds.other;

/** What a waybill cannot go on without. */
const requiredKinds = ({ needReceipt }: { needReceipt: string | null }): readonly Kind[] =>
  needReceipt === '1' ? ['loadSlip', 'unloadSlip', 'receipt'] : ['loadSlip', 'unloadSlip'];

/** Required kinds of which there is no document. */
export const missingKinds = (note: { needReceipt: string | null }, files: readonly Pick<NoteFile, 'kind'>[]): Kind[] =>
  requiredKinds(note).filter((kind) => !files.some((file) => file.kind === kind));

/** Inputs of pictures, one of each kind, as the documents that a call takes. */
export const documentsOf = (values: Readonly<Record<string, unknown>>): SupplementInput['files'] =>
  kindNames.flatMap((kind) => {
    const paths = values[kind];
    return typeof paths === 'string'
      ? paths
          .split(',')
          .filter((path) => path !== '')
          .map((path) => ({ kind, path }))
      : [];
  });

/** What a second hand-in may put right beside its documents. */
const corrected = [
  'reason',
  'loadTime',
  'departTime',
  'arriveTime',
  'unloadTime',
  'signTime',
  'loadSlipNo',
  'unloadSlipNo',
  'receiptNo',
] as const;

/** What a form of a second hand-in sends: its times and numbers, and the documents that it brings. */
export const resubmitted = (values: Omit<ResubmitInput, 'id' | 'version'>): Omit<ResubmitInput, 'id' | 'version'> => ({
  ...(Object.fromEntries(corrected.map((name) => [name, values[name]])) as Pick<ResubmitInput, (typeof corrected)[number]>),
  files: documentsOf(values),
});
