import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { createDictionaryStore, type CategorySource } from '../dictionary/createDictionaryStore.ts';
import { DictionaryProvider } from '../dictionary/DictionaryProvider.tsx';
import { CategoryPicker } from './OrgPicker.tsx';
import { fakeCategories, manyKinds } from './stories.fixture.ts';

/** Categories, whose trees come with the dictionaries. */
const meta = { title: 'OrgPicker/Categories', component: CategoryPicker, parameters: { layout: 'padded' } } satisfies Meta<
  typeof CategoryPicker
>;
export default meta;
type Story = StoryObj;

const onPick = fn();
const onValueChange = fn();
const heard = { onPick, onValueChange };

function Categories({ source, children }: { source?: CategorySource; children: ReactNode }) {
  const [store] = useState(() => createDictionaryStore({ items: async () => [], categories: source ?? fakeCategories() }));
  return (
    <DictionaryProvider store={store}>
      <div className="flex max-w-sm flex-col gap-3">{children}</div>
    </DictionaryProvider>
  );
}

async function open() {
  onPick.mockClear();
  onValueChange.mockClear();
  await userEvent.click(await screen.findByRole('combobox'));
  return within(await screen.findByRole('dialog', { name: '选择分类' }));
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Several: Story = {
  name: 'DICT-05 several categories: initials lead to one, space ticks, each has a chip that takes it away',
  render: () => (
    <Categories>
      <CategoryPicker multiple aria-label="货类" code="B02" defaultValue="c11" {...heard} />
    </Categories>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveTextContent('动力煤'));
    const dialog = await open();
    await expect(await dialog.findByRole('treeitem', { name: '动力煤' })).toBeChecked();
    await expect(dialog.queryByRole('treeitem', { name: '水泥' })).toBeNull();
    await userEvent.type(dialog.getByRole('searchbox'), 'sn');
    await dialog.findByRole('treeitem', { name: '水泥' });
    await userEvent.keyboard('{ArrowDown} ');
    await expect(dialog.getByRole('group', { name: '已选 2 项' })).toHaveTextContent('动力煤水泥');
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await closed();
    await expect(onPick).toHaveBeenLastCalledWith({ value: 'c11,c21', text: '动力煤,水泥' });
    await userEvent.click(canvas.getByRole('button', { name: '移除 动力煤' }));
    await expect(onValueChange).toHaveBeenLastCalledWith('c21');
  },
};

export const Single: Story = {
  name: 'DICT-05 one category: where only the lowest can be chosen the others open, and what is no longer offered is not there',
  render: () => (
    <Categories>
      <CategoryPicker leavesOnly aria-label="货类" code="B02" {...heard} />
    </Categories>
  ),
  play: async ({ canvas }) => {
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('treeitem', { name: '建材' }));
    await expect(dialog.queryByRole('treeitem', { name: '石棉' })).toBeNull();
    await expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('treeitem', { name: '砂石' }));
    await closed();
    await expect(onPick).toHaveBeenCalledWith({ value: 'c22', text: '砂石', row: { id: 'c22', name: '砂石' } });
    await expect(canvas.getByRole('combobox')).toHaveTextContent('砂石');
  },
};

export const LevelByLevel: Story = {
  name: 'DICT-05 a source that has only levels is searched as a whole, too',
  render: () => (
    <Categories source={fakeCategories(undefined, { tree: undefined })}>
      <CategoryPicker aria-label="货类" code="B02" {...heard} />
    </Categories>
  ),
  play: async () => {
    const dialog = await open();
    await userEvent.type(await dialog.findByRole('searchbox'), '焦煤');
    await dialog.findByRole('treeitem', { name: '焦煤' });
  },
};

/** Eight thousand categories: those in view are drawn, and all are searched. */
export const Many: Story = {
  render: () => (
    <Categories source={fakeCategories(manyKinds)}>
      <CategoryPicker multiple aria-label="货类" code="0" {...heard} />
    </Categories>
  ),
  play: async () => {
    const dialog = await open();
    await dialog.findByRole('treeitem', { name: '大类 1' });
    await userEvent.type(dialog.getByRole('searchbox'), '小类 19-7-');
    await dialog.findByRole('treeitem', { name: '小类 19-7-1' });
    await expect(dialog.getAllByRole('treeitem').length).toBeLessThan(40);
  },
};

let isDown = true;
export const Failed: Story = {
  name: 'DICT-05 a tree that fails tells the words of the server and can be asked again',
  beforeEach: () => void (isDown = true),
  render: () => (
    <Categories
      source={fakeCategories(undefined, {
        tree: async () => (isDown ? Promise.reject(new Error('分类服务不可用')) : fakeCategories().tree!('')),
      })}
    >
      <CategoryPicker aria-label="货类" code="B02" />
    </Categories>
  ),
  play: async () => {
    const dialog = await open();
    await dialog.findByText('分类服务不可用');
    isDown = false;
    await userEvent.click(dialog.getByRole('button', { name: '重试' }));
    await dialog.findByRole('treeitem', { name: '煤炭' });
  },
};

export const States: Story = {
  render: () => (
    <Categories>
      <CategoryPicker aria-label="空" code="B02" />
      <CategoryPicker aria-label="只读" code="B02" readOnly value="c11" />
      <CategoryPicker aria-label="禁用" code="B02" disabled multiple value="c11,c21" />
      <CategoryPicker aria-label="有误" code="B02" invalid multiple value="c12,gone" />
    </Categories>
  ),
};
export const English: Story = { globals: { locale: 'en' }, render: Several.render };
export const Phone: Story = { render: Several.render, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { render: States.render, globals: { theme: 'dark' } };
