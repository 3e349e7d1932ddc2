import { useLocale } from '@tarmac/admin-kit/i18n';
import type { Track } from '@tarmac/freight-api/fleet';
import { FenceMark, PlacePin, StopMark, VehicleMark } from '../map/Markers.tsx';
import { MapFrame } from '../map/MapFrame.tsx';
import { spotOf } from '../map/MapPicture.tsx';
import { LineSample } from '../map/LineSample.tsx';
import type { MapLine } from '../map/mapLines.ts';
import { type LngLat, pixelsOf } from '../map/mapView.ts';
import { type Pace, runsOf } from '../map/trackLine.ts';
import { trackTexts as texts } from './trackTexts.ts';

const paces = ['slow', 'cruising', 'fast', 'over', 'unknown'] as const satisfies readonly Pace[];

type Place = NonNullable<Track['load']>;
const hasPlace = (place: Track['load']): place is Place & LngLat => place !== null && place.lng !== null && place.lat !== null;

/** A track on the map, with where was loaded and unloaded and the fences around, to scale, where the vehicle stood, and where it was at the moment that is looked at. */
export function TrackMap({ track, vehicle, chosenStop, className }: TrackMapProps) {
  const { localize } = useLocale();
  const { points, stops, load, unload, maxSpeedKmh } = track;
  const ends = [load, unload].filter(hasPlace);
  const places = [...points, ...ends];
  const fences = [
    { place: load, tone: 'load' },
    { place: unload, tone: 'unload' },
  ] as const;
  const lines: MapLine[] = [
    // The crow's line between the places: what a way is measured against.
    ...(hasPlace(load) && hasPlace(unload) ? [{ kind: 'planned' as const, points: [load, unload] }] : []),
    ...runsOf(points, { limit: maxSpeedKmh }),
  ];
  return (
    <>
      <MapFrame
        label={localize(texts.map)}
        places={places}
        named={ends}
        lines={lines}
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
      </MapFrame>
      <ul aria-hidden className="m-0 mt-2 flex list-none flex-wrap gap-x-4 gap-y-1 p-0 text-sm text-ink-secondary">
        {paces.map((pace) => (
          <li key={pace} className="flex items-center gap-1.5">
            <LineSample kind={pace} />
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
