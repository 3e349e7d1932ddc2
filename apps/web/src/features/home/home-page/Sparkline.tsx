import { linePoints } from './linePoints.ts';

const width = 100;
const height = 32;

/** A line of figures without axes, 32 px high; what they are stands beside it, and in the chart below. */
export function Sparkline({ values }: { values: readonly number[] }) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="mt-1 block h-8 w-full max-w-40 text-primary-solid"
    >
      <polyline
        points={linePoints(values, { width, height, free: 4 })}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
