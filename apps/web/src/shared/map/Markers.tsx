import type { Flat } from './mapView.ts';

const halo = { paintOrder: 'stroke', strokeWidth: 3, strokeLinejoin: 'round' } as const;

/** A place of a waybill: a pin with its sign, and its name beside it. */
export function PlacePin({ spot, sign, name, tone }: { spot: Flat; sign: string; name: string; tone: 'load' | 'unload' }) {
  return (
    <g transform={`translate(${spot.x} ${spot.y})`}>
      <path
        d="M0 0L-8 -11A11 11 0 1 1 8 -11Z"
        className={`stroke-surface ${tone === 'load' ? 'fill-primary-solid' : 'fill-ok-ink'}`}
        strokeWidth={1.5}
      />
      <text y={-15} textAnchor="middle" className={`text-xs font-semibold ${tone === 'load' ? 'fill-on-solid' : 'fill-surface'}`}>
        {sign}
      </text>
      <text x={14} y={-14} className="fill-ink stroke-surface text-xs font-medium" {...halo}>
        {name}
      </text>
    </g>
  );
}

/** The fence around a place of a waybill, in pixels: who is inside has arrived. */
export function FenceMark({ spot, radius, tone }: { spot: Flat; radius: number; tone: 'load' | 'unload' }) {
  return (
    <circle
      cx={spot.x}
      cy={spot.y}
      r={radius}
      className={tone === 'load' ? 'fill-primary-solid stroke-primary-solid' : 'fill-ok-ink stroke-ok-ink'}
      fillOpacity={0.12}
      strokeWidth={1.5}
      strokeDasharray="5 3"
    />
  );
}

/** Where a vehicle stood: the longer, the larger. */
export function StopMark({ spot, minutes, isChosen }: { spot: Flat; minutes: number; isChosen: boolean }) {
  const radius = Math.min(11, 6 + minutes / 90);
  return (
    <g transform={`translate(${spot.x} ${spot.y})`}>
      <circle
        r={radius}
        className={`fill-waiting-soft ${isChosen ? 'stroke-danger-solid' : 'stroke-waiting-ink'}`}
        strokeWidth={isChosen ? 3 : 1.5}
      />
      <text y={3.5} textAnchor="middle" className="fill-waiting-ink text-[10px] font-semibold">
        P
      </text>
    </g>
  );
}

/** A vehicle, pointing where it goes; a dot where nobody knows. */
export function VehicleMark({ spot, direction, name }: { spot: Flat; direction: number | null; name?: string }) {
  return (
    <g transform={`translate(${spot.x} ${spot.y})`}>
      <circle r={12} className="fill-primary-solid opacity-20" />
      {direction === null ? (
        <circle r={6} className="fill-primary-solid stroke-surface" strokeWidth={2} />
      ) : (
        <path
          d="M0 -9L6.5 7L0 3.5L-6.5 7Z"
          transform={`rotate(${direction})`}
          className="fill-primary-solid stroke-surface"
          strokeWidth={1.5}
        />
      )}
      {name !== undefined && (
        <text x={14} y={4} className="fill-ink stroke-surface text-sm font-semibold" {...halo}>
          {name}
        </text>
      )}
    </g>
  );
}
