import { count, gt, isNull, and, sql } from 'drizzle-orm';
import { nowText } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { HttpTotals } from '../../platform/metrics/httpFigures.ts';
import type { RuntimeReading } from '../../platform/metrics/runtimeFigures.ts';
import { sysSession } from '../system/session/session.table.ts';

/** Sessions of all tenants since they are kept. */
interface SessionTotals {
  created: number;
  live: number;
}

interface Readings {
  runtime: RuntimeReading;
  http: HttpTotals;
  sessions: () => Promise<SessionTotals>;
}

/** One measured value. */
export interface Measurement {
  statistic: 'VALUE' | 'COUNT' | 'TOTAL_TIME' | 'MAX';
  value: number;
}

/** What a figure means here, and how it is read. */
interface Metric {
  description: string;
  baseUnit: string | null;
  read: (readings: Readings) => Measurement[] | Promise<Measurement[]>;
}

const one = (description: string, { baseUnit, read }: { baseUnit: string | null; read: (readings: Readings) => number }): Metric => ({
  description,
  baseUnit,
  read: (readings) => [{ statistic: 'VALUE', value: read(readings) }],
});
const ofSessions = (description: string, read: (totals: SessionTotals) => number): Metric => ({
  description,
  baseUnit: 'sessions',
  read: async ({ sessions }) => [{ statistic: 'VALUE', value: read(await sessions()) }],
});
const times = (description: string, read: (readings: Readings) => { count: number; totalMs: number; maxMs: number }): Metric => ({
  description,
  baseUnit: 'seconds',
  read: (readings) => {
    const { count: calls, totalMs, maxMs } = read(readings);
    return [
      { statistic: 'COUNT', value: calls },
      { statistic: 'TOTAL_TIME', value: totalMs / 1000 },
      { statistic: 'MAX', value: maxMs / 1000 },
    ];
  },
});
const bytes = 'bytes';

let mostSessions = 0;

/**
 * Figures by name. The names of Spring's actuator stand for what comes nearest in a server on V8; what only V8 has is named
 * `nodejs.*`, as the Micrometer of that world does.
 *
 * @source MON-03, MON-06, MON-07, jeecg-wire 3.19
 */
