import { createMemoryStore, createSession } from '@tarmac/admin-kit/session';
import { type BackEndSample, backEndCases, backEndSamples } from '@tarmac/admin-kit/testing';
import { build, type InlineConfig, type Plugin, type Rollup } from 'vite';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { overJeecg, overOpenApi, overOwn, overReactAdmin, overRefine, overRest } from './backEnds.ts';
import fewFiles from './fewFiles.ts';

afterEach(() => void vi.unstubAllGlobals());

test('KIT-10 a REST server is asked by the page of its guide: its address, its token, its rows', async () => {
  const session = createSession({ store: createMemoryStore() });
  session.start({ token: 'T1', userInfo: { id: 'u1', username: 'ann', realname: 'Ann' } });
  const asked: { address: string; token: string | null }[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    asked.push({ address, token: new Headers(init?.headers).get('Authorization') });
    return Response.json({ data: [{ id: '1', name: 'Scale' }], total: 1 });
  });
  const { server, device } = overRest(session);

  expect(await device.api.list({})).toMatchObject({ records: [{ name: 'Scale' }], total: 1 });
  expect(asked).toEqual([{ address: expect.stringMatching(/^\/api\/devices\b/), token: 'Bearer T1' }]);
  expect(server.capabilities.calls).toContain('export');
});

test('KIT-10 data providers of react-admin and refine, a JeecgBoot server and an OpenAPI client are taken as their guide shows', async () => {
  const one = [{ id: '1', name: 'Scale' }];
  const answers = [
    overReactAdmin({ getList: async () => ({ data: one, total: 1 }) } as never).api.list({}),
    overRefine({ getList: async () => ({ data: one, total: 1 }) } as never).api.list({}),
    overJeecg({ get: async () => ({ records: one, total: 1, size: 10, current: 1, pages: 1 }) } as never).list({}),
    overOpenApi({ GET: async () => ({ data: { items: one, total: 1 }, response: new Response() }) } as never).list({}),
  ];
  for (const answer of await Promise.all(answers)) expect(answer).toMatchObject({ records: one, total: 1 });
});

const own = () =>
  overOwn(async (_path, { skip, take, ...values }) => {
    const rows = backEndSamples().filter((row) =>
      Object.entries(values).every(([field, value]) => String(row[field as keyof BackEndSample]) === String(value)),
    );
    return { rows: rows.slice(Number(skip), Number(skip) + Number(take)), count: rows.length };
  });

// #region cases
describe('KIT-10 the back end of a guide passes the cases', () => {
  test.each(backEndCases({ capabilities: own().capabilities, create: () => ({ lists: own().lists, api: own().resource('tools') }) }))(
    '$name',
    ({ run }) => run(),
  );
});
// #endregion

test('PKG-01 the configuration of the guide packs what its stages load', async () => {
  const part = (name: string) => `export const ${name} = '${name.repeat(1500)}'; globalThis.${name} = ${name};`;
  const modules: Record<string, string> = {
    '/app/main.js':
      "globalThis.go = [() => import('/app/src/LoginPage.tsx'), () => import('/app/src/DevicePage.tsx'), () => import('/app/late.js')];",
    '/app/src/LoginPage.tsx': "import '/node_modules/input.js'; export default 1;",
    '/app/src/DevicePage.tsx': "import '/node_modules/input.js'; import '/node_modules/table.js'; export default 1;",
    '/app/late.js': "import '/node_modules/table.js'; export default 1;",
    '/node_modules/input.js': part('input'),
    '/node_modules/table.js': part('table'),
  };
  const inMemory: Plugin = {
    name: 'in-memory',
    enforce: 'pre',
    resolveId: (id) => (modules[id] === undefined ? undefined : id),
    load: (id) => modules[id],
  };
  const filesOf = async (plugins: InlineConfig['plugins']) => {
    const { output } = (await build({
      configFile: false,
      logLevel: 'error',
      plugins: [inMemory, plugins],
      root: '/app',
      build: { write: false, minify: false, modulePreload: false, rolldownOptions: { input: '/app/main.js' } },
    })) as Rollup.RollupOutput;
    const chunks = output.filter((file) => file.type === 'chunk');
    return (name: string) => chunks.find((chunk) => chunk.name === name && !chunk.isDynamicEntry)?.moduleIds;
  };
  const [packed, left] = [await filesOf(fewFiles.plugins), await filesOf([])];
  expect(packed('LoginPage')).toEqual(['/node_modules/input.js']);
  expect(packed('DevicePage')).toEqual(['/node_modules/table.js']);
  expect(left('LoginPage')).toBeUndefined();
});
