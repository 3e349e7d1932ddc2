import { DictTag } from '@tarmac/admin-kit/dictionary';
import { FieldView } from '@tarmac/admin-kit/field';
import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Empty, Skeleton } from '@tarmac/admin-kit/input';
import { useCan } from '@tarmac/admin-kit/permission';
import { createTrackQueryQueries } from '@tarmac/freight-api/fleet';
import { createShippingNoteApi, type Order, type ShippingNote, shippingNoteFields } from '@tarmac/freight-api/shipping';
import { useQueries, useQuery } from '@tanstack/react-query';
import { LineSample } from '../../../shared/map/LineSample.tsx';
import { MapFrame } from '../../../shared/map/MapFrame.tsx';
import { spotOf } from '../../../shared/map/MapPicture.tsx';
import type { LineKind } from '../../../shared/map/mapLines.ts';
import type { LngLat } from '../../../shared/map/mapView.ts';
import { PlacePin, VehicleMark } from '../../../shared/map/Markers.tsx';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { client } from '../../../shared/session/session.ts';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { trackTexts } from '../../../shared/track/trackTexts.ts';

const notes = createShippingNoteApi(client);
const tracks = createTrackQueryQueries(client);
/** One line each, so that no two look alike. */
const kinds = ['first', 'second', 'third', 'fourth'] as const satisfies readonly LineKind[];
const shown = 10;
const fields = ['id', 'shippingNoteNumber', 'noteStatus', 'driverName', 'vehicleNumber', 'loadWeight', 'plannedWeight'] as const;

const texts = defineTexts({
  none: { zh: '尚未派车', en: 'No vehicle is dispatched yet' },
  all: { zh: '全部 {count} 条运单', en: 'All {count} {count|waybill|waybills}' },
  map: { zh: '订单地图', en: 'Map of the order' },
  noPlaces: { zh: '装卸货地没有坐标', en: 'Neither place has coordinates' },
  tracksOf: { zh: '只画出前 {count} 条运单的轨迹', en: 'Only the first {count} {count|waybill is|waybills are} drawn with their tracks' },
});

/** The waybills of an order, the newest first. */
function useNotesOf({ id }: Order, enabled: boolean) {
  return useQuery({
    queryKey: ['shippingNote', 'ofOrder', id],
    queryFn: ({ signal }) =>
      notes.list({ orderId: id, pageNo: 1, pageSize: shown, column: 'createTime', order: 'desc', field: fields.join(',') }, { signal }),
    enabled,
    meta: { followsRows: true },
    retry: false,
  });
}

