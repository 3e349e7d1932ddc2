import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pack } from '../../scripts/lib/packages.mjs';
import { root } from '../processes.ts';

/**
 * Puts the page of tables into a folder outside of the workspace, beside the kit as a registry would hand it out: built by the kit's own
 * build, its types of modules and styles as they are published. Compiled from its sources with the app it would be another program.
 *
 * @throws Error the kit was not packed
 */
export function writePackedApp(folder: string): void {
  cpSync(join(import.meta.dirname, 'page'), folder, { recursive: true });
  const modules = join(folder, 'node_modules');
  const kit = join(modules, '@tarmac/admin-kit');
  mkdirSync(kit, { recursive: true });
  const { status } = spawnSync('tar', ['-xzf', pack('admin-kit'), '--strip-components=1', '-C', kit]);
  if (status !== 0) throw new Error('The packed kit could not be unpacked.');
  // What the page and the kit depend on, as it is installed already.
  for (const one of ['bench', 'packages/admin-kit']) linkAll(join(root, one, 'node_modules'), modules);
}

function linkAll(from: string, into: string): void {
  for (const name of readdirSync(from)) {
    if (name.startsWith('.')) continue;
    const names = name.startsWith('@') ? readdirSync(join(from, name)).map((part) => `${name}/${part}`) : [name];
    for (const one of names) {
      if (existsSync(join(into, one))) continue;
      mkdirSync(dirname(join(into, one)), { recursive: true });
      symlinkSync(join(from, one), join(into, one));
    }
  }
}
