import { act, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { KitFrame, type KitFrameProps } from './KitFrame.tsx';

/**
 * Puts something on the page inside every provider of the kit. Call `unmount` when the test is over.
 *
 * @example
 * const story = await renderStory(<ResourceList resource={device} columns={['name']} />, { permissions: ['device:list'] });
 * story.unmount();
 */
export async function renderStory(story: ReactNode, frame: Omit<KitFrameProps, 'children'> = {}): Promise<RenderedStory> {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const render = (node: ReactNode) => settled(() => root.render(<KitFrame {...frame}>{node}</KitFrame>));
  await render(story);
  return {
    container,
    rerender: render,
    unmount: async () => {
      await settled(() => root.unmount());
      container.remove();
    },
  };
}

/** Makes a change and has it drawn, with what follows at once. React's production build has no `act`. */
async function settled(change: () => void): Promise<void> {
  if ((act as typeof act | undefined) === undefined) {
    flushSync(change);
    // What is given late, such as dictionaries, draws again.
    for (let round = 0; round < 3; round += 1) await new Promise((resolve) => setTimeout(resolve));
    return;
  }
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  await act(async () => change());
}

/** What `renderStory` answers. */
export interface RenderedStory {
  /** Element that it stands in. */
  container: HTMLElement;
  /** Draws something else in its place. */
  rerender: (story: ReactNode) => Promise<void>;
  /** Takes it away. */
  unmount: () => Promise<void>;
}
