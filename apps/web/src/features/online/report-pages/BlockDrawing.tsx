import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import type { ReportScreen } from '@tarmac/freight-api/online';
import { type ReactNode, useMemo } from 'react';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { Panel } from '../../../shared/pages/Panel.tsx';
import { reportPath, rowsBehind } from '../report-page/drillDown.ts';
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
  const given = JSON.stringify(askedWith(block, values));
  const asked = useMemo(() => JSON.parse(given) as Record<string, string>, [given]);
  const behind = rowsBehind(screen, { path: reportPath(screen), search: new URLSearchParams(asked) });
  const whole = (
    <AppLink href={behind() ?? ''} className="text-sm text-primary-ink">
      {interpolate(localize(texts.all), { count: total })}
    </AppLink>
  );
  if (graphType === 'table')
    return (
      <Panel title={{ zh: block.title, en: block.title }} aside={whole}>
        {aside}
        <BlockTable label={block.title} screen={screen} rows={rows.slice(0, lines[block.height])} asked={asked} />
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
        behind={behind}
        aside={whole}
      />
      {total > rows.length && (
        <p className="m-0 text-sm text-ink-secondary">{interpolate(localize(reportTexts.onlyFirst), { count: rows.length })}</p>
      )}
    </div>
  );
}

/** What the report of a block is asked with: values of the page, and those that the block sets. */
const askedWith = ({ shared, fixed }: Block, values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries([...shared.map(({ name, from }) => [name, values[from] ?? '']), ...fixed.map(({ name, value }) => [name, value])]);
