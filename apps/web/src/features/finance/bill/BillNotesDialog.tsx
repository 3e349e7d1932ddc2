import { Dialog } from '@tarmac/admin-kit/dialog';
import { DictText } from '@tarmac/admin-kit/dictionary';
import { formatMoney, interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { type BillInput, billFields, type NoteBill, noteBillFields as fields } from '@tarmac/freight-api/finance';
import { useState } from 'react';
import { FigureTable } from '../../../shared/pages/FigureTable.tsx';
import { Note } from '../../../shared/pages/Note.tsx';
import { RowFacts } from '../../../shared/pages/RowFacts.tsx';
import { errorText } from '../../../shared/texts/errorText.ts';
import { billOfNotes, unfitFor } from './billOfNotes.ts';
import { billTexts as texts } from './billTexts.ts';

/** The bill that chosen waybills make, before it is made; where they make none it says which ones are in the way. @source freight-domain S18 生成账单 */
export function BillNotesDialog({
  rows,
  changes,
  okText,
  okDisabled = false,
  onOpenChange,
  onSubmit,
}: ActionDialogProps<NoteBill, BillInput>) {
  const { localize } = useLocale();
  const [refusal, setRefusal] = useState<string>();
  const [first] = rows as readonly [NoteBill];
  const lines = rows.map((row) => ({ row, unfit: unfitFor(row, first) }));
  const isUnfit = lines.some(({ unfit }) => unfit !== undefined);
  const input = billOfNotes(rows);
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      width={920}
      title={localize(texts.make)}
      okClose={false}
      okText={okText}
      okDisabled={okDisabled || isUnfit}
      onOk={async () => {
        setRefusal(undefined);
        await onSubmit(input);
      }}
      onOkError={(error) => setRefusal(errorText(error))}
    >
      {changes}
      {refusal !== undefined && (
        <p role="alert" className="m-0 mb-3 text-danger-ink">
          {refusal}
        </p>
      )}
      {isUnfit ? (
        <Note>{localize(texts.unfitHelp)}</Note>
      ) : (
        <RowFacts
          row={{ ...input, partyName: first.customerName, companyName: first.companyName, settleType: first.settleType }}
          fields={billFields}
          names={['partyName', 'companyName', 'settleType', 'periodFrom', 'periodTo']}
        />
      )}
      <FigureTable
        label={localize(texts.preview)}
        sums={[
          [localize(billFields.noteCount.label), String(rows.length)],
          [localize(billFields.totalAmount.label), formatMoney(rows.reduce((sum, row) => sum + (row.customerOpenAmount ?? 0), 0))],
        ]}
        columns={[
          { label: localize(fields.shippingNoteNumber.label) },
          { label: localize(fields.customerName.label) },
          { label: localize(fields.settleType.label) },
          { label: localize(fields.signTime.label) },
          { label: localize(fields.customerOpenAmount.label), isNumber: true },
          ...(isUnfit ? [{ label: localize(texts.unfit) }] : []),
        ]}
        rows={lines.map(({ row, unfit }) => ({
          key: row.id,
          cells: [
            row.shippingNoteNumber,
            row.customerName,
            <DictText key="type" code="settle_type" value={row.settleType} />,
            row.signTime,
            formatMoney(row.customerOpenAmount ?? 0),
            unfit && interpolate(localize(unfit), { billNo: row.billNo ?? '' }),
          ],
          isDoubtful: unfit !== undefined,
        }))}
      />
    </Dialog>
  );
}
