import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs packages that one part alone needs, when it first runs, so that nobody else waits for them.
 *
 * @param source a folder with a package.json; what else is in it comes along
 * @returns the folder with `node_modules`
 * @throws Error they could not be installed
 */
export function installApart(source: string, name: string): string {
  const installed = join(import.meta.dirname, 'node_modules/.cache', name);
  const manifest = join(installed, 'package.json');
  const before = existsSync(manifest) ? readFileSync(manifest, 'utf8') : '';
  mkdirSync(installed, { recursive: true });
  cpSync(source, installed, { recursive: true });
  if (before === readFileSync(manifest, 'utf8') && existsSync(join(installed, 'node_modules'))) return installed;
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], {
    cwd: installed,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`The packages of ${name} could not be installed.`);
  return installed;
}
