// Makes an app of each kind in an empty folder as a stranger would, from the packed packages: installs it, checks its types, runs its
// tests, builds it and, once, opens it in a browser. Then adds a resource of a document and takes a widget out of the kit.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './lib/chromium.mjs';
import { compareEjected } from './lib/compareEjected.mjs';
import { pack, pnpm, problemsOfPacked } from './lib/packages.mjs';
import { visitScaffold } from './lib/visitScaffold.mjs';

const root = join(import.meta.dirname, '..');
/** Seconds from an empty folder to a built app. */
const most = 120;
const began = Date.now();
const folder = mkdtempSync(join(tmpdir(), 'tarmac-scaffold-'));
let isBroken = false;

function report(isGood, text) {
  console.log(`${isGood ? '✔' : '✖'} ${text}`);
  if (!isGood) isBroken = true;
}

function step(name, { run: [command, ...args], cwd = folder, fails = false }) {
  const from = Date.now();
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', env: { ...process.env, CI: 'true' } });
  const isGood = (status !== 0) === fails;
  report(isGood, `${name} ${((Date.now() - from) / 1000).toFixed(1)} s${isGood ? '' : `\n${stdout}${stderr}`}`);
  return stdout + stderr;
}

const tarballs = Object.fromEntries(['admin-kit', 'create-admin-kit'].map((name) => [name, pack(name)]));
const problems = problemsOfPacked(tarballs['create-admin-kit']);
report(problems.length === 0, `create-admin-kit brings nothing of this workspace${problems.map((one) => `\n    ${one}`).join('')}`);

// As npx does: the command from its tarball alone.
writeFileSync(join(folder, 'package.json'), '{ "private": true }');
const tools = join(folder, 'tools');
step('unpacks the command', {
  run: ['npm', 'install', '--prefix', tools, '--offline', '--no-audit', '--no-fund', '--silent', tarballs['create-admin-kit']],
});
const command = join(tools, 'node_modules/.bin/create-admin-kit');
const kinds = ['openapi', 'rest', 'jeecg'];
for (const kind of kinds) {
  const packages = Object.entries(tarballs).flatMap(([name, tarball]) => ['--package', `@tarmac/${name}=file:${tarball}`]);
  step(`makes an app over ${kind}`, { run: [command, kind, '--back-end', kind, '--yes', ...packages] });
}
const refusal = step('leaves a folder with something in it alone', { run: [command, 'rest', '--yes'], fails: true });
report(refusal.includes('is not empty'), 'and says so');

// All of them install the same, but for the client that one has besides.
const [first, ...others] = kinds.map((kind) => join(folder, kind));
step('installs', { run: [...pnpm, 'install', '--prefer-offline', '--ignore-workspace'], cwd: first });
for (const app of others) symlinkSync(join(first, 'node_modules'), join(app, 'node_modules'));
const bin = (name) => join(first, 'node_modules/.bin', name);
for (const kind of kinds) {
  const cwd = join(folder, kind);
  step(`${kind}: types`, { run: [bin('tsc'), '--noEmit'], cwd });
  step(`${kind}: tests`, { run: [bin('vitest'), 'run'], cwd });
  step(`${kind}: builds`, { run: [bin('vite'), 'build', '--logLevel', 'warn'], cwd });
}
const took = (Date.now() - began) / 1000;
report(took <= most, `three apps stand after ${took.toFixed(1)} of ${most} s`);

const documents = join(root, 'packages/create-admin-kit/src/open-api');
for (const kind of ['openapi', 'rest'])
  for (const [document, path] of [
    ['orders.json', '/orders'],
    ['githubKeys.yaml', '/user/keys'],
  ])
    step(`${kind}: adds a resource of ${document}`, {
      run: [command, 'add', 'resource', '--from', join(documents, document), '--path', path],
      cwd: join(folder, kind),
    });
/** What a person sees who opens the new page. */
const seenAtOnce = `
import { expect, test, vi } from 'vitest';
import { mockFetch } from '../../mock/mockServer.ts';
import { enter, lists, signIn } from '../server.ts';
import { orderApi } from './orderApi.ts';

test('an added resource has the rows of its document, and keeps new ones', async () => {
  vi.stubGlobal('fetch', mockFetch);
  await signIn({ username: 'admin', password: 'admin' });
  expect((await enter()).auth).toContainEqual({ action: 'order:add' });
  const read = () => orderApi.list(lists.params({ page: 1, size: 10 }));
  expect(await read()).toMatchObject({ total: 1, records: [{ id: 7, customer: 'Acme' }] });
  await (orderApi.add as unknown as (input: object) => Promise<unknown>)({ customer: 'Borel' });
  expect((await read()).records.map((row) => row.customer)).toEqual(['Borel', 'Acme']);
});
`;
for (const kind of ['openapi', 'rest']) writeFileSync(join(folder, kind, 'src/order/order.test.ts'), seenAtOnce);
// All that have tests in a browser, and one that has not.
for (const widget of ['Tree', 'Pagination', 'FileGallery', 'OnlineLink', 'FieldsFormView', 'RouterListState', 'SafeHtml', 'DataTable'])
  step(`takes ${widget} out of the kit`, { run: [command, 'eject', widget], cwd: first });
step('leaves a widget in the kit that shares its state', { run: [command, 'eject', 'TabsProvider'], cwd: first, fails: true });
step('installs what they need', {
  run: [...pnpm, 'install', '--prefer-offline', '--ignore-workspace', '--no-frozen-lockfile'],
  cwd: first,
});
for (const kind of ['openapi', 'rest'])
  step(`${kind}: types of all that was added`, { run: [bin('tsc'), '--noEmit'], cwd: join(folder, kind) });
for (const kind of ['openapi', 'rest'])
  step(`${kind}: tests, those of the added resource and of the widgets too`, { run: [bin('vitest'), 'run'], cwd: join(folder, kind) });

const executablePath = await findChromium();
if (executablePath === undefined) report(false, 'No Chromium to open the app in.');
else {
  process.env.CHROMIUM_PATH = executablePath;
  step('tests of the widgets in a browser', { run: ['npm', 'run', 'test:browser'], cwd: first });
  for (const problem of [...(await visitScaffold(join(folder, 'rest'), executablePath)), ...(await compareEjected(first, executablePath))])
    report(false, problem);
}

rmSync(folder, { recursive: true, force: true });
for (const tarball of Object.values(tarballs)) rmSync(join(tarball, '..'), { recursive: true, force: true });
console.log(`${((Date.now() - began) / 1000).toFixed(1)} s`);
process.exit(isBroken ? 1 : 0);
