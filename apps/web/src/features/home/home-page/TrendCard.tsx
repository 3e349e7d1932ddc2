import { useLocale } from '@tarmac/admin-kit/i18n';
import { count } from '../../../shared/texts/figureTexts.ts';
import { AsTable } from '../../../shared/chart/AsTable.tsx';
import { DayAxis } from './DayAxis.tsx';
import { HomeCard } from './HomeCard.tsx';
import { homeTexts as texts } from './homeTexts.ts';
import type { CardProps } from './cardTypes.ts';

/** New and signed waybills of each of the last 30 days, as bars and as the same figures in a table. */
export function TrendCard({ home, arranging }: CardProps) {
  const { localize } = useLocale();
  const days = home.days ?? [];
  const top = Math.max(1, ...days.flatMap(({ created, signed }) => [created, signed]));
  const height = (value: number) => `${(100 * value) / top}%`;
  const names = [localize(texts.createdPerDay), localize(texts.signedPerDay)] as const;
  return (
    <HomeCard
      title={texts.trend}
      arranging={arranging}
      aside={
        <span className="flex items-center gap-3 text-sm text-ink-secondary">
          {names.map((name, at) => (
            <span key={name} className="inline-flex items-center gap-1.5">
              <span aria-hidden className={`size-2 rounded-full ${at === 0 ? 'bg-primary-solid' : 'bg-ok-ink'}`} />
              {name}
            </span>
          ))}
        </span>
      }
    >
      <div aria-hidden className="flex min-h-45 flex-1 items-end gap-[3px] border-b border-solid border-line">
        {days.map(({ day, created, signed }) => (
          <div
            key={day}
            title={`${day}\n${names[0]} ${count(created)}\n${names[1]} ${count(signed)}`}
            className="flex min-w-0 flex-1 items-end self-stretch gap-px rounded-t-sm hover:bg-hover"
          >
            <div className="flex-1 rounded-t-sm bg-primary-solid" style={{ height: height(created) }} />
            <div className="flex-1 rounded-t-sm bg-ok-ink" style={{ height: height(signed) }} />
          </div>
        ))}
      </div>
      <DayAxis days={days.map(({ day }) => day)} />
      <AsTable
        name={localize(texts.trend)}
        heads={[localize(texts.day), ...names]}
        rows={days.toReversed().map(({ day, created, signed }) => ({ head: day, cells: [count(created), count(signed)] }))}
        className="mt-2"
      />
    </HomeCard>
  );
}
