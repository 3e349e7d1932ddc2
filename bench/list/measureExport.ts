import { readFileSync } from 'node:fs';
import { freePort } from '../../scripts/lib/postgres.mjs';
import { type ServerProcess, startOurServer } from '../processes.ts';
import type { Report } from '../report.ts';
import { address, signIn } from './client.ts';

/** Exports all waybills of a scale set: how long it takes, and how much memory the server needs for it above what it has when idle. */
export async function measureExport(
  report: Report,
  { name, database, data }: { name: string; database: string; data: string },
): Promise<void> {
  report.say(`${name}: export of all waybills`);
  const port = await freePort();
  const server = await startOurServer(port, { args: ['--database-url', database, '--data', data] });
  try {
    const [client] = await signIn(port, { data, count: 1 });
    const list = '/shipping/hyShippingNote';
    const as = { port, token: client!.token };
    // A small one first: what is loaded once is not the export's memory.
    await watchExport(server, { ...as, path: address(`${list}/exportXls`, { noteStatus: '15' }) });
    const { bytes, seconds, idle, memory, slowest } = await watchExport(server, { ...as, path: address(`${list}/exportXls`) });
    report.note(`${name}: exported`, `${(bytes / 1_000_000).toFixed(0)} MB`);
    report.atMost(`${name}: export`, { value: seconds, budget: 120, unit: 's' });
    report.atMost(`${name}: memory of an export above ${idle.toFixed(0)} MiB`, { value: memory, budget: 120, unit: 'MiB' });
    report.note(`${name}: slowest other answer meanwhile`, `${slowest.toFixed(0)} ms`);
  } finally {
    await server.stop();
  }
}

/** What a file costs while it is fetched. Memory in MiB: what is used when idle, and the most above it; `slowest` other answer in ms. */
export interface WatchedExport {
  bytes: number;
  seconds: number;
  idle: number;
  memory: number;
  slowest: number;
}

/** Fetches a file from a server that has been left alone for a moment, and watches the server meanwhile. */
export async function watchExport(
  { pid }: Pick<ServerProcess, 'pid'>,
  { port, token, path }: { port: number; token: string; path: string },
): Promise<WatchedExport> {
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const idle = residentMiB(pid);
  let most = idle;
  let slowest = 0;
  const watch = setInterval(() => {
    most = Math.max(most, residentMiB(pid));
    const asked = performance.now();
    void fetch(`http://127.0.0.1:${port}/healthz`).then(() => (slowest = Math.max(slowest, performance.now() - asked)));
  }, 100);
  try {
    const began = performance.now();
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-access-token': token } });
    if (!reply.ok || reply.body === null) throw new Error(`${path} was answered ${reply.status}.`);
    let bytes = 0;
    for await (const chunk of reply.body) bytes += chunk.length;
    return { bytes, seconds: (performance.now() - began) / 1000, idle, memory: most - idle, slowest };
  } finally {
    clearInterval(watch);
  }
}

/** Memory of a process that is in use. On Linux alone. */
function residentMiB(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}
