import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { createMemoryStore } from '../session/keyValueStore.ts';
import { createPreferenceStore } from './preferences.ts';
import { SettingsDrawer } from './SettingsDrawer.tsx';

const meta = { title: 'SettingsDrawer/SettingsDrawer', component: SettingsDrawer } satisfies Meta<typeof SettingsDrawer>;
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
