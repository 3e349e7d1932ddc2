import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { KitFrame } from '../../testing/KitFrame.tsx';
import { createMemoryListState } from './listState.ts';
import { ResourceList } from './ResourceList.tsx';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../stories.fixture.ts';

/** The actions of a row by the right button, by the keyboard and by a long press. */
const meta = { title: 'Resource/Row menu', component: ResourceList, parameters: { layout: 'padded' } } satisfies Meta<typeof ResourceList>;
export default meta;
type Story = StoryObj;

const framed: Decorator = (StoryView) => (
  <KitFrame own={false} permissions={loanPermissions} dictionaries={loanDictionaries}>
    <StoryView />
  </KitFrame>
);
const columns = ['loanNo', 'borrower', 'state', 'amount'] as const;
const { resource, approve, revoke } = buildLoans(loans(6));
const list = () => (
  <ResourceList resource={resource} store={createMemoryListState()} columns={columns} rowActions={[approve, revoke]} defaultSort={null} />
);
const entries = () => within(screen.getByRole('menu')).getAllByRole('menuitem');
const texts = () => entries().map((entry) => entry.textContent);
/** The menu is late: it is asked for until it is there. */
const askFor = (row: HTMLElement, name: string, ask: () => unknown) =>
  waitFor(async () => {
    if (screen.queryByRole('menu') === null) await ask();
    await expect(screen.getByRole('menu', { name })).toBeVisible();
  });

export const RightClick: Story = {
  name: 'LIST-10 the menu of a row has its actions, by the right button, Shift+F10 and the menu key',
  decorators: [framed],
  render: list,
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('张伟')).closest('tr')!;
    await userEvent.hover(row);
    await askFor(row, 'L202600001', () => fireEvent.contextMenu(canvas.getByText('张伟'), { clientX: 200, clientY: 120 }));
    await expect(texts()).toEqual(['选择', '编辑', '作废', '删除']);
    await userEvent.click(screen.getByRole('menuitem', { name: '选择' }));
    await expect(within(row).getByRole('checkbox')).toBeChecked();

    const second = canvas.getByText('王芳').closest('tr')!;
    second.focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await waitFor(() => expect(entries()[0]).toHaveFocus());
    await expect(screen.getByRole('menu', { name: 'L202600002' })).toBeVisible();
    await expect(texts()).toContain('审核');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(second).toHaveFocus());

    // What browsers send for the menu key.
    await fireEvent.keyDown(row, { key: 'ContextMenu' });
    await fireEvent.contextMenu(row);
    await waitFor(() => expect(entries()[0]).toHaveFocus());
    await expect(texts()[0]).toBe('取消选择');
    await userEvent.click(screen.getByRole('menuitem', { name: '作废' }));
    await expect(await screen.findByText('确定要作废 L202600001 吗?')).toBeVisible();
  },
};

const nativeMenu = fn();
export const TheBrowsersOwn: Story = {
  name: 'LIST-10 links, inputs and selected text keep the menu of the browser',
  decorators: [framed],
  render: list,
  play: async ({ canvas, canvasElement }) => {
    nativeMenu.mockClear();
    const cell = await canvas.findByText('张伟');
    await userEvent.hover(cell);
    await askFor(cell, 'L202600001', () => fireEvent.contextMenu(cell));
    await userEvent.keyboard('{Escape}');
    canvasElement.addEventListener('contextmenu', (event) => nativeMenu(event.defaultPrevented));
    await fireEvent.contextMenu(within(cell.closest('tr')!).getByRole('checkbox'));
    await expect(nativeMenu).toHaveBeenLastCalledWith(false);
    getSelection()!.selectAllChildren(cell);
    await fireEvent.contextMenu(cell);
    await expect(nativeMenu).toHaveBeenLastCalledWith(false);
    await expect(screen.queryByRole('menu')).toBeNull();
    getSelection()!.removeAllRanges();
    await fireEvent.contextMenu(cell);
    await expect(nativeMenu).toHaveBeenLastCalledWith(true);
  },
};

const touch = { pointerType: 'touch', isPrimary: true, pointerId: 7, clientX: 60, clientY: 60 };
export const LongPress: Story = {
  name: 'LIST-10 LIST-13 a long press on a card opens its menu; a finger that moves, scrolls or is lifted does not',
  decorators: [framed],
  globals: { viewport: { value: 'phone' } },
  render: list,
  play: async ({ canvas }) => {
    const card = (await canvas.findByText('张伟')).closest('li')!;
    const isHeld = () => card.style.userSelect === 'none';
    await userEvent.hover(card);
    // The menu has arrived when a finger is taken notice of.
    await waitFor(async () => {
      await fireEvent.pointerDown(card, touch);
      await expect(isHeld()).toBe(true);
    });
    await fireEvent.pointerMove(card, { ...touch, clientX: 66, clientY: 66 });
    await expect(isHeld()).toBe(true);
    await fireEvent.pointerMove(card, { ...touch, clientX: 68, clientY: 68 });
    await expect(isHeld()).toBe(false);
    for (const end of [
      () => fireEvent.pointerUp(card, touch),
      () => fireEvent.pointerCancel(card, touch),
      () => fireEvent.scroll(document),
    ]) {
      await fireEvent.pointerDown(card, touch);
      await expect(isHeld()).toBe(true);
      await end();
      await expect(isHeld()).toBe(false);
    }
    await fireEvent.pointerDown(card, { ...touch, pointerType: 'mouse' });
    await expect(isHeld()).toBe(false);

    await fireEvent.pointerDown(card, touch);
    const menu = await screen.findByRole('menu', { name: 'L202600001' });
    // The finger that is lifted afterwards presses nothing.
    await fireEvent.pointerUp(card, touch);
    await fireEvent.click(within(card).getByRole('button', { name: '编辑' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(within(menu).getByRole('menuitem', { name: '选择' }));
    await expect(within(card).getByRole('checkbox')).toBeChecked();
    await expect(await canvas.findByText('已选择 1 项')).toBeVisible();
  },
};
