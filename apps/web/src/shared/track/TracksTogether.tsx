import { formatInstant, interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Checkbox } from '@tarmac/admin-kit/input';
import type { Track } from '@tarmac/freight-api/fleet';
import { useState } from 'react';
import { LineSample } from '../map/LineSample.tsx';
import { MapFrame } from '../map/MapFrame.tsx';
import { spotOf } from '../map/MapPicture.tsx';
import type { LineKind } from '../map/mapLines.ts';
import { VehicleMark } from '../map/Markers.tsx';
import { type Replayed, replayOf } from '../map/trackLine.ts';
import { Replay } from './Replay.tsx';
import { trackTexts as texts } from './trackTexts.ts';
import { durationText, shortTime, whereWords } from './trackWords.ts';

/** One line each, so that no two look alike. */
const kinds = ['first', 'second', 'third', 'fourth'] as const satisfies readonly LineKind[];

/** Tracks that are played back together at most. */
export const mostTogether = kinds.length;

/**
 * Several tracks on one map, played back together: by the clock, or as if all had begun at one moment. The table says in words where each
 * vehicle is.
 *
 * @source MAP-01
 */
export function TracksTogether({ tracks }: { tracks: readonly Track[] }) {
  const { localize } = useLocale();
  const ways = tracks.flatMap((track, index) => {
    const replay = replayOf(track.points);
    return replay === undefined ? [] : [{ key: `${index} ${track.vehicleNumber}`, track, replay, kind: kinds[index % kinds.length]! }];
  });
  const [isAligned, setAligned] = useState(() => !meet(ways.map(({ replay }) => replay)));
  const [moment, setMoment] = useState<number>();
  const lines = ways.map(({ track, kind }) => ({ kind, points: track.points }));
  const places = lines.flatMap(({ points }) => points);
  const unseen = tracks.filter(({ points }) => points.length === 0).map(({ vehicleNumber }) => vehicleNumber);
  if (ways.length === 0) return <p className="m-0 text-ink-secondary">{localize(texts.nothing)}</p>;
  const first = isAligned ? 0 : Math.min(...ways.map(({ replay }) => replay.first));
  const last = Math.max(...ways.map(({ replay }) => (isAligned ? replay.last - replay.first : replay.last)));
  const value = Math.min(last, Math.max(first, moment ?? first));
  const now = ways.map((way) => {
    const then = isAligned ? way.replay.first + value : value;
    return { ...way, at: way.replay.at(then), isWaiting: then < way.replay.first, isOver: then > way.replay.last };
  });
  const told = isAligned
    ? interpolate(localize(texts.sinceStart), { time: durationText(localize, value / 60_000) })
    : shortTime(formatInstant(value));
  return (
    <>
      <MapFrame label={localize(texts.together)} places={places} lines={lines} className="h-[45vh] min-h-64">
        {(picture) =>
          now.map(
            ({ key, track, at, isWaiting }) =>
              !isWaiting && <VehicleMark key={key} spot={spotOf(picture, at)} direction={at.direction} name={track.vehicleNumber} />,
          )
        }
      </MapFrame>
      <Replay first={first} last={last} value={value} told={told} onValueChange={setMoment} />
      <div className="mt-2">
        <Checkbox
          value={isAligned}
          onValueChange={(next) => {
            setAligned(next);
            setMoment(undefined);
          }}
        >
          {localize(texts.align)}
        </Checkbox>
      </div>
      {/* Wider than a phone, it scrolls by itself. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="mt-3 overflow-x-auto" role="region" aria-label={localize(texts.vehicles)} tabIndex={0}>
        <table className="w-full border-collapse text-start whitespace-nowrap">
          <caption className="pb-2 text-start font-semibold">{localize(texts.vehicles)}</caption>
          <thead>
            <tr className="bg-sunken text-sm text-ink-secondary">
              {[texts.line, texts.vehicle, texts.track, texts.from, texts.to, texts.whereabouts].map((text) => (
                <th key={text.en} scope="col" className="px-3 py-2 text-start font-medium">
                  {localize(text)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {now.map(({ key, track, kind, at, isWaiting, isOver }) => (
              <tr key={key} className="border-0 border-b border-solid border-line">
                <td className="px-3 py-1.5">
                  <LineSample kind={kind} />
                </td>
                <td className="px-3 py-1.5">{track.vehicleNumber}</td>
                <td className="px-3 py-1.5">{track.shippingNoteNumber ?? '--'}</td>
                <td className="px-3 py-1.5 tabular-nums">{shortTime(track.points[0]!.locTime)}</td>
                <td className="px-3 py-1.5 tabular-nums">{shortTime(track.points.at(-1)!.locTime)}</td>
                <td className="px-3 py-1.5 tabular-nums">
                  {isWaiting
                    ? localize(texts.notStarted)
                    : [...whereWords(localize, at), ...(isOver ? [localize(texts.ended)] : [])].join(' · ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {unseen.length > 0 && (
        <p className="m-0 mt-3 text-ink-secondary">{interpolate(localize(texts.unseen), { vehicles: unseen.join(', ') })}</p>
      )}
    </>
  );
}

/** Whether all of them were on the road at one moment. */
const meet = (ways: readonly Replayed[]) => Math.max(...ways.map(({ first }) => first)) <= Math.min(...ways.map(({ last }) => last));
