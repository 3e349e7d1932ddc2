import { useLocale } from '@tarmac/admin-kit/i18n';
import type { LaneCurve } from '@tarmac/freight-api/shipping';
import { Chart } from '../../../shared/chart/Chart.tsx';
import type { ChartColors } from '../../../shared/chart/chartColors.ts';
import { chartFrame } from '../../../shared/chart/chartFrame.ts';
import { PriceTarget } from './PriceTarget.tsx';
import { priceHistoryTexts as texts } from './priceHistoryTexts.ts';

const head = 'border-0 border-b border-solid border-line py-1 text-start font-medium';

/** A lane's price: the middle one of waybills as a line, what it was changed to as points, and both as tables. */
export default function LaneChart({ curve: { unit, changes, medians, more } }: { curve: LaneCurve }) {
  const { localize } = useLocale();
  const names = [localize(texts.median), localize(texts.change)];
  const option = (colors: ChartColors) => {
    const frame = chartFrame(colors);
    return {
      ...frame,
      tooltip: {
        ...frame.tooltip,
        trigger: 'item',
        valueFormatter: (value: unknown) => (Array.isArray(value) ? `${String(value[1])} ${unit}` : '--'),
      },
      xAxis: {
        ...frame.xAxis,
        type: 'time',
        axisLabel: { ...frame.xAxis.axisLabel, hideOverlap: true, formatter: '{MM}-{dd}' },
      },
      yAxis: {
        ...frame.yAxis,
        // Prices of a lane lie close together: from nothing on they would be one flat line.
        scale: true,
      },
      series: [
        {
          name: names[0],
          type: 'line',
          symbolSize: 6,
          lineStyle: { width: 2 },
          data: medians.map(({ from, median }) => [from, Number(median)]),
        },
        {
          name: names[1],
          type: 'line',
          symbol: 'diamond',
          symbolSize: 9,
          // Changes of many orders do not make a line.
          lineStyle: { width: 0 },
          data: changes.flatMap(({ changeTime, newValue }) => (newValue === null ? [] : [[changeTime, Number(newValue)]])),
        },
      ],
    };
  };
  return (
    <>
      <p className="m-0 flex flex-wrap items-center gap-x-4 text-sm text-ink-secondary">
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden className="h-0.5 w-4 bg-primary-solid" />
          {names[0]}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden className="size-2 rotate-45 bg-ok-ink" />
          {names[1]}
        </span>
        <span>{unit}</span>
      </p>
      <Chart option={option} height={260} />
      {more && <p className="mb-2 mt-0 text-sm text-ink-secondary">{localize(texts.more)}</p>}
      <details className="text-sm">
        <summary className="cursor-pointer text-ink-secondary">{localize(texts.asTable)}</summary>
        <div className="grid gap-4 tabular-nums md:grid-cols-[2fr_3fr]">
          <table aria-label={names[0]} className="w-full border-collapse self-start">
            <thead>
              <tr>
                {[texts.time, texts.median, texts.notes].map((caption) => (
                  <th key={caption.zh} scope="col" className={head}>
                    {localize(caption)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {medians.map(({ from, median, n }) => (
                <tr key={from}>
                  <th scope="row" className="py-0.5 text-start font-normal text-ink-secondary">
                    {from}
                  </th>
                  <td>{median}</td>
                  <td>{n}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <table aria-label={names[1]} className="w-full border-collapse self-start">
            <thead>
              <tr>
                {[texts.time, texts.subject, texts.before, texts.change].map((caption) => (
                  <th key={caption.zh} scope="col" className={head}>
                    {localize(caption)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {changes.toReversed().map((change) => (
                <tr key={change.id}>
                  <th scope="row" className="py-0.5 text-start font-normal text-ink-secondary">
                    {change.changeTime}
                  </th>
                  <td>
                    <PriceTarget target={change}>{change.targetNo}</PriceTarget>
                  </td>
                  <td>{change.oldValue ?? '--'}</td>
                  <td>{change.newValue ?? '--'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}