/** The waybills that an order has become, each with its state, its crew and what it carries. @source freight-domain F01 */
export function OrderNotes({ order }: { order: Order }) {
  const { localize } = useLocale();
  const isSeen = useCan()('shipping:list');
  const { data, error, isLoading, refetch } = useNotesOf(order, isSeen);
  if (error) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  if (isLoading) return <Skeleton rows={3} />;
  if (data === undefined || data.records.length === 0) return <Empty>{localize(texts.none)}</Empty>;
  return (
    <>
      <ul aria-label={localize({ zh: '运单', en: 'Waybills' })} className="m-0 flex list-none flex-col p-0">
        {data.records.map((row) => (
          <li
            key={row.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-0 border-b border-solid border-line py-2 last:border-b-0"
          >
            <AppLink href={`/shipping/detail/${row.id}`} className="text-primary-ink">
              {row.shippingNoteNumber}
            </AppLink>
            <DictTag code="note_status" value={row.noteStatus ?? ''} />
            <span className="ms-auto tabular-nums">
              <Weight row={row} />
            </span>
            <span className="w-full text-ink-secondary">{[row.driverName, row.vehicleNumber].filter(Boolean).join(' · ') || '--'}</span>
          </li>
        ))}
      </ul>
      {data.total > data.records.length && (
        <p className="m-0 mt-2">
          <AppLink href={`/shipping/list?${new URLSearchParams({ orderId: order.id }).toString()}`} className="text-primary-ink">
            {interpolate(localize(texts.all), { count: data.total })}
          </AppLink>
        </p>
      )}
    </>
  );
}

/** What was loaded, else what is to be. */
function Weight({ row }: { row: Pick<ShippingNote, 'loadWeight' | 'plannedWeight'> }) {
  const { localize } = useLocale();
  const name = row.loadWeight === null ? 'plannedWeight' : 'loadWeight';
  const meta = shippingNoteFields[name];
  return (
    <>
      <FieldView meta={meta} name={name} row={row} /> {localize(meta.unit.symbol)}
    </>
  );
}

/** Both ends of an order, and the ways of its waybills between them. @source freight-domain F01, MAP-01 */
export function OrderMap({ order }: { order: Order }) {
  const { localize } = useLocale();
  const can = useCan();
  const isTracked = can('shipping:track');
  const { data } = useNotesOf(order, can('shipping:list'));
  const moved = (data?.records ?? []).filter(({ vehicleNumber }) => isTracked && vehicleNumber !== null);
  const drawn = moved.slice(0, kinds.length);
  // One without a track leaves the map as it is.
  const answers = useQueries({ queries: drawn.map(({ id }) => ({ ...tracks.ofNote({ noteId: id }), staleTime: 60_000, retry: false })) });
  const ways = drawn.flatMap(({ shippingNoteNumber, vehicleNumber }, index) => {
    const points = answers[index]?.data?.points ?? [];
    return points.length === 0 ? [] : [{ number: shippingNoteNumber, plate: vehicleNumber ?? '', points, kind: kinds[index]! }];
  });
  const load = placeOf(order.sendLng, order.sendLat);
  const unload = placeOf(order.receiveLng, order.receiveLat);
  const ends = [load, unload].filter((place) => place !== undefined);
  if (ends.length === 0 && ways.length === 0) return <Empty>{localize(texts.noPlaces)}</Empty>;
  const lines = [
    ...(load && unload ? [{ kind: 'planned' as const, points: [load, unload] }] : []),
    ...ways.map(({ kind, points }) => ({ kind, points })),
  ];
  return (
    <>
      <MapFrame
        label={localize(texts.map)}
        places={[...ends, ...ways.flatMap(({ points }) => points)]}
        named={ends}
        lines={lines}
        least={ways.length === 0 ? 2.5 : undefined}
        className="h-64"
      >
        {(picture) => (
          <>
            {load && (
              <PlacePin
                spot={spotOf(picture, load)}
                sign={localize(trackTexts.load)}
                name={order.sendDistrict ?? order.sendCity ?? ''}
                tone="load"
              />
            )}
            {unload && (
              <PlacePin
                spot={spotOf(picture, unload)}
                sign={localize(trackTexts.unload)}
                name={order.receiveDistrict ?? order.receiveCity ?? ''}
                tone="unload"
              />
            )}
            {ways.map(({ number, plate, points }) => (
              <VehicleMark key={number} spot={spotOf(picture, points.at(-1)!)} direction={null} name={plate} />
            ))}
          </>
        )}
      </MapFrame>
      {ways.length > 0 && (
        <ul className="m-0 mt-2 flex list-none flex-wrap gap-x-4 gap-y-1 p-0 text-sm text-ink-secondary">
          {ways.map(({ number, plate, kind }) => (
            <li key={number} className="flex items-center gap-1.5">
              <LineSample kind={kind} />
              {number} · {plate}
            </li>
          ))}
          {moved.length > drawn.length && <li>{interpolate(localize(texts.tracksOf), { count: drawn.length })}</li>}
        </ul>
      )}
    </>
  );
}

const placeOf = (lng: number | null, lat: number | null): LngLat | undefined => (lng === null || lat === null ? undefined : { lng, lat });
