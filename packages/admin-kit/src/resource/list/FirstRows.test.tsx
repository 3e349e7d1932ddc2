import { Suspense, use, useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type RenderedStory, renderStory } from '../../testing/renderStory.tsx';
import { ResourceList } from './ResourceList.tsx';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../stories.fixture.ts';

let story: RenderedStory | undefined;
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(async () => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  await story?.unmount();
});

test('LIST-15 the first rows are asked for before the page is drawn, and once', async () => {
  const { api, resource } = buildLoans(loans(3));
  const asked = () => api.calls.filter(({ name }) => name === 'list').length;
  const askedWhenDrawn: number[] = [];
  function Drawn() {
    useEffect(() => void askedWhenDrawn.push(asked()), []);
    return null;
  }
  story = await renderStory(<ResourceList resource={resource} columns={['loanNo']} header={() => <Drawn />} />, {
    permissions: loanPermissions,
    dictionaries: loanDictionaries,
  });
  await vi.waitFor(() => expect(document.querySelectorAll('tr[data-index]')).toHaveLength(3));

  expect(askedWhenDrawn[0]).toBe(1);
  expect(asked()).toBe(1);
});

test('LIST-15 the first rows are asked for once when the first drawing was given up for something late beside it', async () => {
  const { resource, api } = buildLoans(loans(3));
  let arrive = () => {};
  const late = new Promise<void>((resolve) => (arrive = resolve));
  function Late() {
    use(late);
    return <p>late</p>;
  }
  story = await renderStory(
    <Suspense>
      <ResourceList resource={resource} columns={['loanNo']} />
      <Late />
    </Suspense>,
    { permissions: loanPermissions, dictionaries: loanDictionaries },
  );
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  const asked = () => api.calls.filter(({ name }) => name === 'list').length;
  await vi.waitFor(() => expect(asked()).toBe(1));
  // Longer than a tick of the clock: the answer is older than the second drawing.
  await new Promise((resolve) => setTimeout(resolve, 50));

  arrive();
  await vi.waitFor(() => expect(document.body.textContent).toContain('L202600001'));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

  expect(asked()).toBe(1);
});

test('PERM-01 a person who may not list asks for nothing', async () => {
  const { api, resource } = buildLoans(loans(3));
  story = await renderStory(<ResourceList resource={resource} columns={['loanNo']} />, { permissions: [], dictionaries: loanDictionaries });

  expect(api.calls.filter(({ name }) => name === 'list')).toEqual([]);
});
