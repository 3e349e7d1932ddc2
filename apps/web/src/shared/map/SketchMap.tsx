import { useLocale } from '@tarmac/admin-kit/i18n';
import { IconButton } from '@tarmac/admin-kit/input';
import { Maximize, Minus, Plus } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { late } from '@tarmac/admin-kit/chunk';
import { areas } from './areas.ts';
import { mapTexts as texts } from './mapTexts.ts';
import { type Flat, fromFlat, fromPixel, type LngLat, type MapView, scaleBar, type Size, toFlat, toPixel } from './mapView.ts';
import { useMapView } from './useMapView.ts';

const Provinces = late(async () => {
  const { Provinces: Part, outlineOrigin } = await import('./Provinces.tsx');
  return { default: ({ view, size }: Picture) => <Part transform={transformTo({ view, size }, outlineOrigin)} /> };
});

/** What is in sight, for those who draw into it. */
export interface Picture {
  view: MapView;
  size: Size;
}

/** Where a place stands, in pixels. */
export const spotOf = ({ view, size }: Picture, place: LngLat): Flat => toPixel(view, { size, flat: toFlat(place) });

/** Takes paths of the flat map, drawn around a point, into the picture. */
export function transformTo({ view, size }: Picture, around: Flat): string {
  const { x, y } = toPixel(view, { size, flat: around });
  return `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${view.scale})`;
}

/** Pixels for a degree up to which the outlines hold. */
const finestOutlines = 700;
const none: readonly LngLat[] = [];

/**
 * A plain map without tiles: provinces and names of prefectures below, a bar of scale and north above, and what `children` draws.
 * It is moved and zoomed by hand, wheel and keys.
 *
 * @example <SketchMap label="轨迹" places={points}>{(picture) => <circle {...center(spotOf(picture, place))} r={4} />}</SketchMap>
 */
export function SketchMap({ label, places, named = none, line = none, least, className = 'h-72', onPick, children }: SketchMapProps) {
  const { localize } = useLocale();
  const { frame, controls, size, view, zoom, showAll } = useMapView(places, least);
  const picture: Picture = { view, size };
  const keysId = useId();
  const pressed = useRef<Flat>(undefined);
  return (
    <div className={`relative overflow-hidden rounded-md border border-solid border-line bg-sunken ${className}`}>
      {/* Arrows and signs are the map's own keys: what reads the page aloud must hand them over. */}
      <div
        ref={frame}
        role="application"
        aria-label={label}
        aria-describedby={keysId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        {...controls}
        onPointerDownCapture={(event) => void (pressed.current = { x: event.clientX, y: event.clientY })}
        onClick={(event) => {
          const from = pressed.current;
          // What was dragged has moved the map and means no place.
          if (onPick === undefined || from === undefined || Math.hypot(event.clientX - from.x, event.clientY - from.y) > 4) return;
          const box = event.currentTarget.getBoundingClientRect();
          onPick(fromPixel(view, { size, flat: { x: event.clientX - box.left, y: event.clientY - box.top } }));
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || onPick === undefined) return controls.onKeyDown(event);
          // The form around it would be sent.
          event.preventDefault();
          onPick(fromFlat(view));
        }}
        className="absolute inset-0 cursor-grab touch-none outline-offset-[-2px] select-none focus-visible:outline-2 focus-visible:outline-primary-solid active:cursor-grabbing"
      >
        <svg aria-hidden width={size.width} height={size.height} className="block">
          {/* So near, coarse outlines would tell a coast that is not there. */}
          {view.scale > finestOutlines ? <rect width="100%" height="100%" className="fill-surface" /> : <Provinces {...picture} />}
          <AreaNames picture={picture} named={named} line={line} />
          {children(picture)}
        </svg>
      </div>
      <p id={keysId} hidden>
        {localize(texts.keys)}
        {onPick && ` ${localize(texts.pick)}`}
      </p>
      <div className="absolute end-2 top-2 flex flex-col items-center gap-1 rounded-md bg-surface p-1 shadow-sm">
        <span aria-hidden className="flex flex-col items-center text-xs leading-none font-semibold text-ink-secondary">
          <svg width={10} height={12} className="fill-danger-solid">
            <path d="M5 0L10 12L5 9L0 12Z" />
          </svg>
          {localize(texts.north)}
        </span>
        <IconButton label={localize(texts.zoomIn)} icon={<Plus size={16} />} onClick={() => zoom(1.6)} />
        <IconButton label={localize(texts.zoomOut)} icon={<Minus size={16} />} onClick={() => zoom(1 / 1.6)} />
        <IconButton label={localize(texts.showAll)} icon={<Maximize size={15} />} onClick={showAll} />
      </div>
      <Scale {...picture} />
    </div>
  );
}

/** Props of {@link SketchMap}. */
export interface SketchMapProps {
  /** What the map is called for who cannot see it. What it shows stands as text beside it. */
  label: string;
  /** All of these are in sight at first. */
  places: readonly LngLat[];
  /** These bear names of their own: none is written over them. */
  named?: readonly LngLat[];
  /** What is drawn through these stays readable: names beside it, none below. */
  line?: readonly LngLat[];
  /** Degrees that are in sight at least. */
  least?: number;
  /** Class of the frame, with its height. */
  className?: string;
  /** Told the place that was clicked, or that stands in the middle when Enter is pressed. */
  onPick?: (place: LngLat) => void;
  /** Draws into the picture. */
  children: (picture: Picture) => ReactNode;
}

function Scale({ view }: Picture) {
  const { localize } = useLocale();
  const { metres, pixels } = scaleBar(view);
  return (
    <div className="pointer-events-none absolute bottom-1.5 left-2 text-xs text-ink-secondary">
      <span className="block border-0 border-b-2 border-solid border-ink-secondary text-center" style={{ width: pixels }}>
        {metres >= 1000 ? `${metres / 1000} ${localize(texts.km)}` : `${metres} ${localize(texts.metres)}`}
      </span>
      <span className="mt-0.5 block">{localize(texts.schematic)}</span>
    </div>
  );
}

/** So far apart that names can be read. */
const apart = { across: 84, down: 30 } as const;

function AreaNames({ picture, named, line }: { picture: Picture; named: readonly LngLat[]; line: readonly LngLat[] }) {
  const { width, height } = picture.size;
  const shown: { name: string; x: number; y: number }[] = [];
  // A pin stands on its place, and its name to the right of its head.
  const taken = named.map((place) => spotOf(picture, place)).map(({ x, y }) => ({ x: x + 30, y: y - 8 }));
  const drawn = line.map((place) => spotOf(picture, place));
  for (const area of areas) {
    const { x, y } = spotOf(picture, area);
    if (x < 24 || y < 12 || x > width - 60 || y > height - 34) continue;
    if ([...shown, ...taken].some((other) => Math.abs(other.x - x) < apart.across && Math.abs(other.y - y) < apart.down)) continue;
    if (drawn.some((spot) => Math.abs(spot.x - x) < 30 && Math.abs(spot.y - (y - 4)) < 12)) continue;
    shown.push({ name: area.name, x, y });
  }
  return (
    <g className="fill-ink-faint text-xs" textAnchor="middle">
      {shown.map(({ name, x, y }) => (
        <text key={name} x={x} y={y}>
          {name}
        </text>
      ))}
    </g>
  );
}
