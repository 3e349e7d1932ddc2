import { useLocale } from '@tarmac/admin-kit/i18n';
import type { ScreenData } from '@tarmac/freight-api/system';
import { provinces as areas } from '../../../shared/map/areas.ts';
import { curveOf } from '../../../shared/map/curve.ts';
import type { MapLine } from '../../../shared/map/mapLines.ts';
import { MapPicture, type Picture, spotOf } from '../../../shared/map/MapPicture.tsx';
import { fit, type LngLat } from '../../../shared/map/mapView.ts';
import { useMapView } from '../../../shared/map/useMapView.ts';

/** The country without its southern sea, which has a frame of its own. */
const mainland: readonly LngLat[] = [
  { lng: 74, lat: 18 },
  { lng: 135, lat: 53.5 },
];
const southernSea: readonly LngLat[] = [
  { lng: 106, lat: 3 },
  { lng: 123, lat: 24.5 },
];
const inset = { width: 84, height: 112 } as const;
const noLines: readonly MapLine[] = [];

type Known = LngLat & { name: string };
const isKnown = (place: ScreenData['lanes'][number]['from']): place is Known => place.lng !== null && place.lat !== null;

/** Lanes over the provinces, shaded by what they load. It says nothing by itself to who cannot see it. @source GEN-07, MAP-01 */
export function LaneMap({ lanes, provinces, positions, className }: LaneMapProps) {
  const { frame, size, view } = useMapView(mainland, { isBare: true });
  const picture: Picture = { view, size };
  const most = Math.max(1, ...provinces.map(({ count }) => count));
  const heat = Object.fromEntries(
    provinces.flatMap(({ name, count }) => {
      const area = areas.find((one) => name.startsWith(one.name.zh));
      return area === undefined ? [] : [[area.code, count / most]];
    }),
  );
  const drawn = lanes.flatMap(({ from, to, ...rest }) => (isKnown(from) && isKnown(to) ? [{ from, to, ...rest }] : []));
  const lines = drawn.map(({ from, to, today, onRoad }) => ({
    kind: today + onRoad > 3 ? ('busyLane' as const) : ('lane' as const),
    points: curveOf(from, to),
  }));
  const ends = [...new Map(drawn.flatMap(({ from, to }) => [from, to]).map((place) => [place.name, place])).values()];
  const moving = drawn.filter(({ onRoad }) => onRoad > 0);
  return (
    <div aria-hidden className={`relative ${className}`}>
      <div ref={frame} className="absolute inset-0 overflow-hidden rounded-md">
        <MapPicture view={view} size={size} lines={lines} heat={heat}>
          <path
            d={positions
              .map((place) => spotOf(picture, place))
              .map(({ x, y }) => `M${x.toFixed(1)} ${(y - 4).toFixed(1)}l4 7h-8Z`)
              .join('')}
            className="fill-waiting-ink stroke-surface"
            strokeWidth={0.5}
          />
          {!isStill() && moving.map(({ from, to }) => <Traffic key={`${from.name}>${to.name}`} picture={picture} from={from} to={to} />)}
          <Names picture={picture} places={ends} />
        </MapPicture>
      </div>
      <SouthernSea />
    </div>
  );
}

interface LaneMapProps {
  lanes: ScreenData['lanes'];
  provinces: ScreenData['provinces'];
  /** Vehicles, as triangles. */
  positions: ScreenData['positions'];
  /** Says how high it is. */
  className: string;
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What moves along a lane while somebody is on the road there. */
function Traffic({ picture, from, to }: { picture: Picture; from: LngLat; to: LngLat }) {
  const path = curveOf(from, to)
    .map((place) => spotOf(picture, place))
    .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
  return (
    <circle r={3} className="fill-waiting-ink">
      <animateMotion dur="6s" repeatCount="indefinite" path={path} />
    </circle>
  );
}

/** Names of places, as many as have room, on a ground of their own: vehicles stand close where cities do. */
function Names({ picture, places }: { picture: Picture; places: readonly Known[] }) {
  const { locale } = useLocale();
  const shown: { name: string; x: number; y: number; width: number }[] = [];
  for (const place of places) {
    const { x, y } = spotOf(picture, place);
    // 北京 says as much as 北京市, and more names have room.
    const name = place.name.replace(/(?<=..)市$/, '');
    const width = name.length * (locale === 'zh' ? 11 : 6.5) + 6;
    if (shown.some((other) => x < other.x + other.width + 10 && other.x < x + width + 10 && Math.abs(other.y - y) < 16)) continue;
    shown.push({ name, x, y, width });
  }
  return shown.map(({ name, x, y, width }) => (
    <g key={name} transform={`translate(${x} ${y})`}>
      <circle r={2.5} className="fill-ink-secondary" />
      <rect x={5} y={-8} width={width} height={15} rx={2} className="fill-surface" />
      <text x={8} y={4} className="fill-ink-secondary text-[11px]">
        {name}
      </text>
    </g>
  ));
}

/** The islands of the South China Sea, in a frame as maps of the country have it. */
function SouthernSea() {
  const { localize } = useLocale();
  const view = fit(southernSea, { size: inset, isBare: true });
  return (
    <div
      className="absolute end-2 bottom-2 overflow-hidden rounded-sm border border-solid border-line-strong bg-surface"
      style={{ width: inset.width, height: inset.height }}
    >
      <MapPicture view={view} size={inset} lines={noLines}>
        <text x={inset.width - 5} y={inset.height - 5} textAnchor="end" className="fill-ink-faint text-[10px]">
          {localize({ zh: '南海诸岛', en: 'South China Sea' })}
        </text>
      </MapPicture>
    </div>
  );
}
