import { formatInstant } from '@tarmac/admin-kit/i18n';
import type { LocalText } from '@tarmac/admin-kit/i18n';
import type { Metric } from '@tarmac/freight-api/monitor';

/** How a figure is shown. */
export type MetricUnit = 'megabytes' | 'bytes' | 'pieces' | 'percent' | 'seconds' | 'milliseconds' | 'instant' | 'duration' | 'plain';

/** A line of a page: which figure, which of its values, and what it is called. */
export interface MetricRow {
  name: string;
  /** Which measurement, 0 unless said: of a timer 0 is the count and 1 the total time. */
  index?: number;
  label: LocalText;
  unit: MetricUnit;
}

const line = (name: string, { zh, en, unit, index = 0 }: { zh: string; en: string; unit: MetricUnit; index?: number }): MetricRow => ({
  name,
  index,
  label: { zh, en },
  unit,
});

/** The runtime. @source MON-03, jeecg-wire 3.19 */
export const runtimeRows: readonly MetricRow[] = [
  line('jvm.memory.max', { zh: '堆内存上限', en: 'Most that the heap may grow to', unit: 'megabytes' }),
  line('jvm.memory.committed', { zh: '堆可用内存', en: 'Heap taken from the system', unit: 'megabytes' }),
  line('jvm.memory.used', { zh: '堆已用内存', en: 'Heap in use', unit: 'megabytes' }),
  line('nodejs.heap.old.used', { zh: '老年代已用内存', en: 'Old generation in use', unit: 'megabytes' }),
  line('nodejs.memory.resident', { zh: '进程常驻内存', en: 'Memory of the process', unit: 'megabytes' }),
  line('jvm.buffer.memory.used', { zh: '缓冲区已用内存', en: 'Buffers outside of the heap', unit: 'megabytes' }),
  line('jvm.buffer.count', { zh: '打开的资源数量', en: 'Open timers, sockets and files', unit: 'pieces' }),
  line('nodejs.eventloop.delay.mean', { zh: '事件循环平均延迟', en: 'Mean delay of the event loop', unit: 'milliseconds' }),
  line('nodejs.eventloop.delay.p99', { zh: '事件循环P99延迟', en: 'Delay of the event loop, p99', unit: 'milliseconds' }),
  line('nodejs.eventloop.delay.max', { zh: '事件循环最大延迟', en: 'Longest delay of the event loop', unit: 'milliseconds' }),
  line('nodejs.eventloop.utilization', { zh: '事件循环利用率', en: 'Event loop busy', unit: 'percent' }),
  line('jvm.threads.daemon', { zh: '辅助线程数量', en: 'Threads beside the main one', unit: 'pieces' }),
  line('jvm.threads.live', { zh: '当前活跃线程数量', en: 'Threads', unit: 'pieces' }),
  line('jvm.threads.peak', { zh: '峰值线程数量', en: 'Most threads', unit: 'pieces' }),
  line('jvm.classes.loaded', { zh: '已加载上下文数量', en: 'Contexts of the engine', unit: 'pieces' }),
  line('jvm.classes.unloaded', { zh: '未释放上下文数量', en: 'Contexts not given back', unit: 'pieces' }),
  line('jvm.gc.memory.allocated', { zh: '堆外对象内存', en: 'Native objects outside of the heap', unit: 'megabytes' }),
  line('jvm.gc.memory.promoted', { zh: '老年代累计增长', en: 'Growth of the old generation', unit: 'megabytes' }),
  line('jvm.gc.max.data.size', { zh: '老年代最大内存', en: 'Most of the old generation', unit: 'megabytes' }),
  line('jvm.gc.live.data.size', { zh: 'FullGC后老年代内存', en: 'Old generation after a full collection', unit: 'megabytes' }),
  line('jvm.gc.pause', { zh: 'GC次数', en: 'Collections', unit: 'pieces', index: 0 }),
  line('jvm.gc.pause', { zh: 'GC总耗时', en: 'Time of all collections', unit: 'seconds', index: 1 }),
  line('nodejs.gc.major', { zh: 'FullGC次数', en: 'Full collections', unit: 'pieces', index: 0 }),
];

