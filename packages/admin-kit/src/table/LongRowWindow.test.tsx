import { useLayoutEffect, useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { type RenderedStory, renderStory } from '../testing/renderStory.tsx';
import LongRowWindow from './LongRowWindow.tsx';
import { rowHeight, type RowWindow } from './rowWindow.ts';

let story: RenderedStory | undefined;
afterEach(() => story?.unmount());

/** Rows that say once, before they are seen, that they are there. */
function Rows({ window: { from, to, before, after }, onCommit }: { window: RowWindow; onCommit: () => void }) {
  useLayoutEffect(onCommit, [onCommit]);
  return (
    <div style={{ paddingBlock: `${before}px ${after}px` }}>
      {Array.from({ length: to - from }, (_, index) => (
        <div key={from + index} style={{ height: rowHeight }}>
          row {from + index}
        </div>
      ))}
    </div>
  );
}

/** A list that is scrolled after its rows were drawn for the first time and before its engine listens. */
function List({ to }: { to?: number }) {
  const scroll = useRef<HTMLDivElement>(null);
  const isScrolled = useRef(false);
  const onCommit = () => {
    if (isScrolled.current || scroll.current === null) return;
    isScrolled.current = true;
    scroll.current.scrollTop = to ?? 0;
  };
  return (
    <div ref={scroll} data-testid="list" style={{ height: 400, overflow: 'auto' }}>
      {to !== undefined && (
        <LongRowWindow count={10_000} scroll={scroll}>
          {(window) => <Rows window={window} onCommit={onCommit} />}
        </LongRowWindow>
      )}
    </div>
  );
}

test('TBL-16 a long list that is scrolled between its drawing and its showing stays where it was scrolled to', async () => {
  story = await renderStory(<List />);
  await story.rerender(<List to={rowHeight * 5000} />);
  await expect.poll(() => story?.container.textContent).toContain('row 5000');
  expect(story.container.querySelector('[data-testid=list]')?.scrollTop).toBe(rowHeight * 5000);
});
