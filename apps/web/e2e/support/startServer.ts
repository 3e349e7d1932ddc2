import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';

const repository = join(import.meta.dirname, '../../../..');
const startWithinMs = 300_000;

/** Starts a server for each worker as a person would and tells the workers where theirs is; answers what stops them. */
export default async function startServers({ workers }: FullConfig): Promise<() => Promise<void>> {
  const prepared = process.env['E2E_PREPARED'] ?? (await prepareData());
  const folders = [prepared, ...Array.from({ length: workers - 1 }, emptyFolder)];
  for (const folder of folders.slice(1)) cpSync(prepared, folder, { recursive: true });
  const servers = await Promise.all(folders.map((folder) => startServer(folder)));
  for (const [worker, { url }] of servers.entries()) {
    process.env[`E2E_URL_${worker}`] = url;
    process.env[`E2E_DATA_${worker}`] = folders[worker];
  }
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  };
}

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'tarmac-e2e-'));

/** Loads the demonstration data, with which every server begins, by a first start, which builds what has changed as well. @returns its folder */
export async function prepareData(): Promise<string> {
  const folder = emptyFolder();
  await (await startServer(folder)).stop();
  return folder;
}

/** Starts a server on a data folder, with further flags of `npm start`. */
export async function startServer(data: string, flags: readonly string[] = []) {
  const child = spawn(process.execPath, [join(repository, 'scripts/start.mjs'), '--port', '0', '--data', data, ...flags], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit'],
    // Nobody reads who asked for what.
    env: { ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' },
  });
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The server did not start in time.')), startWithinMs);
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /is ready after [\d.]+ s:\s+(http:\/\/\S+)/.exec(said)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    });
    child.on('exit', (code) => reject(new Error(`The server ended with ${code}:\n${said}`)));
  });
  const stop = async () => {
    const ended = new Promise((resolve) => child.on('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };
  return { url, stop };
}
