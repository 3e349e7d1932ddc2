import { build, type InlineConfig, type Plugin, type Rollup } from 'vite';
import { describe, expect, it } from 'vitest';
import { kitChunks, type KitChunksOptions } from './kitChunks.ts';

const part = (name: string, ...imports: string[]) =>
  `${imports.map((one) => `import '${one}';`).join('')} globalThis.${name} = '${name.repeat(1200)}'; export const ${name} = 1;`;

/** An app of three pages over parts of packages, by the address of each module. */
const modules: Record<string, string> = {
  '/app/main.js': "import '/node_modules/react.js'; globalThis.go = [() => import('/app/Login.js'), () => import('/app/Frame.js')];",
  '/app/Login.js': "import '/node_modules/input.js'; import '/node_modules/form.js'; export default 1;",
  '/app/Frame.js': "import '/node_modules/menu.js'; export default () => [import('/app/List.js'), import('/app/Sheet.js')];",
  '/app/List.js': "import '/node_modules/table.js'; import '/node_modules/input.js'; import '/app/device.js'; export default 1;",
  '/app/Sheet.js':
    "import '/node_modules/sheet.js'; import '/node_modules/form.js'; import '/node_modules/table.js'; import '/app/device.js'; export default 1;",
  '/app/device.js': part('device'),
  '/node_modules/react.js': part('react'),
  '/node_modules/input.js': part('input', '/node_modules/react.js'),
  '/node_modules/form.js': part('form', '/node_modules/input.js'),
  '/node_modules/menu.js': part('menu', '/node_modules/input.js'),
  '/node_modules/table.js': part('table', '/node_modules/menu.js'),
  '/node_modules/sheet.js': part('sheet', '/node_modules/table.js'),
};

const inMemory: Plugin = {
  name: 'in-memory',
  enforce: 'pre',
  resolveId: (id) => (modules[id] === undefined ? undefined : id),
  load: (id) => modules[id],
};

async function built(options?: KitChunksOptions) {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [inMemory, ...(options === undefined ? [] : [kitChunks({ trial: () => trial, ...options })])],
    build: { write: false, minify: false, modulePreload: false, rolldownOptions: { input: '/app/main.js' } },
  })) as Rollup.RollupOutput;
  return output.filter((file) => file.type === 'chunk');
}

const trial: InlineConfig = {
  configFile: false,
  plugins: [inMemory],
  build: { modulePreload: false, rolldownOptions: { input: '/app/main.js' } },
};

/** Files and modules that a page loads at once, the bundler's own aside. */
function loadedBy(chunks: Rollup.OutputChunk[], id: string) {
  const files = new Set<string>();
  const visit = (chunk: Rollup.OutputChunk | undefined) => {
    if (chunk === undefined || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const name of chunk.imports) visit(chunks.find((one) => one.fileName === name));
  };
  visit(chunks.find(({ facadeModuleId }) => facadeModuleId === id));
  return { files, modules: new Set(chunks.filter(({ fileName }) => files.has(fileName)).flatMap(({ moduleIds }) => moduleIds)) };
}

const stages = ['app/Login.js', 'app/Frame.js', 'app/List.js'];

describe('PKG-01 files of an app that uses the kit', () => {
  it('are one for each stage, of what those before have not', async () => {
    const chunks = await built({ stages });
    const held = (name: string) =>
      chunks.find((chunk) => chunk.name === name && !chunk.isDynamicEntry)?.moduleIds.filter((id) => id.startsWith('/'));
    expect(held('base')).toEqual(['/node_modules/react.js']);
    expect(held('Login')).toEqual(['/node_modules/input.js', '/node_modules/form.js']);
    expect(held('List')).toEqual(['/node_modules/table.js']);
    const device = chunks.find(({ moduleIds }) => moduleIds.includes('/app/device.js'));
    expect(device?.moduleIds).toEqual(['/app/device.js']);
  });

  it('hold nothing that came later before', async () => {
    const [before, after] = [await built(), await built({ stages })];
    const had = new Set<string>();
    for (const id of ['/app/main.js', ...stages.map((one) => `/${one}`)]) {
      for (const one of loadedBy(before, id).modules) had.add(one);
      expect([...loadedBy(after, id).modules].filter((one) => one.startsWith('/') && !had.has(one))).toEqual([]);
    }
    expect(loadedBy(after, '/app/main.js').modules).not.toContain('/node_modules/sheet.js');
  });

  it('have names that the app gives, and small parts in one', async () => {
    modules['/node_modules/tiny.js'] = 'globalThis.tiny = 1;';
    const [list, login] = [modules['/app/List.js']!, modules['/app/Login.js']!];
    modules['/app/List.js'] = `import '/node_modules/tiny.js'; ${list}`;
    modules['/app/Login.js'] = `import '/node_modules/tiny.js'; ${login}`;
    const chunks = await built({ stages: { frame: ['app/Frame.js'] }, isOfOnePage: (id) => id.startsWith('/app/'), parts: { tiny: 200 } });
    Object.assign(modules, { '/app/List.js': list, '/app/Login.js': login });
    expect(chunks.find(({ name }) => name === 'parts')?.moduleIds).toEqual(['/node_modules/tiny.js']);
    expect(chunks.find(({ name }) => name === 'frame')?.moduleIds).toContain('/node_modules/input.js');
  });

  it('are not touched while nothing is built', () => {
    const plugin = kitChunks({ stages });
    expect(plugin.apply).toBe('build');
    expect((plugin.config as (config: object, env: { command: string }) => unknown)({}, { command: 'serve' })).toBeUndefined();
  });
});
