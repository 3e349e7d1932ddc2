import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type RenderedStory, renderStory } from '../../testing/renderStory.tsx';
import { ResourceList } from './ResourceList.tsx';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../stories.fixture.ts';

let story: RenderedStory | undefined;
afterEach(() => story?.unmount());

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

test('PERM-01 a person who may not list asks for nothing', async () => {
  const { api, resource } = buildLoans(loans(3));
  story = await renderStory(<ResourceList resource={resource} columns={['loanNo']} />, { permissions: [], dictionaries: loanDictionaries });

  expect(api.calls.filter(({ name }) => name === 'list')).toEqual([]);
});
