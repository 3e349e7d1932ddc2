import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { pressAction } from '../resource/actions/pressAction.fixture.ts';
import { createMemoryListState, ListStateContext } from '../resource/list/listState.ts';
import { OrgSourceProvider } from '../org-picker/OrgSourceProvider.tsx';
import { fakeOrg } from '../org-picker/stories.fixture.ts';
import { PopupReportProvider } from '../popup-picker/PopupReportProvider.tsx';
import { driverRows, fakeReports } from '../popup-picker/stories.fixture.ts';
import { KitFrame } from '../testing/KitFrame.tsx';
import { OpenPageContext } from '../resource/openPage.ts';
import { OnlineLink } from './OnlineLink.tsx';
import { OnlineScreen } from './OnlineScreen.tsx';
import type { OnlineApi } from './onlineApi.ts';
import type { OnlineForm } from './onlineForm.ts';
import { inspection, inspectionRows, memoryOnlineApi, onlineDictionaries, onlineField, onlineForm, onlineSub } from './stories.fixture.ts';
import { depotRows, everyView, tripRows, trips, viewCalls, viewDictionaries } from './views.fixture.ts';

/** Screens that an administrator declared: each kind of them over rows in memory. */
const meta = { title: 'Online/OnlineScreen', component: OnlineScreen, parameters: { layout: 'padded' } } satisfies Meta<
  typeof OnlineScreen
>;
export default meta;
type Story = StoryObj;

const framed: Decorator = (StoryView) => (
  <KitFrame own={false} dictionaries={onlineDictionaries}>
    <StoryView />
  </KitFrame>
);
const user = { username: 'ada', realname: 'Ada' };
const store = createMemoryListState();
const show = (form: OnlineForm, api: OnlineApi, state = store) => (
  <ListStateContext value={state}>
    <OnlineScreen form={form} api={api} user={user} />
  </ListStateContext>
);
const lineOf = async (table: HTMLElement, name: string | RegExp) => (await within(table).findByText(name)).closest('tr')!;
const wait = { timeout: 10_000 };

const pressed: string[] = [];
const listed = memoryOnlineApi({ f1: inspectionRows }, { press: async ({ code, ids }) => void pressed.push(`${code} ${ids.join()}`) });
export const List: Story = {
  name: 'ONL-01 a list: defaults, conditions, computed fields and rules live in the form, sub-tables in it, links and buttons of rows',
  decorators: [framed],
  render: () => show(inspection, listed.api),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: '车辆检查' }, wait);
    const first = await lineOf(table, '沪A12345');
    await expect(within(first).getByRole('link', { name: '地图' })).toHaveAttribute(
      'href',
      `https://maps.example/?q=${encodeURIComponent('沪A12345')}`,
    );
    await expect(within(first).getByText('120.00')).toBeVisible();
    await pressAction(within(first), '结清');
    await userEvent.click(within(await screen.findByRole('dialog', { name: '请确认' })).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(pressed).toEqual(['settle 1']));

    await userEvent.click(canvas.getByRole('button', { name: '新增' }));
    const form = within(await screen.findByRole('dialog', { name: '新增车辆检查' }));
    await userEvent.type(await form.findByRole('textbox', { name: /车牌号/ }, wait), '浙C00001');
    await expect(form.queryByRole('textbox', { name: /不合格原因/ })).toBeNull();
    await userEvent.click(await form.findByRole('radio', { name: '不合格' }));
    await form.findByRole('textbox', { name: /不合格原因/ });
    await userEvent.type(form.getByRole('textbox', { name: '证号' }), '310009');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await form.findByText('不合格原因不能为空');
    await userEvent.type(form.getByRole('textbox', { name: /不合格原因/ }), '灯光');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(listed.of('f1').calls.findLast(({ name }) => name === 'add')?.input).toEqual({
      plate: '浙C00001',
      inspected_on: new Date().toLocaleDateString('sv-SE'),
      result: '2',
      reason: '灯光',
      is_paid: 'N',
      inspection_finding: [],
      inspection_paper: { paper_number: '310009' },
    });
  },
};

