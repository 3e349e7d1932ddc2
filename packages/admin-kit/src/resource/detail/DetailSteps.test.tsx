import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderStory, type RenderedStory } from '../../testing/renderStory.tsx';
import { keepWalk } from '../list/walk.ts';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../stories.fixture.ts';
import { DetailSteps } from './DetailSteps.tsx';

let story: RenderedStory | undefined;
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(async () => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  sessionStorage.clear();
  await story?.unmount();
});

async function show(id: string) {
  const { resource, api } = buildLoans(loans(25));
  story = await renderStory(<DetailSteps resource={resource} id={id} onStep={() => undefined} />, {
    permissions: loanPermissions,
    dictionaries: loanDictionaries,
  });
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  return { resource, api };
}

test('DET-02 after a reload the page still leads through the list that it came from', async () => {
  const { rowKey, name } = buildLoans(loans(25)).resource;
  const row = loans(25).find(({ loanNo }) => loanNo === 'L202600012');
  keepWalk(name, [rowKey(row!), { pageNo: 2, pageSize: 10 }]);
  await show(rowKey(row!));
  await expect.element(page.getByText('12 / 25')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '下一条' })).toBeEnabled();
});

test('DET-02 a row that was opened by a link of its own asks for no list', async () => {
  const { api } = await show('unknown');
  expect(api.calls).toEqual([]);
  expect(page.getByRole('button', { name: '下一条' }).elements()).toEqual([]);
});
