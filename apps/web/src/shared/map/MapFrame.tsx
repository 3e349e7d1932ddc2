import { useLocale } from '@tarmac/admin-kit/i18n';
import { IconButton } from '@tarmac/admin-kit/input';
import { Maximize, Minus, Plus } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { AreaNames } from './AreaNames.tsx';
import { Grid } from './Grid.tsx';
import type { MapLine } from './mapLines.ts';
import { type Picture, MapPicture } from './MapPicture.tsx';
import { mapTexts as texts } from './mapTexts.ts';
import { finestZoom, type Flat, fromFlat, fromPixel, type LngLat, scaleBar, zoomOf } from './mapView.ts';
import { useMapView } from './useMapView.ts';
import { useTiles } from './useTiles.ts';

const none: readonly LngLat[] = [];
const noLines: readonly MapLine[] = [];

/**
 * A map: the land and lines on it, drawn by WebGL or, where the browser has none, as a plain picture; names of areas; a bar of scale and
 * north; and the marks that `children` draws. It is moved and zoomed by hand, wheel and keys.
 *
 * @example <MapFrame label="轨迹" places={points}>{(picture) => <circle {...center(spotOf(picture, place))} r={4} />}</MapFrame>
 * @source MAP-01
 */
export function MapFrame({ label, places, named = none, lines = noLines, least, className = 'h-72', onPick, children }: MapFrameProps) {
  const { localize } = useLocale();
  const { frame, controls, size, view, zoom, showAll } = useMapView(places, { least });
  const picture: Picture = { view, size };
  const tiles = useTiles();
  const drawn = lines.flatMap(({ points }) => points);
  const isBare = tiles === undefined && zoomOf(view) > finestZoom;
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
        <MapPicture view={view} size={size} lines={lines} tiles={tiles}>
          {isBare && <Grid {...picture} />}
          <AreaNames view={view} size={size} named={named} line={drawn} />
          {children(picture)}
        </MapPicture>
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
      <Scale {...picture} source={tiles === undefined ? localize(isBare ? texts.bare : texts.schematic) : tiles.source} />
    </div>
  );
}

/** Props of {@link MapFrame}. */
export interface MapFrameProps {
  /** What the map is called for who cannot see it. What it shows stands as text beside it. */
  label: string;
  /** All of these are in sight at first. */
  places: readonly LngLat[];
  /** These bear names of their own: none is written over them. */
  named?: readonly LngLat[];
  /** Drawn on the land, below the marks; names stand beside them, none below. */
  lines?: readonly MapLine[];
  /** Degrees that are in sight at least. */
  least?: number;
  /** Class of the frame, with its height. */
  className?: string;
  /** Told the place that was clicked, or that stands in the middle when Enter is pressed. */
  onPick?: (place: LngLat) => void;
  /** Draws into the picture. */
  children: (picture: Picture) => ReactNode;
}

function Scale({ view, source }: Picture & { source: string }) {
  const { localize } = useLocale();
  const { metres, pixels } = scaleBar(view);
  return (
    <div className="pointer-events-none absolute bottom-1.5 left-2 text-xs text-ink-secondary">
      <span className="block border-0 border-b-2 border-solid border-ink-secondary text-center" style={{ width: pixels }}>
        {metres >= 1000 ? `${metres / 1000} ${localize(texts.km)}` : `${metres} ${localize(texts.metres)}`}
      </span>
      <span className="mt-0.5 block">{source}</span>
    </div>
  );
}
