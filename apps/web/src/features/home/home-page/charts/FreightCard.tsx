import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import type { DashboardIndex } from '@tarmac/freight-api/system';
import { AppLink } from '../../../../shared/pages/AppLink.tsx';
import { useMenuPages } from '../../../../shared/pages/menuPages.ts';
import { count, tonnes, yuan } from '../../../../shared/texts/figureTexts.ts';
import { homeTexts } from '../homeTexts.ts';
import { chartTexts as texts } from './chartCardTexts.ts';
import { DayLine } from './DayLine.tsx';
import { IndexCard } from './IndexCard.tsx';
import type { CardProps } from '../cardTypes.ts';

type Freight = NonNullable<DashboardIndex['freight']>;

/** What the last 30 days came to beside the 30 before, and the way each of them went. */
export function FreightCard({ arranging }: CardProps) {
  const { localize } = useLocale();
  const { isMine } = useMenuPages();
  return (
    <IndexCard
      title={homeTexts.freight}
      arranging={arranging}
      rows={7}
      aside={({ freight }) =>
        freight !== null &&
        isMine('/statistics/freight') && (
          <AppLink
            href={`/statistics/freight?from=${freight.from}&to=${freight.to}`}
            className="text-primary-ink no-underline hover:underline"
          >
            {localize(texts.statistics)}
          </AppLink>
        )
      }
    >
      {({ freight }) => freight && <Body freight={freight} />}
    </IndexCard>
  );
}

function Body({ freight }: { freight: Freight }) {
  const { localize } = useLocale();
  const { before, days } = freight;
  const hasFee = freight.fee.now !== null;
  return (
    <>
      <div className="mb-3 grid grid-cols-2 gap-4 desktop:grid-cols-4">
        <Trend label={texts.notes} unit={homeTexts.piece} format={count} {...freight.notes} />
        <Trend label={texts.weight} unit={homeTexts.tonne} format={tonnes} {...freight.weight} />
        {hasFee && <Trend label={texts.fee} unit={homeTexts.yuan} format={yuan} {...freight.fee} />}
        {freight.grossProfit.now !== null && <Trend label={texts.profit} unit={homeTexts.yuan} format={yuan} {...freight.grossProfit} />}
      </div>
      <DayLine
        label={localize(homeTexts.freight)}
        days={days.map(({ day }) => day)}
        series={[
          { label: localize(texts.notes), values: days.map(({ notes }) => notes), format: count, tone: 'primary' },
          ...(hasFee ? [{ label: localize(texts.fee), values: days.map(({ fee }) => fee ?? 0), format: yuan, tone: 'ok' } as const] : []),
        ]}
      />
      <p className="m-0 mt-2 text-xs text-ink-secondary">
        {localize(texts.compared).replace('{from}', before.from).replace('{to}', before.to)}
      </p>
    </>
  );
}

interface TrendProps {
  label: LocalText;
  unit: LocalText;
  format: (value: number) => string;
  now: number | null;
  before: number | null;
}

function Trend({ label, unit, format, now, before }: TrendProps) {
  const { localize } = useLocale();
  const change = now === null || before === null || before === 0 ? null : ((now - before) / Math.abs(before)) * 100;
  return (
    <div className="min-w-0">
      <div className="truncate text-ink-secondary">{localize(label)}</div>
      <div className="mt-1 truncate">
        <span className="text-lg font-semibold tabular-nums">{format(now ?? 0)}</span>{' '}
        <span className="text-sm text-ink-secondary">{localize(unit)}</span>
      </div>
      <div className="mt-0.5 text-xs text-ink-secondary tabular-nums">
        {change === null ? '--' : `${change >= 0 ? '↑' : '↓'} ${Math.abs(change).toFixed(1)}%`}
      </div>
    </div>
  );
}
