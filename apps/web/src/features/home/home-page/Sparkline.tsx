const width = 100;
const height = 32;

/** A line of figures without axes, 32 px high; what they are stands beside it, and in the chart below. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const step = width / Math.max(1, values.length - 1);
  const top = Math.max(1, ...values);
  const low = Math.min(0, ...values);
  const points = values.map(
    (value, at) => `${(at * step).toFixed(1)},${(height - 2 - ((value - low) / (top - low)) * (height - 4)).toFixed(1)}`,
  );
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="mt-1 block h-8 w-full max-w-40 text-primary-solid"
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
