// Packs what is published and checks it as a stranger would receive it: publint, types, sizes.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

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

/** Kilobytes that an app downloads for one entry, minified and gzipped: what loads later and what the app brings itself (peers) does not count. */
async function weight(name) {
  const folder = join(root, 'packages/admin-kit');
  const peers = Object.keys(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).peerDependencies);
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(folder, `dist/${name}.js`), formats: ['es'] },
      rolldownOptions: {
        output: { minify: true },
        external: (id) => peers.some((peer) => id === peer || id.startsWith(`${peer}/`)),
      },
    },
  });
  const chunks = new Map(output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set();
  const visit = (chunk) => {
    if (chunk === undefined || seen.has(chunk)) return;
    seen.add(chunk);
    for (const imported of chunk.imports) visit(chunks.get(imported));
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) visit(chunk);
  return gzipSync([...seen].map((chunk) => chunk.code).join('\n'), { level: 9 }).length / 1024;
}

const budgets = { request: 5, permission: 4, tabs: 10 };
for (const [name, limit] of Object.entries(budgets)) {
  const size = await weight(name);
  const isOver = size > limit;
  console.log(`${isOver ? '✖' : '✔'} admin-kit/${name}: ${size.toFixed(1)} of ${limit} kB`);
  if (isOver) isBroken = true;
}
process.exit(isBroken ? 1 : 0);
