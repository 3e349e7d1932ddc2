import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../theme/styles.css';
import { EditableTable, useEditableTable, type EditableColumn } from '../editable-table/index.ts';
import { renderStory } from '../testing/renderStory.tsx';
import { PopupPicker, popupCellControls, PopupReportProvider, type PopupPickerProps, type PopupReportSource } from './index.ts';
import { driverRows, fakeReports, refusal } from './stories.fixture.ts';

let shown: Awaited<ReturnType<typeof renderStory>> | undefined;
afterEach(async () => {
  await shown?.unmount();
  shown = undefined;
});

async function show(props: Partial<PopupPickerProps> = {}, source: PopupReportSource = fakeReports(driverRows(35))) {
  const onPick = vi.fn();
  shown = await renderStory(
    <PopupReportProvider source={source}>
      <PopupPicker
        aria-label="司机"
        code="driver_pick"
        originalFields={['id', 'driver_name']}
        destinationFields={['driverId', 'driverName']}
        field="driverName"
        onPick={onPick}
        {...props}
      />
    </PopupReportProvider>,
  );
  return { onPick, field: page.getByRole('combobox', { name: '司机' }), dialog: page.getByRole('dialog') };
}

test('POP-01 by keyboard alone: open, search, move, tick, take; the focus is at the field again', async () => {
  const source = fakeReports(driverRows(35));
  const { onPick, field, dialog } = await show({ multiple: true }, source);

  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('司机 10')).toBeVisible();
  await vi.waitFor(() => expect(document.activeElement?.closest('form')).not.toBeNull());
  await userEvent.keyboard('司机 3{Enter}');
  await vi.waitFor(() =>
    expect(source.asked.at(-1)).toEqual({ page: 1, size: 10, sort: null, filters: { driver_name: '司机 3' }, params: {} }),
  );
  await expect.element(dialog.getByText('司机 35')).toBeVisible();
  await userEvent.keyboard('{ArrowDown} {ArrowDown} ');
  await expect.element(dialog.getByRole('group', { name: '已选 2 项' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');

  await expect.element(dialog).not.toBeInTheDocument();
  expect(onPick).toHaveBeenCalledTimes(1);
  expect(onPick.mock.calls[0]?.[0]).toEqual({
    driverId: expect.stringMatching(/^d0+3,d0+30,d0+31$/),
    driverName: '司机 3,司机 30,司机 31',
  });
  await vi.waitFor(() => expect(document.activeElement).toBe(field.element()));
});

test('POP-01 the dialog is 1200 wide, hidden search fields are folded, and OK wants one row', async () => {
  await page.viewport(1400, 900);
  const { onPick, field, dialog } = await show();

  await field.click();
  await expect.element(dialog.getByRole('textbox', { name: '司机姓名' })).toBeVisible();
  expect(dialog.element().getBoundingClientRect().width).toBe(1200);
  expect(dialog.getByRole('combobox', { name: '车队长' }).elements()).toHaveLength(0);
  await dialog.getByRole('button', { name: '展开', exact: true }).click();
  await expect.element(dialog.getByRole('combobox', { name: '车队长' })).toBeVisible();
  const ok = dialog.getByRole('button', { name: '确定' });
  await ok.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('请选择一条记录');
  for (const row of [1, 2]) await dialog.getByRole('checkbox', { name: `选择第 ${row} 行` }).click();
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
  await ok.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('请选择一条记录');
  await dialog.getByRole('button', { name: '移除 司机 1' }).click();
  await ok.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onPick.mock.calls.map(([values]) => values.driverName)).toEqual(['司机 2']);
  await page.viewport(1280, 800);
});

test('POP-01 several rows that were picked stand ticked when the dialog opens again, so that one more can be added', async () => {
  const { onPick, field, dialog } = await show({ multiple: true });
  await field.click();
  for (const row of [1, 2]) await dialog.getByRole('checkbox', { name: `选择第 ${row} 行` }).click();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog).not.toBeInTheDocument();

  await field.click();
  await expect.element(dialog.getByRole('group', { name: '已选 2 项' })).toBeVisible();
  await dialog.getByRole('checkbox', { name: '选择第 3 行' }).click();
  await dialog.getByRole('button', { name: '确定' }).click();

  await expect.element(dialog).not.toBeInTheDocument();
  expect(onPick.mock.lastCall?.[0].driverName).toBe('司机 1,司机 2,司机 3');
});