const edited = memoryOnlineApi({ f1: inspectionRows });
export const SubTables: Story = {
  name: 'ONL-01 rows of a sub-table are typed in a table: what is computed follows, in them and in their main row',
  decorators: [framed],
  render: () => show(inspection, edited.api),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: '车辆检查' }, wait);
    await userEvent.click(within(await lineOf(table, '沪A12345')).getByRole('button', { name: '编辑' }));
    const form = within(await screen.findByRole('dialog', { name: '编辑车辆检查' }));
    const grid = await form.findByRole('grid', { name: '检查项目' }, wait);
    const hours = await within(grid).findByRole('gridcell', { name: /^1\.5/ });
    await userEvent.click(hours);
    await userEvent.keyboard('2.5{Enter}');
    await within(grid).findByRole('gridcell', { name: /^200/ });
    await waitFor(() => expect(form.getByRole('textbox', { name: /费用合计/ })).toHaveValue('200.00'), wait);
    const paper = form.getByRole('textbox', { name: '证号' });
    await userEvent.clear(paper);
    await userEvent.type(paper, '310002');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(edited.of('f1').calls.findLast(({ name }) => name === 'edit')?.input).toMatchObject({
      id: '1',
      version: 1,
      inspection_finding: [{ id: '11', part: 'tyre', hours: 2.5, rate: 80, cost: 200 }],
      inspection_paper: { id: '21', version: 3, paper_number: '310002' },
    });
  },
};

const clauses = onlineForm({
  id: 't1',
  name: 'contract_clause',
  label: { zh: '合同条款', en: 'Clause' },
  theme: 'tree',
  tree: { parentField: 'pid', titleField: 'title' },
  fields: [
    onlineField('title', ['标题', 'Title'], { required: true, filter: 'text', inSearch: 'single', width: 320 }),
    onlineField('pid', ['上级', 'Below'], { view: 'sel_tree', inList: false, filter: 'equals' }),
    onlineField('has_child', ['有子级', 'Has children'], { inList: false, inForm: false }),
  ],
});
const grown = memoryOnlineApi({
  t1: [
    { id: '1', title: '第一章 总则', pid: '0', has_child: '1' },
    { id: '2', title: '第二章 运费', pid: '0', has_child: '0' },
    { id: '3', title: '第一条 目的', pid: '1', has_child: '0' },
  ],
});
export const Tree: Story = {
  name: 'ONL-02 a tree: levels come when they are opened, a search finds at any depth, a row is added below another',
  decorators: [framed],
  render: () => show(clauses, grown.api),
  play: async ({ canvas }) => {
    const table = await canvas
      .findByRole('treegrid', { name: '合同条款' }, wait)
      .catch(() => canvas.findByRole('table', { name: '合同条款' }));
    const chapter = await lineOf(table, '第一章 总则');
    await expect(within(table).queryByText('第一条 目的')).toBeNull();
    await userEvent.click(await within(chapter).findByRole('button', { name: /展开/ }));
    await within(table).findByText('第一条 目的');
    await pressAction(within(chapter), '添加下级');
    const form = within(await screen.findByRole('dialog'));
    await userEvent.type(await form.findByRole('textbox', { name: /标题/ }, wait), '第二条 范围');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(grown.of('t1').calls.findLast(({ name }) => name === 'add')?.input).toEqual({ title: '第二条 范围', pid: '1' }),
    );
    await userEvent.type(canvas.getByRole('textbox', { name: '标题' }), '目的{Enter}');
    await waitFor(() => expect(within(table).queryByText('第二章 运费')).toBeNull());
    await within(table).findByText('第一条 目的');
  },
};

const lanes = onlineSub({
  id: 'g2',
  name: 'gate_lane',
  label: { zh: '车道', en: 'Lanes' },
  foreignKey: 'gate_id',
  fields: [
    onlineField('lane', ['车道号', 'Lane'], { required: true, filter: 'text', inSearch: 'single' }),
    onlineField('gate_id', ['收费站', 'Gate'], { filter: 'equals' }),
  ],
});
const staff = onlineSub({
  id: 'g3',
  name: 'gate_staff',
  label: { zh: '人员', en: 'Staff' },
  foreignKey: 'gate_id',
  fields: [onlineField('name', ['姓名', 'Name'], { required: true }), onlineField('gate_id', ['收费站', 'Gate'], { filter: 'equals' })],
});
const gates = onlineForm({
  id: 'g1',
  name: 'toll_gate',
  label: { zh: '收费站', en: 'Toll gate' },
  theme: 'erp',
  fields: [onlineField('name', ['名称', 'Name'], { required: true }), onlineField('opened_at', ['开放时间', 'Opens at'], { view: 'time' })],
  subs: [lanes, staff],
});
const gateRows = {
  g1: [
    { id: '1', name: '沪宁东', opened_at: '06:00:00' },
    { id: '2', name: '沪宁西', opened_at: '06:30:00' },
  ],
  g2: [
    { id: '11', lane: 'A1', gate_id: '1' },
    { id: '12', lane: 'B1', gate_id: '2' },
  ],
  g3: [{ id: '21', name: '王芳', gate_id: '1' }],
};
const owned = memoryOnlineApi(gateRows);
export const MasterAndDetail: Story = {
  name: 'ONL-03 a list with lists of what belongs to the row in focus below it; what is added there belongs to it',
  decorators: [framed],
  render: () => show(gates, owned.api),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: '收费站' }, wait);
    await userEvent.click((await lineOf(table, '沪宁东')).lastElementChild!);
    const below = await canvas.findByRole('table', { name: '车道' }, wait);
    await within(below).findByText('A1');
    await expect(within(below).queryByText('B1')).toBeNull();
    await userEvent.click(within(canvas.getByRole('region', { name: '车道' })).getByRole('button', { name: '新增' }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.type(await form.findByRole('textbox', { name: /车道号/ }, wait), 'A2');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(owned.of('g2').calls.findLast(({ name }) => name === 'add')?.input).toEqual({ lane: 'A2', gate_id: '1' }));
    await userEvent.click(canvas.getByRole('tab', { name: '人员' }));
    await within(await canvas.findByRole('table', { name: '人员' })).findByText('王芳');
  },
};

