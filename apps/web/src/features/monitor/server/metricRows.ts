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

const line = (name: string, zh: string, en: string, unit: MetricUnit, index = 0): MetricRow => ({ name, index, label: { zh, en }, unit });

/** The runtime. @source MON-03, jeecg-wire 3.19 */
export const runtimeRows: readonly MetricRow[] = [
  line('jvm.memory.max', '堆内存上限', 'Most that the heap may grow to', 'megabytes'),
  line('jvm.memory.committed', '堆可用内存', 'Heap taken from the system', 'megabytes'),
  line('jvm.memory.used', '堆已用内存', 'Heap in use', 'megabytes'),
  line('nodejs.heap.old.used', '老年代已用内存', 'Old generation in use', 'megabytes'),
  line('nodejs.memory.resident', '进程常驻内存', 'Memory of the process', 'megabytes'),
  line('jvm.buffer.memory.used', '缓冲区已用内存', 'Buffers outside of the heap', 'megabytes'),
  line('jvm.buffer.count', '打开的资源数量', 'Open timers, sockets and files', 'pieces'),
  line('nodejs.eventloop.delay.mean', '事件循环平均延迟', 'Mean delay of the event loop', 'milliseconds'),
  line('nodejs.eventloop.delay.p99', '事件循环P99延迟', 'Delay of the event loop, p99', 'milliseconds'),
  line('nodejs.eventloop.delay.max', '事件循环最大延迟', 'Longest delay of the event loop', 'milliseconds'),
  line('nodejs.eventloop.utilization', '事件循环利用率', 'Event loop busy', 'percent'),
  line('jvm.threads.daemon', '辅助线程数量', 'Threads beside the main one', 'pieces'),
  line('jvm.threads.live', '当前活跃线程数量', 'Threads', 'pieces'),
  line('jvm.threads.peak', '峰值线程数量', 'Most threads', 'pieces'),
  line('jvm.classes.loaded', '已加载上下文数量', 'Contexts of the engine', 'pieces'),
  line('jvm.classes.unloaded', '未释放上下文数量', 'Contexts not given back', 'pieces'),
  line('jvm.gc.memory.allocated', '堆外对象内存', 'Native objects outside of the heap', 'megabytes'),
  line('jvm.gc.memory.promoted', '老年代累计增长', 'Growth of the old generation', 'megabytes'),
  line('jvm.gc.max.data.size', '老年代最大内存', 'Most of the old generation', 'megabytes'),
  line('jvm.gc.live.data.size', 'FullGC后老年代内存', 'Old generation after a full collection', 'megabytes'),
  line('jvm.gc.pause', 'GC次数', 'Collections', 'pieces', 0),
  line('jvm.gc.pause', 'GC总耗时', 'Time of all collections', 'seconds', 1),
  line('nodejs.gc.major', 'FullGC次数', 'Full collections', 'pieces', 0),
];

/** The machine. @source MON-06, jeecg-wire 3.19 */
export const systemRows: readonly MetricRow[] = [
  line('system.cpu.count', 'CPU数量', 'Processors', 'pieces'),
  line('system.cpu.usage', '系统CPU使用率', 'Processors in use', 'percent'),
  line('process.cpu.usage', '当前应用CPU使用率', 'Processors used by the server', 'percent'),
  line('system.load.average.1m', '一分钟平均负载', 'Load over one minute', 'plain'),
  line('system.memory.total', '系统总内存', 'Memory', 'megabytes'),
  line('system.memory.free', '系统可用内存', 'Free memory', 'megabytes'),
  line('process.start.time', '应用启动时间点', 'Started at', 'instant'),
  line('process.uptime', '应用已运行时间', 'Running for', 'duration'),
];

/** The HTTP server. @source MON-07, jeecg-wire 3.19 */
export const httpRows: readonly MetricRow[] = [
  line('tomcat.sessions.created', '已创建session数', 'Sessions made', 'pieces'),
  line('tomcat.sessions.expired', '已结束session数', 'Sessions ended', 'pieces'),
  line('tomcat.sessions.active.current', '当前活跃session数', 'Live sessions', 'pieces'),
  line('tomcat.sessions.active.max', '活跃session数峰值', 'Most live sessions', 'pieces'),
  line('tomcat.sessions.rejected', '无效session的请求数', 'Calls without a live session', 'pieces'),
  line('tomcat.global.sent', '发送的字节数', 'Bytes sent', 'bytes'),
  line('tomcat.global.request.max', 'request最长耗时', 'Longest request', 'seconds'),
  line('tomcat.global.request', 'request请求次数', 'Requests', 'pieces', 0),
  line('tomcat.global.request', 'request总耗时', 'Time of all requests', 'seconds', 1),
  line('tomcat.threads.current', '处理中的请求数', 'Requests in hand', 'pieces'),
  line('nodejs.http.connections', '当前连接数', 'Open connections', 'pieces'),
  line('tomcat.threads.config.max', '连接数上限（0为不限）', 'Most connections (0: no limit)', 'pieces'),
];

/** Figures by name; undefined where the server has none of that name. */
export type Metrics = Readonly<Record<string, Metric | undefined>>;

/** The value of a line as it is measured. */
export const metricValue = (metrics: Metrics, { name, index = 0 }: Pick<MetricRow, 'name' | 'index'>): number | null =>
  metrics[name]?.measurements[index]?.value ?? null;

const mebi = 1_048_576;

/** A value as people read it. @source jeecg-wire 3.19: memory in MB with three decimals, shares in percent with two */
export function metricText(value: number, unit: MetricUnit, locale: 'zh' | 'en'): string {
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
