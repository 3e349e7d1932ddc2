import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import { Tag } from '@tarmac/admin-kit/input';
import type { ShippingNote } from '@tarmac/freight-api/shipping';
import type { ReactNode } from 'react';
import { CrewCell } from '../../../shared/lists/PlateChip.tsx';
import { noteLabels as labels } from './noteLabels.ts';

/** The state of a waybill as a column of its lists. */
export const noteStateColumn = {
  field: 'noteStatus' as const,
  cell: (row: ShippingNote, shown: ReactNode) => <NoteState row={row}>{shown}</NoteState>,
};

/** How far a waybill has come, and that its revocation waits for a decision. */
function NoteState({ row, children }: { row: ShippingNote; children: ReactNode }) {
  const { localize } = useLocale();
  return (
    <span className="inline-flex items-center gap-1.5">
      {children}
      {row.revokeState === '1' && <Tag tone="waiting">{localize(labels.revokeApplied)}</Tag>}
    </span>
  );
}

/** Who is on the road: the plate and its driver in one. @source freight-domain F02 */
export const vehicleColumn = (localize: (text: LocalText) => string) => ({
  field: 'vehicleNumber' as const,
  title: localize(labels.plateAndDriver),
  width: 148,
  reads: ['plateColor', 'driverName'] as const,
  cell: ({ vehicleNumber, plateColor, driverName }: ShippingNote) => (
    <CrewCell plate={vehicleNumber} color={plateColor} driver={driverName} />
  ),
});
