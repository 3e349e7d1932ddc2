import { useLocale } from '@tarmac/admin-kit/i18n';
import type { ReactNode } from 'react';
import { count } from '../texts/figureTexts.ts';
import { chartTexts as texts } from './chartTexts.ts';

/** Parts of a whole as a ring, the largest first unless they have an order, with their figures and shares as text beside it. What has no colour of its own is one part. */
export function Ring({ label, entries, format = count, total, size = 132, inOrder = false, nothing, roomy = false }: RingProps) {
  const { localize } = useLocale();
  const whole = entries.reduce((sum, { value }) => sum + value, 0);
  if (whole === 0) return <p className="m-0 text-ink-secondary">{nothing ?? localize(texts.nothing)}</p>;
  const told = entries.filter(({ value }) => value > 0);
  const sorted = inOrder ? told : told.toSorted((one, other) => other.value - one.value);
  const rest = sorted.slice(colors.length - 1);
  const parts =
    sorted.length <= colors.length
      ? sorted
      : [
          ...sorted.slice(0, colors.length - 1),
          { key: 'others', label: localize(texts.others), value: rest.reduce((sum, { value }) => sum + value, 0) },
        ];
  const lengths = parts.map(({ value }) => (value / whole) * around);
  const starts = lengths.map((_, at) => lengths.slice(0, at).reduce((sum, one) => sum + one, 0));
  return (
    <div className="flex min-h-0 flex-wrap items-center gap-x-6 gap-y-3">
      <div className="relative shrink-0" style={{ width: size, height: size }}>
        <svg aria-hidden viewBox="0 0 120 120" width={size} height={size} className="-rotate-90">
          {parts.map(({ key }, at) => (
            <circle
              key={key}
              cx={60}
              cy={60}
              r={radius}
              fill="none"
              strokeWidth={16}
              stroke={colors[at]}
              strokeDasharray={`${Math.max(0.5, (lengths[at] ?? 0) - gap)} ${around}`}
              strokeDashoffset={-(starts[at] ?? 0)}
            />
          ))}
        </svg>
        <span className="absolute inset-0 flex flex-col items-center justify-center tabular-nums">
          <span className="text-lg font-semibold">{total ?? format(whole)}</span>
        </span>
      </div>
      <ul aria-label={label} className={`m-0 flex flex-1 list-none flex-col gap-1 p-0 ${roomy ? 'min-w-56' : 'min-w-40'}`}>
        {parts.map(({ key, label: name, value }, at) => (
          <li key={key} className="flex items-center gap-2">
            <span aria-hidden className="size-2 shrink-0 rounded-full" style={{ background: colors[at] }} />
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <span className="shrink-0 tabular-nums">{format(value)}</span>
            <span className="w-12 shrink-0 text-end text-sm text-ink-secondary tabular-nums">{((value / whole) * 100).toFixed(1)}%</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const radius = 50;
const around = 2 * Math.PI * radius;
/** Room between two parts, in the units of the drawing. */
const gap = 1.5;
const mixed = (name: string, percent: number) => `color-mix(in oklab, var(--color-${name}) ${percent}%, var(--color-surface))`;
/** Told apart in both themes; the last one is for all others together. */
const colors = [
  'var(--color-primary-solid)',
  'var(--color-ok-ink)',
  'var(--color-waiting-ink)',
  'var(--color-danger-ink)',
  mixed('primary-solid', 55),
  mixed('ok-ink', 55),
  mixed('waiting-ink', 55),
  mixed('ink-faint', 70),
];

interface RingProps {
  /** Name of the list for assistive technology. */
  label: string;
  entries: readonly { key: string; label: ReactNode; value: number }[];
  /** A figure as people read it; a whole number by default. */
  format?: (value: number) => string;
  /** What stands within; the sum by default. */
  total?: string;
  /** px. */
  size?: number;
  /** The parts have an order of their own: they stay as they come. */
  inOrder?: boolean;
  /** Names of parts are long: where there is little room they stand below the ring. */
  roomy?: boolean;
  /** What is said where there is nothing; by default that this time has none. */
  nothing?: string;
}
