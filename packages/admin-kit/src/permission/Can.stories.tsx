import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../internals/Button.tsx';
import { Can, PermissionProvider } from './PermissionProvider.tsx';

const meta = { title: 'Permission/Can', component: Can } satisfies Meta<typeof Can>;
export default meta;
type Story = StoryObj<typeof meta>;

const access = {
  auth: [{ action: 'article:add' }],
  allAuth: [
    { action: 'article:add', status: '1' },
    { action: 'article:remove', status: '1' },
    { action: 'article:print', status: '0' },
  ],
};

export const Buttons: Story = {
  name: 'PERM-01 keeps what is granted or unrestricted and removes the rest',
  args: { action: undefined, children: null },
  render: () => (
    <PermissionProvider access={access}>
      <div className="flex gap-2 p-4">
        <Can action="article:add">
          <Button>新增</Button>
        </Can>
        <Can action="article:remove">
          <Button>删除</Button>
        </Can>
        <Can action="article:print">
          <Button>打印</Button>
        </Can>
        <Can action="article:remove,article:add">
          <Button>任一</Button>
        </Can>
        <PermissionProvider formList={[{ action: 'article:remove' }]}>
          <Can action="article:remove">
            <Button>表单删除</Button>
          </Can>
        </PermissionProvider>
      </div>
    </PermissionProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual(['新增', '打印', '任一', '表单删除']);
  },
};

export const WithoutProvider: Story = {
  name: 'PERM-01 refuses everything guarded when nobody is known',
  args: { action: 'article:add', children: <Button>新增</Button>, fallback: <p>没有权限</p> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('没有权限')).toBeVisible();
  },
};
