import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeResourceApi } from '../../testing/fakeResourceApi.ts';
import { type RenderedStory, renderStory } from '../../testing/renderStory.tsx';
import { defineResource } from '../defineResource.ts';
import { createMemoryListState, ListStateContext } from './listState.ts';
import { ResourceList } from './ResourceList.tsx';

interface Depot {
  id: string;
  version: number;
  city: string;
  name: string;
}

let story: RenderedStory | undefined;
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(async () => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  await story?.unmount();
});

const setUp = async (severalOrders: boolean) => {
  const api = fakeResourceApi<Depot & Record<string, unknown>>([{ id: '1', version: 1, city: '潍坊', name: '一库' }], { severalOrders });
  const resource = defineResource<Depot>()({
    label: { zh: '库区', en: 'Depot' },
    api,
    permission: 'depot',
    fields: {
      city: { kind: 'text', label: { zh: '城市', en: 'City' }, sortable: true },
      name: { kind: 'text', label: { zh: '名称', en: 'Name' }, sortable: true },
    },
  });
  const state = createMemoryListState();
  story = await renderStory(
    <ListStateContext value={state}>
      <ResourceList resource={resource} columns={['city', 'name']} />
    </ListStateContext>,
    { permissions: ['depot:list'] },
  );
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  const heading = (name: string) => page.getByRole('columnheader', { name }).getByRole('button');
  const orderOf = () => {
    const { sort, order } = state.getSnapshot();
    return { sort, order };
  };
  return { api, state, heading, orderOf };
};

test('LIST-01 a click with Shift adds a column to the order; headings say their places, and the link carries them', async () => {
  const { api, heading, orderOf } = await setUp(true);
  await heading('城市').click();
  expect(orderOf()).toEqual({ sort: 'city', order: 'asc' });
  await heading('名称').click({ modifiers: ['Shift'] });
  await heading('名称').click({ modifiers: ['Shift'] });
  await expect.element(heading('名称')).toHaveTextContent('名称2');
  await expect.element(heading('城市')).toHaveTextContent('城市1');
  await expect.element(heading('名称')).toHaveAttribute('title', '按住 Shift 点击，可按多列排序');
  expect(orderOf()).toEqual({ sort: 'city,name', order: 'asc,desc' });
  expect(api.calls.at(-1)).toMatchObject({ name: 'list', input: { sort: 'city,name', order: 'asc,desc' } });

  // With the keyboard as well.
  (heading('城市').element() as HTMLElement).focus();
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  expect(orderOf()).toEqual({ sort: 'city,name', order: 'desc,desc' });
  await heading('名称').click();
  expect(orderOf()).toEqual({ sort: 'name', order: 'asc' });
  await expect.element(heading('名称')).not.toHaveTextContent('1');
});

test('LIST-01 a list whose server takes one order has one, with Shift or without', async () => {
  const { heading, orderOf } = await setUp(false);
  await heading('城市').click();
  await heading('名称').click({ modifiers: ['Shift'] });
  expect(orderOf()).toEqual({ sort: 'name', order: 'asc' });
});
