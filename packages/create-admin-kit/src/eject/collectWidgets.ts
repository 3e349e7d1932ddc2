import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { importsOf, rewritten } from './moduleText.ts';

/** What an app may take the source of. */
export interface Widgets {
  /** By name: the entry that it comes from, its file, what else has to come along, its tests, and packages beside the kit. */
  widgets: Record<string, { entry: string; file: string; files: string[]; tests: string[]; packages: string[] }>;
  /** By name, why a widget stays in the kit. */
  kept: Record<string, string>;
  /** Texts of all files by their path, with imports of what is public leading to the kit's entries. */
  texts: Record<string, string>;
}

/** Files that would bring a second copy of what is shared; an app gets these in their place. */
export type Stand = Readonly<Record<string, string>>;

/**
 * Finds the widgets of the kit whose source can live outside of it: everything that they use is public, or can be copied. What cannot be copied
 * is state that the kit shares with them, such as a context: a copy would be another one.
 *
 * @param source folder `src` of the kit
 */
export function collectWidgets(source: string, stand: Stand = {}): Widgets {
  const modules = new Map<string, string>();
  for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' }))
    if (/\.tsx?$/.test(path) && !/\.(?:stories|test-d)\./.test(path))
      modules.set(path, stand[path] ?? readFileSync(join(source, path), 'utf8'));
  const graph = new Graph(modules);
  const found: Widgets = { widgets: {}, kept: {}, texts: {} };
  for (const [name, { entry, file }] of graph.doors) {
    if (!/^[A-Z]/.test(name) || !file.endsWith(`/${name}.tsx`)) continue;
    const taken = graph.closureOf([file]);
    const shared = graph.sharedBy(taken);
    if (shared !== undefined) {
      found.kept[name] = shared;
      continue;
    }
    const beside = [...taken].flatMap((path) => ['ts', 'tsx'].map((ending) => path.replace(/\.tsx?$/, `.test.${ending}`)));
    const tests = beside.filter((test) => modules.has(test) && graph.sharedBy(graph.closureOf([file, test])) === undefined);
    const files = [...graph.closureOf([file, ...tests])].toSorted();
    found.widgets[name] = { entry, file, files, tests, packages: graph.packagesOf(files) };
    for (const path of files) found.texts[path] ??= graph.textOf(path, { root: file });
  }
  return found;
}

/** Who imports what in the kit, and what of it is public. */
class Graph {
  readonly doors = new Map<string, { entry: string; file: string }>();
  readonly #modules: ReadonlyMap<string, string>;
  /** Who imports a file, without tests and doors. */
  readonly #users = new Map<string, Set<string>>();

  constructor(modules: ReadonlyMap<string, string>) {
    this.#modules = modules;
    for (const [path, text] of modules)
      for (const { names, from, isType } of importsOf(text)) {
        const file = this.#resolve(path, from);
        if (file === undefined) continue;
        if (path.endsWith('/index.ts')) for (const { name } of names) this.doors.set(name, { entry: dirname(path), file });
        else if (!isType && !isOfTests(path)) this.#users.set(file, (this.#users.get(file) ?? new Set()).add(path));
      }
  }

  /** Files that have to be copied with these: what they import and is not public. */
  closureOf(files: readonly string[]): ReadonlySet<string> {
    const taken = new Set(files);
    for (const path of taken)
      for (const { names, from } of importsOf(this.#modules.get(path) ?? '')) {
        const target = this.#resolve(path, from);
        if (target !== undefined && (names.length === 0 || names.some(({ name }) => !this.#isPublic(name, target)))) taken.add(target);
      }
    return taken;
  }

  /** In words, what of these files is shared with the kit that stays; undefined where nothing is. */
  sharedBy(taken: ReadonlySet<string>): string | undefined {
    const shared = [...taken].find(
      (path) =>
        !caches.has(path) && hasState(this.#modules.get(path) ?? '') && [...(this.#users.get(path) ?? [])].some((user) => !taken.has(user)),
    );
    return shared === undefined ? undefined : `${shared} keeps what the rest of the kit shares with it`;
  }

  /** A file as an app has it: what is public comes from the kit, what was copied stays beside it. */
  textOf(path: string, { root }: { root: string }): string {
    return rewritten(this.#modules.get(path) ?? '', {
      entryOf: (name, from) => {
        const target = this.#resolve(path, from);
        // The widget itself is what is taken out, and a test is about the file beside it.
        const isOwn = target === root || target?.replace(/\.tsx?$/, '') === path.replace(/\.test\.tsx?$/, '');
        return target !== undefined && !isOwn && this.#isPublic(name, target) ? this.doors.get(name)?.entry : undefined;
      },
    });
  }

  /** Names of the packages that files import. */
  packagesOf(files: readonly string[]): string[] {
    const names = files.flatMap((path) => importsOf(this.#modules.get(path) ?? '').map(({ from }) => from));
    const packages = names.filter((from) => !from.startsWith('.')).map((from) => from.split('/', from.startsWith('@') ? 2 : 1).join('/'));
    return [...new Set(packages)].toSorted();
  }

  #isPublic(name: string, file: string): boolean {
    return this.doors.get(name)?.file === file;
  }

  #resolve(path: string, from: string): string | undefined {
    if (!from.startsWith('.')) return undefined;
    const target = relative('.', join(dirname(path), from));
    return this.#modules.has(target) ? target : undefined;
  }
}

const isOfTests = (path: string) => /\.(?:test|fixture)\./.test(path) || path.startsWith('testing/');

/** What they keep is only kept to be quick: a second copy does no harm. */
const caches: ReadonlySet<string> = new Set(['late.ts', 'format.ts', 'currency.ts', 'useMediaQuery.ts'].map((file) => `internals/${file}`));

/** Whether a module has something that a copy of it would have again: a context, a store, a variable. */
function hasState(text: string): boolean {
  return /^(?:export )?(?:let \w|const \w+[^=\n]*= (?:\/\* @__PURE__ \*\/ )?(?:createContext|new (?:Weak)?(?:Map|Set)\(|create\w+Store\())/m.test(
    text,
  );
}
