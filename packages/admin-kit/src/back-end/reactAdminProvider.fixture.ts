import type { ReactAdminProvider } from './reactAdminBackEnd.ts';

/** What react-admin's `fetchUtils.fetchJson` throws. */
class HttpError extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(message: string, { status, body }: { status: number; body: unknown }) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.body = body;
  }
}

async function fetchJson(url: string, { headers = {}, ...init }: RequestInit & { headers?: Record<string, string> } = {}) {
  const response = await fetch(url, { ...init, headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...headers } });
  const text = await response.text();
  const json: unknown = text === '' ? undefined : JSON.parse(text);
  if (!response.ok)
    throw new HttpError((json as { message?: string } | undefined)?.message ?? response.statusText, {
      status: response.status,
      body: json,
    });
  return { headers: response.headers, json: json as never };
}

function stringify(query: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) params.append(name, String(one));
  return params.toString();
}

/**
 * A data provider by the words of `ra-data-json-server` 5.15, which needs all of react-admin's core beside it: the same calls, the same
 * answers, the same errors.
 */
export const jsonServerProvider = (apiUrl: string): ReactAdminProvider => ({
  getList: async (resource, params) => {
    const { page, perPage } = params.pagination;
    const { field, order } = params.sort;
    const query = { ...params.filter, _sort: field, _order: order, _start: (page - 1) * perPage, _end: page * perPage };
    const { headers, json } = await fetchJson(`${apiUrl}/${resource}?${stringify(query)}`);
    return { data: json, total: Number.parseInt(headers.get('x-total-count')?.split('/').pop() ?? '', 10) };
  },
  getOne: async (resource, params) => ({ data: (await fetchJson(`${apiUrl}/${resource}/${params.id}`)).json }),
  update: async (resource, params) => ({
    data: (await fetchJson(`${apiUrl}/${resource}/${params.id}`, { method: 'PUT', body: JSON.stringify(params.data) })).json,
  }),
  create: async (resource, params) => {
    const { json } = await fetchJson(`${apiUrl}/${resource}`, { method: 'POST', body: JSON.stringify(params.data) });
    return { data: { ...params.data, ...(json as object) } };
  },
  delete: async (resource, params) => ({ data: (await fetchJson(`${apiUrl}/${resource}/${params.id}`, { method: 'DELETE' })).json }),
  deleteMany: async (resource, params) => ({
    data: (await Promise.all(params.ids.map((id) => fetchJson(`${apiUrl}/${resource}/${id}`, { method: 'DELETE' })))).map(
      ({ json }) => json,
    ),
  }),
});
