import { Dialog } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { type ActionDialogProps, FieldDescriptions } from '@tarmac/admin-kit/resource';
import type { Vehicle } from '@tarmac/freight-api/fleet';
import { useQuery } from '@tanstack/react-query';
import { LoadProblem } from '../../../shared/LoadProblem.tsx';
import { Note } from '../../../shared/Note.tsx';
import { vehicle, vehicleApi } from './vehicle.resource.ts';
import { vehicleTexts as texts } from './vehicleTexts.ts';

/** Where a vehicle was seen last and when, or that it was not seen yet. @source freight-domain F05 定位 */
export function LastPositionDialog({ rows, onOpenChange }: ActionDialogProps<Vehicle, unknown>) {
  const { localize } = useLocale();
  const row = rows[0]!;
  const { data, error, refetch } = useQuery({
    queryKey: [vehicle.name, 'lastPosition', row.id],
    queryFn: ({ signal }) => vehicleApi.lastPosition({ id: row.id }, { signal }),
    // It moves on: what was told a while ago is not where it is.
    staleTime: 0,
  });
  return (
    <Dialog open onOpenChange={onOpenChange} title={`${localize(texts.track)} · ${row.vehicleNumber ?? ''}`} width={560} footer={null}>
      {error && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {data !== undefined && (data.lng === null || data.lat === null) && <Note className="">{localize(texts.noPosition)}</Note>}
      {data !== undefined && data.lng !== null && data.lat !== null && (
        <FieldDescriptions
          resource={vehicle}
          row={{ ...row, lastLng: data.lng, lastLat: data.lat, lastLocTime: data.locTime }}
          names={['lastLocTime', 'gpsNetState', 'lastLng', 'lastLat', 'driverNames', 'gpsTerminalNo']}
          columns={2}
        />
      )}
    </Dialog>
  );
}
