import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type RenderedStory, renderStory } from '../../testing/renderStory.tsx';
import { defineAction } from '../actions/defineAction.ts';
import { ResourceList } from './ResourceList.tsx';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../stories.fixture.ts';

let story: RenderedStory | undefined;
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(async () => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  await story?.unmount();
});

test('DET-03 an action of lists alone is left out of the detail, where the same has a button of its own', async () => {
  const { resource } = buildLoans(loans(1));
  const [row] = loans(1);
  resource.api.look = async () => row!;
  const reveal = defineAction(resource, { label: '查看敏感信息', listOnly: true, run: () => undefined });
  const freeze = defineAction(resource, { label: '冻结', run: () => undefined });
  story = await renderStory(
    <ResourceList resource={resource} columns={['loanNo']} edit={false} remove={false} rowActions={[reveal, freeze]} />,
    { permissions: [...loanPermissions, 'loan:viewSensitive'], dictionaries: loanDictionaries },
  );
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;

  await expect.element(page.getByRole('button', { name: '查看敏感信息' })).toBeVisible();
  await userEvent.click(page.getByText(row!.loanNo));
  const detail = page.getByRole('dialog');
  await expect.element(detail.getByRole('button', { name: '冻结' })).toBeVisible();
  await expect.element(detail.getByRole('button', { name: '查看敏感信息' })).toBeVisible();
  expect(detail.getByRole('button', { name: '查看敏感信息' }).elements()).toHaveLength(1);
  expect(detail.getByRole('button', { name: '查看', exact: true }).elements()).toHaveLength(0);
});
