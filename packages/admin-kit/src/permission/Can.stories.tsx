import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { Button } from '../internals/Button.tsx';
import { Can } from './Can.tsx';
import { inspectorStore } from './inspector/inspectorStore.ts';
import { PermissionInspector } from './PermissionInspector.tsx';
import { PermissionProvider, useCan, useCanUseData } from './PermissionProvider.tsx';
import { permissionRef, usePermissionRef } from './usePermissionRef.ts';

/**
 * Keeps what a person may use and removes the rest. `<Can>` wraps elements, `useCan` answers in code, `usePermissionRef` guards
 * an element that cannot be wrapped, and `can` and `assertCan` check in loaders. Hiding is comfort: the server decides.
 *
 * Removed content leaves nothing behind for a screen reader. In development `<PermissionInspector />` shows what was removed, and
 * why; its marks are buttons, so that the reasons can be reached by keyboard.
 */
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
const args = { action: undefined, children: null };

export const Buttons: Story = {
  name: 'PERM-01 keeps what is granted or unrestricted and removes the rest',
  args,
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

function DataFields() {
  const canUseData = useCanUseData();
  return (
    <div className="flex flex-col items-start gap-2 p-4">
      {['device:price', 'device:note', 'device:code'].map((action) => (
        <label key={action} className="flex items-center gap-2">
          {action}
          <input className="h-control rounded-md border border-solid border-line px-2" disabled={!canUseData(action)} />
        </label>
      ))}
    </div>
  );
}

export const Data: Story = {
  name: 'PERM-02 fields follow the data permissions',
  args,
  render: () => (
    <PermissionProvider
      access={{
        auth: [{ action: 'device:price', type: '2' }],
        allAuth: [
          { action: 'device:price', type: '2', status: '0' },
          { action: 'device:note', type: '2', status: '0' },
        ],
      }}
    >
      <DataFields />
    </PermissionProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('device:price')).toBeEnabled();
    await expect(canvas.getByLabelText('device:note')).toBeDisabled();
    await expect(canvas.getByLabelText('device:code')).toBeEnabled();
  },
};

function Guarded() {
  const can = useCan();
  const remove = usePermissionRef('article:remove');
  const [extra, setExtra] = useState(false);
  return (
    <div className="flex gap-2 p-4">
      <Button onClick={() => setExtra(!extra)}>切换</Button>
      {extra && <Button>插在被移除的元素之前</Button>}
      <button type="button" ref={remove} className="h-control px-2">
        删除
      </button>
      {['article:print', 'article:export'].map((action) => (
        <button key={action} type="button" ref={permissionRef(can, action)} className="h-control px-2">
          {action}
        </button>
      ))}
    </div>
  );
}

export const Directive: Story = {
  name: 'PERM-01 a ref takes its element out of the page',
  args,
  render: () => (
    <PermissionProvider access={access}>
      <Guarded />
    </PermissionProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual(['切换', 'article:print']);
    await expect(canvasElement.textContent).not.toContain('删除');

    await userEvent.click(canvas.getByRole('button', { name: '切换' }));
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual([
      '切换',
      '插在被移除的元素之前',
      'article:print',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: '切换' }));
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};

function CheckedInCode() {
  return useCan()('article:archive') ? <Button>归档</Button> : null;
}

const inspected: Story = {
  args,
  render: () => (
    <PermissionProvider access={access}>
      <div className="flex min-h-60 items-start gap-2 p-4">
        <Can action="article:add">
          <Button>新增</Button>
        </Can>
        <Can action="article:remove,article:move">
          <Button>删除</Button>
        </Can>
        <CheckedInCode />
        <Guarded />
      </div>
      <PermissionInspector />
    </PermissionProvider>
  ),
  beforeEach: () => () => {
    if (inspectorStore.isOn()) inspectorStore.toggle();
  },
};

export const Inspector: Story = {
  ...inspected,
  name: 'PERM-01 the inspector outlines what was removed and says which rule did it',
  play: async ({ canvas, canvasElement }) => {
    const opener = await canvas.findByRole('button', { name: '权限检查' });
    await expect(canvasElement.querySelector('[data-permission-removed]')).toBeNull();

    await userEvent.click(opener);
    const mark = await canvas.findByRole('button', {
      name: /article:remove：不在用户权限 auth 中；不在表单权限列表中；allAuth 状态 1（受限）/,
    });
    await expect(mark.getAttribute('aria-label')).toContain('article:move：不在用户权限 auth 中；不在表单权限列表中；allAuth 中没有此权限');
    mark.focus();
    await expect(mark.querySelector('[aria-hidden]')).toBeVisible();
    // Checks in code leave no place to outline: they are listed.
    await waitFor(() => expect(canvas.getByRole('status').textContent).toContain('article:archive：'));
    await expect(canvas.getByTitle(/article:remove \(auth ✗, form ✗, allAuth 1\)/)).toBeVisible();

    await fireEvent.keyDown(document.body, { code: 'KeyP', altKey: true, shiftKey: true });
    await waitFor(() => expect(canvasElement.querySelector('[data-permission-removed]')).toBeNull());
  },
};

export const InspectorInEnglish: Story = {
  ...inspected,
  name: 'PERM-01 the inspector in English and dark',
  globals: { theme: 'dark', locale: 'en-US' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Permission inspector' }));
    await canvas.findByRole('button', {
      name: /article:remove: not in the user's auth; not in the form's list; allAuth lists it with status 1/,
    });
  },
};
