import { expect, test, vi } from 'vitest';
import { jeecgBackEnd } from '../jeecg/back-end/jeecgBackEnd.ts';
import type { ResourceApi } from '../resource/api.ts';
import type { BackEndSample } from '../testing/backEndSample.ts';
import { openApiBackEnd } from './openApiBackEnd.ts';
import { reactAdminBackEnd, type ReactAdminProvider } from './reactAdminBackEnd.ts';
import { refineBackEnd, type RefineProvider } from './refineBackEnd.ts';
import { restBackEnd, type RestBackEndOptions } from './restBackEnd.ts';
import { startSampleServer } from './sampleServer.fixture.ts';

const row = { id: '7', name: 'Saw' };
const reply = (body: unknown, init?: ResponseInit) => new Response(body === undefined ? null : JSON.stringify(body), init);

/** A REST server whose answer is given, and what it was asked. */
function rest(answer: () => Response | Promise<Response>, options: Partial<RestBackEndOptions> = {}) {
  const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(async () => answer());
  const api = restBackEnd({ baseUrl: '/api', fetch: fetch as never, ...options }).resource<BackEndSample>('tools');
  return { api, asked: () => ({ address: fetch.mock.lastCall?.[0], ...fetch.mock.lastCall?.[1] }) };
}

test('KIT-10 a REST server is told who asks, in which body, by which method', async () => {
  const { api, asked } = rest(() => reply({ data: row }), {
    editBy: 'PATCH',
    wrap: 'tool',
    rowAt: 'data',
    credentials: 'include',
    headers: () => ({ Authorization: 'Bearer T' }),
    idempotencyHeader: 'Idempotency-Key',
    checkOnlyHeader: 'X-Dry-Run',
  });

  expect(await api.edit!(row as never, { idempotencyKey: 'K', checkOnly: true })).toEqual(row);
  expect(asked()).toMatchObject({
    address: '/api/tools/7',
    method: 'PATCH',
    credentials: 'include',
    body: JSON.stringify({ tool: row }),
    headers: { Authorization: 'Bearer T', 'Idempotency-Key': 'K', 'X-Dry-Run': '1', 'Content-Type': 'application/json' },
  });
  expect(api.checkable).toBe(true);
  await api.add!(row as never);
  expect(asked().headers).not.toHaveProperty('X-Dry-Run');
  await api.get!('a/b');
  expect(asked()).toMatchObject({ address: '/api/tools/a%2Fb', method: 'GET' });
});

test('KIT-10 a REST server without further calls offers none, and an empty answer is not a failure', async () => {
  const { api } = rest(() => reply(undefined, { status: 204 }), { calls: ['remove'] });

  expect(Object.keys(api)).toEqual(['list', 'remove', 'severalOrders']);
  expect(await api.remove!(['1'])).toBeUndefined();
});

test('KIT-10 a list of rows may be removed by a body, and a template fetched', async () => {
  const { api, asked } = rest(() => reply({}, { headers: { 'Content-Disposition': 'attachment; filename="tools.xlsx"' } }), {
    further: { removeMany: { method: 'POST', path: '/remove', ids: 'keys' }, importTemplate: '/template' },
  });

  await api.remove!(['1', '2']);
  expect(asked()).toMatchObject({ address: '/api/tools/remove', method: 'POST', body: '{"keys":["1","2"]}' });
  expect((await api.importTemplate!()).fileName).toBe('tools.xlsx');
  await api.remove!(['1']);
  expect(asked()).toMatchObject({ address: '/api/tools/1', method: 'DELETE' });
});

test('KIT-10 who is not signed in any more is told to the app, others are not', async () => {
  const onExpire = vi.fn();
  const status = { now: 401 };
  const { api } = rest(() => reply({}, { status: status.now }), { onExpire });

  await expect(api.list({})).rejects.toMatchObject({ status: 401 });
  expect(onExpire).toHaveBeenCalledOnce();
  status.now = 403;
  await expect(api.list({})).rejects.toMatchObject({ status: 403 });
  expect(onExpire).toHaveBeenCalledOnce();
});

