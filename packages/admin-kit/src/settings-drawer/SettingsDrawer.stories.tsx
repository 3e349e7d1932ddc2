import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { createMemoryStore } from '../session/keyValueStore.ts';
import { createPreferenceStore, type PreferenceStore } from './preferences.ts';
import { SettingsDrawer } from './SettingsDrawer.tsx';

const meta = { title: 'SettingsDrawer/SettingsDrawer', component: SettingsDrawer, parameters: { overlay: true } } satisfies Meta<
  typeof SettingsDrawer
>;
export default meta;
type Story = StoryObj<typeof meta>;

const memory = createMemoryStore();

export const Choosing: Story = {
  name: 'SET-01 SET-02 SET-07 SET-08 every choice acts at once and is kept',
  args: { open: true, onOpenChange: () => {}, store: createPreferenceStore(memory) },
  play: async ({ args }) => {
    const drawer = within(await screen.findByRole('dialog', { name: '系统设置' }));
    await expect(args.store.read()).toMatchObject({ menuTone: 'dark', primary: '#1890ff', multiTab: true, colorWeak: false });
    await expect(drawer.getAllByRole('button', { pressed: true })).toHaveLength(1);

    await userEvent.click(drawer.getByRole('button', { name: '极光绿' }));
    await userEvent.click(drawer.getByRole('switch', { name: '多页签模式' }));
    await userEvent.click(drawer.getByRole('switch', { name: '色弱模式' }));
    const changed = { primary: '#52c41a', multiTab: false, colorWeak: true };
    await expect(args.store.read()).toMatchObject(changed);
    await expect(createPreferenceStore(memory).read()).toMatchObject(changed);

    await userEvent.click(drawer.getByRole('button', { name: '恢复默认' }));
    await expect(args.store.read()).toMatchObject({ primary: '#1890ff', multiTab: true, colorWeak: false });
  },
};

const slid = createMemoryStore();

export const Sizes: Story = {
  name: 'SET-07 sliders look like the rest of the kit and act at once',
  args: { open: true, onOpenChange: () => {}, store: createPreferenceStore(slid) },
  play: async ({ args }) => {
    const drawer = await drawerOf();
    const slider = drawer.getByRole<HTMLInputElement>('slider', { name: '字号' });
    await expect(getComputedStyle(slider).appearance).toBe('none');
    const before = slider.valueAsNumber;

    await fireEvent.change(slider, { target: { value: String(before + 1) } });

    await expect(args.store.read()).toMatchObject({ fontSize: before + 1 });
  },
};

const drawerOf = async () => within(await screen.findByRole('dialog', { name: '系统设置' }));

export const Navigation: Story = {
  name: 'SET-03 SET-04 SET-05 SET-06 what depends on another choice follows it',
  args: { open: true, onOpenChange: () => {}, store: createPreferenceStore(createMemoryStore()) },
  play: async ({ args }) => {
    const drawer = await drawerOf();
    const { store } = args;
    await expect(drawer.getByRole('radio', { name: '流式' })).toBeDisabled();
    await userEvent.click(drawer.getByRole('radio', { name: '顶部菜单' }));
    await expect(store.read()).toMatchObject({ navMode: 'top', fixedSide: false, contentWidth: 'fixed' });
    await expect(drawer.getByRole('switch', { name: '固定侧边菜单' })).toBeDisabled();
    await userEvent.click(drawer.getByRole('radio', { name: '流式' }));
    await expect(store.read().contentWidth).toBe('fluid');

    await userEvent.click(drawer.getByRole('switch', { name: '下滑时隐藏 Header' }));
    await expect(store.read().autoHideHeader).toBe(true);
    await userEvent.click(drawer.getByRole('switch', { name: '固定 Header' }));
    await expect(store.read()).toMatchObject({ fixedHeader: false, autoHideHeader: false });
    await expect(drawer.getByRole('switch', { name: '下滑时隐藏 Header' })).toBeDisabled();

    await userEvent.click(drawer.getByRole('radio', { name: '侧边菜单' }));
    await expect(store.read()).toMatchObject({ navMode: 'side', contentWidth: 'fixed', fixedSide: false });
    await userEvent.click(drawer.getByRole('switch', { name: '固定侧边菜单' }));
    await expect(store.read().fixedSide).toBe(true);
  },
};

export const Transfer: Story = {
  name: 'SET-08 all preferences go to another browser as a text; any other text changes nothing',
  args: { open: true, onOpenChange: () => {}, store: createPreferenceStore(createMemoryStore()) },
  play: async ({ args }) => {
    const drawer = await drawerOf();
    await userEvent.click(drawer.getByRole('button', { name: '导出 / 导入' }));
    const text = drawer.getByRole('textbox', { name: '偏好设置文本' });
    await expect(text).toHaveValue(args.store.export());
    await fireEvent.change(text, { target: { value: '{"ui-preferences":{"mode":"dark","radius":99,"fontSize":16}}' } });
    await userEvent.click(drawer.getByRole('button', { name: '应用' }));
    await expect(args.store.read()).toMatchObject({ mode: 'dark', radius: 6, fontSize: 16 });
    await fireEvent.change(text, { target: { value: 'null' } });
    await userEvent.click(drawer.getByRole('button', { name: '应用' }));
    await expect(await screen.findByText('这不是导出的偏好设置，未作更改')).toBeVisible();
    await expect(args.store.read()).toMatchObject({ mode: 'dark', fontSize: 16 });
  },
};

const broken: PreferenceStore = {
  ...createPreferenceStore(createMemoryStore()),
  change: () => {
    throw new Error('storage is gone');
  },
};

export const Failure: Story = {
  name: 'SET-02 a colour that cannot be kept says so',
  args: { open: true, onOpenChange: () => {}, store: broken },
  play: async () => {
    const drawer = await drawerOf();
    await userEvent.click(drawer.getByRole('button', { name: '薄暮' }));
    await waitFor(() => expect(screen.getByText('Failed to update theme')).toBeVisible());
  },
};
