import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DateInput, DateTimeInput } from './DateInput.tsx';
import { DateRangeInput } from './DateRangeInput.tsx';
import { MonthInput } from './MonthInput.tsx';

const meta = { title: 'Input/Dates', component: DateInput, subcomponents: { DateTimeInput, DateRangeInput } } satisfies Meta<
  typeof DateInput
>;
export default meta;
type Story = StoryObj;

const onDay = fn();
export const Day: Story = {
  name: 'INP-02 VAL-03 a day, typed or chosen, is YYYY-MM-DD',
  render: () => (
    <div className="grid max-w-xs gap-3">
      <DateInput aria-label="日期" defaultValue="2026-03-04" onValueChange={onDay} minimum="2026-02-01" maximum="2026-12-31" />
      <DateInput aria-label="禁用日期" disabled defaultValue="2026-03-04" />
      <DateInput aria-label="错误日期" invalid />
    </div>
  ),
  play: async ({ canvas }) => {
    onDay.mockClear();
    const input = canvas.getByRole('textbox', { name: '日期' });
    await userEvent.clear(input);
    await userEvent.type(input, '2026/4/5{Enter}');
    await expect(onDay).toHaveBeenLastCalledWith('2026-04-05');
    await userEvent.clear(input);
    await userEvent.type(input, '2025-01-01{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('不能早于 2026-02-01');
    await expect(input).toHaveValue('2025-01-01');
    await userEvent.clear(input);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.type(input, '2026-04-07');
    await expect(onDay).toHaveBeenLastCalledWith('2026-04-07');
    await userEvent.clear(input);
    await userEvent.type(input, '2026-04-05{Enter}');
    await userEvent.clear(input);
    await userEvent.type(input, '明天');
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await expect(input).toHaveValue('明天');
    await expect(input).toHaveAccessibleDescription('“明天”不是有效的日期');
    await expect(onDay).toHaveBeenLastCalledWith(null);
    await userEvent.clear(input);
    await userEvent.type(input, '2026-04-05{Enter}');

    await userEvent.click(canvas.getAllByRole('button', { name: '打开日历' })[0]!);
    const popup = await screen.findByRole('dialog', { name: '打开日历' });
    await userEvent.click(await within(popup).findByRole('button', { name: /4月10日/ }));
    await expect(onDay).toHaveBeenLastCalledWith('2026-04-10');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(input).toHaveValue('2026-04-10');
  },
};

const onMonth = fn();
export const Month: Story = {
  name: 'INP-02 VAL-03 a month, typed or chosen, is YYYY-MM',
  render: () => (
    <div className="max-w-xs">
      <MonthInput aria-label="月份" defaultValue="2026-03" onValueChange={onMonth} minimum="2025-11" maximum="2026-10" />
    </div>
  ),
  play: async ({ canvas }) => {
    onMonth.mockClear();
    const input = canvas.getByRole('textbox', { name: '月份' });
    await userEvent.clear(input);
    await userEvent.type(input, '2026年4月{Enter}');
    await expect(onMonth).toHaveBeenLastCalledWith('2026-04');
    for (const [beyond, why] of [
      ['2025-10', '不能早于 2025-11'],
      ['2026-11', '不能晚于 2026-10'],
      ['2026-13', '“2026-13”不是有效的日期'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, `${beyond}{Enter}`);
      await expect(canvas.getByRole('alert')).toHaveTextContent(why);
    }
    await userEvent.clear(input);
    await userEvent.type(input, '2026-04{ArrowDown}');
    const popup = await screen.findByRole('dialog', { name: '打开日历' });
    const month = (name: string) => within(popup).getByRole('button', { name });
    await waitFor(() => expect(month('4月')).toHaveFocus());
    await expect(month('11月')).toBeDisabled();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(month('7月')).toHaveFocus());
    await userEvent.click(within(popup).getByRole('button', { name: '上一年' }));
    await expect(month('10月')).toBeDisabled();
    await userEvent.click(month('12月'));
    await expect(onMonth).toHaveBeenLastCalledWith('2025-12');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(input).toHaveValue('2025-12');
  },
};

const onInstant = fn();
export const Instant: Story = {
  name: 'INP-02 VAL-03 an instant is YYYY-MM-DD HH:mm:ss',
  render: () => (
    <div className="max-w-xs">
      <DateTimeInput aria-label="时间" defaultValue="2026-03-04 08:30:00" onValueChange={onInstant} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开日历' }));
    const popup = await screen.findByRole('dialog', { name: '打开日历' });
    await userEvent.selectOptions(await within(popup).findByRole('combobox', { name: '时' }), '17');
    await expect(onInstant).toHaveBeenLastCalledWith('2026-03-04 17:30:00');
    await userEvent.click(within(popup).getByRole('button', { name: '确定' }));
    const input = canvas.getByRole('textbox', { name: '时间' });
    await userEvent.clear(input);
    await userEvent.type(input, '2026-3-5 9:05{Enter}');
    await expect(onInstant).toHaveBeenLastCalledWith('2026-03-05 09:05:00');
  },
};

const onRange = fn();
export const Range: Story = {
  name: 'INP-02 a range: either end may stay open, ends are put in order',
  render: () => (
    <div className="max-w-sm">
      <DateRangeInput aria-label="创建时间" onValueChange={onRange} />
    </div>
  ),
  play: async ({ canvas }) => {
    const begin = canvas.getByRole('textbox', { name: '创建时间 开始日期' });
    const end = canvas.getByRole('textbox', { name: '创建时间 结束日期' });
    await userEvent.type(end, '2026-03-01{Enter}');
    await expect(onRange).toHaveBeenLastCalledWith(['', '2026-03-01']);
    await userEvent.type(begin, '2026-03-09{Enter}');
    await expect(onRange).toHaveBeenLastCalledWith(['2026-03-01', '2026-03-09']);
    await userEvent.click(await screen.findByRole('button', { name: '本月' }));
    await expect(onRange.mock.lastCall?.[0]).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const OpenDark: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <div className="h-96 max-w-sm">
      <DateRangeInput aria-label="期间" defaultValue={['2026-03-04', '2026-03-12']} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '期间 开始日期' }));
    await expect(await screen.findByRole('grid')).toBeVisible();
  },
};