/** The machine. @source MON-06, jeecg-wire 3.19 */
export const systemRows: readonly MetricRow[] = [
  line('system.cpu.count', { zh: 'CPU数量', en: 'Processors', unit: 'pieces' }),
  line('system.cpu.usage', { zh: '系统CPU使用率', en: 'Processors in use', unit: 'percent' }),
  line('process.cpu.usage', { zh: '当前应用CPU使用率', en: 'Processors used by the server', unit: 'percent' }),
  line('system.load.average.1m', { zh: '一分钟平均负载', en: 'Load over one minute', unit: 'plain' }),
  line('system.memory.total', { zh: '系统总内存', en: 'Memory', unit: 'megabytes' }),
  line('system.memory.free', { zh: '系统可用内存', en: 'Free memory', unit: 'megabytes' }),
  line('process.start.time', { zh: '应用启动时间点', en: 'Started at', unit: 'instant' }),
  line('process.uptime', { zh: '应用已运行时间', en: 'Running for', unit: 'duration' }),
];

/** The HTTP server. @source MON-07, jeecg-wire 3.19 */
export const httpRows: readonly MetricRow[] = [
  line('tomcat.sessions.created', { zh: '已创建session数', en: 'Sessions made', unit: 'pieces' }),
  line('tomcat.sessions.expired', { zh: '已结束session数', en: 'Sessions ended', unit: 'pieces' }),
  line('tomcat.sessions.active.current', { zh: '当前活跃session数', en: 'Live sessions', unit: 'pieces' }),
  line('tomcat.sessions.active.max', { zh: '活跃session数峰值', en: 'Most live sessions', unit: 'pieces' }),
  line('tomcat.sessions.rejected', { zh: '无效session的请求数', en: 'Calls without a live session', unit: 'pieces' }),
  line('tomcat.global.sent', { zh: '发送的字节数', en: 'Bytes sent', unit: 'bytes' }),
  line('tomcat.global.request.max', { zh: 'request最长耗时', en: 'Longest request', unit: 'seconds' }),
  line('tomcat.global.request', { zh: 'request请求次数', en: 'Requests', unit: 'pieces', index: 0 }),
  line('tomcat.global.request', { zh: 'request总耗时', en: 'Time of all requests', unit: 'seconds', index: 1 }),
  line('tomcat.threads.current', { zh: '处理中的请求数', en: 'Requests in hand', unit: 'pieces' }),
  line('nodejs.http.connections', { zh: '当前连接数', en: 'Open connections', unit: 'pieces' }),
  line('tomcat.threads.config.max', { zh: '连接数上限（0为不限）', en: 'Most connections (0: no limit)', unit: 'pieces' }),
];

/** Figures by name; undefined where the server has none of that name. */
export type Metrics = Readonly<Record<string, Metric | undefined>>;

/** The value of a line as it is measured. */
export const metricValue = (metrics: Metrics, { name, index = 0 }: Pick<MetricRow, 'name' | 'index'>): number | null =>
  metrics[name]?.measurements[index]?.value ?? null;

const mebi = 1_048_576;

/** A value as people read it. @source jeecg-wire 3.19: memory in MB with three decimals, shares in percent with two */
export function metricText(value: number, { unit, locale }: { unit: MetricUnit; locale: 'zh' | 'en' }): string {
  const zh = locale === 'zh';
  switch (unit) {
    case 'megabytes':
      return `${(value / mebi).toFixed(3)} MB`;
    case 'bytes':
      return `${value.toLocaleString('en-US')} bytes`;
    case 'pieces':
      return zh ? `${value.toLocaleString('en-US')} 个` : value.toLocaleString('en-US');
    case 'percent':
      return `${(value * 100).toFixed(2)} %`;
    case 'seconds':
      return `${value.toFixed(3)} ${zh ? '秒' : 's'}`;
    case 'milliseconds':
      return `${value.toFixed(2)} ${zh ? '毫秒' : 'ms'}`;
    case 'instant':
      return formatInstant(value * 1000);
    case 'duration':
      return durationText(value, zh);
    default:
      return value.toFixed(2);
  }
}

function durationText(seconds: number, zh: boolean): string {
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = Math.floor(seconds % 60);
  const parts = zh ? ['天', '小时', '分', '秒'] : ['d', 'h', 'min', 's'];
  return [days, hours, minutes, rest]
    .map((amount, index) => ({ amount, text: `${amount} ${parts[index]}` }))
    .filter(({ amount }, index) => amount > 0 || index === 3)
    .map(({ text }) => text)
    .join(' ');
}
