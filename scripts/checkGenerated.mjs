// Generates the contract document, the client and the pages of requirements and states again and fails when that changes anything.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const api = join(root, 'packages/freight-api');

function filesBelow(path) {
  return statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => filesBelow(join(path, name))) : [path];
}
function hashes() {
  const files = [
    join(root, 'docs/requirements.md'),
    join(root, 'docs/states.md'),
    join(api, 'openapi.json'),
    ...filesBelow(join(api, 'src/generated')),
  ];
  return new Map(files.map((file) => [relative(root, file), createHash('sha256').update(readFileSync(file)).digest('hex')]));
}

const before = hashes();
const generated = spawnSync(process.execPath, [join(root, 'scripts/generate.mjs')], { cwd: root, stdio: 'inherit' });
if (generated.status !== 0) process.exit(generated.status ?? 1);
const after = hashes();
const changed = [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));
if (changed.length > 0) {
  console.error(
    `✖ These files are not what the contract and the titles of tests say; run \`npm run generate\` and commit:\n  ${changed.join('\n  ')}`,
  );
  process.exit(1);
}
console.log(`${after.size} generated files are up to date`);
