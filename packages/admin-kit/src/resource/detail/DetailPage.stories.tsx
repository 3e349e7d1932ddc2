import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ShortcutKeys } from '../../shortcut-keys/ShortcutKeys.tsx';
import { KitFrame } from '../../testing/KitFrame.tsx';
import { OpenPageContext } from '../openPage.ts';
import { ResourceDetailPage } from './ResourceDetailPage.tsx';
import { ResourceList } from '../list/ResourceList.tsx';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../stories.fixture.ts';

/** One row on a page of its own, with its states; lists lead to it. */
const meta = { title: 'Resource/DetailPage', component: ResourceDetailPage, parameters: { layout: 'padded' } } satisfies Meta<
  typeof ResourceDetailPage
>;
export default meta;
type Story = StoryObj;

const framed =
  (permissions: readonly string[] = loanPermissions): Decorator =>
  (StoryView) => (
    <KitFrame own={false} permissions={[...permissions]} dictionaries={loanDictionaries}>
      <StoryView />
    </KitFrame>
  );

const failure = (status: number, message: string) => Object.assign(new Error(message), { status });
const onTitle = fn();
const openPage = fn();

function page(options: Parameters<typeof buildLoans>[1] = {}, id = '2') {
  const { resource, approve, revoke } = buildLoans(loans(5), options);
  return (
    <ResourceDetailPage
      resource={resource}
      id={id}
      actions={[approve, revoke]}
      onTitle={onTitle}
      summary={(row) => <p className="m-0 text-ink-secondary">{row.borrower} 的借用</p>}
      parts={[
        { title: { zh: '基本信息', en: 'Basics' }, fields: ['loanNo', 'borrower', 'state', 'amount', 'dueOn'] },
        { title: { zh: '说明', en: 'Notes' }, render: (row) => <p className="m-0">{row.remark ?? '无'}</p> },
      ]}
    />
  );
}