export const metrics: Readonly<Record<string, Metric>> = {
  'jvm.memory.max': one('Most that the heap may grow to', { baseUnit: bytes, read: ({ runtime }) => runtime.heap.limit }),
  'jvm.memory.committed': one('Heap that the engine has taken from the system', {
    baseUnit: bytes,
    read: ({ runtime }) => runtime.heap.committed,
  }),
  'jvm.memory.used': one('Heap in use', { baseUnit: bytes, read: ({ runtime }) => runtime.heap.used }),
  'jvm.buffer.memory.used': one('Memory of buffers outside of the heap', {
    baseUnit: bytes,
    read: ({ runtime }) => runtime.heap.arrayBuffers,
  }),
  'jvm.buffer.count': one('Timers, sockets and files that are open', { baseUnit: null, read: ({ runtime }) => runtime.resources }),
  'jvm.threads.daemon': one('Threads beside the main one', {
    baseUnit: 'threads',
    read: ({ runtime }) => Math.max(0, runtime.threads.live - 1),
  }),
  'jvm.threads.live': one('Threads of the process', { baseUnit: 'threads', read: ({ runtime }) => runtime.threads.live }),
  'jvm.threads.peak': one('Most threads seen', { baseUnit: 'threads', read: ({ runtime }) => runtime.threads.peak }),
  'jvm.classes.loaded': one('Contexts of the engine', { baseUnit: null, read: ({ runtime }) => runtime.contexts.live }),
  'jvm.classes.unloaded': one('Contexts that are done with and still held', {
    baseUnit: null,
    read: ({ runtime }) => runtime.contexts.detached,
  }),
  'jvm.gc.memory.allocated': one('Memory of native objects outside of the heap', {
    baseUnit: bytes,
    read: ({ runtime }) => runtime.heap.external,
  }),
  'jvm.gc.memory.promoted': one('Growth of the old generation over all collections', {
    baseUnit: bytes,
    read: ({ runtime }) => runtime.gc.promoted,
  }),
  'jvm.gc.max.data.size': one('Most that the heap may grow to', { baseUnit: bytes, read: ({ runtime }) => runtime.heap.limit }),
  'jvm.gc.live.data.size': one('Old generation after the last full collection', {
    baseUnit: bytes,
    read: ({ runtime }) => runtime.gc.liveAfterMajor,
  }),
  'jvm.gc.pause': times('Garbage collections', ({ runtime: { gc } }) => gc),
  'nodejs.gc.major': times('Full garbage collections', ({ runtime: { gc } }) => ({
    count: gc.majorCount,
    totalMs: gc.majorMs,
    maxMs: gc.maxMs,
  })),
  'nodejs.heap.old.used': one('Old generation in use', { baseUnit: bytes, read: ({ runtime }) => runtime.heap.oldUsed }),
  'nodejs.memory.resident': one('Memory of the process', { baseUnit: bytes, read: ({ runtime }) => runtime.heap.resident }),
  'nodejs.eventloop.delay.mean': one('Mean delay of the event loop', {
    baseUnit: 'milliseconds',
    read: ({ runtime }) => runtime.loop.meanMs,
  }),
  'nodejs.eventloop.delay.p99': one('Delay of the event loop that 99 of 100 stay below', {
    baseUnit: 'milliseconds',
    read: ({ runtime }) => runtime.loop.p99Ms,
  }),
  'nodejs.eventloop.delay.max': one('Longest delay of the event loop', {
    baseUnit: 'milliseconds',
    read: ({ runtime }) => runtime.loop.maxMs,
  }),
  'nodejs.eventloop.utilization': one('Share of the time in which the event loop is busy', {
    baseUnit: null,
    read: ({ runtime }) => runtime.loop.utilization,
  }),
  'system.cpu.count': one('Processors that the process may use', { baseUnit: null, read: ({ runtime }) => runtime.cpu.count }),
  'system.cpu.usage': one('Share of all processors that is in use', { baseUnit: null, read: ({ runtime }) => runtime.cpu.system }),
  'system.load.average.1m': one('Load over one minute', { baseUnit: null, read: ({ runtime }) => runtime.cpu.load1 }),
  'system.memory.total': one('Memory of the machine', { baseUnit: bytes, read: ({ runtime }) => runtime.memory.total }),
  'system.memory.free': one('Free memory of the machine', { baseUnit: bytes, read: ({ runtime }) => runtime.memory.free }),
  'process.start.time': one('When the process started, seconds since 1970', {
    baseUnit: 'seconds',
    read: ({ runtime }) => runtime.startedAt.getTime() / 1000,
  }),
  'process.uptime': one('How long the process has run', { baseUnit: 'seconds', read: ({ runtime }) => runtime.uptimeMs / 1000 }),
  'process.cpu.usage': one('Share of all processors that the process uses', { baseUnit: null, read: ({ runtime }) => runtime.cpu.process }),
  'tomcat.sessions.created': ofSessions('Logins whose sessions are still kept', ({ created }) => created),
  'tomcat.sessions.expired': ofSessions('Sessions that have ended', ({ created, live }) => created - live),
  'tomcat.sessions.active.current': ofSessions('Live sessions', ({ live }) => live),
  'tomcat.sessions.active.max': ofSessions('Most live sessions seen', ({ live }) => (mostSessions = Math.max(mostSessions, live))),
  'tomcat.sessions.rejected': one('Calls without a live session', { baseUnit: 'requests', read: ({ http }) => http.turnedAway }),
  'tomcat.global.sent': one('Bytes that were sent', { baseUnit: bytes, read: ({ http }) => http.bytesSent }),
  'tomcat.global.request.max': one('Longest request', { baseUnit: 'seconds', read: ({ http }) => http.maxMs / 1000 }),
  'tomcat.global.request': times('Requests', ({ http }) => ({ count: http.requests, totalMs: http.totalMs, maxMs: http.maxMs })),
  'tomcat.threads.current': one('Requests in hand', { baseUnit: 'requests', read: ({ http }) => http.inFlight }),
  'tomcat.threads.config.max': one('Most connections, 0 for no limit', {
    baseUnit: 'connections',
    read: ({ http }) => http.maxConnections,
  }),
  'nodejs.http.connections': one('Open connections', { baseUnit: 'connections', read: ({ http }) => http.connections }),
};

/** What the figures are read from, at this moment. */
export function readingsOf(ctx: Context): Readings {
  const { runtime, http } = ctx.platform;
  return { runtime: runtime.read(), http: http.totals(), sessions: () => sessionTotals(ctx) };
}

function sessionTotals(ctx: Context): Promise<SessionTotals> {
  const isLive = and(isNull(sysSession.endedAt), gt(sysSession.expiresAt, nowText(ctx.clock)));
  return ctx.platform.database.transaction('system', async (tx) => {
    const [row] = await tx.select({ created: count(), live: sql<number>`(count(*) filter (where ${isLive}))::int` }).from(sysSession);
    return { created: row?.created ?? 0, live: row?.live ?? 0 };
  });
}
