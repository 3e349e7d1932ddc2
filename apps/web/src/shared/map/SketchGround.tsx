import type { Feature, Geometry, Position } from 'geojson';
import type { Basemap } from './basemap.ts';
import type { Ground, Heat } from './Ground.ts';
import { lineLooks } from './mapLines.ts';
import { type Flat, type LngLat, toFlat, toPixel } from './mapView.ts';

/** What paths are drawn around, so that numbers stay small. */
const middle = toFlat({ lng: 104, lat: 36 });
const noHeat: Heat = {};
/** Pixels for a degree up to which the outlines hold. */
const finestOutlines = 1500;

const pathOf = (points: readonly LngLat[], around: Flat) =>
  points
    .map((point, at) => {
      const { x, y } = toFlat(point);
      return `${at === 0 ? 'M' : 'L'}${(x - around.x).toFixed(6)} ${(y - around.y).toFixed(6)}`;
    })
    .join('');

const outlineOf = (line: readonly Position[]) =>
  line
    .map(([lng = 0, lat = 0], at) => {
      const { x, y } = toFlat({ lng, lat });
      return `${at === 0 ? 'M' : 'L'}${(x - middle.x).toFixed(3)} ${(y - middle.y).toFixed(3)}`;
    })
    .join('');

function outlinesOf(geometry: Geometry): string {
  if (geometry.type === 'LineString') return outlineOf(geometry.coordinates);
  if (geometry.type === 'MultiLineString' || geometry.type === 'Polygon') return geometry.coordinates.map(outlineOf).join('');
  if (geometry.type === 'MultiPolygon') return geometry.coordinates.flat().map(outlineOf).join('');
  return '';
}

const pathsOf = (features: readonly Feature[]) => features.map(({ geometry }) => outlinesOf(geometry)).join('');

/** The ground where the browser cannot draw by WebGL: outlines of the provinces and the lines, as a plain picture. */
export function SketchGround({ view, size, lines, heat = noHeat, basemap }: Ground & { basemap: Basemap | undefined }) {
  const outlines = basemap && {
    land: pathsOf(basemap.land.features),
    provinces: pathsOf(basemap.provinces.features),
    tinted: basemap.provinces.features.map((province) => ({ code: String(province.properties?.['p']), path: pathsOf([province]) })),
    dashes: pathsOf(basemap.dashes.features),
  };
  const transformTo = (around: Flat) => {
    const { x, y } = toPixel(view, { size, flat: around });
    return `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${view.scale})`;
  };
  const around = toFlat(lines[0]?.points[0] ?? { lng: 104, lat: 36 });
  const drawn = lines.map(({ kind, points }, index) => ({ key: `${kind}${index}`, look: lineLooks[kind], path: pathOf(points, around) }));
  return (
    // A layer of its own: marks that move above do not have the lines drawn again.
    <svg
      aria-hidden
      data-ground="sketch"
      width={size.width}
      height={size.height}
      className="absolute inset-0 bg-primary-soft will-change-transform"
    >
      {/* So near, coarse outlines would tell a coast that is not there. */}
      {view.scale > finestOutlines || outlines === undefined ? (
        <rect width="100%" height="100%" className="fill-surface" />
      ) : (
        <g transform={transformTo(middle)} strokeWidth={0.8}>
          <path d={outlines.land} className="fill-sunken" />
          <path d={outlines.provinces} vectorEffect="non-scaling-stroke" className="fill-surface stroke-line-strong" />
          {outlines.tinted
            .filter(({ code }) => heat[code] !== undefined)
            .map(({ code, path }) => (
              <path key={code} d={path} className="fill-primary-solid" fillOpacity={0.2 + 0.6 * (heat[code] ?? 0)} />
            ))}
          <path d={outlines.dashes} vectorEffect="non-scaling-stroke" className="fill-ink-faint stroke-ink-faint" />
        </g>
      )}
      <g fill="none" strokeLinecap="round" strokeLinejoin="round" transform={transformTo(around)}>
        {drawn.map(({ key, path, look }) => (
          <path key={key} d={path} vectorEffect="non-scaling-stroke" className="stroke-surface" strokeWidth={look.width + 3} />
        ))}
        {drawn.map(({ key, path, look }) => (
          <path
            key={key}
            d={path}
            vectorEffect="non-scaling-stroke"
            className={look.stroke}
            strokeWidth={look.width}
            strokeDasharray={'dash' in look ? look.dash.join(' ') : undefined}
          />
        ))}
      </g>
    </svg>
  );
}
