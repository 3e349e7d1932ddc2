import type { LinkedOption, OnlineApi, OnlineForm, OnlineRow } from '@tarmac/admin-kit/online';
import type { ImportResult, ListParams, Page, ResourceApi } from '@tarmac/admin-kit/resource';
import { type DownloadedFile, importFile, importRows } from '@tarmac/freight-api';
import { client } from '../../../shared/session/session.ts';
import { quietClient } from '../../../shared/api/quietClient.ts';

const segment = encodeURIComponent;

/** What a published form is. The page itself says what it could not read. */
export const readDefinition = (id: string, options?: { signal?: AbortSignal }): Promise<OnlineForm> =>
  quietClient.request({ method: 'GET', path: `/online/cgform/api/getDefinition/${segment(id)}`, ...options });

/** The calls for the rows of a form, in the shape that every resource here has. */
function rowsOf(formId: string): ResourceApi<OnlineRow> {
  const base = `/online/cgform/rows/${segment(formId)}`;
  const list: ResourceApi<OnlineRow>['list'] = (query, options) =>
    client.request<Page<OnlineRow>>({ method: 'GET', path: `${base}/list`, query, ...options });
  return {
    list,
    sums: (query, options) => list({ ...query, sums: 'only' }, options),
    get: (id, options) => client.request({ method: 'GET', path: `${base}/queryById`, query: { id }, ...options }),
    add: (body, options) => client.request({ method: 'POST', path: `${base}/add`, body, ...options }),
    edit: (body, options) => client.request({ method: 'PUT', path: `${base}/edit`, body, ...options }),
    remove: (ids, options) => client.request({ method: 'DELETE', path: `${base}/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
    export: (query: ListParams, options) =>
      client.request<DownloadedFile>({ method: 'GET', path: `${base}/exportXls`, query, content: 'file', ...options }),
    import: (file, options) => importFile<ImportResult>(client, { path: `${base}/importExcel`, file, ...(options && { options }) }),
    importTemplate: (options) =>
      client.request<DownloadedFile>({ method: 'GET', path: `${base}/importTemplate`, content: 'file', ...options }),
    importRows: importRows(client, base),
  };
}

const known = new Map<string, ResourceApi<OnlineRow>>();

/** How screens of online forms talk to the server. */
export const onlineApi: OnlineApi = {
  rows: (formId) => {
    const calls = known.get(formId) ?? rowsOf(formId);
    known.set(formId, calls);
    return calls;
  },
  press: async ({ formId, code, ids, values, idempotencyKey }) => {
    const body = { formId, buttonCode: code, dataId: ids.join(','), ...(values && { uiFormData: values }) };
    const done = await client.request<{ openUrl: string | null } | null>({
      method: 'POST',
      path: '/online/cgform/api/doButton',
      body,
      idempotencyKey,
    });
    return done?.openUrl;
  },
  fill: (code, values) => quietClient.request({ method: 'PUT', path: `/sys/fillRule/executeRuleByCode/${segment(code)}`, body: values }),
  linked: async ({ table, key, text, idField, parentField, condition, parent }) => {
    const options = await client.request<{ value: string; label: string; id: string | null }[]>({
      method: 'GET',
      path: '/online/cgform/api/querySelectOptions',
      query: { table, key, txt: text, idField, pidField: parentField, pidValue: parent, condition },
    });
    return options.map(({ value, label, id }): LinkedOption => ({ value, label, id: id ?? value }));
  },
  tree: async ({ table, text, code, parentField, hasChildField, condition, parent }) => {
    const nodes = await client.request<{ key: string; title: string; leaf?: boolean }[] | null>({
      method: 'GET',
      path: '/sys/dict/loadTreeData',
      query: { tableName: table, text, code, pidField: parentField, pid: parent, hasChildField, condition: condition ?? '' },
    });
    return (nodes ?? []).map(({ key, title, leaf }) => ({ value: key, text: title, leaf: leaf === true }));
  },
  definition: async (table) => {
    const { head } = await quietClient.request<{ head: { id: string } }>({
      method: 'GET',
      path: `/online/cgform/api/getFormItemBytbname/${segment(table)}`,
    });
    return readDefinition(head.id);
  },
};
