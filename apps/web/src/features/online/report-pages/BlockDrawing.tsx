import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import type { ReportScreen } from '@tarmac/freight-api/online';
import type { ReactNode } from 'react';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { Panel } from '../../../shared/pages/Panel.tsx';
import { ReportChart } from '../report-page/ReportChart.tsx';
import { reportTexts } from '../report-page/reportTexts.ts';
import { BlockTable } from './BlockTable.tsx';
import { boardTexts as texts } from './boardTexts.ts';
import type { PageBlock } from './pageBlock.ts';

type Block = Pick<PageBlock, 'title' | 'graphType' | 'xaxisField' | 'byField' | 'yaxisFields' | 'fold' | 'height' | 'shared' | 'fixed'>;

interface BlockDrawingProps {
  block: Block;
  screen: ReportScreen;
  values: Readonly<Record<string, string>>;
  rows: readonly Readonly<Record<string, unknown>>[];
  /** Rows that there are; the first of them are drawn. */
  total: number;
  /** What is said beside it. */
  aside?: ReactNode;
}

/** Of bars and lines, px. */
const heights = { small: 160, normal: 220, tall: 340 } as const;
/** Of tables. */
const lines = { small: 5, normal: 10, tall: 20 } as const;

/** The rows of a report as its block draws them. */
export function BlockDrawing({ block, screen, values, rows, total, aside }: BlockDrawingProps) {
  const { localize } = useLocale();
  const { graphType } = block;
  const whole = (
    <AppLink href={addressOf(block, { screen, values })} className="text-sm text-primary-ink">
      {interpolate(localize(texts.all), { count: total })}
    </AppLink>
  );
  if (graphType === 'table')
    return (
      <Panel title={{ zh: block.title, en: block.title }} aside={whole}>
        {aside}
        <BlockTable label={block.title} screen={screen} rows={rows.slice(0, lines[block.height])} />
      </Panel>
    );
  return (
    <div className="flex min-w-0 flex-col gap-2 [&>section]:grow">
      {aside}
      <ReportChart
        chart={{
          kind: graphType,
          title: block.title,
          x: block.xaxisField,
          by: block.byField,
          y: block.yaxisFields,
          fold: block.fold,
        }}
        screen={screen}
        rows={rows}
        height={heights[block.height]}
      />
      {total > rows.length && (
        <p className="m-0 text-sm text-ink-secondary">{interpolate(localize(reportTexts.onlyFirst), { count: rows.length })}</p>
      )}
    </div>
  );
}

/** The page of the report itself, with the parameters that the block asks it with. */
function addressOf(
  { shared, fixed }: Block,
  { screen, values }: { screen: ReportScreen; values: Readonly<Record<string, string>> },
): string {
  const query = new URLSearchParams([
    ...shared.map(({ name, from }): [string, string] => [name, values[from] ?? '']),
    ...fixed.map(({ name, value }): [string, string] => [name, value]),
  ]).toString();
  return `/online/cgreport/${screen.id}${query && `?${query}`}`;
}
