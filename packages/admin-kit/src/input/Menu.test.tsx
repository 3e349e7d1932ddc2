import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../theme/styles.css';
import { Button } from '../internals/Button.tsx';
import { renderStory, type RenderedStory } from '../testing/renderStory.tsx';
import { Menu } from './Menu.tsx';

let story: RenderedStory | undefined;
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(async () => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  await story?.unmount();
  await page.viewport(1280, 800);
});

test('INP-03 a long menu stays within a low window, wherever its button stands', async () => {
  await page.viewport(800, 420);
  const items = Array.from({ length: 40 }, (_, index) => ({ key: String(index), label: `列 ${index + 1}`, onSelect: () => {} }));
  story = await renderStory(
    <div style={{ paddingTop: 210 }}>
      <Menu items={items} trigger={<Button>列设置</Button>} />
    </div>,
  );
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;

  await userEvent.click(page.getByRole('button', { name: '列设置' }));

  const menu = page.getByRole('menu');
  await expect.element(menu).toBeVisible();
  await expect.poll(() => menu.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  expect(menu.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(420);
});