export const Shown: Story = {
  name: 'DET-01 the row with its parts; its name is told, and an action shows what it changed',
  decorators: [framed()],
  render: () => page(),
  play: async ({ canvas }) => {
    onTitle.mockClear();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'L202600002' }, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '说明' })).toBeVisible();
    await expect(canvas.getByText('王芳 的借用')).toBeVisible();
    // What cannot be taken back stands in the menu.
    await userEvent.click(canvas.getByRole('button', { name: '更多' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '作废' }));
    await userEvent.click(await screen.findByRole('button', { name: '确定' }));
    await waitFor(() => expect(canvas.getByText('已作废')).toBeVisible());
  },
};
export const Titled: Story = {
  name: 'DET-01 TAB-09 the title of the tab is the row, once it is known',
  decorators: [framed()],
  render: () => {
    onTitle.mockClear();
    return page({}, '4');
  },
  play: () => waitFor(() => expect(onTitle).toHaveBeenLastCalledWith('借用单 L202600004'), { timeout: 10_000 }),
};
export const Missing: Story = {
  name: 'DET-01 a row that is not there, or is of others, says so',
  decorators: [framed()],
  render: () => page({ fail: (name) => (name === 'get' ? failure(404, '记录不存在') : undefined) }),
  play: async ({ canvas }) => void (await canvas.findByText(/没有找到这条借用单/, undefined, { timeout: 10_000 })),
};
export const Denied: Story = {
  name: 'PERM-01 without the permission of the list nothing is asked',
  decorators: [framed(['loan:edit'])],
  render: () => page({ fail: () => new Error('nobody should ask') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', undefined, { timeout: 10_000 })).not.toHaveTextContent('nobody');
  },
};
let isBroken = true;
export const Failed: Story = {
  name: 'FAIL-01 what failed is told in the words of the server and asked again',
  decorators: [framed()],
  beforeEach: () => void (isBroken = true),
  render: () => page({ fail: (name) => (name === 'get' && isBroken ? failure(503, '服务暂不可用') : undefined) }),
  play: async ({ canvas }) => {
    await canvas.findByText('服务暂不可用', undefined, { timeout: 10_000 });
    isBroken = false;
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await canvas.findByRole('heading', { level: 2, name: 'L202600002' });
  },
};
export const FromAList: Story = {
  name: 'DET-01 the title of a line, Enter and a double click lead to the page; the title is a link',
  decorators: [framed()],
  render: () => {
    const { resource } = buildLoans(loans(5));
    return (
      <OpenPageContext value={openPage}>
        <ResourceList resource={{ ...resource, detailPath: '/loan/detail/:id' }} columns={['loanNo', 'borrower', 'state']} />
      </OpenPageContext>
    );
  },
  play: async ({ canvas }) => {
    openPage.mockClear();
    const link = await canvas.findByRole('link', { name: 'L202600003' }, { timeout: 10_000 });
    await expect(link).toHaveAttribute('href', '/loan/detail/3');
    await userEvent.click(link);
    await expect(openPage).toHaveBeenLastCalledWith('/loan/detail/3');
    await userEvent.dblClick(within(canvas.getByRole('table')).getByText('张伟'));
    await expect(openPage).toHaveBeenLastCalledWith('/loan/detail/1');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
const walk = () => {
  const built = buildLoans(loans(3));
  const resource = {
    ...built.resource,
    detailPath: '/loan/detail/:id',
    detailHead: { status: 'state', facts: ['borrower', 'remark'] } as const,
  };
  function Walk() {
    const [id, setId] = useState('2');
    return (
      <OpenPageContext value={(href) => setId(href.split('/').at(-1)!)}>
        <ResourceList resource={resource} columns={['loanNo', 'borrower']} />
        <ResourceDetailPage
          resource={resource}
          id={id}
          actions={[{ ...built.approve, primary: true }, built.revoke]}
          parts={[
            { title: { zh: '基本信息', en: 'Basics' }, fields: ['loanNo', 'amount', 'remark'] },
            { title: { zh: '经过', en: 'History' }, place: 'rail', render: () => '无' },
            { title: { zh: '说明', en: 'Notes' }, fields: ['dueOn'] },
          ]}
        />
      </OpenPageContext>
    );
  }
  return <Walk />;
};
export const Walked: Story = {
  name: 'DET-02 the page leads through the list that it came from, also by keys, and ends where the list ends',
  decorators: [framed()],
  render: () => (
    <>
      <ShortcutKeys />
      {walk()}
    </>
  ),
  play: async ({ canvas }) => {
    const at = (number: string) => canvas.findByRole('heading', { level: 2, name: number }, { timeout: 10_000 });
    await at('L202600002');
    // The page of a story is drawn before its list has come; one that a person opens from a list is not.
    await userEvent.click(await canvas.findByRole('link', { name: 'L202600003' }));
    await at('L202600003');
    await waitFor(() => expect(canvas.getByRole('button', { name: '上一条' })).toBeDisabled(), { timeout: 10_000 });
    await expect(canvas.getByText('1 / 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '下一条' }));
    await at('L202600002');
    await fireEvent.keyDown(document.body, { code: 'ArrowDown', key: 'ArrowDown', altKey: true });
    await at('L202600001');
    await waitFor(() => expect(canvas.getByRole('button', { name: '下一条' })).toBeDisabled(), { timeout: 10_000 });
    await fireEvent.keyDown(document.body, { code: 'ArrowUp', key: 'ArrowUp', altKey: true });
    await at('L202600002');
  },
};
export const EmptyFields: Story = {
  name: 'DET-03 what is empty is hidden, until the switch shows it; the switch is remembered',
  decorators: [framed()],
  beforeEach: () => localStorage.removeItem('kit:detail:empty:'),
  render: walk,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'L202600002' }, { timeout: 10_000 });
    const basics = within(canvas.getByRole('region', { name: '基本信息' }));
    await expect(basics.queryByText('备注')).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: '显示空字段' }));
    await expect(basics.getByText('备注')).toBeVisible();
    await expect(localStorage.getItem('kit:detail:empty:')).toBe('true');
    await userEvent.click(canvas.getByRole('switch', { name: '显示空字段' }));
    await expect(basics.queryByText('备注')).toBeNull();
    // The anchors lead to their parts.
    await userEvent.click(within(canvas.getByRole('navigation', { name: '本页内容' })).getByRole('link', { name: '经过' }));
    await expect(document.activeElement).toContainElement(canvas.getByRole('heading', { name: '经过' }));
  },
};
export const PhoneDark: Story = { decorators: [framed()], render: () => page(), globals: { theme: 'dark', viewport: { value: 'phone' } } };
export const English: Story = { decorators: [framed()], render: () => page(), globals: { locale: 'en-US' } };