test('POP-01 Escape leaves everything as it was; clearing empties every destination field', async () => {
  const { onPick, field, dialog } = await show({ defaultValue: '司机 9' });

  await field.click();
  await expect.element(dialog.getByText('司机 10')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onPick).not.toHaveBeenCalled();
  await expect.element(field).toHaveTextContent('司机 9');
  await page.getByRole('button', { name: '清除' }).click();
  expect(onPick.mock.calls).toEqual([[{ driverId: '', driverName: '' }, []]]);
  await expect.element(field).toHaveTextContent('请选择');
});

test('POP-01 search fields that arrive after the dialog take the focus, but not from somebody who has gone on', async () => {
  const arrivals: (() => void)[] = [];
  const queryInfo = () =>
    new Promise<Awaited<ReturnType<PopupReportSource['queryInfo']>>>((resolve) =>
      arrivals.push(() => resolve([{ field: 'driver_name', label: '司机姓名', view: 'text', mode: 'single', hidden: '0' }])),
    );
  for (const goesOn of [false, true]) {
    const { field, dialog } = await show({}, fakeReports(driverRows(3), { queryInfo }));
    await field.click();
    await expect.element(dialog.getByText('司机 3')).toBeVisible();
    const box = dialog.getByRole('checkbox', { name: '选择第 1 行' });
    if (goesOn) await box.click();
    arrivals.at(-1)?.();
    const search = dialog.getByRole('textbox', { name: '司机姓名' });
    await expect.element(search).toBeVisible();
    await expect.element(goesOn ? box : search).toHaveFocus();
    await shown?.unmount();
    shown = undefined;
  }
});

test.each([
  [{ code: '' }, 'popup参数未正确配置!'],
  [{ destinationFields: [] }, 'popup参数未正确配置!'],
  [{ originalFields: ['id'] }, '原始值和目标值数量不一致'],
])('POP-02 %j disables the picker with its reason', async (props, reason) => {
  const { field } = await show(props);

  await expect.element(page.getByRole('alert')).toHaveTextContent(reason);
  await expect.element(field).toBeDisabled();
  await expect.element(field).toHaveAccessibleDescription(reason);
});

