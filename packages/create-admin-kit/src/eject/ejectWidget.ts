import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../readArguments.ts';
import scaffolded from '../scaffold/versions.json' with { type: 'json' };
import type { Widgets } from './collectWidgets.ts';

// Beside the bundle of this package.
const kit = join(dirname(fileURLToPath(import.meta.url)), 'kit');
const browserTests = 'vitest.browser.config.ts';

interface Collected extends Pick<Widgets, 'widgets' | 'kept'> {
  /** Versions of the packages that the kit installs for itself. */
  versions: Readonly<Record<string, string>>;
}

const readWidgets = (): Collected => JSON.parse(readFileSync(join(kit, 'widgets.json'), 'utf8')) as Collected;

/** The widgets by their entries, and those that stay in the kit. */
export function listWidgets(): string[] {
  const { widgets, kept } = readWidgets();
  const entries = new Map<string, string[]>();
  for (const [name, { entry }] of Object.entries(widgets)) entries.set(entry, [...(entries.get(entry) ?? []), name]);
  return [
    ...[...entries].map(([entry, names]) => `${entry}: ${names.toSorted().join(', ')}`),
    '',
    'These stay in the kit, because a copy would have another state than the rest of it:',
    Object.keys(kept).toSorted().join(', '),
  ];
}

/**
 * Copies the source of a widget, what it needs and its tests into `src/ejected/<Widget>` of an app. What is public comes from the kit as before.
 *
 * @returns what to say of it
 * @throws UsageError for a widget that is unknown, cannot be copied, or is there already
 */
export function ejectWidget({ app, widget }: { app: string; widget: string }): string[] {
  const { widgets, kept, versions } = readWidgets();
  if (kept[widget] !== undefined) throw new UsageError(`${widget} cannot be ejected: ${kept[widget]}.`);
  const found = widgets[widget];
  if (found === undefined) throw new UsageError(`The kit has no widget ${widget}. Without a name, eject lists them.`);
  if (!existsSync(join(app, 'src'))) throw new UsageError('This folder has no src: run it in the folder of an app.');
  const target = join('src/ejected', widget);
  if (existsSync(join(app, target))) throw new UsageError(`${target} is there already. Nothing was written.`);
  for (const path of found.files) {
    mkdirSync(dirname(join(app, target, path)), { recursive: true });
    writeFileSync(join(app, target, path), readFileSync(join(kit, 'files', `${path}.txt`), 'utf8'));
  }
  const tests = found.tests.map((path) => join(target, path));
  const inBrowser = tests.filter((path) => path.endsWith('x'));
  if (inBrowser.length > 0 && !existsSync(join(app, browserTests)))
    copyFileSync(join(kit, '../../templates/browser-tests', browserTests), join(app, browserTests));
  const packages = addToManifest(app, {
    dependencies: pick(versions, found.packages),
    devDependencies: {
      ...pick(scaffolded, found.packages),
      ...(inBrowser.length > 0 && { ...pick(scaffolded, ['playwright']), '@vitest/browser-playwright': vitestOf(app) }),
    },
    scripts: inBrowser.length > 0 ? { 'test:browser': `vitest run -c ${browserTests}` } : {},
  });
  return [
    `✔ ${found.files.length} files in ${target}`,
    `  Import ${widget} from './ejected/${widget}/${found.file}' where you had '@tarmac/admin-kit/${found.entry}'.`,
    `  What the kit itself shows goes on with its own ${widget}.`,
    ...(packages.length === 0 ? [] : [`  package.json has ${packages.join(', ')} now: run npm install.`]),
    ...(tests.length === 0 ? ['  It has no tests of its own.'] : [`  Its tests: ${tests.join(', ')}`]),
    ...(inBrowser.length === 0
      ? []
      : ['  Those that end in .tsx run in a browser: npx playwright install chromium, or CHROMIUM_PATH, then npm run test:browser.']),
  ];
}

/** The version of Vitest that an app has: what drives its browser has to be of the same. */
function vitestOf(app: string): string {
  const installed = join(app, 'node_modules/vitest/package.json');
  return existsSync(installed) ? (JSON.parse(readFileSync(installed, 'utf8')) as { version: string }).version : scaffolded.vitest;
}

interface Manifest {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const pick = (versions: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (versions[name] === undefined ? [] : [[name, versions[name]]])));

/** Adds what an app lacks. @returns the packages that it lacked */
function addToManifest(app: string, { scripts, dependencies, devDependencies }: Required<Manifest>): string[] {
  const file = join(app, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown> & Manifest;
  const has = (name: string) => manifest.dependencies?.[name] !== undefined || manifest.devDependencies?.[name] !== undefined;
  const lacking = (all: Record<string, string>) => Object.fromEntries(Object.entries(all).filter(([name]) => !has(name)));
  const added = { dependencies: lacking(dependencies), devDependencies: lacking(devDependencies) };
  const next = {
    ...manifest,
    scripts: { ...manifest.scripts, ...scripts },
    dependencies: sorted({ ...manifest.dependencies, ...added.dependencies }),
    devDependencies: sorted({ ...manifest.devDependencies, ...added.devDependencies }),
  };
  const text = `${JSON.stringify(next, null, 2)}\n`;
  if (text !== readFileSync(file, 'utf8')) writeFileSync(file, text);
  return [...Object.keys(added.dependencies), ...Object.keys(added.devDependencies)];
}

const sorted = (all: Record<string, string>) =>
  Object.fromEntries(Object.entries(all).toSorted(([one], [other]) => (one < other ? -1 : 1)));
