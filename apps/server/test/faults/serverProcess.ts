import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';

const main = join(import.meta.dirname, '../../src/main.ts');
const quick = pathToFileURL(join(import.meta.dirname, '../../src/cli/quickResolve.ts')).href;

/** What a program of the server is started with: nothing of the tests' own settings, and what Node made of the sources before. */
export function programEnvironment(): Record<string, string | undefined> {
  const { DATABASE_URL: _url, PORT: _port, NODE_OPTIONS: _options, NODE_ENV: _mode, ...rest } = process.env;
  return { ...rest, NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../../node_modules/.cache/node') };
}

/**
 * The arguments that run a program of the server for a moment: the embedded engine's code is compiled once, not a second time for a long
 * life, which takes a quarter of such a run.
 */
export const briefly = (file: string, args: readonly string[]): string[] => ['--liftoff-only', '--import', quick, file, ...args];

/** The real server in a process of its own. */
export interface ServerProcess {
  url: string;
  /** What it printed so far, log lines included. */
  output(): string;
  /** Closes what it prints to, as a terminal does that goes. */
  hangUp(): void;
  /** Processor time that it has used, ms. On Linux alone. */
  processorMs(): number;
  /** Sends a signal and waits for the end. @returns the exit code, null when the signal itself ended it */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Ends by itself, as a refused start does. */
  exited: Promise<number | null>;
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Runs the server; it is killed when the test ends. */
export function runServer(args: readonly string[], env: Readonly<Record<string, string>> = {}): Omit<ServerProcess, 'url'> {
  const running = spawnServer(args, env);
  onTestFinished(async () => void (await running.end('SIGKILL')));
  return running;
}

function spawnServer(args: readonly string[], env: Readonly<Record<string, string>>): Omit<ServerProcess, 'url'> {
  const child = spawn(process.execPath, briefly(main, args), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...programEnvironment(), ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  const exited = ended(child);
  return {
    output: () => output,
    exited,
    hangUp: () => {
      child.stdout.destroy();
      child.stderr.destroy();
    },
    processorMs: () => {
      const [, fields = ''] = /\) (.*)$/.exec(readFileSync(`/proc/${child.pid}/stat`, 'utf8').trim()) ?? [];
      // Ticks of a hundredth of a second: user and system.
      return fields
        .split(' ')
        .slice(11, 13)
        .reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
    },
    end: (signal) => {
      child.kill(signal);
      return exited;
    },
  };
}

/** Runs the server and waits until it answers; it is killed when the test ends. */
export const startServer = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> =>
  whenReady(args, (all) => runServer(all, env));

/** The same for a server that several tests share: who starts it ends it. */
export const startSharedServer = (args: readonly string[], env: Readonly<Record<string, string>>): Promise<ServerProcess> =>
  whenReady(args, (all) => spawnServer(all, env));

async function whenReady(args: readonly string[], run: (args: readonly string[]) => Omit<ServerProcess, 'url'>): Promise<ServerProcess> {
  const port = await freePort();
  const running = run(['--port', String(port), ...args]);
  const url = `http://127.0.0.1:${port}`;
  let code: number | null | undefined;
  void running.exited.then((given) => (code = given));
  for (;;) {
    if (code !== undefined) throw new Error(`The server ended with ${code}:\n${running.output()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok === true) return { ...running, url };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function ended(child: ChildProcess): Promise<number | null> {
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}
