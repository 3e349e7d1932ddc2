// Packs what is published and checks it as a stranger would receive it: publint, types, sizes.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entryWeight } from './lib/entryWeight.mjs';

const root = join(import.meta.dirname, '..');
const packer = [
  'npx',
  ['-y', '-p', JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager, 'pnpm', 'pack', '--pack-destination'],
];
let isBroken = false;

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) isBroken = true;
}

for (const name of ['admin-kit', 'freight-api']) {
  const folder = join(root, 'packages', name);
  const target = mkdtempSync(join(tmpdir(), 'tarmac-pack-'));
  const packed = spawnSync(packer[0], [...packer[1], target], { cwd: folder, encoding: 'utf8' });
  const file = readdirSync(target).find((one) => one.endsWith('.tgz'));
  if (packed.status !== 0 || file === undefined) {
    console.error(packed.stdout, packed.stderr);
    process.exit(1);
  }
  const tarball = join(target, file);
  console.log(`▸ ${name}: ${(statSync(tarball).size / 1024).toFixed(0)} kB packed`);
  run('publint', [tarball, '--strict'], root);
  run(
    'attw',
    [
      tarball,
      '--profile',
      'esm-only',
      '--exclude-entrypoints',
      'styles.css',
      'theme.css',
      'first-paint.js',
      'openapi.json',
      '--format',
      'ascii',
      '--summary',
      '--no-emoji',
      '-q',
    ],
    root,
  );
}

const budgets = { request: 5, permission: 4, tabs: 10 };
for (const [name, limit] of Object.entries(budgets)) {
  const size = await entryWeight(name);
  const isOver = size > limit;
  console.log(`${isOver ? '✖' : '✔'} admin-kit/${name}: ${size.toFixed(1)} of ${limit} kB`);
  if (isOver) isBroken = true;
}
process.exit(isBroken ? 1 : 0);
