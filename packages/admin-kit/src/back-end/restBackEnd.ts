import { type ApiError } from '../request/ApiError.ts';
import type { DownloadedFile } from '../request/requestTypes.ts';
import { fileNameOf, parseJson } from '../request/wire.ts';
import type { ImportResult } from '../resource/api.ts';
import { type BackEnd, type BackEndCall, type BackEndCallOptions, createBackEnd } from './backEnd.ts';
import { refused, unanswered } from './failures.ts';
import { type AddressParams, askedBy, at, type ListConventions, listParams, plainConventions, rowsOf } from './listConventions.ts';

/** How a REST server is spoken to. Its resources lie at `<baseUrl>/<place>`, and single rows at `<baseUrl>/<place>/<id>`. */
export interface RestBackEndOptions {
  /** Address that the places are below, such as `/api`. */
  baseUrl: string;
  /** Headers of every call, such as those that say who asks. */
  headers?: () => Readonly<Record<string, string>>;
  /** Sends cookies also to another origin. */
  credentials?: RequestCredentials;
  /** How lists are asked and answered; `plainConventions` unless said. */
  lists?: ListConventions;
  /** Method of a change, `PUT` unless said: it takes the whole row, which is read first; `PATCH` takes what has changed. */
  editBy?: 'PUT' | 'PATCH';
  /** Where answers about one row have the row, such as `data`; absent: they are the row. */
  rowAt?: string;
  /** Under which name bodies have the row; absent: they are the row. */
  wrap?: string;
  /**
   * Calls beside the usual four, each below the place of its rows. What is not named is not offered, but removing several rows, which is then one call
   * for each. `removeMany` has the keys in the address under `ids`, or in the body where it is sent by POST. `import` gets a workbook by POST as `file` of a
   * form, and answers an `ImportResult`; `export` and `importTemplate` answer files by GET, whose names are read from `Content-Disposition`.
   */
  further?: {
    removeMany?: { method: 'DELETE' | 'POST'; path: string; ids: string };
    export?: string;
    import?: string;
    importTemplate?: string;
    sums?: string;
  };
  /** What rows offer at all; all that is there unless said. */
  calls?: readonly BackEndCall[];
  /** The header that carries the key of a person's action, such as `Idempotency-Key`; absent: none does. */
  idempotencyHeader?: string;
  /** The header that asks only what would be refused; forms then tell all of it at once. Absent: the server cannot. */
  checkOnlyHeader?: string;
  /** Told of a call that was refused (401) because nobody is signed in any more. */
  onExpire?: (error: ApiError) => void;
  /** Language of texts that come from no server. */
  locale?: () => string;
  /** Milliseconds that a call may take, 20,000 unless said; files take six times as long. */
  timeout?: number;
  /** In place of the browser's, for tests and other clients. */
  fetch?: typeof fetch;
}

/**
 * A REST server: lists, single rows, and what else `further` names. Inputs that it refuses are told at their fields, in the usual shapes of
 * Rails, Laravel, Spring, ASP.NET, FastAPI and JSON:API.
 *
 * @example
 * const server = restBackEnd({ baseUrl: '/api', headers: () => ({ Authorization: `Bearer ${session.state().token}` }) });
 * const device = defineResource<Device>()({ label: { zh: '设备', en: 'Device' }, api: server.resource<Device>('devices'), permission: 'device', fields });
 */
