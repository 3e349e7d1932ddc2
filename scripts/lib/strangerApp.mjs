// An app of somebody else: the packed packages, installed from their tarballs in a folder outside of the workspace.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from './chromium.mjs';
import { answerHelp, helpFiles, helpPage } from './help-desk/helpDesk.mjs';
import { visitHelpDesk, visitRestGuide } from './help-desk/visitHelpDesk.mjs';
import { pnpm } from './packages.mjs';
import { deskFiles, visitDesk } from './strangerDesk.mjs';
import { compareHosts, hostFiles, hosts } from './strangerHosts.mjs';
import { widgetsPage } from './strangerWidgets.mjs';

const root = join(import.meta.dirname, '../..');

/** The policy that the product is served with. @source security 12.49 */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "frame-src 'none'",
].join('; ');

/**
 * Makes the app of the README's first five minutes beside one that names every export, type-checks and builds both.
 *
 * @returns the app's folder and what went wrong
 */
export function buildStrangerApp(tarballs) {
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-stranger-'));
  const problems = [];
  const step = (name, { command, args }) => {
    const began = Date.now();
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8', env: { ...process.env, CI: 'true' } });
    console.log(`${status === 0 ? '✔' : '✖'} ${name} ${((Date.now() - began) / 1000).toFixed(1)} s`);
    if (status !== 0) problems.push(`${name}\n${stdout}${stderr}`);
    return status === 0;
  };
  writeApp(folder, tarballs);
  const isInstalled = step('installs from the tarballs', {
    command: pnpm[0],
    args: [...pnpm.slice(1), 'install', '--prefer-offline', '--ignore-workspace'],
  });
  if (!isInstalled) return { folder, problems };
  // What it writes is checked with the rest.
  step('migrates a JeecgBoot project', {
    command: join(folder, 'node_modules/.bin/migrate-from-jeecg'),
    args: [join(root, 'packages/migrate-from-jeecg/example/project'), '--out', 'src/migrated'],
  });
  const { files, count } = everyExport(folder);
  for (const [path, text] of Object.entries(files)) write(folder, { path, text });
  step(`types of all ${count} exports are strict, libraries included`, {
    command: join(folder, 'node_modules/.bin/tsc'),
    args: ['--noEmit', '-p', '.'],
  });
  step('builds', { command: join(folder, 'node_modules/.bin/vite'), args: ['build', '--logLevel', 'warn'] });
  step('builds with its files packed by the kit', {
    command: join(folder, 'node_modules/.bin/vite'),
    args: ['build', '--logLevel', 'warn', '-c', 'desk.config.ts'],
  });
  return { folder, problems };
}

function write(folder, { path, text }) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** The version of a package that the workspace itself uses. */
function installed(name, from = 'packages/admin-kit') {
  return JSON.parse(readFileSync(join(root, from, 'node_modules', name, 'package.json'), 'utf8')).version;
}

/** Peers that run in the app; Vite builds it. */
const peersInApp = ({ peerDependencies }) => Object.keys(peerDependencies).filter((name) => name !== 'vite');

