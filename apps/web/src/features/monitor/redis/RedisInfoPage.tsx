import { useLocale } from '@tarmac/admin-kit/i18n';
import { createCacheMonitorApi } from '@tarmac/freight-api/monitor';
import { useQuery } from '@tanstack/react-query';
import { LiveChart } from '../../../shared/chart/LiveChart.tsx';
import { useLive } from '../../../shared/chart/useLive.ts';
import { FigureName, FigureTable } from '../shared/FigureTable.tsx';
import { MonitorFrame } from '../shared/MonitorFrame.tsx';
import { cacheTexts, monitorTexts as texts } from '../shared/monitorTexts.ts';
import { isCacheInfo, isKeysSize, isMemoryInfo, quietly } from '../shared/quietly.ts';

const keys = createCacheMonitorApi(quietly(isKeysSize));
const memory = createCacheMonitorApi(quietly(isMemoryInfo));
const figures = createCacheMonitorApi(quietly(isCacheInfo));
const everyMs = 3000;
const keep = 40;

async function readCache(signal: AbortSignal): Promise<{ keys: number; kilobytes: number }> {
  const [{ dbSize }, { used_memory: used }] = await Promise.all([keys.keysSize({ signal }), memory.memoryInfo({ signal })]);
  // A real Redis says its memory as a text.
  return { keys: dbSize, kilobytes: Number(used) / 1000 };
}

/** How many keys the cache of the server holds, and how large they are. @source MON-04, jeecg-wire 3.19 */
export default function RedisInfoPage() {
  const { localize } = useLocale();
  const query = useLive({ key: ['cacheLive'], read: readCache, everyMs, keep });
  const { data: info = [] } = useQuery({ queryKey: ['cacheInfo'], queryFn: ({ signal }) => figures.info({ signal }), retry: false });
  const { history = [] } = query.data ?? {};
  const points = (value: (reading: { keys: number; kilobytes: number }) => number) =>
    history.map(({ at, reading }) => ({ at, values: [value(reading)] }));
  return (
    <MonitorFrame title={cacheTexts.page} query={query}>
      <div className="grid gap-3 md:grid-cols-2">
        <LiveChart title={cacheTexts.keys} unit="" decimals={0} series={[cacheTexts.keys]} points={points(({ keys }) => keys)} />
        <LiveChart title={cacheTexts.memory} unit="KB" series={[cacheTexts.memory]} points={points(({ kilobytes }) => kilobytes)} />
      </div>
      <FigureTable
        label={localize(cacheTexts.figures)}
        textColumns={2}
        captions={[localize(texts.key), localize(texts.description), localize(texts.value)]}
        lines={info.map(({ key, description, value }) => ({
          key,
          cells: [<FigureName key="key" name={key} />, description, value],
        }))}
      />
    </MonitorFrame>
  );
}
