import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/lib/postgres.mjs';

/** The repository. */
export const root = join(import.meta.dirname, '..');

/** A server in a process of its own. */
export interface ServerProcess {
  port: number;
  /** Milliseconds from its start to the first answer at `path`. */
  readyAfter: number;
  /** Everything that it printed, besides its log. */
  output: string;
  /** Number of the process that was started. */
  pid: number;
  stop(): Promise<void>;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
}

/** What a server is started with. */
export interface ServerOptions {
  command: string;
  args: readonly string[];
  port: number;
  /** Answered when it is ready. */
  path: string;
  /** Gives up after this many milliseconds. */
  timeout: number;
}

/** Starts a server and waits for its first byte. */
export async function startServerProcess({ command, args, port, path, timeout }: ServerOptions): Promise<ServerProcess> {
  const began = performance.now();
  // A group of its own: `npm start` is a chain of processes, and Ctrl-C reaches them all.
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  const listen = (chunk: Buffer) => {
    // The log of requests is read, so that the server never waits for us, and forgotten.
    if (output.length < 10_000) output += chunk.toString();
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = once(child, 'exit');
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, signal);
    await ended;
  };
  for (;;) {
    if (child.exitCode !== null || performance.now() - began > timeout) {
      child.kill('SIGKILL');
      throw new Error(`${command} ${args.join(' ')} did not answer:\n${output}`);
    }
    if (await answers(port, path)) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    port,
    readyAfter: performance.now() - began,
    get output() {
      return output;
    },
    pid: child.pid ?? 0,
    stop: () => end('SIGINT'),
    kill: () => end('SIGKILL'),
  };
}

/** Starts our server from its source. `args`: where its data are, and what else it is told; `path` is answered when it is ready. */
export const startOurServer = (
  port: number,
  { args, path = '/healthz' }: { args: readonly string[]; path?: string },
): Promise<ServerProcess> =>
  startServerProcess({
    command: process.execPath,
    args: [join(root, 'apps/server/src/main.ts'), '--port', String(port), ...args],
    port,
    path,
    timeout: 120_000,
  });

/** Runs beside a server of ours on a port of its own, and stops it afterwards. */
export async function withOurServer(args: readonly string[], run: (port: number) => Promise<void>): Promise<void> {
  const port = await freePort();
  const server = await startOurServer(port, { args });
  try {
    await run(port);
  } finally {
    await server.stop();
  }
}

/** Starts a module that says `ready` to its parent. */
export async function startModule(file: string, args: readonly string[]): Promise<{ pid: number; stop(): Promise<void> }> {
  const child = fork(join(import.meta.dirname, file), [...args], { cwd: root });
  const first = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => undefined)]);
  if (first === undefined) throw new Error(`${file} ended before it was ready.`);
  return { pid: child.pid ?? 0, stop: () => stop(child) };
}

/** Gives a module one message and waits for its answer. */
export async function askModule<Answer>(file: string, message: object): Promise<Answer> {
  const child = fork(join(import.meta.dirname, file), { cwd: root });
  child.send(message);
  const answer = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => undefined)]);
  await stop(child);
  if (answer === undefined) throw new Error(`${file} ended without an answer.`);
  return answer[0] as Answer;
}

/** Processor time that a process has used with all its threads, ms. On Linux alone. */
export function processorMs(pid: number): number {
  const [, fields = ''] = /\) (.*)$/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8').trim()) ?? [];
  const values = fields.split(' ');
  // Ticks of a hundredth of a second: user and system.
  return (Number(values[11]) + Number(values[12])) * 10;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function answers(port: number, path: string): Promise<boolean> {
  try {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } });
    const isThere = reply.ok;
    await reply.body?.cancel();
    return isThere;
  } catch {
    return false;
  }
}

/** A folder that is removed when `run` ends. */
export async function inTemporaryFolder<Result>(run: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-bench-'));
  try {
    return await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
