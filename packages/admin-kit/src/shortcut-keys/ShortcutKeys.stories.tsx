import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { createMemoryListState } from '../resource/list/listState.ts';
import { ResourceList } from '../resource/list/ResourceList.tsx';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../resource/stories.fixture.ts';
import { KitFrame } from '../testing/KitFrame.tsx';
import { ShortcutKeys } from './ShortcutKeys.tsx';

const meta = { title: 'Resource/ShortcutKeys', component: ShortcutKeys, parameters: { layout: 'padded' } } satisfies Meta<
  typeof ShortcutKeys
>;
export default meta;
type Story = StoryObj;

function show(permissions: readonly string[]) {
  const built = buildLoans(loans(25));
  const store = createMemoryListState();
  const view = (
    <KitFrame own={false} permissions={permissions} dictionaries={loanDictionaries}>
      <ShortcutKeys />
      <ResourceList
        resource={built.resource}
        store={store}
        search={['borrower', 'state', 'dueOn']}
        columns={['loanNo', 'borrower', 'state']}
        form={['borrower', 'state']}
      />
    </KitFrame>
  );
  return { ...built, store, view };
}
/** As an Apple keyboard types it: Alt and N make another letter, and its place stays. */
const press = (code: string, key: string, modifiers: { altKey?: boolean; ctrlKey?: boolean } = { altKey: true }) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { code, key, ...modifiers });

const main = show(loanPermissions);
export const Main: Story = {
  name: 'CMD-02 keys add, search, page and save; Alt+/ lists what works now',
  render: () => main.view,
  play: async ({ canvas }) => {
    main.store.set({});
    await canvas.findByText('L202600025');
    await press('Slash', '/');
    const help = await screen.findByRole('dialog', { name: '键盘快捷键' });
    await expect(help).toHaveTextContent(/Alt\+?N\s*新增/);
    await expect(help).toHaveTextContent('查询条件');
    await expect(within(help).queryByText('上一页')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await press('PageDown', 'PageDown');
    await canvas.findByText('11-20 共 25 条');
    await press('KeyS', 'ß');
    await expect(canvas.getByRole('textbox', { name: '借用人' })).toHaveFocus();

    await press('KeyN', '˜');
    const form = await screen.findByRole('dialog', { name: '新增借用单' });
    // What lies below the dialog has no keys now.
    const page = main.store.getSnapshot();
    await press('PageDown', 'PageDown');
    await expect(main.store.getSnapshot()).toEqual(page);
    await userEvent.type(await within(form).findByRole('textbox', { name: '借用人' }), '赵敏');
    await userEvent.click(within(form).getByRole('combobox', { name: '状态' }));
    await userEvent.click(await screen.findByRole('option', { name: '草稿' }));
    await press('Enter', 'Enter', { ctrlKey: true });
    await waitFor(() => expect(main.api.rows()[0]).toMatchObject({ borrower: '赵敏' }));
  },
};

const reader = show(['loan:list']);
export const Reader: Story = {
  name: 'CMD-02 PERM-01 what a person may not do has no key',
  render: () => reader.view,
  play: async ({ canvas }) => {
    await canvas.findByText('L202600025');
    await waitFor(async () => {
      await press('Slash', '/');
      await expect(screen.getByRole('dialog', { name: '键盘快捷键' })).toBeVisible();
    });
    await expect(screen.getByRole('dialog')).not.toHaveTextContent('新增');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('KeyN', 'n');
    await press('KeyI', 'i');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Dark: Story = {
  name: 'CMD-02 the keys, dark and in English',
  globals: { theme: 'dark', locale: 'en-US' },
  render: () => show(loanPermissions).view,
  play: async ({ canvas }) => {
    await canvas.findByText('L202600025');
    await waitFor(async () => {
      await press('Slash', '/');
      await expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    });
  },
};
