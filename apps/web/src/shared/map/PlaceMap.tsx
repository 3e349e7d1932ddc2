import { type PointerEvent, useState } from 'react';
import { FenceMark, PlacePin } from './Markers.tsx';
import { fromPixel, type LngLat, pixelsOf } from './mapView.ts';
import { MapFrame } from './MapFrame.tsx';
import { type Picture, spotOf } from './MapPicture.tsx';

const country: readonly LngLat[] = [
  { lng: 80, lat: 22 },
  { lng: 128, lat: 48 },
];
/** Degrees that a place stands in. */
const land = 0.3;

/**
 * A place with its fence, put by a click, or by dragging its pin; without one, the country. Keys move the map, and Enter puts the pin into its
 * middle. The fence is drawn by the handle on its rim. Without `onPlace` the pin stays where it is.
 */
export function PlaceMap({ label, name, place, radius, around, onPlace, onRadius }: PlaceMapProps) {
  const [dragged, setDragged] = useState<LngLat>();
  const [drawn, setDrawn] = useState<number>();
  const shown = dragged ?? place;
  const metres = drawn ?? radius;
  return (
    <MapFrame
      // One that had no place starts again around the first.
      key={place === undefined ? 'none' : 'some'}
      label={label}
      places={place === undefined ? country : [place]}
      named={[...around, ...(shown === undefined ? [] : [shown])]}
      least={Math.max(land, (radius * 5) / 111_320)}
      {...(onPlace === undefined ? {} : { onPick: onPlace })}
      className="h-64 desktop:h-72"
    >
      {(picture) => (
        <>
          {around.map((one) => (
            <Seat key={one.adcode} picture={picture} place={one} name={one.name} />
          ))}
          {shown !== undefined && (
            <>
              <FenceMark spot={spotOf(picture, shown)} radius={pixelsOf(picture.view, { place: shown, metres })} tone="load" />
              {onRadius !== undefined && <Rim picture={picture} place={shown} metres={metres} onDrag={setDrawn} onDrop={onRadius} />}
              {onPlace === undefined ? (
                <PlacePin spot={spotOf(picture, shown)} sign="●" name={name} tone="load" />
              ) : (
                <Pin picture={picture} place={shown} name={name} onDrag={setDragged} onDrop={onPlace} />
              )}
            </>
          )}
        </>
      )}
    </MapFrame>
  );
}

interface PlaceMapProps {
  /** What the map is called for who cannot see it. */
  label: string;
  /** Stands beside the pin. */
  name: string;
  place: LngLat | undefined;
  /** Of the fence, in metres. */
  radius: number;
  /** Seats of divisions, to find one's way by. */
  around: readonly (LngLat & { adcode: string; name: string })[];
  /** Where the pin was put; without it the map is only looked at. */
  onPlace?: (place: LngLat) => void;
  /** How far the fence was drawn, in metres; without it the fence is only looked at. */
  onRadius?: (metres: number) => void;
}

function Seat({ picture, place, name }: { picture: Picture; place: LngLat; name: string }) {
  const { x, y } = spotOf(picture, place);
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={2.5} className="fill-ink-secondary" />
      <text x={6} y={4} className="fill-ink-secondary text-xs">
        {name}
      </text>
    </g>
  );
}

function Pin({ picture, place, name, onDrag, onDrop }: PinProps) {
  const placeOf = (event: PointerEvent<SVGGElement>) => {
    const box = event.currentTarget.ownerSVGElement!.getBoundingClientRect();
    // The hand holds the head, the tip is the place.
    return fromPixel(picture.view, { size: picture.size, flat: { x: event.clientX - box.left, y: event.clientY - box.top + 14 } });
  };
  const holds = (event: PointerEvent<SVGGElement>) => event.currentTarget.hasPointerCapture(event.pointerId);
  return (
    <g
      data-pin
      className="cursor-move"
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        // The map would move along.
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (holds(event)) onDrag(placeOf(event));
      }}
      onPointerUp={(event) => {
        if (!holds(event)) return;
        event.currentTarget.releasePointerCapture(event.pointerId);
        onDrag(undefined);
        onDrop(placeOf(event));
      }}
      onPointerCancel={() => onDrag(undefined)}
      onClick={(event) => event.stopPropagation()}
    >
      <PlacePin spot={spotOf(picture, place)} sign="●" name={name} tone="load" />
    </g>
  );
}

interface PinProps {
  picture: Picture;
  place: LngLat;
  name: string;
  /** Where it is while it is held; undefined once it is let go. */
  onDrag: (place: LngLat | undefined) => void;
  onDrop: (place: LngLat) => void;
}

/** What a fence may be, in metres. @source freight-domain 2.37 */
const fence = { least: 100, most: 10_000 } as const;
const within = (metres: number) => Math.min(fence.most, Math.max(fence.least, Math.round(metres / 10) * 10));

/** The handle on the rim of a fence, for hands; keys type the radius into the form. */
function Rim({ picture, place, metres, onDrag, onDrop }: RimProps) {
  const middle = spotOf(picture, place);
  const metresAt = (event: PointerEvent<SVGGElement>) => {
    const box = event.currentTarget.ownerSVGElement!.getBoundingClientRect();
    const pixels = Math.hypot(event.clientX - box.left - middle.x, event.clientY - box.top - middle.y);
    return within((pixels / pixelsOf(picture.view, { place, metres: 1000 })) * 1000);
  };
  const holds = (event: PointerEvent<SVGGElement>) => event.currentTarget.hasPointerCapture(event.pointerId);
  return (
    <g
      data-rim
      className="cursor-ew-resize"
      transform={`translate(${middle.x + pixelsOf(picture.view, { place, metres })} ${middle.y})`}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (holds(event)) onDrag(metresAt(event));
      }}
      onPointerUp={(event) => {
        if (!holds(event)) return;
        event.currentTarget.releasePointerCapture(event.pointerId);
        onDrag(undefined);
        onDrop(metresAt(event));
      }}
      onPointerCancel={() => onDrag(undefined)}
      onClick={(event) => event.stopPropagation()}
    >
      {/* As large as a finger. */}
      <circle r={16} fill="transparent" />
      <circle r={6} className="fill-surface stroke-primary-solid" strokeWidth={2.5} />
    </g>
  );
}

interface RimProps {
  picture: Picture;
  place: LngLat;
  /** From the place to the rim. */
  metres: number;
  /** How far it is while the handle is held; undefined once it is let go. */
  onDrag: (metres: number | undefined) => void;
  onDrop: (metres: number) => void;
}
