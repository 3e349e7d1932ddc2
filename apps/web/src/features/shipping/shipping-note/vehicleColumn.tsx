import type { LocalText } from '@tarmac/admin-kit/i18n';
import type { ShippingNote } from '@tarmac/freight-api/shipping';
import { PlateChip } from '../../../shared/lists/PlateChip.tsx';
import { noteLabels as labels } from './noteLabels.ts';

/** Who is on the road: the plate and its driver in one. @source freight-domain F02 */
export const vehicleColumn = (localize: (text: LocalText) => string) => ({
  field: 'vehicleNumber' as const,
  title: localize(labels.plateAndDriver),
  width: 184,
  reads: ['plateColor', 'driverName'] as const,
  cell: ({ vehicleNumber, plateColor, driverName }: ShippingNote) => (
    <span title={driverName ?? undefined}>
      <PlateChip plate={vehicleNumber} color={plateColor} /> {driverName}
    </span>
  ),
});
