import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { KitFrame, type KitFrameProps } from './KitFrame.tsx';

/** Puts something on the page inside every provider of the kit. Call `unmount` when the test is over. */
export async function renderStory(story: ReactNode, frame: Omit<KitFrameProps, 'children'> = {}): Promise<RenderedStory> {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const render = async (node: ReactNode) => {
    (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
    await act(async () => root.render(<KitFrame {...frame}>{node}</KitFrame>));
  };
  await render(story);
  return {
    container,
    rerender: render,
    unmount: async () => {
      await act(async () => root.unmount());
      container.remove();
    },
  };
}

/** What `renderStory` answers. */
export interface RenderedStory {
  container: HTMLElement;
  rerender: (story: ReactNode) => Promise<void>;
  unmount: () => Promise<void>;
}
