import { beforeEach, expect, test, vi } from 'vitest';
import { createRequestClient } from '../request/requestClient.ts';
import { renderStory } from '../testing/renderStory.tsx';
import type { ListParams, Page } from './api.ts';
import { defineResource } from './defineResource.ts';
import { createMemoryListState } from './listState.ts';
import { ResourceList } from './ResourceList.tsx';

interface Device {
  id: string;
  name: string;
  state: string;
  amount: number;
}

const envelope = (result: unknown) => JSON.stringify({ success: true, message: '', code: 200, result, timestamp: 0 });
const page = (records: unknown, more: object = {}) => envelope({ records, total: 1, size: 10, current: 1, pages: 1, ...more });
const json = { 'content-type': 'application/json' };
const unreadable = '服务器返回的数据格式不正确';

/** What servers, proxies and broken lines send in place of a page of rows, and what a person must then find on the page. */
const answers: readonly (readonly [name: string, answer: () => Response | Promise<Response>, said: string | RegExp])[] = [
  ['an HTML page', () => new Response('<!doctype html><title>Portal</title>', { headers: { 'content-type': 'text/html' } }), unreadable],
  ['an HTML page that says it is JSON', () => new Response('<html>', { headers: json }), unreadable],
  ['nothing', () => new Response('', { headers: json }), unreadable],
  ['204', () => new Response(null, { status: 204 }), unreadable],
  ['half a JSON text', () => new Response('{"success":true,"result":{"records":[{"id"', { headers: json }), unreadable],
  ['two JSON texts', () => new Response('{}{}', { headers: json }), unreadable],
  ['null', () => new Response('null', { headers: json }), unreadable],
  ['a number', () => new Response('42', { headers: json }), unreadable],
  ['a text', () => new Response('"ok"', { headers: json }), unreadable],
  ['a list', () => new Response('[]', { headers: json }), unreadable],
  ['an empty object', () => new Response('{}', { headers: json }), unreadable],
  ['success without a result', () => new Response('{"success":true,"code":200}', { headers: json }), unreadable],
  ['a result that is null', () => new Response(envelope(null), { headers: json }), unreadable],
  ['a result that is a text', () => new Response(envelope('rows'), { headers: json }), unreadable],
  ['a list in place of a page', () => new Response(envelope([{ id: '1' }]), { headers: json }), unreadable],
  ['records that are missing', () => new Response(envelope({ total: 3 }), { headers: json }), unreadable],
  ['records that are null', () => new Response(page(null), { headers: json }), unreadable],
  ['records that are a text', () => new Response(page('none'), { headers: json }), unreadable],
  ['records that are an object', () => new Response(page({ 0: {} }), { headers: json }), unreadable],
  ['rows that are null', () => new Response(page([null]), { headers: json }), unreadable],
  ['rows that are texts', () => new Response(page(['a']), { headers: json }), unreadable],
  ['rows that are lists', () => new Response(page([[]]), { headers: json }), unreadable],
  ['a total that is a text', () => new Response(page([{ id: '1', name: '风机' }], { total: 'many' }), { headers: json }), '风机'],
  ['a total that is less than nothing', () => new Response(page([{ id: '1', name: '风机' }], { total: -1 }), { headers: json }), '风机'],
  ['rows without an id', () => new Response(page([{ name: '风机' }]), { headers: json }), '风机'],
  [
    'values of other types',
    () => new Response(page([{ id: 1, name: { zh: '风机' }, state: 7, amount: 'viel' }]), { headers: json }),
    /风机/,
  ],
  ['numbers beyond all bounds', () => new Response(page([{ id: '1', name: '风机', amount: 1e308 }]), { headers: json }), '风机'],
  ['a refusal without words', () => new Response('{"success":false,"code":500,"result":null}', { headers: json }), /失败|格式不正确/],
  [
    'a refusal whose words are an object',
    () => new Response('{"success":false,"code":500,"message":{},"result":null}', { headers: json }),
    /失败|格式不正确/,
  ],
  [
    '500 of a proxy',
    () => new Response('<h1>Internal Server Error</h1>', { status: 500, headers: { 'content-type': 'text/html' } }),
    '失败',
  ],
  ['a status that nobody knows', () => new Response('', { status: 599 }), /失败|不可用|格式不正确/],
  ['a broken line', () => Promise.reject(new TypeError('Failed to fetch')), '网络连接失败'],
];

const uncaught: unknown[] = [];
beforeEach(() => {
  uncaught.length = 0;
  window.addEventListener('error', (event) => uncaught.push(event.error));
  window.addEventListener('unhandledrejection', (event) => uncaught.push(event.reason));
});

test.each(answers)('REQ-05 ROUTE-15 a list that is answered by %s is no blank page', async (_name, answer, said) => {
  const client = createRequestClient({
    basePath: '/api',
    fetch: async () => answer(),
    token: () => 't',
    tenantId: () => 0,
    wait: async () => {},
  });
  const device = defineResource<Device>()({
    label: { zh: '设备', en: 'Device' },
    permission: 'device',
    api: {
      list: (query: ListParams, { signal }: { signal?: AbortSignal } = {}) => client.get<Page<Device>>('/device/list', query, signal),
    },
    fields: {
      name: { kind: 'text', label: { zh: '名称', en: 'Name' } },
      state: { kind: 'dict', label: { zh: '状态', en: 'State' }, dict: 'device_state' },
      amount: { kind: 'money', label: { zh: '金额', en: 'Amount' } },
    },
  });
  const { container, unmount } = await renderStory(
    <ResourceList resource={device} store={createMemoryListState()} columns={['name', 'state', 'amount']} />,
    { permissions: ['device:list'] },
  );
  await vi.waitFor(() => expect(container.textContent).toMatch(said instanceof RegExp ? said : new RegExp(said)), { timeout: 5000 });
  expect(uncaught).toEqual([]);
  await unmount();
});
