import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '../../../..');
const startWithinMs = 300_000;

/** Starts the server as a person would and tells the tests where it is; answers what stops it. */
export default async function startServer(): Promise<() => Promise<void>> {
  const given = process.env['E2E_URL'];
  if (given !== undefined) return async () => undefined;
  const data = mkdtempSync(join(tmpdir(), 'tarmac-e2e-'));
  const child = spawn(process.execPath, [join(repository, 'scripts/start.mjs'), '--port', '0', '--data', data], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit'],
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
  process.env['E2E_URL'] = url;
  process.env['E2E_DATA'] = data;
  return async () => {
    const ended = new Promise((resolve) => child.on('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
}
