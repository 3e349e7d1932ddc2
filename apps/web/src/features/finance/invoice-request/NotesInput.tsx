import type { PickerProps } from '@tarmac/admin-kit/field';
import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Skeleton } from '@tarmac/admin-kit/input';
import { noteInvoiceFields as fields } from '@tarmac/freight-api/finance';
import { use } from 'react';
import { Note } from '../../../shared/pages/Note.tsx';
import { keysOf } from '../../../shared/pickers/keysOf.ts';
import { RowChoice } from '../shared/RowChoice.tsx';
import { requestTexts as texts } from './invoiceRequestTexts.ts';
import { mostNotes, type OfferedNote, OfferedNotes } from './offeredNotes.ts';

const names = [
  ['shippingNoteNumber', 176],
  ['signTime', 166],
  ['vehicleNumber', 110],
  ['feeTotal', 112],
  ['openAmount', 112],
] as const;

/** Chooses the waybills of a request from those that the form around it offers. @source freight-domain I1 */
export function NotesInput({ value, onValueChange, ...control }: PickerProps) {
  const { localize } = useLocale();
  const found = use(OfferedNotes);
  if (found === undefined) return <Skeleton rows={4} />;
  const total = found.data?.total ?? 0;
  return (
    <>
      {total > mostNotes && <Note className="">{interpolate(localize(texts.tooMany), { total, most: mostNotes })}</Note>}
      <RowChoice<OfferedNote>
        control={control}
        label={localize(texts.notes)}
        found={found}
        fields={fields}
        names={names}
        chosen={keysOf(value)}
        onChosenChange={(ids) => onValueChange?.(ids.join(',') || null)}
        amountOf={(row) => row.openAmount ?? 0}
        none={texts.noNotes}
        storageId="requestNotes"
      />
    </>
  );
}
