import { formatBytes, useLocale } from '@tarmac/admin-kit/i18n';
import { createCacheMonitorApi } from '@tarmac/freight-api/monitor';
import { useQuery } from '@tanstack/react-query';
import { Chart } from '../../../shared/chart/Chart.tsx';
import type { ChartColors } from '../../../shared/chart/chartColors.ts';
import { FigureTable } from '../shared/FigureTable.tsx';
import { MonitorFrame } from '../shared/MonitorFrame.tsx';
import { diskTexts as texts } from '../shared/monitorTexts.ts';
import { isDisks, quietly } from '../shared/quietly.ts';

const api = createCacheMonitorApi(quietly(isDisks));
const everyMs = 30_000;

/** How full each disk is. @source MON-01, jeecg-wire 3.19 */
export default function DiskMonitoringPage() {
  const { localize } = useLocale();
  const query = useQuery({
    queryKey: ['disks'],
    queryFn: ({ signal }) => api.queryDiskInfo({ signal }),
    refetchInterval: everyMs,
    retry: false,
  });
  const disks = query.data ?? [];
  return (
    <MonitorFrame title={texts.page} query={query}>
      <div className="grid gap-3 md:grid-cols-2 desktop:grid-cols-3">
        {disks.map(({ name, restPPT }) => (
          <figure key={name} className="m-0 rounded-lg border border-solid border-line bg-surface p-gap">
            <figcaption className="font-medium">{name}</figcaption>
            <Chart height={200} option={(colors) => gauge(restPPT, colors)} />
          </figure>
        ))}
      </div>
      <FigureTable
        label={localize(texts.page)}
        captions={[texts.disk, texts.total, texts.used, texts.free, texts.share].map((text) => localize(text))}
        lines={disks.map(({ name, max, rest, restPPT }) => ({
          key: name,
          cells: [name, formatBytes(max), formatBytes(max - rest), formatBytes(rest), `${restPPT} %`],
        }))}
      />
    </MonitorFrame>
  );
}

const gauge = (percent: number, colors: ChartColors) => {
  const color = percent >= 90 ? colors.danger : percent >= 75 ? colors.waiting : colors.series[0];
  return {
    series: [
      {
        type: 'gauge',
        min: 0,
        max: 100,
        radius: '95%',
        center: ['50%', '56%'],
        progress: { show: true, width: 12, itemStyle: { color } },
        axisLine: { lineStyle: { width: 12, color: [[1, colors.line]] } },
        axisTick: { show: false },
        splitLine: { show: false },
        axisLabel: { color: colors.faint, fontSize: 11, distance: 18 },
        pointer: { show: false },
        anchor: { show: false },
        detail: { formatter: '{value}%', color: colors.ink, fontSize: 22, offsetCenter: [0, 0] },
        data: [{ value: percent }],
      },
    ],
  };
};
