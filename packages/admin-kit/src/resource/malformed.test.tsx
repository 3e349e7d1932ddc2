import { beforeEach, expect, test, vi } from 'vitest';
import { jeecgWire } from '../jeecg/jeecgWire.ts';
import { createRequestClient } from '../request/requestClient.ts';
import { renderStory } from '../testing/renderStory.tsx';
import type { ListParams, Page } from './api.ts';
import { defineResource } from './defineResource.ts';
import { createMemoryListState } from './list/listState.ts';
import { brokenAnswers, brokenPages, type Malformed, strangeRows } from './malformed.fixture.ts';
import { ResourceDetail } from './detail/ResourceDetail.tsx';
import { ResourceFormDialog } from './form/ResourceFormDialog.tsx';
import { ResourceList } from './list/ResourceList.tsx';

interface Device {
  id: string;
  name: string;
  state: string;
  amount: number;
}

const uncaught: unknown[] = [];
beforeEach(() => {
  uncaught.length = 0;
  window.addEventListener('error', (event) => uncaught.push(event.error));
  window.addEventListener('unhandledrejection', (event) => uncaught.push(event.reason));
});

/** Devices of a server that answers everything alike. */
function devicesOf(answer: Malformed[1]) {
  const client = createRequestClient({
    wire: jeecgWire,
    basePath: '/api',
    fetch: async () => answer(),
    token: () => 't',
    tenantId: () => 0,
    wait: async () => {},
  });
  return defineResource<Device>()({
    label: { zh: '设备', en: 'Device' },
    permission: 'device',
    api: {
      list: (query: ListParams, { signal }: { signal?: AbortSignal } = {}) => client.get<Page<Device>>('/device/list', query, signal),
      get: (id: string, { signal }: { signal?: AbortSignal } = {}) => client.get<Device>('/device/queryById', { id }, signal),
      edit: async (body: unknown) => client.put<Device>('/device/edit', body),
    },
    fields: {
      name: { kind: 'text', label: { zh: '名称', en: 'Name' } },
      state: { kind: 'dict', label: { zh: '状态', en: 'State' }, dict: 'device_state' },
      amount: { kind: 'money', label: { zh: '金额', en: 'Amount' } },
    },
  });
}

const known: Device = { id: '1', name: '风机', state: '1', amount: 100 };

/** Draws a page and waits until it says what it must. */
async function expectSaid(node: React.ReactNode, said: string | RegExp) {
  const { unmount } = await renderStory(node, { permissions: ['device:list', 'device:edit'] });
  await vi.waitFor(() => expect(document.body.textContent).toMatch(said instanceof RegExp ? said : new RegExp(said)), { timeout: 5000 });
  expect(uncaught).toEqual([]);
  await unmount();
}

test.each([...brokenAnswers, ...brokenPages])('FAIL-01 a list that is answered by %s is not a blank page', async (_name, answer, said) => {
  const device = devicesOf(answer);
  await expectSaid(<ResourceList resource={device} store={createMemoryListState()} columns={['name', 'state', 'amount']} />, said);
});

test.each([...brokenAnswers, ...strangeRows])(
  'FAIL-01 a detail that is answered by %s is not a blank page',
  async (_name, answer, said) => {
    await expectSaid(<ResourceDetail resource={devicesOf(answer)} row={known} onOpenChange={() => undefined} />, said);
  },
);

test.each([...brokenAnswers, ...strangeRows])('FAIL-01 a form that is answered by %s is not a blank page', async (_name, answer, said) => {
  await expectSaid(<ResourceFormDialog resource={devicesOf(answer)} row={known} onOpenChange={() => undefined} />, said);
});
