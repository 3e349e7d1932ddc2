import { type BackEnd, type BackEndCall, createBackEnd } from '../../back-end/backEnd.ts';
import type { RequestClient } from '../../request/requestTypes.ts';
import type { Page } from '../../resource/api.ts';
import { jeecgLists } from '../jeecgLists.ts';

/** What a JeecgBoot server is told apart by. */
export interface JeecgBackEndOptions {
  /** What rows offer: `get`, `add`, `edit`, `remove`, `export` and `import` unless said. */
  calls?: readonly BackEndCall[];
  /** Lists take several columns to order by, joined by commas; stock servers take one. */
  severalOrders?: boolean;
  /** Name of the sheet that `exportXls` is told to write. */
  exportTitle?: string;
}

/**
 * A JeecgBoot server: the calls that its code generator makes for a table, below the path of its controller. Lists ask with `jeecgLists`,
 * so the app stands in `<ListWireContext value={jeecgLists}>`.
 *
 * @example
 * const server = jeecgBackEnd(client);
 * const device = defineResource<Device>()({ label: { zh: '设备', en: 'Device' }, api: server.resource<Device>('/demo/device'), permission: 'demo:device', fields });
 */
export function jeecgBackEnd(
  client: Pick<RequestClient, 'get' | 'post' | 'put' | 'delete' | 'download' | 'upload'>,
  options: JeecgBackEndOptions = {},
): BackEnd {
  const { calls = ['get', 'add', 'edit', 'remove', 'export', 'import'], severalOrders = false, exportTitle } = options;
  return createBackEnd<string>({
    lists: jeecgLists,
    capabilities: {
      calls,
      filters: ['is', 'in', 'contains', 'from', 'to'],
      orders: severalOrders ? 'several' : 'one',
      batch: true,
      advanced: true,
    },
    list: async (path, { query: { params }, signal, quiet }) => {
      const { records, total, sums } = await client.get<Page<object>>(`${path}/list`, params, {
        ...(signal && { signal }),
        ...(quiet && { quiet }),
      });
      return { rows: records, total, ...(sums && { sums }) };
    },
    get: (path, { id, signal }) => client.get(`${path}/queryById`, { id }, signal),
    add: (path, { input: body, idempotencyKey }) => client.post(`${path}/add`, body, { ...(idempotencyKey && { idempotencyKey }) }),
    edit: (path, { input, idempotencyKey }) => client.put(`${path}/edit`, input, { ...(idempotencyKey && { idempotencyKey }) }),
    remove: (path, { ids, idempotencyKey }) => {
      const about = { ...(idempotencyKey && { idempotencyKey }) };
      return ids.length === 1
        ? client.delete(`${path}/delete`, { id: ids[0] }, about)
        : client.delete(`${path}/deleteBatch`, { ids: ids.join(',') }, about);
    },
    export: (path, { query: { params = {} } }) => client.download(`${path}/exportXls`, { ...params, ...(exportTitle && { exportTitle }) }),
    importTemplate: (path) => client.download(`${path}/importTemplate`),
    import: async (path, { file, ...about }) => (await import('./importWhole.ts')).importWhole(client, { path, file, ...about }),
    sums: (path, { query: { params = {} }, signal }) => client.get(`${path}/sums`, params, signal),
  });
}
