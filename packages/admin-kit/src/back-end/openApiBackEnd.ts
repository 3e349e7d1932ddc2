import { type BackEndCall, type BackEndCapabilities, type BackEndResourceOptions, createBackEnd } from './backEnd.ts';
import type { ListWire } from '../resource/list/listWire.ts';
import type { ResourceApi } from '../resource/api.ts';
import { refused, unanswered } from './failures.ts';
import { askedBy, at, type ListConventions, listParams, plainConventions, rowsOf } from './listConventions.ts';
import { withoutPage } from './restBackEnd.ts';

/** A client of an OpenAPI document, such as one of openapi-fetch, as it is. */
export interface OpenApiClient {
  /** Reads: `/rows` with a query, or `/rows/{id}`. */
  GET: OpenApiMethod;
  /** Adds, with the row as its `body`. */
  POST: OpenApiMethod;
  /** Replaces the row of the path by its `body`. */
  PUT: OpenApiMethod;
  /** Changes the fields in its `body`. */
  PATCH: OpenApiMethod;
  /** Removes the row of the path. */
  DELETE: OpenApiMethod;
}

/** One method of a client: a path of the document, and what goes with it. Its own types are narrower. */
export type OpenApiMethod = (path: never, ...init: never) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** The paths that a client knows for a method. */
export type OpenApiPath<Client extends OpenApiClient, Method extends keyof OpenApiClient> = Client[Method] extends (
  path: infer Path extends string,
  ...init: never
) => unknown
  ? Path
  : never;

/** The paths of one kind of row; what is not named is not offered. Paths of single rows have one parameter: `/devices/{id}`. */
export interface OpenApiPlace<Client extends OpenApiClient> {
  /** Path of the list. */
  list: OpenApiPath<Client, 'GET'>;
  /** Path of a single row. */
  get?: OpenApiPath<Client, 'GET'>;
  /** Path of a new row, by POST. */
  add?: OpenApiPath<Client, 'POST'>;
  /** Path of a change by PUT; `patch` where the document has that. */
  edit?: OpenApiPath<Client, 'PUT'>;
  /** Path of a change by PATCH. */
  patch?: OpenApiPath<Client, 'PATCH'>;
  /** Path of a removal, by DELETE. */
  remove?: OpenApiPath<Client, 'DELETE'>;
  /** Path of a file of the rows. */
  export?: OpenApiPath<Client, 'GET'>;
  /** Path of the totals. */
  sums?: OpenApiPath<Client, 'GET'>;
}

/** Resources over a client of an OpenAPI document. */
export interface OpenApiBackEnd<Client extends OpenApiClient> {
  /** What can be asked of lists; the calls are those that each place names. */
  capabilities: BackEndCapabilities;
  /** For `ListWireContext` around the app. */
  lists: ListWire;
  /** The calls of one kind of row. */
  resource: <Row>(place: OpenApiPlace<Client>, options?: Omit<BackEndResourceOptions, 'calls'>) => ResourceApi<Row>;
}

/** What a client cannot know. */
export interface OpenApiBackEndOptions {
  /** How lists are asked and answered; `plainConventions` unless said. */
  lists?: ListConventions;
  /** Where answers about one row have the row; absent: they are the row. */
  rowAt?: string;
  /** Language of texts that come from no server. */
  locale?: () => string;
}

/**
 * A server that is described by an OpenAPI document, through a client that knows its types: a path that is not in the document does not compile.
 *
 * @example
 * const server = openApiBackEnd(createClient<paths>({ baseUrl: '/api' }));
 * const api = server.resource<Device>({ list: '/devices', get: '/devices/{id}', add: '/devices', edit: '/devices/{id}' });
 */
export function openApiBackEnd<Client extends OpenApiClient>(client: Client, options: OpenApiBackEndOptions = {}): OpenApiBackEnd<Client> {
  const { lists = plainConventions, rowAt, locale } = options;

  async function send(method: keyof OpenApiClient, { path, ...init }: Call): Promise<{ body: unknown; response: Response }> {
    const call = client[method] as (path: string | undefined, init: Omit<Call, 'path'>) => ReturnType<OpenApiMethod>;
    const { data, error, response } = await call(path, init).catch((reason: unknown) => {
      throw unanswered(reason, locale);
    });
    if (!response.ok) throw refused(response.status, { body: error, locale });
    return { body: data, response };
  }
  const row = async (method: keyof OpenApiClient, call: Call) => at((await send(method, call)).body, rowAt);

  const base = { ...askedBy(lists), batch: false };
  const backEnd = (place: OpenApiPlace<Client>) =>
    createBackEnd<OpenApiPlace<Client>>({
      capabilities: { ...base, calls: callsOf(place), wholeRows: place.edit !== undefined },
      list: async ({ list }, { query, signal }) => {
        const { body, response } = await send('GET', { path: list, params: { query: listParams(query, lists) }, signal });
        return rowsOf({ body, headers: response.headers }, lists);
      },
      get: (paths, { id, signal }) => row('GET', { path: paths.get, params: { path: keyOf(paths.get, id) }, signal }),
      add: (paths, { input: body, signal }) => row('POST', { path: paths.add, body, signal }),
      edit: ({ edit, patch }, { id, input: body, signal }) =>
        row(edit === undefined ? 'PATCH' : 'PUT', { path: edit ?? patch, params: { path: keyOf(edit ?? patch, id) }, body, signal }),
      remove: async (paths, { ids: [id = ''], signal }) =>
        (await send('DELETE', { path: paths.remove, params: { path: keyOf(paths.remove, id) }, signal })).body,
      export: async (paths, { query, signal }) => {
        const params = { query: listParams(withoutPage(query), lists) };
        const { body } = await send('GET', { path: paths.export, params, parseAs: 'blob', signal });
        return { blob: body as Blob, fileName: undefined };
      },
      sums: async (paths, { query, signal }) => {
        const { body } = await send('GET', { path: paths.sums, params: { query: listParams(withoutPage(query), lists) }, signal });
        return { sums: at(body, lists.sumsAt) as Readonly<Record<string, number>> };
      },
    });
  const { lists: wire } = backEnd({ list: '' as never });
  return {
    capabilities: { ...base, calls: [] },
    lists: wire,
    resource: (place, about) => backEnd(place).resource(place, about),
  };
}

interface Call {
  path: string | undefined;
  params?: { query?: object; path?: object };
  body?: unknown;
  parseAs?: 'blob';
  signal: AbortSignal | undefined;
}

function callsOf({ get, add, edit, patch, remove, export: file, sums }: OpenApiPlace<OpenApiClient>): BackEndCall[] {
  const named = { get, add, edit: edit ?? patch, remove, export: file, sums };
  return (Object.keys(named) as Array<keyof typeof named>).filter((call) => named[call] !== undefined);
}

/** The parameter of a path by the name that the document gives it. */
function keyOf(path: string | undefined, id: string): Record<string, string> {
  const name = /\{([^{}]+)\}[^{}]*$/.exec(path ?? '')?.[1];
  return name === undefined ? {} : { [name]: id };
}
