import { useLocale } from '@tarmac/admin-kit/i18n';
import type { Track } from '@tarmac/freight-api/fleet';
import { FenceMark, PlacePin, StopMark, VehicleMark } from '../map/Markers.tsx';
import { type LngLat, pixelsOf, toFlat } from '../map/mapView.ts';
import { SketchMap, spotOf, transformTo } from '../map/SketchMap.tsx';
import { type Pace, runsOf } from '../map/trackLine.ts';
import { trackTexts as texts } from './trackTexts.ts';

/** How a pace is drawn; not by colour alone: what is too fast is broad, what is a guess is dashed. */
const paces: Readonly<Record<Pace, { line: string; width: number; dash?: string }>> = {
  slow: { line: 'stroke-waiting-ink', width: 3.5 },
  cruising: { line: 'stroke-ok-ink', width: 3.5 },
  fast: { line: 'stroke-primary-solid', width: 3.5 },
  over: { line: 'stroke-danger-solid', width: 6 },
  unknown: { line: 'stroke-ink-faint', width: 2, dash: '3 5' },
};

type Place = NonNullable<Track['load']>;
const hasPlace = (place: Track['load']): place is Place & LngLat => place !== null && place.lng !== null && place.lat !== null;

/** A track on the map, with where was loaded and unloaded and the fences around, to scale, where the vehicle stood, and where it was at the moment that is looked at. */
export function TrackMap({ track, vehicle, chosenStop, className }: TrackMapProps) {
  const { localize } = useLocale();
  const { points, stops, load, unload, maxSpeedKmh } = track;
  const ends = [load, unload].filter(hasPlace);
  const places = [...points, ...ends];
  const around = toFlat(points[0] ?? ends[0] ?? { lng: 104, lat: 36 });
  const fences = [
    { place: load, tone: 'load' },
    { place: unload, tone: 'unload' },
  ] as const;
  const runs = runsOf(points, { limit: maxSpeedKmh, around });
  return (
    <>
      <SketchMap
        label={localize(texts.map)}
        places={places}
        named={ends}
        line={points}
        least={points.length < 2 ? 2.5 : undefined}
        className={className}
      >
        {(picture) => (
          <>
            {fences.map(
              ({ place, tone }) =>
                hasPlace(place) &&
                place.fence !== null && (
                  <FenceMark
                    key={tone}
                    spot={spotOf(picture, place)}
                    radius={pixelsOf(picture.view, { place, metres: place.fence })}
                    tone={tone}
                  />
                ),
            )}
            {hasPlace(load) && hasPlace(unload) && <Planned from={spotOf(picture, load)} to={spotOf(picture, unload)} />}
            <g fill="none" strokeLinecap="round" strokeLinejoin="round" transform={transformTo(picture, around)}>
              {runs.map(({ path }) => (
                <path key={path} d={path} vectorEffect="non-scaling-stroke" className="stroke-surface" strokeWidth={7} />
              ))}
              {runs.map(({ pace, path }) => (
                <path
                  key={path}
                  d={path}
                  vectorEffect="non-scaling-stroke"
                  className={paces[pace].line}
                  strokeWidth={paces[pace].width}
                  strokeDasharray={paces[pace].dash}
                />
              ))}
            </g>
            {stops.map((stop) => (
              <StopMark key={stop.beginTime} spot={spotOf(picture, stop)} minutes={stop.minutes} isChosen={chosenStop === stop.beginTime} />
            ))}
            {hasPlace(load) && (
              <PlacePin spot={spotOf(picture, load)} sign={localize(texts.load)} name={load.name.split(' ')[0]!} tone="load" />
            )}
            {hasPlace(unload) && (
              <PlacePin spot={spotOf(picture, unload)} sign={localize(texts.unload)} name={unload.name.split(' ')[0]!} tone="unload" />
            )}
            {vehicle && <VehicleMark spot={spotOf(picture, vehicle)} direction={vehicle.direction} />}
          </>
        )}
      </SketchMap>
      <ul aria-hidden className="m-0 mt-2 flex list-none flex-wrap gap-x-4 gap-y-1 p-0 text-sm text-ink-secondary">
        {(Object.keys(paces) as Pace[]).map((pace) => (
          <li key={pace} className="flex items-center gap-1.5">
            <svg width={22} height={8}>
              <line
                x1={2}
                x2={20}
                y1={4}
                y2={4}
                strokeLinecap="round"
                className={paces[pace].line}
                strokeWidth={paces[pace].width}
                strokeDasharray={paces[pace].dash}
              />
            </svg>
            {localize(texts[pace])}
          </li>
        ))}
        <li>{localize(texts.kmh)}</li>
        {ends.some(({ fence }) => fence !== null) && (
          <li className="flex items-center gap-1.5">
            <svg width={34} height={16}>
              <FenceMark spot={{ x: 8, y: 8 }} radius={7} tone="load" />
              <FenceMark spot={{ x: 26, y: 8 }} radius={7} tone="unload" />
            </svg>
            {localize(texts.fences)}
          </li>
        )}
      </ul>
    </>
  );
}

/** Props of {@link TrackMap}. */
export interface TrackMapProps {
  track: Track;
  /** Where the vehicle was at the moment that is looked at. */
  vehicle?: (LngLat & { direction: number }) | undefined;
  /** Begin of the stop that is pointed out. */
  chosenStop?: string | undefined;
  className?: string;
}

/** The crow's line between the places of a waybill: what a way is measured against. */
const Planned = ({ from, to }: { from: { x: number; y: number }; to: { x: number; y: number } }) => (
  <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className="stroke-ink-faint" strokeWidth={1} strokeDasharray="2 4" />
);
