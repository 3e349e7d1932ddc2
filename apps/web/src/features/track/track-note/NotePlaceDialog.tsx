import { Dialog } from '@tarmac/admin-kit/dialog';
import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { type ActionDialogProps, FieldDescriptions } from '@tarmac/admin-kit/resource';
import type { TrackNote } from '@tarmac/freight-api/fleet';
import { areaNear } from '../../../shared/map/areas.ts';
import { VehicleMark } from '../../../shared/map/Markers.tsx';
import { SketchMap, spotOf } from '../../../shared/map/SketchMap.tsx';
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
          <SketchMap
            label={`${localize(texts.place)} ${name} ${interpolate(localize(trackTexts.near), { area: areaNear({ lng, lat }) })}`}
            places={[{ lng, lat }]}
            named={[{ lng, lat }]}
            least={3}
            className="h-[40vh] min-h-56"
          >
            {(picture) => <VehicleMark spot={spotOf(picture, { lng, lat })} direction={null} name={name} />}
          </SketchMap>
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
