import { interpolate, type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import type { HomeFigures } from '@tarmac/freight-api/system';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { count, tonnes, yuan } from '../../../shared/texts/figureTexts.ts';
import { HomeCard } from './HomeCard.tsx';
import { homeTexts as texts } from './homeTexts.ts';
import { Sparkline } from './Sparkline.tsx';
import type { CardProps } from './cardTypes.ts';

type DayFigures = NonNullable<HomeFigures['days']>[number];

/** What today came to beside yesterday and the days before, and what went wrong. */
export function FiguresCard({ home, arranging }: CardProps) {
  const { localize } = useLocale();
  const days = home.days ?? [];
  const [yesterday, today] = days.slice(-2);
  if (today === undefined) return null;
  const since = new URLSearchParams({ createTime_begin: `${today.day} 00:00:00` }).toString();
  const fee = today.customerFee === null ? 'driverFee' : 'customerFee';
  const of = (key: Exclude<keyof DayFigures, 'day'>) => ({
    value: today[key] ?? 0,
    before: yesterday?.[key] ?? 0,
    days: days.map((day) => day[key] ?? 0),
  });
  const wrong = home.wrong.reduce((sum, entry) => sum + entry.count, 0);
  const waiting = home.waiting.reduce((sum, entry) => sum + entry.count, 0);
  return (
    <HomeCard title={texts.figures} arranging={arranging}>
      <div className="grid grid-cols-2 gap-4 md:grid-cols-3 wide:grid-cols-6">
        {home.orders && (
          <Figure
            label={texts.orders}
            unit={texts.piece}
            format={count}
            value={home.orders.today}
            before={home.orders.yesterday}
            href={`/wlhy/hyorder/HyOrderList?${since}`}
          />
        )}
        <Figure label={texts.created} unit={texts.piece} format={count} {...of('created')} href={`/shipping/list?${since}`} />
        <Figure label={texts.weight} unit={texts.tonne} format={tonnes} {...of('weight')} />
        {today[fee] === null ? (
          <Figure label={texts.signed} unit={texts.piece} format={count} {...of('signed')} />
        ) : (
          <Figure label={texts.fee} unit={texts.yuan} format={yuan} {...of(fee)} />
        )}
        <Figure
          label={texts.vehicles}
          unit={texts.vehicle}
          format={count}
          value={home.vehicles ?? 0}
          note={interpolate(localize(texts.onRoadNotes), { n: count(home.onRoad ?? 0) })}
          href="/shipping/list?noteStatus_MultiString=30,40,50"
        />
        <Figure
          label={texts.wrong}
          unit={texts.todoItem}
          format={count}
          value={wrong}
          isAlarming={wrong > 0}
          note={interpolate(localize(texts.todoNote), { n: count(waiting) })}
        />
      </div>
    </HomeCard>
  );
}

interface FigureProps {
  label: LocalText;
  unit: LocalText;
  format: (value: number) => string;
  value: number;
  /** The figure of yesterday; absent where the present alone is known. */
  before?: number;
  /** The figures of the days up to today, drawn as a line. */
  days?: readonly number[];
  /** Somebody should look at it. */
  isAlarming?: boolean;
  /** Stands in place of the figure of yesterday. */
  note?: string;
  /** The list behind it. */
  href?: string;
}

function Figure({ label, unit, format, value, before, days, isAlarming = false, note, href }: FigureProps) {
  const { localize } = useLocale();
  const figure = (
    <>
      <span className={`text-2xl font-semibold tabular-nums ${isAlarming ? 'text-danger-ink' : ''}`}>{format(value)}</span>{' '}
      <span className="text-sm text-ink-secondary">{localize(unit)}</span>
    </>
  );
  return (
    <div className="min-w-0">
      <div className="truncate text-ink-secondary">{localize(label)}</div>
      <div className="mt-1 whitespace-nowrap">
        {href === undefined ? (
          figure
        ) : (
          <AppLink href={href} className="text-ink no-underline hover:text-primary-ink">
            {figure}
          </AppLink>
        )}
      </div>
      <div className="mt-1 text-xs whitespace-nowrap text-ink-secondary tabular-nums">
        {note ?? (before === undefined ? '\u00A0' : localize(texts.yesterday).replace('{n}', format(before)))}
      </div>
      {days !== undefined && <Sparkline values={days} />}
    </div>
  );
}
