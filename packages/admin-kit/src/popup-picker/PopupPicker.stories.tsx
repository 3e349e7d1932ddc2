import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PopupPicker } from './PopupPicker.tsx';
import type { PopupReportSource } from './popupReport.ts';
import { PopupReportProvider } from './PopupReportProvider.tsx';
import { driverRows, fakeReports, refusal } from './stories.fixture.ts';
import type { PopupPickerProps } from './usePopupPicker.ts';

const meta = { title: 'PopupPicker', component: PopupPicker, parameters: { layout: 'padded' } } satisfies Meta<typeof PopupPicker>;
export default meta;
type Story = StoryObj;

const onPick = fn();
const usual = fakeReports(driverRows(35));

function Example({ source = usual, ...props }: Partial<PopupPickerProps> & { source?: PopupReportSource }) {
  const [name, setName] = useState('');
  return (
    <PopupReportProvider source={source}>
      <div className="max-w-sm">
        <PopupPicker
          aria-label="司机"
          code="driver_pick"
          originalFields={['id', 'driver_name']}
          destinationFields={['driverId', 'driverName']}
          valueText={name}
          {...props}
          onPick={(values, rows) => {
            setName(values['driverName'] ?? '');
            onPick(values, rows);
          }}
        />
      </div>
    </PopupReportProvider>
  );
}

async function open(canvasElement: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole('combobox', { name: '司机' }));
  const dialog = await screen.findByRole('dialog');
  return dialog;
}
const show = (source: PopupReportSource): Story => ({
  render: () => <Example source={source} />,
  play: async ({ canvasElement }) => void (await open(canvasElement)),
});

/** One row: search, arrow down into the rows, Enter takes one. */
export const Single: Story = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await within(dialog).findByRole('heading', { name: '选择司机' });
    await userEvent.type(await within(dialog).findByRole('textbox', { name: '司机姓名' }), '司机 7{Enter}');
    await waitFor(() => expect(within(dialog).getAllByRole('row')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(onPick).toHaveBeenCalledWith({ driverId: expect.stringMatching(/7$/), driverName: '司机 7' }, [expect.anything()]);
    await expect(within(canvasElement).getByRole('combobox')).toHaveTextContent('司机 7');
  },
};

/** Several rows, on several pages, each with a chip. */
export const Several: Story = {
  render: () => <Example multiple />,
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(await within(dialog).findByRole('checkbox', { name: '选择第 1 行' }));
    await userEvent.click(within(dialog).getByRole('button', { name: '第 2 页' }));
    await within(dialog).findByText('司机 11');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: '选择第 1 行' }));
    await expect(within(dialog).getByRole('group', { name: '已选 2 项' })).toHaveTextContent('已选 2 项司机 1司机 11');
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(within(canvasElement).getByRole('combobox')).toHaveTextContent('司机 1,司机 11'));
    await userEvent.click(within(canvasElement).getByRole('button', { name: '移除 司机 1' }));
    await expect(within(canvasElement).getByRole('combobox')).toHaveTextContent(/^司机 11$/);
  },
};

/** A click on a row chooses it, the next one another; Space does so by key. @source POP-01 */
export const ByRow: Story = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    const box = (row: number) => within(dialog).getByRole('checkbox', { name: `选择第 ${row} 行` });
    await userEvent.click(await within(dialog).findByText('司机 2'));
    await expect(box(2)).toBeChecked();
    await userEvent.click(within(within(dialog).getByRole('table')).getByText('司机 4'));
    await expect(box(2)).not.toBeChecked();
    await expect(box(4)).toBeChecked();
    await userEvent.click(within(within(dialog).getByRole('table')).getByText('司机 4'));
    await expect(box(4)).toBeChecked();
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(within(canvasElement).getByRole('combobox')).toHaveTextContent(/^司机 4$/));
  },
};

/** Of several, a click on a row ticks it and the next one takes the tick away; so does Space, and two quick clicks take the row. @source POP-01 */
export const SeveralByRow: Story = {
  render: () => <Example multiple />,
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    const box = (row: number) => within(dialog).getByRole('checkbox', { name: `选择第 ${row} 行` });
    await userEvent.click(await within(dialog).findByText('司机 2'));
    await userEvent.click(within(dialog).getByText('司机 3'));
    await expect(box(2)).toBeChecked();
    await expect(box(3)).toBeChecked();
    box(2).closest('tr')!.focus();
    await userEvent.keyboard('{ArrowDown}{ }');
    await expect(box(3)).not.toBeChecked();
    await userEvent.dblClick(within(dialog).getByText('司机 5'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(within(canvasElement).getByRole('combobox')).toHaveTextContent('司机 2,司机 5');
  },
};

/** Nothing ticked, and OK pressed. @source POP-01 */
export const NothingChosen: Story = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(await within(dialog).findByRole('button', { name: '确定' }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('请选择一条记录');
  },
};

export const Empty: Story = show(fakeReports([]));
export const Loading: Story = show(fakeReports([], { data: () => new Promise(() => undefined) }));
export const Failed: Story = show(fakeReports([], { data: () => Promise.reject(refusal('报表无法查询：执行超时，报表已停用', 200)) }));
export const Denied: Story = show(fakeReports([], { columns: () => Promise.reject(refusal('没有权限，请联系管理员授权', 403)) }));
/** The search fields did not come: the rows are there all the same. @source POP-04 */
export const NoSearchFields: Story = show(
  fakeReports(driverRows(3), { queryInfo: () => Promise.reject(refusal('查询条件配置有误', 200)) }),
);
/** Five hundred rows on one page: those in view are drawn. */
export const ManyRows: Story = show(fakeReports([], { data: async () => ({ total: 5000, records: driverRows(500) }) }));
export const Misconfigured: Story = { render: () => <Example code="" /> };
export const UnequalFields: Story = { render: () => <Example originalFields={['id']} /> };
const driver = { 'aria-label': '司机', code: 'driver_pick', originalFields: ['driver_name'], destinationFields: ['driverName'] };
export const States: Story = {
  render: () => (
    <PopupReportProvider source={usual}>
      <div className="flex max-w-sm flex-col gap-3">
        <PopupPicker {...driver} disabled value="司机 1" />
        <PopupPicker {...driver} readOnly value="司机 1" />
        <PopupPicker {...driver} invalid />
        <PopupPicker {...driver} multiple value="司机 1,司机 2" />
      </div>
    </PopupReportProvider>
  ),
};
export const English: Story = {
  globals: { locale: 'en' },
  render: () => <Example originalFields={['id']} />,
};
export const Phone: Story = { ...show(usual), globals: { viewport: { value: 'phone' } } };