const inner = memoryOnlineApi(gateRows);
export const InnerTable: Story = {
  name: 'ONL-04 a list whose rows open to what belongs to them',
  decorators: [framed],
  render: () => show({ ...gates, theme: 'innerTable', subs: [lanes] }, inner.api),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: '收费站' }, wait);
    await userEvent.click(within(await lineOf(table, '沪宁西')).getByRole('button', { name: /展开/ }));
    await within(await canvas.findByRole('table', { name: '车道 · 沪宁西' }, wait)).findByText('B1');
  },
};

const tabbed = memoryOnlineApi({ f1: inspectionRows });
export const Tabs: Story = {
  name: 'ONL-01 sub-tables as tabs of form and detail; a refused save leads to the tab with what is wrong',
  decorators: [framed],
  render: () => show({ ...inspection, theme: 'tab' }, tabbed.api),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: '车辆检查' }, wait);
    await userEvent.click(within(await lineOf(table, '沪A12345')).getByRole('button', { name: '沪A12345' }));
    const drawer = within(await screen.findByRole('dialog'));
    await within(await drawer.findByRole('table', { name: '检查项目' }, wait)).findByText('轮胎');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: '新增' }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(await form.findByRole('tab', { name: '行驶证' }, wait));
    await userEvent.type(form.getByRole('textbox', { name: '证号' }), '310003');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(form.getByRole('tab', { name: /基本信息/ })).toHaveAttribute('aria-selected', 'true'));
    await expect(form.getByRole('textbox', { name: /车牌号/ })).toBeVisible();
  },
};

