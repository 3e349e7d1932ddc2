import {
  createBackEnd,
  type OpenApiClient,
  openApiBackEnd,
  plainConventions,
  reactAdminBackEnd,
  type ReactAdminProvider,
  refineBackEnd,
  type RefineProvider,
  restBackEnd,
} from '@tarmac/admin-kit/back-end';
import { jeecgBackEnd } from '@tarmac/admin-kit/jeecg/back-end';
import { ApiError, type RequestClient } from '@tarmac/admin-kit/request';
import { defineResource } from '@tarmac/admin-kit/resource';
import type { Session } from '@tarmac/admin-kit/session';
import { device as declared, type Device } from '../recipes/library.ts';

const { fields } = declared;

/** A REST server. */
export function overRest(session: Session) {
  // #region rest
  const server = restBackEnd({
    baseUrl: '/api',
    headers: () => ({ Authorization: `Bearer ${session.state().token}` }),
    lists: { ...plainConventions, rowsAt: 'data' },
    further: { export: '/export', removeMany: { method: 'DELETE', path: '/batch', ids: 'ids' } },
    onExpire: () => session.end(),
  });
  const device = defineResource<Device>()({
    label: { zh: '设备', en: 'Device' },
    api: server.resource<Device>('devices'),
    permission: 'device',
    fields,
  });
  // #endregion
  return { server, device };
}

type Method<Path> = (path: Path, ...init: never) => ReturnType<OpenApiClient['GET']>;
/** What `createClient<paths>` of openapi-fetch makes of a document with these paths. */
interface DeviceClient extends Pick<OpenApiClient, 'PATCH' | 'DELETE'> {
  GET: Method<'/devices' | '/devices/{id}'>;
  POST: Method<'/devices'>;
  PUT: Method<'/devices/{id}'>;
}

/** A server with an OpenAPI document. */
export function overOpenApi(client: DeviceClient) {
  // #region openapi
  // client = createClient<paths>({ baseUrl: '/api' }) of openapi-fetch: a path that is not in the document does not compile.
  const server = openApiBackEnd(client);
  const api = server.resource<Device>({ list: '/devices', get: '/devices/{id}', add: '/devices', edit: '/devices/{id}' });
  // #endregion
  return api;
}

/** A data provider of react-admin. */
export function overReactAdmin(dataProvider: ReactAdminProvider) {
  // #region react-admin
  const server = reactAdminBackEnd(dataProvider);
  const device = defineResource<Device>()({
    label: { zh: '设备', en: 'Device' },
    api: server.resource<Device>('devices'),
    permission: 'device',
    fields,
  });
  // #endregion
  return device;
}

/** A data provider of refine. */
export function overRefine(dataProvider: RefineProvider) {
  // #region refine
  const server = refineBackEnd(dataProvider);
  const device = defineResource<Device>()({
    label: { zh: '设备', en: 'Device' },
    api: server.resource<Device>('devices'),
    permission: 'device',
    fields,
  });
  // #endregion
  return device;
}

/** A JeecgBoot server. */
export function overJeecg(client: RequestClient) {
  // #region jeecg
  const server = jeecgBackEnd(client);
  const api = server.resource<Device>('/demo/device');
  // #endregion
  return api;
}

/** A server of another make: what it can, and its calls. */
export function overOwn(ask: (path: string, query: Readonly<Record<string, unknown>>) => Promise<{ rows: object[]; count: number }>) {
  // #region own
  const server = createBackEnd<string>({
    capabilities: { calls: ['get'], filters: ['is'], orders: 'none', batch: false },
    list: async (place, { query: { filters, page, size } }) => {
      const values = Object.fromEntries(Object.entries(filters).map(([field, { is }]) => [field, is]));
      const { rows, count } = await ask(`/${place}`, { ...values, skip: (page - 1) * size, take: size });
      return { rows, total: count };
    },
    get: async (place, { id }) => {
      const { rows } = await ask(`/${place}`, { id, skip: 0, take: 1 });
      if (rows[0] === undefined) throw new ApiError('There is no such row.', { status: 404 });
      return rows[0];
    },
  });
  // #endregion
  return server;
}
