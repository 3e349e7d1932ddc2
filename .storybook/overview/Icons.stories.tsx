import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { MenuIcon } from '../../packages/admin-kit/src/layout/menuIcon.tsx';

/** Icons by the names that menus store. A name that is not here shows a folder. */
const meta = { title: 'Overview/Icons', component: MenuIcon } satisfies Meta<typeof MenuIcon>;
export default meta;
type Story = StoryObj;

// The table itself is not an export: an app should not depend on which names there are.
const [source = ''] = Object.values(
  import.meta.glob<string>('../../packages/admin-kit/src/layout/menuIcon.tsx', { query: '?raw', import: 'default', eager: true }),
);
const names = [...source.matchAll(/^ {2}'?([a-z][a-z-]*)'?: [A-Z]\w+,$/gm)].map((match) => match[1]!);

export const Icons: Story = {
  name: 'ROUTE-04 every menu icon by its stored name',
  render: () => (
    <ul className="m-0 grid list-none grid-cols-3 gap-3 rounded-lg bg-surface p-4 sm:grid-cols-6">
      {[...names, 'no-such-icon'].map((name) => (
        <li key={name} className="grid justify-items-center gap-2 rounded-md border border-solid border-line p-3">
          <MenuIcon name={name} size={24} />
          <code className="text-xs">{name}</code>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(30);
    // The folder of a name that is not known comes late.
    await waitFor(() => expect(canvasElement.querySelectorAll('svg')).toHaveLength(names.length + 1));
  },
};
