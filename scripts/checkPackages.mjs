// Packs what is published and checks it as a stranger would receive it: publint, types, bills of materials, sizes, what one
// widget brings along, and an app outside of the workspace that installs the tarballs, uses every export, and runs under the product's policy.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './lib/chromium.mjs';
import { bundle, entriesTogether, entryBudgets, entryWeight } from './lib/entryWeight.mjs';
import { pack, problemsOfPacked } from './lib/packages.mjs';
import { released, writeBill } from './lib/sbom.mjs';
import { buildStrangerApp, removeStrangerApp, visitStrangerApp } from './lib/strangerApp.mjs';

const root = join(import.meta.dirname, '..');
let isBroken = false;

function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) isBroken = true;
}

function report(isGood, text) {
  console.log(`${isGood ? '✔' : '✖'} ${text}`);
  if (!isGood) isBroken = true;
}

run(process.execPath, ['scripts/generateKitDocs.mjs', '--check']);

/** Whether the check before packing fails, in words, for a folder that has the manifest alone. */
function refusesUnbuilt(name) {
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-unbuilt-'));
  copyFileSync(join(root, 'packages', name, 'package.json'), join(folder, 'package.json'));
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/requireBuilt.mjs')], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return status === 1 && stderr.includes('is not built');
}

const tarballs = {};
for (const name of ['admin-kit', 'freight-api', 'migrate-from-jeecg']) {
  const tarball = pack(name);
  tarballs[name] = tarball;
  console.log(`▸ ${name}: ${(statSync(tarball).size / 1024).toFixed(0)} kB packed`);
  const { stdout } = spawnSync('tar', ['-tzf', tarball], { encoding: 'utf8' });
  // Packing writes the bill, and fails where it leaves something out.
  const byNpm = spawnSync('npm', ['pack', '--dry-run'], { cwd: join(root, 'packages', name), encoding: 'utf8' });
  report(byNpm.status !== 0 && byNpm.stderr.includes('pnpm pack'), `${name} is not packed by npm, which leaves catalog: in it`);
  report(refusesUnbuilt(name), `${name} is not packed before it is built`);
  report(stdout.split('\n').includes('package/dist/sbom.cdx.json'), `${name} carries its bill of materials`);
  const problems = problemsOfPacked(tarball);
  report(problems.length === 0, `${name} brings nothing of this workspace${problems.map((one) => `\n    ${one}`).join('')}`);
  run('publint', [tarball, '--strict']);
  const styles = ['styles.css', 'theme.css', 'first-paint.js', 'openapi.json'];
  const silent = ['--format', 'ascii', '--summary', '--no-emoji', '-q'];
  run('attw', [tarball, '--profile', 'esm-only', '--exclude-entrypoints', ...styles, ...silent]);
}

console.log('▸ the bill of materials of what is not packed names everything that is installed to run');
for (const name of Object.keys(released).filter((one) => tarballs[one] === undefined)) {
  try {
    report(true, `${name}: ${writeBill(name)} components`);
  } catch (error) {
    report(false, error.message);
  }
}

console.log('▸ sizes, minified and gzipped, without peers and without what loads later');
for (const { name, what, budget, late } of entryBudgets) {
  const size = await entryWeight(name, late);
  report(size <= budget, `admin-kit/${name}${what ? ` ${what}` : ''}: ${size.toFixed(1)} of ${budget} kB`);
}
const whole = await bundle(entriesTogether);
report(whole.kilobytes <= 140, `the whole kit: ${whole.kilobytes.toFixed(1)} of 140 kB`);

console.log('▸ one widget brings no other');
/** A widget by itself, and the widgets that it is made of. Helpers without markup (`camelCase.ts`) of its own folder belong to it. */
/** @type {ReadonlyArray<[entry: string, name: string, brings: readonly string[]]>} */
const single = [
  ['input', 'Tag', []],
  ['input', 'Switch', ['input/choices']],
  ['input', 'TextInput', ['input/TooLong']],
  ['input', 'DateInput', ['input/DateField', 'input/datePopup', 'input/InputProblem', 'input/PickerPopup']],
  ['input', 'Steps', ['input/progress']],
  ['notice', 'createNoticeStore', []],
  ['dialog', 'Dialog', []],
  ['table', 'Pagination', ['input/TextInput', 'input/TooLong', 'input/Menu']],
  ['permission', 'Can', []],
  ['layout', 'Breadcrumb', []],
];
for (const [entry, name, brings] of single) {
  const { kilobytes, sources } = await bundle([entry], { names: [name] });
  const own = new RegExp(`^(i18n|internals|theme)/|/${name}\\.tsx?$|(Context|Provider)\\.tsx?$|^${entry}/(.+/)?[a-z][\\w.]*\\.ts$`);
  const foreign = sources.filter((source) => !own.test(source) && !brings.some((one) => source.startsWith(one)));
  report(
    foreign.length === 0,
    `${entry}: ${name} ${kilobytes.toFixed(1)} kB${foreign.length === 0 ? '' : ` brings ${foreign.join(', ')}`}`,
  );
}

console.log('▸ an app outside of the workspace');
const { folder, problems } = buildStrangerApp(tarballs);
if (problems.length === 0) {
  const executablePath = await findChromium();
  if (executablePath === undefined) problems.push('No Chromium to open the app in.');
  else problems.push(...(await visitStrangerApp(folder, executablePath)));
}
for (const problem of problems) console.error(`\n✖ ${problem}`);
if (problems.length > 0) isBroken = true;
removeStrangerApp(folder);
process.exit(isBroken ? 1 : 0);