test('KIT-10 a server that cannot be reached, or answers too late, is told in words', async () => {
  const server = await startSampleServer();
  await server.close();
  const gone = restBackEnd({ baseUrl: `${server.url}/api`, locale: () => 'en-US' }).resource('tools');
  await expect(gone.list({})).rejects.toMatchObject({ name: 'ApiError', status: 0, message: expect.stringContaining('network') });

  const slow = restBackEnd({
    baseUrl: '/api',
    timeout: 1,
    locale: () => 'en-US',
    fetch: (_address, init) =>
      new Promise((_resolve, reject) => init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error))),
  }).resource('tools');
  await expect(slow.list({})).rejects.toMatchObject({ status: 0, message: expect.stringContaining('in time') });
});

test('KIT-10 a document that changes rows by PATCH is spoken to so, and the parameter has its name', async () => {
  const call = vi.fn(async () => ({ data: { row }, response: reply({}) }));
  const client = { GET: call, POST: call, PUT: call, PATCH: call, DELETE: call };
  const api = openApiBackEnd(client as never, { rowAt: 'row' }).resource<BackEndSample>({
    list: '/t',
    patch: '/t/{key}/edit',
    remove: '/t/last',
  } as never);

  expect(Object.keys(api)).toEqual(['list', 'edit', 'remove', 'severalOrders']);
  expect(await api.edit!(row as never)).toEqual(row);
  expect(call).toHaveBeenLastCalledWith('/t/{key}/edit', { params: { path: { key: '7' } }, body: row, signal: undefined });
  await api.remove!(['7']);
  expect(call).toHaveBeenLastCalledWith('/t/last', { params: { path: {} }, signal: undefined });
});

test('KIT-10 a client without a network says so', async () => {
  const GET = () => Promise.reject(new TypeError('fetch failed'));
  const api = openApiBackEnd({ GET } as never, { locale: () => 'en-US' }).resource({ list: '/t' } as never);

  await expect(api.list({})).rejects.toMatchObject({ status: 0 });
});

const failing = (error: unknown): ResourceApi<BackEndSample>[] => {
  const call = () => Promise.reject(error as Error);
  const admin = { getList: call, getOne: call, create: call, update: call, delete: call, deleteMany: call } as ReactAdminProvider;
  const refine = { getList: call, getOne: call, create: call, update: call, deleteOne: call } as RefineProvider;
  return [reactAdminBackEnd(admin).resource('tools'), refineBackEnd(refine).resource('tools')];
};

test('KIT-10 what a provider throws by itself, and what was cancelled, stays as it is; no network is said in words', async () => {
  for (const api of failing(new RangeError('of its own'))) await expect(api.get!('1')).rejects.toThrow(RangeError);
  for (const api of failing(new DOMException('', 'AbortError'))) await expect(api.get!('1')).rejects.toMatchObject({ name: 'AbortError' });
  for (const api of failing(new TypeError('fetch failed')))
    await expect(api.get!('1')).rejects.toMatchObject({ name: 'ApiError', status: 0 });
});

test('KIT-10 a provider of refine says what it refuses without an answer of axios, too', async () => {
  const [, refine] = failing({ message: 'No', statusCode: 422, errors: { name: 'is missing' } });

  await expect(refine!.add!(row as never)).rejects.toMatchObject({ status: 422, fields: [{ path: 'name', message: 'is missing' }] });
});

