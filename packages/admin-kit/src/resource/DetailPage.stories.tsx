import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { KitFrame } from '../testing/KitFrame.tsx';
import { OpenPageContext } from './openPage.ts';
import { ResourceDetailPage } from './ResourceDetailPage.tsx';
import { ResourceList } from './ResourceList.tsx';
import { buildLoans, loanDictionaries, loanPermissions, loans } from './stories.fixture.ts';

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
  name: 'TAB-09 the row with its parts; its name is told, and an action shows what it changed',
  decorators: [framed()],
  render: () => page(),
  play: async ({ canvas }) => {
    onTitle.mockClear();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'L202600002' }, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '说明' })).toBeVisible();
    await expect(canvas.getByText('王芳 的借用')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '作废' }));
    await userEvent.click(await screen.findByRole('button', { name: '确定' }));
    await waitFor(() => expect(canvas.getByText('已作废')).toBeVisible());
  },
};
export const Titled: Story = {
  name: 'TAB-09 the title of the tab is the row, once it is known',
  decorators: [framed()],
  render: () => {
    onTitle.mockClear();
    return page({}, '4');
  },
  play: () => waitFor(() => expect(onTitle).toHaveBeenLastCalledWith('L202600004'), { timeout: 10_000 }),
};
export const Missing: Story = {
  name: 'FRT-01 a row that is not there, or is of others, says so',
  decorators: [framed()],
  render: () => page({ fail: (name) => (name === 'get' ? failure(404, '记录不存在') : undefined) }),
  play: async ({ canvas }) => void (await canvas.findByText(/没有找到这条借用单/, undefined, { timeout: 10_000 })),
};
export const Denied: Story = {
  name: 'PERM-08 without the permission of the list nothing is asked',
  decorators: [framed(['loan:edit'])],
  render: () => page({ fail: () => new Error('nobody should ask') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', undefined, { timeout: 10_000 })).not.toHaveTextContent('nobody');
  },
};
let isBroken = true;
export const Failed: Story = {
  name: 'REQ-05 what failed is told in the words of the server and asked again',
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
  name: 'FRT-01 the title of a line, Enter and a double click lead to the page; the title is a link',
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
export const PhoneDark: Story = { decorators: [framed()], render: () => page(), globals: { theme: 'dark', viewport: { value: 'phone' } } };
export const English: Story = { decorators: [framed()], render: () => page(), globals: { locale: 'en-US' } };