function writeApp(folder, tarballs) {
  const kit = JSON.parse(readFileSync(join(root, 'packages/admin-kit/package.json'), 'utf8'));
  write(folder, {
    path: 'package.json',
    text: JSON.stringify({
      name: 'stranger',
      private: true,
      type: 'module',
      dependencies: {
        '@tarmac/admin-kit': `file:${tarballs['admin-kit']}`,
        '@tarmac/freight-api': `file:${tarballs['freight-api']}`,
        ...Object.fromEntries(peersInApp(kit).map((name) => [name, installed(name)])),
      },
      devDependencies: {
        '@tarmac/migrate-from-jeecg': `file:${tarballs['migrate-from-jeecg']}`,
        '@types/node': installed('@types/node'),
        '@types/react': installed('@types/react'),
        '@types/react-dom': installed('@types/react-dom'),
        '@vitejs/plugin-react': installed('@vitejs/plugin-react', '.'),
        typescript: installed('@typescript/native'),
        vite: installed('vite', '.'),
      },
    }),
  });
  write(folder, {
    path: 'tsconfig.json',
    text: JSON.stringify({
      compilerOptions: {
        target: 'es2023',
        module: 'esnext',
        moduleResolution: 'bundler',
        lib: ['es2023', 'dom', 'dom.iterable'],
        types: ['vite/client'],
        jsx: 'react-jsx',
        strict: true,
        noUncheckedIndexedAccess: true,
        noUnusedLocals: true,
        verbatimModuleSyntax: true,
        skipLibCheck: false,
        allowImportingTsExtensions: true,
        noEmit: true,
      },
      include: ['src', 'desk.config.ts'],
    }),
  });
  const page = (script) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Stranger</title><link rel="icon" href="data:,"></head>` +
    `<body><div id="root"></div><script type="module" src="${script}"></script></body></html>`;
  write(folder, { path: 'index.html', text: page('/src/main.tsx') });
  write(folder, { path: 'widgets.html', text: page('/src/widgets.tsx') });
  write(folder, { path: 'exports.html', text: page('/src/exports.ts') });
  for (const [path, text] of Object.entries({ ...hostFiles(page), ...deskFiles(page), ...helpFiles(page) })) write(folder, { path, text });
  write(folder, {
    path: 'vite.config.ts',
    text:
      "import react from '@vitejs/plugin-react';\nimport { defineConfig } from 'vite';\nexport default defineConfig({ plugins: [react()], " +
      "build: { chunkSizeWarningLimit: 5000, rolldownOptions: { input: ['index', 'widgets', 'exports', 'beside', 'layered', 'alone', 'help', 'rest'].map((name) => `${name}.html`) } } });\n",
  });
  write(folder, { path: 'src/widgets.tsx', text: widgetsPage });
  const readme = readFileSync(join(root, 'packages/admin-kit/README.md'), 'utf8');
  const samples = [...readme.matchAll(/^```tsx? title="(.+?)"\n([\s\S]*?)^```$/gm)];
  if (samples.length < 4) throw new Error('The README no longer holds the files of its first five minutes.');
  for (const [, path, text] of samples) write(folder, { path, text });
}

/** A file that uses every export of every entry: values at run time, types in a type. */
function everyExport(folder) {
  const lines = [];
  let count = 0;
  for (const name of ['admin-kit', 'freight-api']) {
    const home = join(folder, 'node_modules/@tarmac', name);
    const { exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
    for (const [path, target] of Object.entries(exports)) {
      // What runs in Node is used by the app's own build.
      if (target?.types === undefined || path === './vite') continue;
      const { values, types } = exportsOf(home, target);
      const from = `@tarmac/${name}${path.slice(1)}`;
      const at = lines.length;
      if (values.length > 0) lines.push(`import { ${values.map((one, index) => `${one} as v${at}_${index}`).join(', ')} } from '${from}';`);
      lines.push(`export const n${at} = [${values.map((_, index) => `typeof v${at}_${index}`).join(', ')}];`);
      if (types.length > 0)
        lines.push(`export type { ${types.map((one, index) => `${one} as T${at}_${index}`).join(', ')} } from '${from}';`);
      count += values.length + types.length;
    }
  }
  const names = lines.flatMap((line) => /^export const (n\d+)/.exec(line)?.[1] ?? []);
  lines.push(
    `const missing = [${names.map((name) => `...${name}`).join(', ')}].filter((kind) => kind === 'undefined').length;`,
    "document.getElementById('root')!.textContent = `missing: ${missing}`;",
  );
  return { files: { 'src/exports.ts': `${lines.join('\n')}\n` }, count };
}

/** Names that an entry exports: values are those of its script, types the others of its declarations. */
function exportsOf(home, target) {
  const values = namesIn(readFileSync(join(home, target.default ?? target.import), 'utf8'));
  return { values, types: namesIn(readFileSync(join(home, target.types), 'utf8')).filter((name) => !values.includes(name)) };
}

function namesIn(bundled) {
  const lists = [...bundled.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list]) => list.split(','));
  return [
    ...new Set(
      lists
        .map((one) =>
          one
            .trim()
            .replace(/^type /, '')
            .replace(/^.* as /, ''),
        )
        .filter((one) => one !== ''),
    ),
  ];
}

const kinds = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

/** Serves the built app under the product's policy and looks at it as a person does. @returns what went wrong */
export async function visitStrangerApp(folder, executablePath) {
  const problems = [];
  const dist = join(folder, 'dist');
  const files = new Map(readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((path) => [`/${path}`, join(dist, path)]));
  const beside = await hosts();
  const server = createServer(async (request, reply) => {
    if (await answerHelp(request, reply)) return undefined;
    const path = new URL(request.url ?? '/', 'http://stranger.local').pathname;
    const host = /^\/host\/(\d+)\.css$/.exec(path)?.[1];
    const file = host === undefined ? (files.get(path) ?? files.get(helpPage(path) ?? '/index.html')) : path;
    reply.writeHead(200, {
      'Content-Type': kinds[extname(file)] ?? 'application/octet-stream',
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
    });
    if (host !== undefined) return reply.end(beside[host].css);
    reply.end(existsSync(file) && extname(file) !== '' ? readFileSync(file) : undefined);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch(launchOptions(executablePath));
  const look = async (name, { path, see }) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const said = [];
    // A refused call stands in the console whatever the app makes of it.
    page.on(
      'console',
      (message) => ['error', 'warning'].includes(message.type()) && !message.text().includes('status of 422') && said.push(message.text()),
    );
    page.on('pageerror', (error) => said.push(String(error)));
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
      ),
    );
    const began = Date.now();
    try {
      await page.goto(`http://127.0.0.1:${server.address().port}${path}`);
      await see(page);
    } catch (error) {
      said.push(error.message);
    }
    console.log(`${said.length === 0 ? '✔' : '✖'} ${name} ${((Date.now() - began) / 1000).toFixed(1)} s`);
    if (said.length > 0) problems.push(`${name}\n${said.join('\n')}`);
    await page.close();
  };
  await look('every export is there at run time', { path: '/exports.html', see: (page) => page.getByText('missing: 0').waitFor() });
  await look('the first five minutes: menu, tabs, list, form', {
    path: '/',
    see: async (page) => {
      await page.getByRole('navigation').getByText('Devices').first().click();
      await page.getByRole('table').getByText('Torque wrench 1', { exact: true }).waitFor();
      await page.getByText('Free', { exact: true }).first().waitFor();
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Chain hoist');
      await dialog.getByRole('combobox', { name: 'State' }).click();
      await page.getByRole('option', { name: 'Free' }).click();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('table').getByText('Chain hoist').waitFor();
      const tabs = page.getByRole('navigation', { name: 'Open pages' });
      await tabs.getByRole('link', { name: 'Home' }).click();
      await page.getByText('42', { exact: true }).waitFor();
      await tabs.getByRole('link', { name: 'Devices' }).click();
      await page.getByRole('table').getByText('Chain hoist').waitFor();
      const solid = await page
        .getByRole('button', { name: 'Add', exact: true })
        .evaluate((button) => getComputedStyle(button).backgroundColor);
      if (solid === 'rgba(0, 0, 0, 0)') throw new Error('The primary button has no colour: styles.css did not act.');
    },
  });
  await look('a page of single widgets, opened one by one', {
    path: '/widgets.html',
    see: async (page) => {
      await page.getByRole('combobox', { name: 'City' }).click();
      await page.getByRole('option', { name: 'Chengdu' }).click();
      await page.getByRole('button', { name: '打开日历' }).click();
      await page.getByRole('dialog').getByRole('button', { name: /10/ }).first().click();
      await page.getByRole('button', { name: 'Actions' }).click();
      await page.getByRole('menuitem', { name: 'Copy' }).click();
      await page.getByText('Copied').waitFor();
      await page.getByRole('button', { name: 'Ask' }).click();
      await page.getByRole('dialog').getByText('Sure?').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByText('harmless').waitFor();
    },
  });
  await look('a help desk over a server, by the published pages alone: from the login to the way out', {
    path: '/help',
    see: visitHelpDesk,
  });
  await look("the guide's list over a REST server", { path: '/rest', see: visitRestGuide });
  await look('few files before a login and before the list behind it', { path: '/desk.html', see: visitDesk });
  const differences = await compareHosts(async (path) => {
    const context = await browser.newContext({ viewport: { width: 1200, height: 800 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${server.address().port}${path}`);
    return page;
  }, beside);
  console.log(`${differences.length === 0 ? '✔' : '✖'} other people's sheets beside the kit`);
  problems.push(...differences);
  await browser.close();
  await new Promise((resolve) => server.close(resolve));
  return problems;
}

/** Throws the app away. */
export function removeStrangerApp(folder) {
  rmSync(folder, { recursive: true, force: true });
}
