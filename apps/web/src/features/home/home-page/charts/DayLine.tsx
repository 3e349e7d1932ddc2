import { useLocale } from '@tarmac/admin-kit/i18n';
import { AsTable } from '../../../../shared/chart/AsTable.tsx';
import { DayAxis } from '../DayAxis.tsx';
import { homeTexts as texts } from '../homeTexts.ts';
import { linePoints } from '../linePoints.ts';

interface DaySeries {
  label: string;
  values: readonly number[];
  format: (value: number) => string;
  tone: 'primary' | 'ok';
}

const width = 600;
const height = 120;
const strokes = { primary: 'text-primary-solid', ok: 'text-ok-ink' } as const;
const dots = { primary: 'bg-primary-solid', ok: 'bg-ok-ink' } as const;

/** Figures of some days as lines, each by its own measure, and as a table. */
export function DayLine({ label, days, series }: { label: string; days: readonly string[]; series: readonly DaySeries[] }) {
  const { localize } = useLocale();
  return (
    <>
      <div aria-hidden className="flex flex-wrap items-center gap-3 text-sm text-ink-secondary">
        {series.map(({ label: name, tone }) => (
          <span key={name} className="inline-flex items-center gap-1.5">
            <span className={`size-2 rounded-full ${dots[tone]}`} />
            {name}
          </span>
        ))}
      </div>
      <div aria-hidden className="relative mt-1 border-0 border-b border-solid border-line">
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className="block h-30 w-full">
          {series.map(({ label: name, values, tone }) => (
            <polyline
              key={name}
              points={linePoints(values, { width, height, free: 6 })}
              fill="none"
              stroke="currentColor"
              strokeWidth={2}
              vectorEffect="non-scaling-stroke"
              strokeLinejoin="round"
              className={strokes[tone]}
            />
          ))}
        </svg>
        <div className="absolute inset-0 flex">
          {days.map((day, at) => (
            <div
              key={day}
              className="min-w-0 flex-1 hover:bg-hover/60"
              title={[day, ...series.map(({ label: name, values, format }) => `${name} ${format(values[at] ?? 0)}`)].join('\n')}
            />
          ))}
        </div>
      </div>
      <DayAxis days={days} />
      <AsTable
        name={label}
        heads={[localize(texts.day), ...series.map(({ label: name }) => name)]}
        rows={days.map((day, at) => ({ head: day, cells: series.map(({ values, format }) => format(values[at] ?? 0)) }))}
        className="mt-1"
      />
    </>
  );
}
