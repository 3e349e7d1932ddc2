import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderStory, type RenderedStory } from '../testing/renderStory.tsx';
import '../theme/styles.css';
import { MultiSelect } from './Select.tsx';

let story: RenderedStory | undefined;
afterEach(() => story?.unmount());

const options = ['运单数', '运量(吨)', '运费(元)'].map((label) => ({ value: label, label }));

test('choices that take more than a line make their box higher, also where a layout has stretched it', async () => {
  story = await renderStory(
    <div style={{ width: 233, display: 'grid' }}>
      <MultiSelect aria-label="数值" options={options} value={options.map(({ value }) => value)} onValueChange={() => undefined} />
    </div>,
  );
  const input = page.getByRole('combobox', { name: '数值' }).element();
  const box = input.parentElement!.getBoundingClientRect();
  for (const part of input.parentElement!.querySelectorAll('input, button, svg')) {
    const { top, bottom } = part.getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(box.top);
    expect(bottom).toBeLessThanOrEqual(box.bottom);
  }
});
