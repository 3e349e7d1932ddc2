import { afterEach, expect, test, vi } from 'vitest';
import { type RenderedStory, renderStory } from '../testing/renderStory.tsx';
import { ScrollRegion } from './ScrollRegion.tsx';

let story: RenderedStory | undefined;
afterEach(() => story?.unmount());

test.each([
  ['A11Y-01 what overflows downwards is reached by keys', { width: 50, height: 300 }, false, '0'],
  ['A11Y-01 what overflows sideways is reached by keys', { width: 300, height: 50 }, false, '0'],
  ['A11Y-01 what fits is not a tab stop', { width: 50, height: 50 }, false, null],
  ['A11Y-01 what holds a button is reached by that', { width: 300, height: 300 }, true, null],
])('%s', async (_title, content, hasButton, stop) => {
  story = await renderStory(
    <ScrollRegion role="group" aria-label="box" style={{ width: 100, height: 100, overflow: 'auto' }}>
      <div style={content}>{hasButton && <button type="button">button</button>}</div>
    </ScrollRegion>,
  );

  await vi.waitFor(() => expect(document.querySelector('[aria-label=box]')?.getAttribute('tabindex')).toBe(stop));
});
