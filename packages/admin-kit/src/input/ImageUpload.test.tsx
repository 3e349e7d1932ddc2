import { afterEach, expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import '../theme/styles.css';
import { renderStory, type RenderedStory } from '../testing/renderStory.tsx';
import { ImageUpload } from './ImageUpload.tsx';

let shown: RenderedStory | undefined;
const setTouch = (enabled: boolean) =>
  (cdp() as unknown as { send: (method: string, params: object) => Promise<void> }).send('Emulation.setTouchEmulationEnabled', {
    enabled,
    maxTouchPoints: 1,
  });
afterEach(async () => {
  await setTouch(false);
  await shown?.unmount();
  shown = undefined;
});

test('UPL-01 on a touch screen, which nothing hovers over, the buttons of a picture are seen before they are pressed', async () => {
  await setTouch(true);
  shown = await renderStory(<ImageUpload aria-label="照片" defaultValue="temp/a.png" />);
  const remove = page.getByRole('button', { name: '删除 a.png' });

  await expect.element(remove).toBeInTheDocument();
  await vi.waitFor(() => expect(getComputedStyle(remove.element().closest('figcaption')!).opacity).toBe('1'));
});
