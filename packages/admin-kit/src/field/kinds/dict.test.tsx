import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderStory, type RenderedStory } from '../../testing/renderStory.tsx';
import { dictKind } from './dict.tsx';

let shown: RenderedStory | undefined;
afterEach(async () => {
  await shown?.unmount();
  shown = undefined;
});

test('DICT-03 a search by a dictionary that does not come says why, and asks for it again', async () => {
  let isAway = true;
  const items = async () => {
    if (isAway) throw new Error('字典服务不可用');
    return [{ value: '1', text: '男' }];
  };
  const Search = dictKind.Search!;
  shown = await renderStory(
    <Search
      aria-label="性别"
      meta={{ kind: 'dict', dict: 'sex', label: { zh: '性别', en: 'Sex' } }}
      value={null}
      onValueChange={() => {}}
    />,
    { source: { items } },
  );

  await page.getByRole('combobox', { name: '性别' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('字典服务不可用 重试');
  isAway = false;
  await page.getByRole('button', { name: '重试' }).click();

  await expect.element(page.getByRole('option', { name: '男' })).toBeVisible();
});
