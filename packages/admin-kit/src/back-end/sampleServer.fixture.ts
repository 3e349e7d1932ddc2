import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BackEndSample, backEndSamples } from '../testing/backEndSample.ts';

/** A server on this machine that holds the samples and speaks three ways of asking for them. */
export interface SampleServer {
  /** Its address without a path: `/api` is plain REST, `/json` is as json-server, `/jeecg-boot` as JeecgBoot. */
  url: string;
  /** Headers of the calls so far. */
  heard: ReadonlyArray<{ method: string; address: string; headers: IncomingMessage['headers'] }>;
  close: () => Promise<void>;
}

export async function startSampleServer(): Promise<SampleServer> {
  const store = { rows: backEndSamples() as BackEndSample[], next: 26 };
  const heard: Array<{ method: string; address: string; headers: IncomingMessage['headers'] }> = [];
  const server = createServer((request, reply) => {
    heard.push({ method: request.method ?? '', address: request.url ?? '', headers: request.headers });
    void answer(store, request).then(({ status = 200, body, headers = {} }) => send(reply, { status, body, headers }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Store {
  rows: BackEndSample[];
  next: number;
}

interface Answer {
  status?: number;
  /** Bytes are sent as a file. */
  body?: unknown;
  headers?: Record<string, string>;
}

function send(reply: ServerResponse, { status, body, headers }: Required<Answer>) {
  const isFile = body instanceof Uint8Array;
  reply.writeHead(status, { 'Content-Type': isFile ? 'text/csv' : 'application/json', ...headers });
  reply.end(isFile ? body : body === undefined ? undefined : JSON.stringify(body));
}

async function answer(store: Store, request: IncomingMessage): Promise<Answer> {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://sample.invalid');
  const [, dialect, ...path] = pathname.split('/');
  const raw = await textOf(request);
  const body = raw.startsWith('{') ? (JSON.parse(raw) as Record<string, unknown>) : {};
  const call = { store, method: request.method ?? 'GET', path: path.map(decodeURIComponent), query, body };
  if (dialect === 'jeecg-boot') return jeecg(call);
  return dialect === 'json' ? jsonServer(call) : plain(call);
}

interface Call {
  store: Store;
  method: string;
  path: string[];
  query: URLSearchParams;
  body: Record<string, unknown>;
}

/** `/api/tools`: pages from 1, `{ items, total }`. */
function plain({ store, method, path: [, part], query, body }: Call): Answer {
  const found = narrowed(store.rows, query);
  if (part === undefined && method === 'GET') {
    const [page, size] = [Number(query.get('page')), Number(query.get('size'))];
    const items = ordered(found, query.get('sort'), query.get('order')).slice((page - 1) * size, page * size);
    return { body: { items, total: found.length } };
  }
  if (part === 'export')
    return {
      body: new TextEncoder().encode(found.map(({ name }) => name).join('\n')),
      headers: { 'Content-Disposition': "attachment; filename*=UTF-8''%E5%B7%A5%E5%85%B7.csv" },
    };
  if (part === 'sums') return { body: { sums: { price: found.reduce((sum, { price }) => sum + price, 0) } } };
  if (part === 'import') return { body: { totalCount: 1, successCount: 1, errorCount: 0 } };
  if (part === 'batch') {
    store.rows = store.rows.filter(({ id }) => !query.getAll('ids').includes(id));
    return { status: 204 };
  }
  return single({ store, method, id: part, body });
}

/** `/json/tools`: the list by itself, its length in a header. */
function jsonServer({ store, method, path: [, part], query, body }: Call): Answer {
  if (part !== undefined || method !== 'GET') return single({ store, method, id: part, body });
  const found = ordered(narrowed(store.rows, query), query.get('_sort'), query.get('_order')?.toLowerCase() ?? null);
  return {
    body: found.slice(Number(query.get('_start') ?? 0), Number(query.get('_end') ?? found.length)),
    headers: { 'X-Total-Count': String(found.length) },
  };
}

/** The calls of one row, as REST has them. */
function single({
  store,
  method,
  id,
  body,
}: {
  store: Store;
  method: string;
  id: string | undefined;
  body: Record<string, unknown>;
}): Answer {
  const row = store.rows.find((one) => one.id === id);
  if (id !== undefined && row === undefined) return { status: 404, body: { message: 'There is no such tool.' } };
  if (method === 'GET') return { body: row };
  if (method === 'DELETE') {
    store.rows = store.rows.filter((one) => one !== row);
    return { body: {} };
  }
  if (body['name'] === '') return { status: 422, body: { message: 'The tool is not valid.', errors: { name: ['A tool has a name.'] } } };
  const next = { ...row, ...body, id: id ?? String(store.next++) } as BackEndSample;
  store.rows = row === undefined ? [...store.rows, next] : store.rows.map((one) => (one === row ? next : one));
  return { status: row === undefined ? 201 : 200, body: next };
}

/** `/jeecg-boot/demo/tool/…`: what the code generator makes, in envelopes. */
function jeecg({ store, method, path, query, body }: Call): Answer {
  const call = path.at(-1);
  const done = (result: unknown = null): Answer => ({ body: { success: true, code: 200, message: '', result } });
  const refusal = (errorData: unknown, code = 500): Answer => ({
    body: { success: false, code, message: '名称不能为空', result: null, errorData },
  });
  const found = narrowed(store.rows, query);
  if (call === 'list') {
    const [page, size] = [Number(query.get('pageNo')), Number(query.get('pageSize'))];
    const records = ordered(found, query.get('column'), query.get('order')).slice((page - 1) * size, page * size);
    return done({ records, total: found.length, size, current: page, pages: Math.ceil(found.length / size) });
  }
  if (call === 'queryById') {
    const row = store.rows.find(({ id }) => id === query.get('id'));
    return row === undefined ? { body: { success: false, code: 404, message: '未找到对应数据', result: null } } : done(row);
  }
  if (call === 'exportXls')
    return {
      body: new TextEncoder().encode(found.map(({ name }) => name).join('\n')),
      headers: { 'Content-Disposition': 'attachment; filename="tools.xls"' },
    };
  if (call === 'importExcel') return { body: { success: true, code: 200, message: '文件导入成功！数据行数:1', result: null } };
  if (method === 'DELETE') {
    const ids = (query.get('ids') ?? query.get('id') ?? '').split(',');
    store.rows = store.rows.filter(({ id }) => !ids.includes(id));
    return done();
  }
  if (body['name'] === '') return refusal([{ path: 'name', message: '名称不能为空' }]);
  if (call === 'add') store.rows = [...store.rows, { ...body, id: String(store.next++) } as BackEndSample];
  else store.rows = store.rows.map((row) => (row.id === body['id'] ? ({ ...row, ...body } as BackEndSample) : row));
  return done();
}

/** The rows that a query asks for, in the words of any of these servers. */
function narrowed(rows: readonly BackEndSample[], query: URLSearchParams): BackEndSample[] {
  return rows.filter((row) =>
    Object.entries(row).every(([name, stored]) => {
      const value = String(stored);
      const compare = (limit: string) => (typeof stored === 'number' ? stored - Number(limit) : value.localeCompare(limit));
      const first = (...names: string[]) => names.map((one) => query.get(one)).find((one) => one !== null);
      const [from, to] = [first(`${name}_gte`, `${name}_begin`), first(`${name}_lte`, `${name}_end`)];
      const part = first(`${name}_like`) ?? /^\*(.*)\*$/.exec(query.get(name) ?? '')?.[1];
      const several = query.get(`${name}_MultiString`)?.split(',') ?? query.getAll(name).filter((one) => !/^\*.*\*$/.test(one));
      return (
        (several.length === 0 || several.includes(value)) &&
        (part === undefined || value.includes(part)) &&
        (from === undefined || compare(from) >= 0) &&
        (to === undefined || compare(to) <= 0)
      );
    }),
  );
}

function ordered(rows: readonly BackEndSample[], columns: string | null, orders: string | null): BackEndSample[] {
  const keys = (columns ?? '').split(',').filter((name): name is keyof BackEndSample => name !== '');
  const directions = (orders ?? 'asc').split(',');
  return rows.toSorted((one, other) => {
    for (const [place, key] of keys.entries()) {
      const [a, b] = [one[key], other[key]];
      const difference = typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
      if (difference !== 0) return (directions[place] ?? directions.at(-1)) === 'desc' ? -difference : difference;
    }
    return 0;
  });
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
