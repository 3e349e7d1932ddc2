import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../theme/styles.css';
import { renderStory, type RenderedStory } from '../testing/renderStory.tsx';
import CropDialog from './CropDialog.tsx';

let shown: RenderedStory | undefined;
afterEach(async () => {
  await shown?.unmount();
  shown = undefined;
  await page.viewport(1280, 720);
});

/** 800 × 400, red on the left, nothing on the right. */
async function halfOfIt(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 800;
  canvas.height = 400;
  const context = canvas.getContext('2d')!;
  context.fillStyle = 'red';
  context.fillRect(0, 0, 400, 400);
  return new File([await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!)))], '章.png', { type: 'image/png' });
}

const frame = page.getByRole('button', { name: '拖动图片或按方向键选择保留的部分' });
const canvas = () => frame.element().querySelector('canvas')!;
/** Whether something is drawn there, by px of the frame of 400. */
const isDrawn = (x: number) => canvas().getContext('2d')!.getImageData(x, 200, 1, 1).data[3]! > 0;
/** Where the red ends, in px of the frame. */
const edge = () => Array.from({ length: 400 }, (_, x) => x).findIndex((x) => !isDrawn(x));

test('UPL-01 a picture that is seen through leaves nothing behind while it is moved', async () => {
  shown = await renderStory(<CropDialog file={await halfOfIt()} ratio={1} onClose={() => {}} />);
  await expect.element(frame).toBeVisible();
  await vi.waitFor(() => expect(edge()).toBe(200));

  (frame.element() as HTMLElement).focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');

  await vi.waitFor(() => expect(edge()).toBe(120));
});

test('UPL-01 on a phone the picture goes as far as the finger', async () => {
  await page.viewport(360, 640);
  shown = await renderStory(<CropDialog file={await halfOfIt()} ratio={1} onClose={() => {}} />);
  await expect.element(frame).toBeVisible();
  await vi.waitFor(() => expect(edge()).toBe(200));
  const { width, left, top } = canvas().getBoundingClientRect();
  expect(width).toBeLessThan(380);
  const finger = (name: string, x: number) =>
    frame.element().dispatchEvent(new PointerEvent(name, { pointerId: 1, clientX: left + x, clientY: top + 50, bubbles: true }));
  frame.element().setPointerCapture = () => {};

  finger('pointerdown', 150);
  finger('pointermove', 100);

  await vi.waitFor(() => expect((edge() * width) / 400).toBeCloseTo((200 * width) / 400 - 50, -0.5));
});
