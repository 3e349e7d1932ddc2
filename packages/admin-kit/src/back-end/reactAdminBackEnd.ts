import { ApiError, isCancelled } from '../request/ApiError.ts';
import { sortKeys } from '../table/columns.ts';
import { type BackEnd, createBackEnd } from './backEnd.ts';
import { refused, unanswered } from './failures.ts';
import { askedBy, filterParams, type FilterNames } from './listConventions.ts';

/** A data provider of react-admin, as it is: what of it is called. */
export interface ReactAdminProvider {
  /** A page of rows, counted from 1. */
  getList: (
    resource: string,
    params: {
      pagination: { page: number; perPage: number };
      sort: { field: string; order: 'ASC' | 'DESC' };
      filter: Record<string, unknown>;
      signal?: AbortSignal;
    },
  ) => Promise<{ data: readonly object[]; total?: number; pageInfo?: { hasNextPage?: boolean } }>;
  /** One row by its key. */
  getOne: (resource: string, params: { id: string; signal?: AbortSignal }) => Promise<{ data: object }>;
  /** Adds a row and answers it. */
  create: (resource: string, params: { data: object }) => Promise<{ data: object }>;
  /** Changes a row and answers it; `data` is what the form sends. */
  update: (resource: string, params: { id: string; data: object; previousData: { id: string } }) => Promise<{ data: object }>;
  /** Removes one row. */
  delete: (resource: string, params: { id: string; previousData: { id: string } }) => Promise<{ data?: object }>;
  /** Removes several rows in one call. */
  deleteMany: (resource: string, params: { ids: string[] }) => Promise<{ data?: readonly unknown[] }>;
  /** It takes the signal of a call; absent: it is handed none. */
  supportAbortSignal?: boolean;
}

/** What a data provider does not say of itself. */
export interface ReactAdminBackEndOptions {
  /** Names of its filters; by default as `ra-data-json-server` has them: `name`, `name_like`, `name_gte`, `name_lte`. */
  filters?: FilterNames;
  /** Field that lists without an order are asked for, because such a provider always wants one; default `id`. */
  orderedBy?: string;
  /** Language of texts that come from no server. */
  locale?: () => string;
}

/**
 * A data provider of react-admin, taken as it is. Lists have one order; several rows are removed by its `deleteMany`.
 *
 * @example
 * const server = reactAdminBackEnd(jsonServerProvider('/api'));
 * const device = defineResource<Device>()({ label: { zh: '设备', en: 'Device' }, api: server.resource<Device>('devices'), permission: 'device', fields });
 */
export function reactAdminBackEnd(provider: ReactAdminProvider, options: ReactAdminBackEndOptions = {}): BackEnd {
  const { filters = { is: '*', in: '*', contains: '*_like', from: '*_gte', to: '*_lte' }, orderedBy = 'id', locale } = options;
  const heard = (signal: AbortSignal | undefined) => (provider.supportAbortSignal === true && signal ? { signal } : {});
  const ask = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await call();
    } catch (error) {
      throw thrown(error, locale);
    }
  };
  return createBackEnd<string>({
    capabilities: { ...askedBy({ filters }), orders: 'one', calls: ['get', 'add', 'edit', 'remove'], batch: true, wholeRows: true },
    list: async (place, { query, signal }) => {
      const [key = { column: orderedBy, order: 'asc' }] = sortKeys(query.sort);
      const { data, total, pageInfo } = await ask(() =>
        provider.getList(place, {
          pagination: { page: query.page, perPage: query.size },
          sort: { field: key.column, order: key.order === 'asc' ? 'ASC' : 'DESC' },
          filter: filterParams(query.filters, { filters }),
          ...heard(signal),
        }),
      );
      return { rows: data, total, hasMore: pageInfo?.hasNextPage };
    },
    get: async (place, { id, signal }) => (await ask(() => provider.getOne(place, { id, ...heard(signal) }))).data,
    add: async (place, { input: data }) => (await ask(() => provider.create(place, { data }))).data,
    edit: async (place, { id, input: data }) => (await ask(() => provider.update(place, { id, data, previousData: { id } }))).data,
    remove: (place, { ids }) =>
      ask(async () => {
        const [id = ''] = ids;
        if (ids.length === 1) await provider.delete(place, { id, previousData: { id } });
        else await provider.deleteMany(place, { ids: [...ids] });
      }),
  });
}

/** What such a provider throws (`HttpError` with `status` and `body`) as the kit reads it. */
function thrown(error: unknown, locale?: () => string): unknown {
  if (error instanceof ApiError || isCancelled(error)) return error;
  const { status, body, message } = Object(error) as { status?: unknown; body?: unknown; message?: unknown };
  if (typeof status !== 'number') return error instanceof TypeError ? unanswered(error, locale) : error;
  return refused(status, { body: { message, ...(Object(body) as object) }, locale });
}
