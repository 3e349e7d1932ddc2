import { Dialog } from '@tarmac/admin-kit/dialog';
import { formatMoney, useLocale } from '@tarmac/admin-kit/i18n';
import { type NoteInvoice, noteInvoiceFields as fields } from '@tarmac/freight-api/finance';
import { FigureTable } from '../../../shared/pages/FigureTable.tsx';
import { Note } from '../../../shared/pages/Note.tsx';
import { requestTexts as texts } from './invoiceRequestTexts.ts';
import { unfitFor } from './unfitFor.ts';

interface MixedNotesDialogProps {
  rows: readonly NoteInvoice[];
  onOpenChange: (open: boolean) => void;
}

/** Which of the chosen waybills do not go together with the first one. */
export function MixedNotesDialog({ rows, onOpenChange }: MixedNotesDialogProps) {
  const { localize } = useLocale();
  const [first] = rows as readonly [NoteInvoice];
  const unfitOf = (row: NoteInvoice) => {
    const unfit = unfitFor(row, first);
    return unfit && localize(unfit);
  };
  return (
    <Dialog open onOpenChange={onOpenChange} width={920} title={localize(texts.apply)} okDisabled>
      <Note>{localize(texts.unfitHelp)}</Note>
      <FigureTable
        label={localize(texts.notes)}
        sums={[[localize(texts.chosen), String(rows.length)]]}
        columns={[
          { label: localize(fields.shippingNoteNumber.label) },
          { label: localize(fields.customerName.label) },
          { label: localize(fields.companyName.label) },
          { label: localize(fields.openAmount.label), isNumber: true },
          { label: localize(texts.unfit) },
        ]}
        rows={rows.map((row) => ({
          key: row.id,
          cells: [row.shippingNoteNumber, row.customerName, row.companyName, formatMoney(row.openAmount ?? 0), unfitOf(row)],
          isDoubtful: unfitOf(row) !== undefined,
        }))}
      />
    </Dialog>
  );
}
