import { ApiError, isCancelled } from '../request/ApiError.ts';
import { sortKeys } from '../table/columns.ts';
import { type BackEnd, createBackEnd, type FilterWay } from './backEnd.ts';
import { refused, unanswered } from './failures.ts';

/** A data provider of refine, as it is: what of it is called. */
export interface RefineProvider {
  /** A page of rows, counted from 1. */
  getList: (params: {
    resource: string;
    /** `current` is what providers of version 4 read, `currentPage` what those of version 5 do. */
    pagination: { current: number; currentPage: number; pageSize: number; mode: 'server' };
    sorters: Array<{ field: string; order: 'asc' | 'desc' }>;
    filters: Array<{ field: string; operator: 'eq' | 'in' | 'contains' | 'gte' | 'lte'; value: string | readonly string[] }>;
  }) => Promise<{ data: readonly object[]; total: number }>;
  /** One row by its key. */
  getOne: (params: { resource: string; id: string }) => Promise<{ data: object }>;
  /** Adds a row and answers it. */
  create: (params: { resource: string; variables: object }) => Promise<{ data: object }>;
  /** Changes a row and answers it; `variables` is what the form sends. */
  update: (params: { resource: string; id: string; variables: object }) => Promise<{ data: object }>;
  /** Removes one row. */
  deleteOne: (params: { resource: string; id: string }) => Promise<{ data: object }>;
  /** Removes several rows in one call; absent: they are removed one by one. */
  deleteMany?: ((params: { resource: string; ids: string[] }) => Promise<{ data: readonly object[] }>) | undefined;
}

/** What a data provider does not say of itself. */
export interface RefineBackEndOptions {
  /** What it understands of `eq`, `in`, `contains`, `gte` and `lte`, in the words of the kit; all of it unless said. */
  filters?: readonly FilterWay[];
  /** Whether it takes several orders; it does unless said. */
  orders?: 'none' | 'one' | 'several';
  /** Language of texts that come from no server. */
  locale?: () => string;
}

const operators = { is: 'eq', in: 'in', contains: 'contains', from: 'gte', to: 'lte' } as const;

/**
 * A data provider of refine, taken as it is. Several rows are removed by its `deleteMany` where it has one, else one after the other.
 *
 * @example
 * const server = refineBackEnd(dataProvider('/api'));
 * const device = defineResource<Device>()({ label: { zh: '设备', en: 'Device' }, api: server.resource<Device>('devices'), permission: 'device', fields });
 */
export function refineBackEnd(provider: RefineProvider, options: RefineBackEndOptions = {}): BackEnd {
  const { filters = ['is', 'in', 'contains', 'from', 'to'], orders = 'several', locale } = options;
  const ask = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await call();
    } catch (error) {
      throw thrown(error, locale);
    }
  };
  return createBackEnd<string>({
    capabilities: { calls: ['get', 'add', 'edit', 'remove'], filters, orders, batch: provider.deleteMany !== undefined },
    list: async (resource, { query: { page, size, sort, filters: asked } }) => {
      const { data, total } = await ask(() =>
        provider.getList({
          resource,
          pagination: { current: page, currentPage: page, pageSize: size, mode: 'server' },
          sorters: sortKeys(sort).map(({ column, order }) => ({ field: column, order })),
          filters: Object.entries(asked).flatMap(([field, filter]) =>
            (Object.entries(filter) as Array<[FilterWay, string | readonly string[]]>).map(([way, value]) => ({
              field,
              operator: operators[way],
              value,
            })),
          ),
        }),
      );
      return { rows: data, total };
    },
    get: async (resource, { id }) => (await ask(() => provider.getOne({ resource, id }))).data,
    add: async (resource, { input: variables }) => (await ask(() => provider.create({ resource, variables }))).data,
    edit: async (resource, { id, input: variables }) => (await ask(() => provider.update({ resource, id, variables }))).data,
    remove: (resource, { ids }) =>
      ask(async () => {
        if (ids.length > 1 && provider.deleteMany) await provider.deleteMany({ resource, ids: [...ids] });
        else await provider.deleteOne({ resource, id: ids[0] ?? '' });
      }),
  });
}

/** What such a provider throws (`HttpError` with `statusCode` and `errors`) as the kit reads it. */
function thrown(error: unknown, locale?: () => string): unknown {
  if (error instanceof ApiError || isCancelled(error)) return error;
  const { statusCode, message, errors, response } = Object(error) as Record<string, unknown>;
  // Without a status no answer came; what a provider itself says is an error of its own kind.
  if (typeof statusCode !== 'number') return error instanceof Error && !(error instanceof TypeError) ? error : unanswered(error, locale);
  // Providers over axios keep the answer; what they say of single fields comes first.
  const { data } = Object(response) as { data?: unknown };
  return refused(statusCode, { body: { message, ...(Object(data) as object), ...(errors !== undefined && { errors }) }, locale });
}
