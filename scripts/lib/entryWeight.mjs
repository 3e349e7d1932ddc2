// How much of the kit an app downloads for what it imports.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const folder = join(import.meta.dirname, '../../packages/admin-kit');
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const peers = Object.keys(manifest.peerDependencies);

/** Names of the kit's script entries, as in `@tarmac/admin-kit/<name>`, as they are published: in here one may stand by its source. */
export const entryNames = Object.entries(manifest.publishConfig.exports)
  .filter(([, target]) => target?.types !== undefined)
  .map(([path]) => path.slice(2));

/**
 * Kilobytes that an entry may weigh. `late`: sources below `src` that count although they come later, which `what` says: the engines of the
 * table, because its budget names them, and its grid, because without that there is no table.
 *
 * @source architecture 4
 */
export const entryBudgets = [
  { name: 'request', budget: 6 },
  { name: 'permission', budget: 4 },
  { name: 'tabs', budget: 12 },
  { name: 'upload', budget: 15 },
  { name: 'popup-picker', budget: 14 },
  { name: 'expression', budget: 6 },
  { name: 'back-end', budget: 8 },
  { name: 'jeecg', budget: 8 },
  { name: 'jeecg/back-end', budget: 4 },
  { name: 'router', budget: 12 },
  { name: 'editable-table', what: 'by itself', budget: 45 },
  {
    name: 'editable-table',
    what: 'with rows and both engines',
    budget: 64,
    late: ['TableFrame.tsx', 'columnTable.ts', 'virtualWindow.ts'].map((file) => `editable-table/grid/${file}`),
  },
];

/** Entries that know one kind of server: an app takes that of its own, so each has a budget of its own. */
const serverEntries = ['back-end', 'jeecg', 'jeecg/back-end'];
/** Screens of online forms, and their language, come late, but beside them what others share is cut into more pieces. */
const budgetedApart = ['expression', 'online', 'rich-text'];

/** Entries that one app may import together. */
export const entriesTogether = entryNames.filter((name) => !['testing', 'vite', ...serverEntries, ...budgetedApart].includes(name));

/** What a screen of an online form is made of besides what lists load, whatever its kind. */
const onlineScreen = ['Screen.tsx', 'SubLists.tsx', 'OnlineTree.tsx'].map((file) => `online/${file}`);

/** Kilobytes that opening a screen of an online form costs where lists are there already. */
export async function onlineWeight() {
  const [lists, both] = [await bundle(['resource']), await bundle(['resource', 'online'], { late: onlineScreen })];
  return both.kilobytes - lists.kilobytes;
}

/**
 * Kilobytes that an app downloads for one entry, minified and gzipped: what loads later and what the app brings itself (peers)
 * does not count, save for the `late` sources (paths below `src`) without which the entry shows nothing. Undefined when the kit
 * has no such entry, or has not been built.
 *
 * @throws Error one of the late sources is in no chunk
 */
export async function entryWeight(name, late = []) {
  if (!existsSync(join(folder, `dist/${name}.js`))) return undefined;
  return (await bundle([name], { late })).kilobytes;
}

/**
 * What an app's first script holds of the kit when it imports all of these entries, or only these `names` of one entry; with
 * `late` also the chunks of these sources, which come later.
 *
 * @returns `kilobytes` minified and gzipped, the kit's own `sources` in it (paths below `src`) and bytes per `module`
 */
export async function bundle(entries, { names, late = [] } = {}) {
  const code = entries
    .map((name, index) => {
      const path = JSON.stringify(join(folder, `dist/${name}.js`));
      return names === undefined ? `export * as entry${index} from ${path};` : `export { ${names.join(', ')} } from ${path};`;
    })
    .join('\n');
  const [{ output }] = await build({
    configFile: false,
    root: join(folder, '../..'),
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith('kit:entry') ? '\0kit:entry' : undefined),
        load: (id) => (id === '\0kit:entry' ? code : undefined),
      },
      {
        // The kit's own maps lead from its chunks back to its source files.
        name: 'maps',
        load: (id) =>
          id.startsWith(join(folder, 'dist')) && existsSync(`${id}.map`)
            ? { code: readFileSync(id, 'utf8'), map: readFileSync(`${id}.map`, 'utf8') }
            : undefined,
      },
    ],
    build: {
      write: false,
      // Maps are for telling sources apart; their addresses are no part of what an app downloads.
      sourcemap: 'hidden',
      target: 'es2022',
      // As a library: Vite's own way of preloading chunks is not a weight of the kit.
      lib: { entry: 'kit:entry', formats: ['es'], fileName: 'entry' },
      rolldownOptions: {
        // A hash in the name of a file is the app's, and another one with each build, that of the kit's own chunks included: by it alone
        // entries grew and shrank by 50 bytes.
        output: { minify: true, chunkFileNames: ({ name }) => `${name.replace(/-[A-Z0-9]{8}$/, '')}.js` },
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
  for (const source of late) {
    const holder = [...chunks.values()].find(({ map }) => map?.sources.some((one) => one.endsWith(`packages/admin-kit/src/${source}`)));
    if (holder === undefined) throw new Error(`No chunk holds ${source}.`);
    visit(holder);
  }

  const sources = new Set();
  const modules = {};
  for (const chunk of seen) {
    for (const source of chunk.map?.sources ?? []) {
      const path = /packages\/admin-kit\/src\/(.+)$/.exec(source)?.[1];
      if (path !== undefined) sources.add(path);
    }
    for (const [id, { renderedLength }] of Object.entries(chunk.modules)) modules[id] = (modules[id] ?? 0) + renderedLength;
  }
  return {
    kilobytes: gzipSync([...seen].map((chunk) => chunk.code).join('\n'), { level: 9 }).length / 1024,
    sources: [...sources].toSorted((one, other) => one.localeCompare(other)),
    modules,
    chunks: [...seen],
  };
}