test('POP-04 metadata is asked for once in 30 seconds; parameters, order and page go along', async () => {
  const source = fakeReports(driverRows(35));
  const columns = vi.spyOn(source, 'columns');
  const queryInfo = vi.spyOn(source, 'queryInfo');
  const { field, dialog } = await show({ param: { carrierId: 'c1' }, sorter: 'score=desc' }, source);

  for (let opening = 1; opening <= 2; opening += 1) {
    await field.click();
    await expect.element(dialog.getByText('司机 10')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  }
  expect(source.asked).toEqual(
    Array.from({ length: 2 }, () => ({
      page: 1,
      size: 10,
      sort: { column: 'score', order: 'desc' },
      filters: {},
      params: { carrierId: 'c1' },
    })),
  );
  expect([columns.mock.calls, queryInfo.mock.calls]).toEqual([[['driver_pick']], [['driver_pick-id']]]);
});

test('POP-04 a failed query info is shown as a warning with the words of the server, beside the rows', async () => {
  const { field, dialog } = await show(
    {},
    fakeReports(driverRows(3), { queryInfo: () => Promise.reject(refusal('查询条件配置有误', 200)) }),
  );

  await field.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('查询条件配置有误');
  await expect.element(dialog.getByText('司机 3')).toBeVisible();
});

test('POP-04 what failed is told in the words of the server, and asked for again', async () => {
  const data = vi
    .fn<PopupReportSource['data']>()
    .mockRejectedValueOnce(refusal('报表无法查询', 200))
    .mockResolvedValue({ total: 1, records: driverRows(1) });
  const { field, dialog } = await show({}, fakeReports([], { data }));

  await field.click();
  await expect.element(dialog.getByText('报表无法查询', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: '重试' }).click();
  await expect.element(dialog.getByText('司机 1', { exact: true })).toBeVisible();
});

test('PERM-01 what a person may not see says so', async () => {
  const { field, dialog } = await show({}, fakeReports([], { columns: () => Promise.reject(refusal('没有权限', 403)) }));

  await field.click();
  await expect.element(dialog.getByText('没有权限查看此内容', { exact: true })).toBeVisible();
});

test('POP-01 a row is called as it says itself, where choices of a table list its first rows alone', async () => {
  const rows = driverRows(2).map((row, at) => ({ ...row, is_captain: `c${at}`, ...(at === 0 && { is_captain_dictText: '第一车队' }) }));
  const { field, dialog } = await show({}, fakeReports(rows));

  await field.click();
  await expect.element(dialog.getByText('第一车队', { exact: true })).toBeVisible();
  await expect.element(dialog.getByText('c1', { exact: true })).toBeVisible();
});

test('TBL-16 POP-01 of five hundred rows on a page only those in view are drawn', async () => {
  const { field, dialog } = await show({}, fakeReports([], { data: async () => ({ total: 5000, records: driverRows(500) }) }));

  await field.click();
  await expect.element(dialog.getByText('司机 1', { exact: true })).toBeVisible();
  await vi.waitFor(() => expect(dialog.element().querySelectorAll('tbody tr[data-index]').length).toBeLessThan(100));
});

const columns: readonly EditableColumn[] = [
  {
    key: 'driver',
    title: '司机',
    type: 'popup',
    props: { popupCode: 'driver_pick', orgFields: 'driver_name,carrier_name', destFields: 'driver,carrier' },
  },
  { key: 'carrier', title: '承运商', type: 'input' },
];
const tableRows = [{ id: '1', driver: '', carrier: '' }];

function Table() {
  const table = useEditableTable({ columns, rows: tableRows });
  const [source] = useState(() => fakeReports(driverRows(12)));
  return (
    <PopupReportProvider source={source}>
      <EditableTable height={300} table={table} label="派车" controls={popupCellControls} />
    </PopupReportProvider>
  );
}

test('TBL-02 POP-01 a popup cell opens the report, and what is picked lands in the cells that its column names', async () => {
  shown = await renderStory(<Table />);
  const cells = page.getByRole('gridcell');

  await vi.waitFor(() => expect(cells.elements().length).toBeGreaterThan(1), { timeout: 5000 });
  await userEvent.dblClick(page.getByRole('row').nth(1).getByRole('gridcell').nth(0));
  await expect.element(page.getByRole('dialog').getByText('司机 2', { exact: true })).toBeVisible();
  await userEvent.dblClick(page.getByRole('dialog').getByText('司机 2', { exact: true }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await vi.waitFor(() => expect(page.getByRole('grid').element().textContent).toContain('司机 2青岛远航运输有限公司'));
});

test('POP-01 a value that holds a comma has one chip, and its own row goes with it', async () => {
  const rows = driverRows(3).with(0, { ...driverRows(3)[0]!, driver_name: '张伟,挂靠' });
  const { onPick, field, dialog } = await show({ multiple: true, defaultValue: null }, fakeReports(rows));

  await field.click();
  for (const row of [1, 2, 3]) await dialog.getByRole('checkbox', { name: `选择第 ${row} 行` }).click();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: '移除 司机 2' }).click();

  expect(onPick.mock.lastCall?.[0]).toMatchObject({ driverName: '张伟,挂靠,司机 3' });
  await expect.element(page.getByRole('button', { name: '移除 张伟,挂靠' })).toBeVisible();
});
