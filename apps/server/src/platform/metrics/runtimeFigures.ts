import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, freemem, loadavg, totalmem } from 'node:os';
import { constants, monitorEventLoopDelay, performance, PerformanceObserver, type EventLoopUtilization } from 'node:perf_hooks';
import { getHeapSpaceStatistics, getHeapStatistics } from 'node:v8';

/** What the runtime says of itself. Bytes, milliseconds, shares of 1. */
export interface RuntimeReading {
  heap: { limit: number; committed: number; used: number; external: number; arrayBuffers: number; oldUsed: number; resident: number };
  /** Contexts of the engine that live, and such that are done with and still held: the second shows a leak. */
  contexts: { live: number; detached: number };
  /** Threads of the process now and at most; 0 where the system does not tell. */
  threads: { live: number; peak: number };
  /** Timers, sockets and other things that keep the process alive. */
  resources: number;
  gc: { count: number; totalMs: number; maxMs: number; majorCount: number; majorMs: number; liveAfterMajor: number; promoted: number };
  loop: { meanMs: number; p99Ms: number; maxMs: number; utilization: number };
  cpu: { count: number; system: number; process: number; load1: number };
  memory: { total: number; free: number };
  startedAt: Date;
  uptimeMs: number;
}

/** Reads the runtime's figures; those that are shares count from the reading before. */
export interface RuntimeFigures {
  read(): RuntimeReading;
  close(): void;
}

/** Readings that come faster than that repeat the shares of the one before, ms: of too short a time they say nothing. */
const shortestMs = 500;

/** Begins to watch the runtime. */
export function createRuntimeFigures(): RuntimeFigures {
  const gc = { count: 0, totalMs: 0, maxMs: 0, majorCount: 0, majorMs: 0, liveAfterMajor: oldUsed(), promoted: 0 };
  let oldBefore = gc.liveAfterMajor;
  const observer = new PerformanceObserver((list) => {
    const entries = list.getEntries() as readonly GcEntry[];
    for (const { duration, detail } of entries) {
      const isMajor = detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR;
      gc.count += 1;
      gc.totalMs += duration;
      gc.maxMs = Math.max(gc.maxMs, duration);
      if (isMajor) {
        gc.majorCount += 1;
        gc.majorMs += duration;
      }
    }
    const now = oldUsed();
    gc.promoted += Math.max(0, now - oldBefore);
    oldBefore = now;
    if (entries.some(({ detail }) => detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR)) gc.liveAfterMajor = now;
  });
  observer.observe({ entryTypes: ['gc'] });
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let peak = 0;
  let last = sample();
  let shares = { system: 0, process: 0, utilization: 0 };
  return {
    read: () => {
      const now = sample();
      if (now.at - last.at >= shortestMs) {
        shares = sharesBetween(last, now);
        last = now;
      }
      const heap = getHeapStatistics();
      const memory = process.memoryUsage();
      const live = threadCount();
      peak = Math.max(peak, live);
      return {
        heap: {
          limit: heap.heap_size_limit,
          committed: heap.total_heap_size,
          used: heap.used_heap_size,
          external: memory.external,
          arrayBuffers: memory.arrayBuffers,
          oldUsed: oldUsed(),
          resident: memory.rss,
        },
        contexts: { live: heap.number_of_native_contexts, detached: heap.number_of_detached_contexts },
        threads: { live, peak },
        resources: process.getActiveResourcesInfo().length,
        gc: { ...gc },
        loop: {
          meanMs: finite(delay.mean) / 1e6,
          p99Ms: finite(delay.percentile(99)) / 1e6,
          maxMs: finite(delay.max) / 1e6,
          utilization: shares.utilization,
        },
        cpu: { count: availableParallelism(), system: shares.system, process: shares.process, load1: loadavg()[0] ?? 0 },
        memory: { total: totalmem(), free: freemem() },
        startedAt: new Date(performance.timeOrigin),
        uptimeMs: performance.now(),
      };
    },
    close: () => {
      observer.disconnect();
      delay.disable();
    },
  };
}

/** The kind of a collection stands in its detail, which the type of entries does not know. */
type GcEntry = { duration: number; detail?: { kind?: number } };

interface Sample {
  at: number;
  idle: number;
  all: number;
  ownMicroseconds: number;
  loop: EventLoopUtilization;
}

function sample(): Sample {
  let idle = 0;
  let all = 0;
  for (const { times } of cpus()) {
    idle += times.idle;
    all += times.user + times.nice + times.sys + times.idle + times.irq;
  }
  const { user, system } = process.cpuUsage();
  return { at: performance.now(), idle, all, ownMicroseconds: user + system, loop: performance.eventLoopUtilization() };
}

function sharesBetween(before: Sample, now: Sample): { system: number; process: number; utilization: number } {
  const all = now.all - before.all;
  const available = (now.at - before.at) * 1000 * availableParallelism();
  return {
    system: all <= 0 ? 0 : share(1 - (now.idle - before.idle) / all),
    process: share((now.ownMicroseconds - before.ownMicroseconds) / available),
    utilization: share(performance.eventLoopUtilization(now.loop, before.loop).utilization),
  };
}

const share = (value: number): number => Math.min(1, Math.max(0, finite(value)));
const finite = (value: number): number => (Number.isFinite(value) ? value : 0);

const oldUsed = (): number => getHeapSpaceStatistics().find((space) => space.space_name === 'old_space')?.space_used_size ?? 0;

/** Linux tells; elsewhere nobody does. */
function threadCount(): number {
  try {
    return Number(/^Threads:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
