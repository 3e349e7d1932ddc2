import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type RenderedStory, renderStory } from '../../testing/renderStory.tsx';
import { buildLoans, loanDictionaries, loans } from '../stories.fixture.ts';
import { createMemoryListState } from './listState.ts';
import { ResourceList } from './ResourceList.tsx';
import type { ResourceListProps } from './resourceListProps.ts';

let story: RenderedStory | undefined;
afterEach(() => story?.unmount());

const { resource, recall } = (() => {
  const built = buildLoans(loans(3));
  return {
    ...built,
    recall: {
      kind: 'list',
      key: 'recall',
      label: 'Recall',
      permission: 'loan:recall',
      needsSelection: true,
      run: () => undefined,
    } as const,
  };
})();

/** Boxes of a list for somebody who may do this besides looking at it. */
async function boxes(may: readonly string[], props: Partial<ResourceListProps<never, never>> = {}) {
  story = await renderStory(
    <ResourceList resource={resource} columns={['loanNo']} store={createMemoryListState()} {...(props as object)} />,
    { permissions: ['list', ...may].map((action) => `${resource.permission}:${action}`), dictionaries: loanDictionaries },
  );
  await expect.element(page.getByRole('table').getByText(/\d/).first()).toBeVisible();
  const count = page.getByRole('checkbox').elements().length;
  await story.unmount();
  story = undefined;
  return count;
}

test('LIST-09 rows have boxes for those alone who may do something with what they choose', async () => {
  expect(await boxes([])).toBe(0);
  expect(await boxes(['add', 'edit'])).toBe(0);
  expect(await boxes(['delete'])).toBe(4);
  expect(await boxes(['delete'], { remove: false })).toBe(0);
  expect(await boxes(['export'])).toBe(4);
  expect(await boxes(['export'], { export: false })).toBe(0);
  expect(await boxes(['recall'], { toolbar: [{ ...recall, permission: `${resource.permission}:recall` }] })).toBe(4);
  expect(await boxes([], { toolbar: [{ ...recall, permission: `${resource.permission}:recall` }] })).toBe(0);
  expect(await boxes(['recall'], { toolbar: [{ ...recall, permission: undefined, needsSelection: false }] })).toBe(0);
  expect(await boxes([], { selectable: true })).toBe(4);
  expect(await boxes(['delete'], { selectable: false })).toBe(0);
});
