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

test('FORM-05 an action that goes on with the next row is told the rows behind it in the list, and goes on from there', async () => {
  const { resource } = buildLoans(loans(5));
  const told: string[][] = [];
  const review = defineAction(resource, {
    label: '评审',
    form: {
      fields: { note: { kind: 'text', label: { zh: '意见', en: 'Note' } } },
      intro: (rows) => <p>{`正在评审 ${rows[0]?.loanNo}`}</p>,
    },
    next: async (_done, following) => {
      told.push(following.map((row) => row.loanNo));
      return following[1];
    },
    run: () => undefined,
  });
  story = await renderStory(
    <>
      <main tabIndex={-1} aria-label="页面" />
      <ResourceList
        resource={resource}
        columns={['loanNo']}
        defaultSort={null}
        edit={false}
        view={false}
        remove={false}
        rowActions={[review]}
      />
    </>,
    { permissions: loanPermissions, dictionaries: loanDictionaries },
  );
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  const numbers = loans(5).map((row) => row.loanNo);

  await userEvent.click(page.getByRole('button', { name: '评审' }).first());
  await expect.element(page.getByText(`正在评审 ${numbers[0]}`)).toBeVisible();
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '确定' }));
  await expect.element(page.getByText(`正在评审 ${numbers[2]}`)).toBeVisible();
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '确定' }));
  await expect.element(page.getByText(`正在评审 ${numbers[4]}`)).toBeVisible();
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '确定' }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();

  expect(told).toEqual([numbers.slice(1), numbers.slice(3), []]);
});
