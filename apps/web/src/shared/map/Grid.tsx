import type { Picture } from './MapPicture.tsx';
import { scaleBar } from './mapView.ts';

/** Squares as wide as the bar of scale, which move with the map where nothing else of the ground is drawn. */
export function Grid({ view, size }: Picture) {
  const step = scaleBar(view).pixels;
  const along = (length: number, middle: number) => {
    const first = (((length / 2 - middle * view.scale) % step) + step) % step;
    return Array.from({ length: Math.ceil((length - first) / step) }, (_, index) => first + index * step);
  };
  return (
    <g className="stroke-line" strokeWidth={1}>
      {along(size.width, view.x).map((x) => (
        <path key={`x${x}`} d={`M${x} 0V${size.height}`} />
      ))}
      {along(size.height, view.y).map((y) => (
        <path key={`y${y}`} d={`M0 ${y}H${size.width}`} />
      ))}
    </g>
  );
}
