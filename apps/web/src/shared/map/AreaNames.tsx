import { useLocale } from '@tarmac/admin-kit/i18n';
import { areas, provinces } from './areas.ts';
import { type LngLat, type MapView, type Size, toFlat, toPixel } from './mapView.ts';

/** So far apart that names can be read. */
const apart = { across: 84, down: 30 } as const;
/** Pixels for a degree from which prefectures have room for their names. */
const prefecturesFrom = 32;
/** More points of a line than that are not looked at one by one. */
const mostPoints = 1500;

/** Names of the land: provinces from afar, prefectures nearer, none over what bears a name of its own or is drawn as a line. */
export function AreaNames({ view, size, named, line }: AreaNamesProps) {
  const { localize } = useLocale();
  const spotOf = (place: LngLat) => toPixel(view, { size, flat: toFlat(place) });
  const shown: { name: string; x: number; y: number }[] = [];
  // A pin stands on its place, and its name to the right of its head.
  const taken = named.map((place) => spotOf(place)).map(({ x, y }) => ({ x: x + 30, y: y - 8 }));
  const step = Math.ceil(line.length / mostPoints);
  const drawn = line.filter((_, at) => at % step === 0).map((place) => spotOf(place));
  for (const area of view.scale < prefecturesFrom ? provinces : areas) {
    const { x, y } = spotOf(area);
    if (x < 24 || y < 12 || x > size.width - 60 || y > size.height - 34) continue;
    if ([...shown, ...taken].some((other) => Math.abs(other.x - x) < apart.across && Math.abs(other.y - y) < apart.down)) continue;
    if (drawn.some((spot) => Math.abs(spot.x - x) < 30 && Math.abs(spot.y - (y - 4)) < 12)) continue;
    shown.push({ name: localize(area.name), x, y });
  }
  return (
    <g className="fill-ink-faint stroke-surface text-xs" textAnchor="middle" strokeWidth={3} strokeLinejoin="round" paintOrder="stroke">
      {shown.map(({ name, x, y }) => (
        <text key={`${name}${x}`} x={x} y={y}>
          {name}
        </text>
      ))}
    </g>
  );
}

interface AreaNamesProps {
  view: MapView;
  size: Size;
  named: readonly LngLat[];
  line: readonly LngLat[];
}
