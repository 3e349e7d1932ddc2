import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderStory, type RenderedStory } from '../../testing/renderStory.tsx';
import { keepWalk, walkKey } from '../list/walk.ts';
import { PersonContext } from '../personContext.ts';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../stories.fixture.ts';
import { DetailSteps } from './DetailSteps.tsx';

let story: RenderedStory | undefined;
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(async () => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  sessionStorage.clear();
  await story?.unmount();
});

async function show(id: string, person = 'one') {
  const { resource, api } = buildLoans(loans(25));
  story = await renderStory(
    <PersonContext value={person}>
      <DetailSteps resource={resource} id={id} onStep={() => undefined} />
    </PersonContext>,
    { permissions: loanPermissions, dictionaries: loanDictionaries },
  );
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  return { resource, api };
}

/** What a window keeps of a row on the second page of its list. */
function keepPlace(): string {
  const { rowKey, name } = buildLoans(loans(25)).resource;
  const id = rowKey(loans(25).find(({ loanNo }) => loanNo === 'L202600012')!);
  keepWalk(walkKey('one', name), [id, { filters: {}, page: 2, size: 10, sort: null }]);
  return id;
}

test('DET-02 after a reload the page still leads through the list that it came from', async () => {
  const id = keepPlace();
  await show(id);
  await expect.element(page.getByText('12 / 25')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '下一条' })).toBeEnabled();
});

test('DET-02 another person in the same window has no list of the former one', async () => {
  const { api } = await show(keepPlace(), 'other');
  expect(api.calls).toEqual([]);
  expect(page.getByRole('button', { name: '下一条' }).elements()).toEqual([]);
});

test('DET-02 a row that was opened by a link of its own asks for no list', async () => {
  const { api } = await show('unknown');
  expect(api.calls).toEqual([]);
  expect(page.getByRole('button', { name: '下一条' }).elements()).toEqual([]);
});
