import { Dialog } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { type ActionDialogProps, FieldDescriptions } from '@tarmac/admin-kit/resource';
import type { TrackNote } from '@tarmac/freight-api/fleet';
import { VehiclePlace } from '../../../shared/map/VehiclePlace.tsx';
import { Note } from '../../../shared/pages/Note.tsx';
import { trackTexts } from '../../../shared/track/trackTexts.ts';
import { trackNote } from './trackNote.resource.ts';
import { trackNoteTexts as texts } from './trackNoteTexts.ts';

/** Where the vehicle of a waybill was seen last, on the map. @source freight-domain S16 当前位置 */
export function NotePlaceDialog({ rows, onOpenChange }: ActionDialogProps<TrackNote, unknown>) {
  const { localize } = useLocale();
  const row = rows[0]!;
  const { lastLng: lng, lastLat: lat, vehicleNumber } = row;
  const name = vehicleNumber ?? '';
  return (
    <Dialog open onOpenChange={onOpenChange} title={`${localize(texts.place)} · ${name}`} width={720} footer={null} fullScreenToggle>
      {lng === null || lat === null ? (
        <Note className="">{localize(texts.unseen)}</Note>
      ) : (
        <>
          <VehiclePlace label={localize(texts.place)} name={name} place={{ lng, lat }} className="h-[40vh] min-h-56" />
          <div className="mt-4">
            <FieldDescriptions
              resource={trackNote}
              row={row}
              names={['shippingNoteNumber', 'driverName', 'lastLocTime', 'sendCity', 'receiveCity', 'etaTime', 'lastLng', 'lastLat']}
              columns={3}
            />
          </div>
          <p className="m-0 mt-3 text-sm text-ink-faint">{localize(trackTexts.localHelp)}</p>
        </>
      )}
    </Dialog>
  );
}
