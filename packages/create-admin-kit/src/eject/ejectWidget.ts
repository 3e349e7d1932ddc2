import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../readArguments.ts';
import type { Widgets } from './collectWidgets.ts';

// Beside the bundle of this package.
const kit = join(dirname(fileURLToPath(import.meta.url)), 'kit');

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
  const packages = addPackages(app, { names: found.packages, versions });
  const tests = found.tests.map((path) => join(target, path));
  return [
    `✔ ${found.files.length} files in ${target}`,
    `  Import ${widget} from './ejected/${widget}/${found.file}' where you had '@tarmac/admin-kit/${found.entry}'.`,
    `  What the kit itself shows goes on with its own ${widget}.`,
    ...(packages.length === 0 ? [] : [`  package.json has ${packages.join(', ')} now: run npm install.`]),
    ...(tests.length === 0 ? ['  It has no tests of its own.'] : [`  Its tests: ${tests.join(', ')}`]),
    ...(tests.some((path) => path.endsWith('x')) ? ['  Tests that end in .tsx run in a browser: see browser mode of Vitest.'] : []),
  ];
}

/** Adds what an app lacks of what the kit installs for itself. */
function addPackages(app: string, { names, versions }: { names: readonly string[]; versions: Collected['versions'] }): string[] {
  const file = join(app, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown> & { dependencies?: Record<string, string> };
  const added = names.filter((name) => versions[name] !== undefined && manifest.dependencies?.[name] === undefined);
  if (added.length === 0) return [];
  const all = { ...manifest.dependencies, ...Object.fromEntries(added.map((name) => [name, versions[name]!])) };
  manifest.dependencies = Object.fromEntries(Object.entries(all).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  return added;
}
