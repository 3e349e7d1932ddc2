import { DictTag } from '@tarmac/admin-kit/dictionary';
import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Descriptions, Empty, Tag } from '@tarmac/admin-kit/input';
import type { Track } from '@tarmac/freight-api/fleet';
import { type ReactNode, useState } from 'react';
import { replayOf } from '../map/trackLine.ts';
import { instantOf } from '../texts/nowText.ts';
import { Replay } from './Replay.tsx';
import { StopTable } from './StopTable.tsx';
import { TrackMap } from './TrackMap.tsx';
import { trackTexts as texts } from './trackTexts.ts';
import { durationText, kilometres, momentWords, shortTime } from './trackWords.ts';

const failed = '30';

/**
 * A track: the map with its replay, what it comes to, and the stops as a table, which says in words what the map draws.
 *
 * @example <TrackView track={track} />
 * @source freight-domain 2.28, S16
 */
export function TrackView({ track, mapClass = 'h-[45vh] min-h-64', aside }: TrackViewProps) {
  const { localize } = useLocale();
  const { points } = track;
  const [instant, setInstant] = useState<number>();
  const [chosenStop, setChosenStop] = useState<string>();
  // What comes in while it is on the road moves the vehicle on, until somebody looks at another moment.
  const replay = replayOf(points);
  const value = instant ?? replay?.last ?? 0;
  const now = replay?.at(value);
  return (
    <>
      <p className="m-0 mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-secondary">
        <data value={track.vehicleNumber} className="font-bold text-ink">
          {track.vehicleNumber}
        </data>
        {track.shippingNoteNumber !== null && <span>{track.shippingNoteNumber}</span>}
        <span className="tabular-nums">
          {shortTime(track.beginTime)} – {shortTime(track.endTime)}
        </span>
        {track.trackState !== null && <DictTag code="track_state" value={track.trackState} />}
        {track.isLocal && (
          <span title={localize(texts.localHelp)}>
            <Tag tone="draft">{localize(texts.local)}</Tag>
          </span>
        )}
        {aside !== undefined && <span className="ms-auto">{aside}</span>}
      </p>
      {track.state === failed && <Empty>{track.failReason ?? localize(texts.failed)}</Empty>}
      {track.state !== failed && points.length === 0 && <Empty>{localize(texts.nothing)}</Empty>}
      {replay !== undefined && now !== undefined && (
        <>
          <TrackMap track={track} vehicle={now} chosenStop={chosenStop} className={mapClass} />
          <Replay
            first={replay.first}
            last={replay.last}
            value={value}
            told={momentWords(localize, { instant: value, ...now })}
            onValueChange={setInstant}
          />
          <div className="mt-4">
            <Figures track={track} />
          </div>
          <StopTable
            stops={track.stops}
            chosen={chosenStop}
            onChoose={(stop) => {
              setChosenStop(stop.beginTime);
              setInstant(instantOf(stop.beginTime));
            }}
          />
          {track.isLocal && <p className="m-0 mt-3 text-sm text-ink-faint">{localize(texts.localHelp)}</p>}
        </>
      )}
    </>
  );
}

/** Props of {@link TrackView}. */
export interface TrackViewProps {
  track: Track;
  /** Class of the map, with its height. */
  mapClass?: string | undefined;
  /** What may be done about the track, at the end of its heading. */
  aside?: ReactNode;
}

function Figures({ track }: { track: Track }) {
  const { localize } = useLocale();
  const words = (text: (typeof texts)[keyof typeof texts], params: Record<string, string | number>) => interpolate(localize(text), params);
  const [first, last] = [track.points[0]!, track.points.at(-1)!];
  const minutes = (instantOf(last.locTime) - instantOf(first.locTime)) / 60_000;
  const driving = Math.max(1, minutes - track.stops.reduce((sum, stop) => sum + stop.minutes, 0));
  const isOver = track.endTime <= last.locTime || track.matchUnload === null || track.matchUnload < 5000;
  const km = (metres: number) => `${kilometres(metres)} ${localize({ zh: '公里', en: 'km' })}`;
  // The circles of the map in words.
  const away = (metres: number, place: Track['load']) =>
    [km(metres), place?.fence != null && words(texts.fence, { km: kilometres(place.fence) })].filter(Boolean).join(' · ');
  const off = track.distance === null || track.distance === 0 ? null : Math.round((track.mileage / track.distance - 1) * 100);
  const items = [
    {
      key: 'mileage',
      label: localize(texts.mileage),
      value: [
        km(track.mileage),
        track.distance !== null && words(texts.planned, { km: kilometres(track.distance) }),
        off !== null && isOver && words(texts.deviation, { percent: off > 0 ? `+${off}` : off }),
      ]
        .filter(Boolean)
        .join(' · '),
    },
    { key: 'duration', label: localize(texts.duration), value: durationText(localize, minutes) },
    {
      key: 'average',
      label: localize(texts.average),
      value: `${Math.round(track.mileage / 1000 / (driving / 60))} ${localize(texts.kmh)}`,
    },
    { key: 'stops', label: localize(texts.stops), value: words(texts.times, { count: track.stopCount }) },
    {
      key: 'over',
      label: localize(texts.overSpeed),
      value: `${words(texts.times, { count: track.overSpeedCount })} · ${words(texts.limit, { limit: track.maxSpeedKmh })}`,
    },
    { key: 'points', label: localize(texts.points), value: track.pointCount },
    { key: 'gap', label: localize(texts.gap), value: durationText(localize, track.maxGapMinutes) },
    ...(track.matchLoad === null ? [] : [{ key: 'load', label: localize(texts.matchLoad), value: away(track.matchLoad, track.load) }]),
    ...(track.matchUnload === null
      ? []
      : [{ key: 'unload', label: localize(texts.matchUnload), value: away(track.matchUnload, track.unload) }]),
  ];
  return <Descriptions columns={3} items={items} />;
}