const viewed = memoryOnlineApi(
  {
    v1: [
      {
        id: '1',
        version: 0,
        code: 'NO-0001',
        area: '310115',
        clerk: 'lw',
        clock: '08:30:00',
        since: '2026-02-01',
        carrier: '青岛远航运输',
      },
    ],
    d1: depotRows,
  },
  viewCalls,
);
const organisation = fakeOrg();
const reports = fakeReports(driverRows(5));
export const Views: Story = {
  name: 'ONL-01 each view of a field: filled by a rule, chosen from tables, trees and reports, linked, switched, timed',
  decorators: [
    (StoryView) => (
      <KitFrame own={false} source={viewDictionaries}>
        <OrgSourceProvider source={organisation}>
          <PopupReportProvider source={reports}>
            <StoryView />
          </PopupReportProvider>
        </OrgSourceProvider>
      </KitFrame>
    ),
  ],
  render: () => show(everyView, viewed.api),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: '控件' }, wait);
    const line = await lineOf(table, 'NO-0001');
    await within(line).findByText('李伟');
    await expect(within(line).getByText('青岛远航…')).toHaveAttribute('title', '青岛远航运输');
    await expect(within(line).getByText('2026-02')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '新增' }));
    const form = within(await screen.findByRole('dialog', { name: '新增控件' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: '编号' })).toHaveValue('NO-0007'), wait);
    await userEvent.click(await form.findByRole('radio', { name: '不合格' }));
    await userEvent.click(await form.findByRole('checkbox', { name: '制动' }));
    await userEvent.click(form.getByRole('switch', { name: '启用' }));
    await userEvent.type(form.getByLabelText('口令'), '1234');
    await userEvent.type(form.getByLabelText('起始月'), '2026-03{Tab}');
    await fireEvent.change(form.getByLabelText('时间'), { target: { value: '08:30' } });

    const choose = async (name: string, option: string) => {
      await userEvent.click(form.getByRole('combobox', { name }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    await choose('省', '上海市');
    await choose('市', '市辖区');
    await choose('省', '江苏省');
    await expect(form.getByRole('combobox', { name: '市' })).toHaveValue('');
    await choose('市', '苏州市');

    await userEvent.click(form.getByRole('combobox', { name: '司机' }));
    const rows = within(await screen.findByRole('dialog', { name: '选择司机' }));
    await userEvent.dblClick(await rows.findByText('司机 2'));
    await waitFor(() => expect(form.getByRole('textbox', { name: '承运商' })).toHaveValue('青岛远航运输有限公司'));
    await userEvent.click(form.getByRole('combobox', { name: '所属场站' }));
    await userEvent.dblClick(await within(await screen.findByRole('dialog', { name: '选择场站' })).findByText('南站'));
    await waitFor(() => expect(form.getByRole('combobox', { name: '所属场站' })).toHaveTextContent('南站'));
    await userEvent.click(form.getByRole('combobox', { name: '仓库' }));
    await userEvent.click(await screen.findByRole('treeitem', { name: '华东' }));

    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(viewed.of('v1').calls.findLast(({ name }) => name === 'add')?.input).toEqual({
      code: 'NO-0007',
      pin: '1234',
      verdict: '2',
      parts: 'brake',
      is_on: 'on',
      clock: '08:30:00',
      since: '2026-03-01',
      driver: '司机 2',
      carrier: '青岛远航运输有限公司',
      store: 'p1',
      province: '32',
      city: '3205',
      depot: '2',
    });
  },
};

const stops = createMemoryListState();
const stopped = memoryOnlineApi({ p1: tripRows, d1: depotRows }, viewCalls);
export const Cells: Story = {
  name: 'ONL-01 cells of a sub-table are filled in and shown as their fields are in a form: pickers, regions, linked selects, months, clipped texts',
  decorators: Views.decorators!,
  render: () => show(trips, stopped.api, stops),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: '行程' }, wait);
    await userEvent.click(within(await lineOf(table, '华东线')).getByRole('button', { name: '编辑' }));
    const form = within(await screen.findByRole('dialog', { name: '编辑行程' }));
    const grid = within(await form.findByRole('grid', { name: '站点' }, wait));
    const cell = async (name: RegExp) => grid.findByRole('gridcell', { name }, wait);
    await cell(/^李伟/);
    await cell(/^北站/);
    await cell(/^2026-02/);
    await expect(await cell(/^青岛远航…/)).toHaveAttribute('aria-readonly', 'true');

    const open = async (name: RegExp) => {
      await userEvent.click(await cell(name));
      await userEvent.keyboard('{F2}');
    };
    const choose = async (name: RegExp, option: string) => {
      await open(name);
      await userEvent.click(await screen.findByRole('option', { name: option }, wait));
    };
    await choose(/^上海市/, '江苏省');
    await cell(/^江苏省/);
    await open(/^北站/);
    await userEvent.dblClick(await within(await screen.findByRole('dialog', { name: '选择场站' }, wait)).findByText('南站'));
    await cell(/^南站/);
    await open(/^2026-02/);
    const month = await form.findByRole('textbox', { name: '起始月 1' }, wait);
    await userEvent.clear(month);
    await userEvent.type(month, '2026-03{Tab}');
    await cell(/^2026-03/);

    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(stopped.of('p1').calls.findLast(({ name }) => name === 'edit')?.input).toMatchObject({
      trip_stop: [{ id: '11', person: 'lw', since: '2026-03-01', province: '32', depot: '2' }],
    });
  },
};

const opened: string[] = [];
export const Link: Story = {
  name: 'ONL-01 a link of a cell opens a page of this app in a tab, and any other address in a window of its own',
  decorators: [framed],
  render: () => (
    <OpenPageContext value={(address) => void opened.push(address)}>
      <p className="flex gap-4">
        <OnlineLink address="/shipping/list?driverId=8">王师傅</OnlineLink>
        <OnlineLink address="https://example.com/8">保险公司</OnlineLink>
      </p>
    </OpenPageContext>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: '王师傅' }));
    await expect(opened).toEqual(['/shipping/list?driverId=8']);
    await expect(canvas.getByRole('link', { name: '保险公司' })).toHaveAttribute('target', '_blank');
  },
};
