import { DictText } from '@tarmac/admin-kit/dictionary';
import { Dialog } from '@tarmac/admin-kit/dialog';
import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Descriptions, Tag } from '@tarmac/admin-kit/input';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import type { LastPosition, Vehicle } from '@tarmac/freight-api/fleet';
import { useQuery } from '@tanstack/react-query';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { areaNear } from '../../../shared/map/areas.ts';
import { VehicleMark } from '../../../shared/map/Markers.tsx';
import { MapFrame } from '../../../shared/map/MapFrame.tsx';
import { spotOf } from '../../../shared/map/MapPicture.tsx';
import { Note } from '../../../shared/pages/Note.tsx';
import { trackTexts } from '../../../shared/track/trackTexts.ts';
import { durationText } from '../../../shared/track/trackWords.ts';
import { vehicle, vehicleApi } from './vehicle.resource.ts';
import { vehicleTexts as texts } from './vehicleTexts.ts';

/** Older than that it says where a truck was, not where it is. */
const freshMinutes = 60;
const refreshMs = 30_000;

/** Where a vehicle was seen last and when, on the map, or that it was not seen yet. @source freight-domain F05 定位 */
export function LastPositionDialog({ rows, onOpenChange }: ActionDialogProps<Vehicle, unknown>) {
  const { localize } = useLocale();
  const row = rows[0]!;
  const { data, error, refetch } = useQuery({
    queryKey: [vehicle.name, 'lastPosition', row.id],
    queryFn: ({ signal }) => vehicleApi.lastPosition({ id: row.id }, { signal }),
    // It moves on: what was told a while ago is not where it is.
    staleTime: 0,
    refetchInterval: refreshMs,
  });
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={`${localize(texts.track)} · ${row.vehicleNumber ?? ''}`}
      width={720}
      footer={null}
      fullScreenToggle
    >
      {error && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {data !== undefined && (data.lng === null || data.lat === null) && <Note className="">{localize(texts.noPosition)}</Note>}
      {data !== undefined && data.lng !== null && data.lat !== null && (
        <Seen seen={data} place={{ lng: data.lng, lat: data.lat }} row={row} />
      )}
    </Dialog>
  );
}

function Seen({ seen, place, row }: { seen: LastPosition; place: { lng: number; lat: number }; row: Vehicle }) {
  const { localize } = useLocale();
  const age = seen.ageMinutes ?? 0;
  const isFresh = age <= freshMinutes;
  const near = interpolate(localize(trackTexts.near), { area: localize(areaNear(place)) });
  return (
    <>
      <MapFrame
        label={`${localize(texts.map)} ${row.vehicleNumber ?? ''} ${near}`}
        places={[place]}
        named={[place]}
        least={3}
        className="h-[40vh] min-h-56"
      >
        {(picture) => <VehicleMark spot={spotOf(picture, place)} direction={null} name={row.vehicleNumber ?? ''} />}
      </MapFrame>
      <div className="mt-4">
        <Descriptions
          columns={3}
          items={[
            { key: 'place', label: localize(texts.place), value: near },
            {
              key: 'time',
              label: localize(vehicle.fields.lastLocTime.label),
              value: (
                <span className="flex flex-wrap items-center gap-2 tabular-nums">
                  {seen.locTime}
                  <Tag tone={isFresh ? 'ok' : 'waiting'}>{interpolate(localize(texts.ago), { age: durationText(localize, age) })}</Tag>
                </span>
              ),
            },
            {
              key: 'speed',
              label: localize(texts.speed),
              value: seen.speed === null ? '—' : seen.speed === 0 ? localize(texts.standing) : `${seen.speed} ${localize(trackTexts.kmh)}`,
            },
            { key: 'source', label: localize(texts.source), value: <DictText code="track_source" value={seen.source} /> },
            {
              key: 'net',
              label: localize(vehicle.fields.gpsNetState.label),
              value: localize(seen.gpsNetState === '1' ? texts.yes : texts.no),
            },
            {
              key: 'coordinates',
              label: localize(texts.coordinates),
              value: <span className="tabular-nums">{`${place.lng}, ${place.lat}`}</span>,
            },
            { key: 'drivers', label: localize(vehicle.fields.driverNames.label), value: row.driverNames ?? '—' },
            { key: 'unit', label: localize(vehicle.fields.gpsTerminalNo.label), value: row.gpsTerminalNo ?? '—' },
          ]}
        />
      </div>
      <p className="m-0 mt-3 text-sm text-ink-faint">{localize(trackTexts.localHelp)}</p>
    </>
  );
}
