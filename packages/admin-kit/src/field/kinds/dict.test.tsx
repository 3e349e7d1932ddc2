import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderStory, type RenderedStory } from '../../testing/renderStory.tsx';
import { dictKind } from './dict.tsx';

let shown: RenderedStory | undefined;
afterEach(async () => {
  await shown?.unmount();
  shown = undefined;
});

test('DICT-05 a form offers the codes that its field names, and shows another one that a row holds', async () => {
  const items = async () => ['客户', '承运商', '单次'].map((text, index) => ({ value: String(index + 1), text }));
  const { Input } = dictKind;
  shown = await renderStory(
    <Input
      aria-label="合同类型"
      meta={{ kind: 'dict', dict: 'contract_type', offered: ['1', '2'], label: { zh: '合同类型', en: 'Kind of contract' } }}
      value="3"
      onValueChange={() => {}}
    />,
    { source: { items } },
  );

  await expect.element(page.getByRole('combobox', { name: '合同类型' })).toHaveValue('单次');
  await page.getByRole('combobox', { name: '合同类型' }).click();

  await expect.element(page.getByRole('option', { name: '承运商' })).toBeVisible();
  expect(
    page
      .getByRole('option')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['客户', '承运商']);
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

test('DICT-03 a list that is searched by one code lets one be chosen', async () => {
  const given: unknown[] = [];
  const items = async () => ['男', '女'].map((text, index) => ({ value: String(index + 1), text }));
  const Search = dictKind.Search!;
  shown = await renderStory(
    <Search
      aria-label="性别"
      meta={{ kind: 'dict', dict: 'sex', filter: 'equals', label: { zh: '性别', en: 'Sex' } }}
      value="1"
      onValueChange={(next) => given.push(next)}
    />,
    { source: { items } },
  );

  await expect.element(page.getByRole('combobox', { name: '性别' })).toHaveValue('男');
  await page.getByRole('combobox', { name: '性别' }).click();
  await page.getByRole('option', { name: '女' }).click();

  expect(given).toEqual(['2']);
});
