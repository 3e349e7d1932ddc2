import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderStory, type RenderedStory } from '../testing/renderStory.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import type { Command, CommandSearch } from './createCommandStore.ts';

let shown: RenderedStory | undefined;
afterEach(async () => {
  await shown?.unmount();
  shown = undefined;
});

const command = (id: string, group: string, run = vi.fn()): Command => ({ id, title: id, group, run });

test('CMD-01 what a server finds stands below the commands; an older question is given up, and a failure leaves the commands', async () => {
  const run = vi.fn();
  const asked: { query: string; signal: AbortSignal }[] = [];
  const search = vi.fn<CommandSearch>(async (query, signal) => {
    asked.push({ query, signal });
    if (query === 'a1x') throw new Error('away');
    return [command(`运单 ${query}`, '运单', run)];
  });
  shown = await renderStory(<CommandPalette open commands={[command('a1 页面', '页面')]} search={search} />);
  const input = page.getByRole('combobox');
  const options = () =>
    page
      .getByRole('option')
      .elements()
      .map((option) => option.textContent);
  expect(search).not.toHaveBeenCalled();

  await input.fill('a');
  await vi.waitFor(() => expect(options()).toEqual(['a1 页面', '运单 a']));
  await input.fill('a1');
  await vi.waitFor(() => expect(options()).toEqual(['a1 页面', '运单 a1']));
  expect(asked.map(({ query }) => query)).toEqual(['a', 'a1']);
  expect(asked[0]!.signal.aborted).toBe(true);

  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(run).toHaveBeenCalledOnce();

  await shown.rerender(<CommandPalette key="again" open commands={[command('a1x 页面', '页面')]} search={search} />);
  await input.fill('a1x');
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  await vi.waitFor(() => expect(options()).toEqual(['a1x 页面']));
});
