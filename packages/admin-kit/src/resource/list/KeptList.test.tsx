import { Activity, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { type RenderedStory, renderStory } from '../../testing/renderStory.tsx';
import { ResourceList } from './ResourceList.tsx';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../stories.fixture.ts';

let story: RenderedStory | undefined;
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(async () => {
  vi.useRealTimers();
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  await story?.unmount();
});

let turn: (shown: 'one' | 'other') => void;

/** Two lists of two resources, of which a tab shows one. */
async function showTwoLists() {
  const one = buildLoans(loans(3));
  const other = buildLoans(loans(3), {});
  const otherResource = { ...other.resource, name: 'other' };
  function Frame() {
    const [shown, setShown] = useState('one');
    turn = (next) => flushSync(() => setShown(next));
    return (
      <>
        <Activity mode={shown === 'one' ? 'visible' : 'hidden'}>
          <ResourceList resource={one.resource} columns={['loanNo']} rowActions={[one.revoke]} />
        </Activity>
        <Activity mode={shown === 'other' ? 'visible' : 'hidden'}>
          <ResourceList resource={otherResource} columns={['loanNo']} />
        </Activity>
      </>
    );
  }
  story = await renderStory(<Frame />, { permissions: loanPermissions, dictionaries: loanDictionaries });
  // From here on things happen as for a person: in their own time.
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  const asked = (api: typeof one.api) => api.calls.filter(({ name }) => name === 'list').length;
  await vi.waitFor(() => expect(asked(one.api)).toBe(1));
  turn('other');
  await vi.waitFor(() => expect(asked(other.api)).toBe(1));
  return { one, other, counts: () => [asked(one.api), asked(other.api)] };
}

test('LAY-05 a list that a tab kept is shown again without a request', async () => {
  const { counts } = await showTwoLists();

  for (const shown of ['one', 'other', 'one', 'other'] as const) turn(shown);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

  expect(counts()).toEqual([1, 1]);
});

test('LAY-05 after a minute what a tab kept is asked again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { counts } = await showTwoLists();

  vi.setSystemTime(Date.now() + 61_000);
  turn('one');

  await vi.waitFor(() => expect(counts()).toEqual([2, 1]));
});

test('LAY-05 after something was saved a hidden list asks again when it is looked at, and not before', async () => {
  const { counts } = await showTwoLists();
  turn('one');

  [...document.querySelectorAll<HTMLElement>('button[aria-label="更多"]')].find((one) => one.checkVisibility())!.click();
  await vi.waitFor(() => expect(document.querySelector('[role=menuitem]')).not.toBeNull());
  [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find((one) => one.textContent === '作废')!.click();
  await vi.waitFor(() => expect(document.querySelector('[role=dialog], [role=alertdialog]')).not.toBeNull());
  [...document.querySelectorAll<HTMLElement>('[role=dialog] button, [role=alertdialog] button')]
    .find((one) => one.textContent === '确定')!
    .click();
  await vi.waitFor(() => expect(counts()).toEqual([2, 1]));
  turn('other');

  await vi.waitFor(() => expect(counts()).toEqual([2, 2]));
});
