import { useLocale } from '@tarmac/admin-kit/i18n';
import { count } from '../../../shared/texts/figureTexts.ts';
import { HomeCard } from './HomeCard.tsx';
import { homeTexts as texts } from './homeTexts.ts';
import { doneTexts } from './workTexts.ts';
import type { CardProps } from './cardTypes.ts';

/** So many kinds of work are shown: what was done most, then what this person could do. */
const shown = 6;

/** What this person has done today and this week, beside the week before. */
export function DoneCard({ home, arranging }: CardProps) {
  const { localize } = useLocale();
  const rows = home.done.toSorted((one, other) => other.week + other.weekBefore - one.week - one.weekBefore).slice(0, shown);
  return (
    <HomeCard title={texts.ownWork} arranging={arranging}>
      <table aria-label={localize(texts.ownWork)} className="w-full border-collapse tabular-nums">
        <thead>
          <tr>
            <th scope="col" className="pb-1 text-start font-normal text-ink-secondary">
              {localize(texts.work)}
            </th>
            {[texts.today, texts.week, texts.weekBefore].map((head) => (
              <th key={head.en} scope="col" className="pb-1 ps-3 text-end font-normal whitespace-nowrap text-ink-secondary">
                {localize(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, today, week, weekBefore }) => (
            <tr key={kind}>
              <th scope="row" className="py-1 text-start font-normal">
                {localize(doneTexts[kind])}
              </th>
              <td className={`ps-3 text-end ${today > 0 ? 'font-semibold' : 'text-ink-secondary'}`}>{count(today)}</td>
              <td className="ps-3 text-end">{count(week)}</td>
              <td className="ps-3 text-end text-ink-secondary">{count(weekBefore)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </HomeCard>
  );
}
