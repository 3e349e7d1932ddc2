import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { field } from '../../field/FieldMeta.ts';
import { KitFrame } from '../../testing/KitFrame.tsx';
import { fakeResourceApi } from '../../testing/fakeResourceApi.ts';
import { defineResource } from '../defineResource.ts';
import { createMemoryListState } from './listState.ts';
import { ResourceTreeList } from './ResourceTreeList.tsx';
import { pressAction } from '../actions/pressAction.fixture.ts';

const meta = { title: 'Resource/ResourceTreeList', component: ResourceTreeList, parameters: { layout: 'padded' } } satisfies Meta<
  typeof ResourceTreeList
>;
export default meta;
type Story = StoryObj;

type Place = { id: string; pid: string | null; name: string; keeper: string | null } & Record<string, unknown>;
const places: readonly Place[] = [
  { id: '1', pid: null, name: '一号库', keeper: '张伟' },
  { id: '11', pid: '1', name: '东区', keeper: null },
  { id: '111', pid: '11', name: '货架一', keeper: '李娜' },
  { id: '112', pid: '11', name: '货架二', keeper: '王芳' },
  { id: '12', pid: '1', name: '西区', keeper: '刘洋' },
  { id: '2', pid: null, name: '二号库', keeper: '陈静' },
];
const permissions = ['list', 'add', 'edit', 'delete'].map((action) => `place:${action}`);
const { pid: pidField, ...fields } = {
  name: { kind: 'text', label: { zh: '名称', en: 'Name' }, required: true, maxLength: 20 },
  keeper: { kind: 'text', label: { zh: '保管人', en: 'Keeper' }, maxLength: 20 },
  pid: { kind: 'text', label: { zh: '上级', en: 'Parent' } },
} as const;

/** Roots come with the list, what lies below with `load`; the names of failing parents reject. */
function build(failing: string[] = []) {
  const all = fakeResourceApi<Place>(places);
  const resource = defineResource<Place>()({
    label: { zh: '库位', en: 'Place' },
    permission: 'place',
    fields: { ...fields, pid: pidField },
    api: {
      ...all,
      list: async (query) => {
        const page = await all.list({ ...query, page: 1, size: 100 });
        const records = page.records.filter((row) => row.pid === null);
        return { ...page, records, total: records.length };
      },
    },
  });
  const loads: string[] = [];
  const load = async (pid: string) => {
    loads.push(pid);
    if (failing.includes(pid)) throw new Error('库位服务繁忙');
    await Promise.resolve();
    return all.rows().filter((row) => row.pid === pid);
  };
  const isParent = (row: Place) => all.rows().some((one) => one.pid === row.id);
  const view = (
    <ResourceTreeList
      resource={resource}
      store={createMemoryListState()}
      below={{ load, isParent, parentField: 'pid' }}
      columns={['name', 'keeper']}
      form={['name', 'keeper', 'pid']}
    />
  );
  return { all, failing, loads, view, names: field.as(fields.name, 'text') };
}
const framed: Story['decorators'] = (StoryView) => (
  <KitFrame own={false} permissions={permissions}>
    <StoryView />
  </KitFrame>
);
const levels = (tree: HTMLElement) =>
  within(tree)
    .getAllByRole('row')
    .slice(1)
    .map((row) => `${row.getAttribute('aria-level')} ${within(row).getAllByRole('cell')[1]!.textContent}`);

const main = build();
export const Main: Story = {
  name: 'LIST-12 what lies below a row comes when it is opened; keys go in and out; a row is added below another',
  decorators: [framed],
  render: () => main.view,
  play: async ({ canvas }) => {
    const tree = await canvas.findByRole('treegrid', { name: '库位' });
    await within(tree).findByText('二号库');
    await expect(levels(tree)).toEqual(['1 一号库', '1 二号库']);
    await expect(main.loads).toEqual([]);

    await userEvent.click(await canvas.findByRole('button', { name: '展开第 1 行' }));
    await within(tree).findByText('西区');
    await expect(levels(tree)).toEqual(['1 一号库', '2 东区', '2 西区', '1 二号库']);

    const east = within(tree).getByText('东区').closest('tr')!;
    east.focus();
    await userEvent.keyboard('{ArrowRight}');
    await within(tree).findByText('货架二');
    await expect(east).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toHaveTextContent('货架一');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(document.activeElement).toBe(east);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(levels(tree)).toEqual(['1 一号库', '2 东区', '2 西区', '1 二号库']));
    await userEvent.keyboard('{ArrowRight}');
    await within(tree).findByText('货架二');
    // What was fetched is kept.
    await expect(main.loads).toEqual(['1', '11']);

    await pressAction(within(east), '添加下级');
    const form = await screen.findByRole('dialog', { name: '新增库位' });
    await expect(await within(form).findByRole('textbox', { name: '上级' })).toHaveValue('11');
    await userEvent.type(within(form).getByRole('textbox', { name: /名称/ }), '货架三');
    await userEvent.click(within(form).getByRole('button', { name: '保存' }));
    await expect(await within(tree).findByText('货架三')).toBeVisible();
    await expect(main.all.rows().find((row) => row.name === '货架三')).toMatchObject({ pid: '11' });
  },
};

const failing = build(['1']);
export const Failing: Story = {
  name: 'LIST-12 a level that does not come is told, its row closes, and opens at the next try',
  decorators: [framed],
  render: () => failing.view,
  play: async ({ canvas }) => {
    failing.failing.splice(0, 1, '1');
    const open = await canvas.findByRole('button', { name: '展开第 1 行' });
    await userEvent.click(open);
    await expect(await screen.findByText('库位服务繁忙')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: '展开第 1 行' })).toHaveAttribute('aria-expanded', 'false'));
    failing.failing.length = 0;
    await userEvent.click(canvas.getByRole('button', { name: '展开第 1 行' }));
    await expect(await canvas.findByText('东区')).toBeVisible();
  },
};

export const Dark: Story = { ...Main, name: 'LIST-12 dark, in English', globals: { theme: 'dark', locale: 'en-US' }, play: undefined };
export const Phone: Story = {
  ...Main,
  name: 'LIST-12 LIST-13 cards on a phone open as well',
  globals: { viewport: { value: 'phone' } },
  render: () => build().view,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '展开第 1 行' }));
    await expect(await canvas.findByText('东区')).toBeVisible();
  },
};

const chosen = build();
export const ChosenBelow: Story = {
  name: 'LIST-12 LIST-09 rows that lie below others are chosen and deleted like these',
  decorators: [framed],
  render: () => chosen.view,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '展开第 1 行' }));
    await canvas.findByText('西区');
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择第 3 行' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择第 4 行' }));
    await expect(canvas.getByText('已选择 2 项')).toBeVisible();
    await userEvent.click(within(canvas.getByRole('toolbar')).getByRole('button', { name: '删除' }));
    await userEvent.click(within(await screen.findByRole('dialog', { name: '请确认' })).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(chosen.all.rows().map(({ id }) => id)).toEqual(['1', '11', '111', '112']));
    await waitFor(() => expect(canvas.queryByText('西区')).toBeNull());
  },
};