export function restBackEnd(options: RestBackEndOptions): BackEnd {
  const { baseUrl, lists = plainConventions, editBy = 'PUT', rowAt, wrap, further = {}, timeout = 20_000, locale } = options;
  const usual: readonly BackEndCall[] = ['get', 'add', 'edit', 'remove'];
  const named = (['export', 'import', 'importTemplate', 'sums'] as const).filter((call) => further[call] !== undefined);

  async function send(call: Call): Promise<Response> {
    const { method = 'GET', path, params = {}, body, options: about = {}, isFile = false } = call;
    const limit = AbortSignal.timeout(isFile ? timeout * 6 : timeout);
    const isForm = body instanceof FormData;
    const response = await (options.fetch ?? fetch)(`${baseUrl}${path}${addressQuery(params)}`, {
      method,
      headers: {
        Accept: isFile ? '*/*' : 'application/json',
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
        ...options.headers?.(),
        ...(options.idempotencyHeader && about.idempotencyKey && { [options.idempotencyHeader]: about.idempotencyKey }),
        ...(options.checkOnlyHeader && about.checkOnly === true && { [options.checkOnlyHeader]: '1' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      ...(options.credentials && { credentials: options.credentials }),
      signal: about.signal ? AbortSignal.any([about.signal, limit]) : limit,
    }).catch((error: unknown) => {
      throw unanswered(error, locale);
    });
    if (response.ok) return response;
    const text = await response.text();
    const error = refused(response.status, { body: parseJson(text), locale });
    if (error.status === 401) options.onExpire?.(error);
    throw error;
  }

  const json = async (call: Call): Promise<{ body: unknown; headers: Headers }> => {
    const response = await send(call);
    // Nothing may come back of a call that changed something.
    return { body: parseJson(await response.text()), headers: response.headers };
  };
  const file = async (call: Call): Promise<DownloadedFile> => {
    const response = await send({ ...call, isFile: true });
    return { blob: await response.blob(), fileName: fileNameOf(response.headers.get('content-disposition')) };
  };
  const pathOf = (place: string, id?: string) => `/${place}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`;
  const wrapped = (input: object) => (wrap === undefined ? input : { [wrap]: input });

  return createBackEnd<string>({
    capabilities: {
      ...askedBy(lists),
      calls: options.calls ?? [...usual, ...named],
      batch: further.removeMany !== undefined,
      checkOnly: options.checkOnlyHeader !== undefined,
      wholeRows: editBy === 'PUT',
    },
    list: async (place, { query, ...about }) =>
      rowsOf(await json({ path: pathOf(place), params: listParams(query, lists), options: about }), lists),
    get: async (place, { id, ...about }) => at((await json({ path: pathOf(place, id), options: about })).body, rowAt),
    add: async (place, { input, ...about }) =>
      at((await json({ method: 'POST', path: pathOf(place), body: wrapped(input), options: about })).body, rowAt),
    edit: async (place, { id, input, isWhole, ...about }) =>
      at((await json({ method: isWhole ? 'PUT' : 'PATCH', path: pathOf(place, id), body: wrapped(input), options: about })).body, rowAt),
    remove: async (place, { ids, ...about }) => {
      const many = further.removeMany;
      if (ids.length === 1 || many === undefined)
        return (await json({ method: 'DELETE', path: pathOf(place, ids[0]), options: about })).body;
      const asked = { [many.ids]: ids };
      return (
        await json({
          method: many.method,
          path: pathOf(place) + many.path,
          ...(many.method === 'POST' ? { body: asked } : { params: asked }),
          options: about,
        })
      ).body;
    },
    ...(further.export !== undefined && {
      export: (place, { query, ...about }) =>
        file({ path: pathOf(place) + further.export, params: listParams(withoutPage(query), lists), options: about }),
    }),
    ...(further.importTemplate !== undefined && {
      importTemplate: (place, about) => file({ path: pathOf(place) + further.importTemplate, options: about }),
    }),
    ...(further.sums !== undefined && {
      sums: async (place, { query, ...about }) => {
        const { body } = await json({ path: pathOf(place) + further.sums, params: listParams(withoutPage(query), lists), options: about });
        return { sums: at(body, lists.sumsAt) as Readonly<Record<string, number>> };
      },
    }),
    ...(further.import !== undefined && {
      import: async (place, { file: sheet, signal, onProgress }) => {
        onProgress?.({ phase: 'uploading', done: 0, total: null });
        const form = new FormData();
        form.append('file', sheet);
        const { body } = await json({
          method: 'POST',
          path: pathOf(place) + further.import,
          body: form,
          options: { signal },
          isFile: true,
        });
        return body as ImportResult;
      },
    }),
  });
}

interface Call {
  method?: string;
  path: string;
  params?: AddressParams;
  body?: object;
  options?: BackEndCallOptions;
  /** A file travels, which takes its time. */
  isFile?: boolean;
}

/** What an export asks: all rows that are filtered. */
export const withoutPage = <Query extends { size?: unknown; page?: unknown }>({
  size: _size,
  page: _page,
  ...query
}: Query): Omit<Query, 'size' | 'page'> => query;

function addressQuery(params: AddressParams): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null && one !== '') query.append(name, String(one));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
