// Packs what is published, as a registry would receive it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * Command and first arguments that run the workspace's own pnpm, on a machine that has only npm. npx, which takes most of a second to find
 * it, is asked once: what this process starts is told where it lies.
 */
export const pnpm = findPnpm();

function findPnpm() {
  const given = process.env.TARMAC_PNPM;
  if (given !== undefined && existsSync(given)) return [given];
  const npx = ['npx', '-y', '-p', JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager];
  const { stdout } = spawnSync(npx[0], [...npx.slice(1), '-c', 'command -v pnpm'], { encoding: 'utf8' });
  const found = stdout?.trim() ?? '';
  if (!existsSync(found)) return [...npx, 'pnpm'];
  process.env.TARMAC_PNPM = found;
  return [found];
}

/** Packs one built package. @returns the path of the tarball @throws Error with pnpm's words when nothing was packed */
export function pack(name) {
  const target = mkdtempSync(join(tmpdir(), 'tarmac-pack-'));
  const packed = spawnSync(pnpm[0], [...pnpm.slice(1), 'pack', '--pack-destination', target], {
    cwd: join(root, 'packages', name),
    encoding: 'utf8',
  });
  const file = readdirSync(target).find((one) => one.endsWith('.tgz'));
  if (packed.status !== 0 || file === undefined) throw new Error(`${name} was not packed.\n${packed.stdout}${packed.stderr}`);
  return join(target, file);
}
