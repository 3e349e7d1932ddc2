import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Spinner } from '../internals/Spinner.tsx';
import { Descriptions } from './Descriptions.tsx';
import { ProgressBar, Steps, Timeline } from './progress.tsx';
import { DeniedState, Empty, ErrorState, Skeleton } from './states.tsx';
import { StatusTag, Tag, type Tone } from './Tag.tsx';

const meta = { title: 'Input/Display', component: Tag } satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj;

const tones: ReadonlyArray<[Tone, string]> = [
  ['draft', '草稿'],
  ['waiting', '待审核'],
  ['running', '进行中'],
  ['ok', '已完成'],
  ['danger', '已拒绝'],
  ['void', '已作废'],
  ['primary', '选中'],
];
const onRemove = fn();
export const Tags: Story = {
  render: () => (
    <div className="grid gap-4 rounded-lg bg-surface p-4">
      <div className="flex flex-wrap gap-2">
        {tones.map(([tone, text]) => (
          <Tag key={tone} tone={tone}>
            {text}
          </Tag>
        ))}
        <Tag tone="primary" onRemove={onRemove} removeLabel="移除筛选 状态">
          状态: 草稿
        </Tag>
      </div>
      <div className="flex flex-wrap gap-4">
        {tones.map(([tone, text]) => (
          <StatusTag key={tone} tone={tone}>
            {text}
          </StatusTag>
        ))}
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移除筛选 状态' }));
    await expect(onRemove).toHaveBeenCalled();
    await expect(canvas.getAllByText('已作废')[1]!.parentElement).toHaveClass('line-through');
  },
};
export const TagsDark: Story = { ...Tags, globals: { theme: 'dark' } };

const onRetry = fn();
export const States: Story = {
  render: () => (
    <div className="grid gap-4 rounded-lg bg-surface p-4 md:grid-cols-2">
      <Empty />
      <ErrorState onRetry={onRetry}>服务器开小差了</ErrorState>
      <DeniedState />
      <Skeleton rows={4} />
      <Spinner label="加载中…" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('暂无数据')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } };

export const Details: Story = {
  name: 'TBL-11 details in at most 4 columns',
  render: () => (
    <div className="rounded-lg bg-surface p-4">
      <Descriptions
        title="基本信息"
        columns={4}
        items={Array.from({ length: 8 }, (_, index) => ({
          key: String(index),
          label: `名称 ${index}`,
          value: index === 5 ? '很长的内容'.repeat(20) : `内容 ${index}`,
          wide: index === 5,
        }))}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const columns = getComputedStyle(canvas.getByText('名称 0').closest('dl')!).gridTemplateColumns.split(' ');
    await expect(columns.length).toBeLessThanOrEqual(4);
    await expect(canvas.getByText('内容 7')).toBeVisible();
  },
};

export const Progress: Story = {
  render: () => (
    <div className="grid gap-6 rounded-lg bg-surface p-4">
      <Steps label="步骤" steps={['填写', '确认', '完成']} current={1} />
      <Timeline
        label="历史"
        entries={[
          { key: '1', time: '2026-03-04 08:30:00', title: '创建', tone: 'ok' },
          { key: '2', time: '2026-03-04 09:00:00', title: '审核未通过', content: '资料不清晰', tone: 'danger' },
          { key: '3', title: '等待重新提交', tone: 'waiting' },
        ]}
      />
      <ProgressBar percent={140} label="进度" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('确认').closest('li')).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};
export const ProgressDark: Story = { ...Progress, globals: { theme: 'dark' } };