test('KIT-10 providers are asked as their makers say', async () => {
  const getList = vi.fn(async () => ({ data: [row], pageInfo: { hasNextPage: true } }));
  const admin = { getList, supportAbortSignal: true, deleteMany: vi.fn(async () => ({})) } as unknown as ReactAdminProvider;
  const { signal } = new AbortController();
  const page = await reactAdminBackEnd(admin, { orderedBy: 'name' })
    .resource('tools')
    .list({ page: 2, size: 5, 'state.in': 'a,b' }, { signal });

  expect(page).toMatchObject({ total: 7, totalEstimated: true });
  expect(getList).toHaveBeenCalledWith('tools', {
    pagination: { page: 2, perPage: 5 },
    sort: { field: 'name', order: 'ASC' },
    filter: { state: ['a', 'b'] },
    signal,
  });

  const many = { getList: vi.fn(async () => ({ data: [], total: 0 })), deleteMany: vi.fn(async () => ({ data: [] })) };
  const refine = refineBackEnd(many as unknown as RefineProvider, { filters: ['is'], orders: 'one' });
  await refine.resource('tools').remove!(['1', '2']);
  await refine.resource('tools').list({ page: 1, size: 5, sort: 'name', order: 'desc', state: 'a' });
  expect(many.deleteMany).toHaveBeenCalledExactlyOnceWith({ resource: 'tools', ids: ['1', '2'] });
  expect(many.getList).toHaveBeenCalledExactlyOnceWith({
    resource: 'tools',
    pagination: { current: 1, currentPage: 1, pageSize: 5, mode: 'server' },
    sorters: [{ field: 'name', order: 'desc' }],
    filters: [{ field: 'state', operator: 'eq', value: 'a' }],
  });
});

test('KIT-10 a JeecgBoot server hears keys of actions, names sheets, and its imports are counted or told in words', async () => {
  const client = {
    get: vi.fn(async () => ({ records: [], total: 0, sums: { price: 5 } })),
    post: vi.fn(async () => undefined),
    put: vi.fn(async () => undefined),
    delete: vi.fn(async () => undefined),
    download: vi.fn(async () => ({ blob: new Blob(['x']), fileName: undefined })),
    upload: vi.fn(async (): Promise<unknown> => ({ result: { totalCount: 3, successCount: 2, errorCount: 1 } })),
  };
  const calls = ['add', 'edit', 'remove', 'export', 'import', 'importTemplate', 'sums'] as const;
  const api = jeecgBackEnd(client as never, { calls, exportTitle: '工具' }).resource<BackEndSample>('/demo/tool');

  expect(api.get).toBeUndefined();
  expect(await api.list({ pageNo: 1, pageSize: 10 }, { quiet: true, signal: new AbortController().signal })).toMatchObject({
    sums: { price: 5 },
  });
  await api.add!(row as never, { idempotencyKey: 'K' });
  expect(client.post).toHaveBeenCalledWith('/demo/tool/add', row, { idempotencyKey: 'K' });
  await api.edit!(row as never, { idempotencyKey: 'K' });
  expect(client.put).toHaveBeenCalledWith('/demo/tool/edit', row, { idempotencyKey: 'K' });
  await api.remove!(['1', '2'], { idempotencyKey: 'K' });
  expect(client.delete).toHaveBeenCalledWith('/demo/tool/deleteBatch', { ids: '1,2' }, { idempotencyKey: 'K' });
  await api.export!({ name: 'a' });
  expect(client.download).toHaveBeenLastCalledWith('/demo/tool/exportXls', { name: 'a', exportTitle: '工具' });
  await api.importTemplate!();
  expect(client.download).toHaveBeenLastCalledWith('/demo/tool/importTemplate');
  await api.sums!({ name: 'a' });
  expect(client.get).toHaveBeenLastCalledWith('/demo/tool/sums', { name: 'a' }, undefined);

  const progress = vi.fn();
  expect(await api.import!(new Blob(), { onProgress: progress, signal: new AbortController().signal })).toMatchObject({ successCount: 2 });
  expect(progress).toHaveBeenCalledWith({ phase: 'uploading', done: 0, total: null });
  client.upload.mockResolvedValue({ result: '文件导入成功！数据行数:12' });
  expect(await api.import!(new Blob())).toMatchObject({ totalCount: 12, errorCount: 0 });
  client.upload.mockResolvedValue({ message: '成功' });
  expect(await api.import!(new Blob())).toMatchObject({ totalCount: 0, msg: '成功' });
  client.upload.mockResolvedValue({});
  expect(await api.import!(new Blob())).toMatchObject({ totalCount: 0, msg: '' });
});
