import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { CategorySelect } from './CategorySelect.tsx';
import { DictCheckbox, DictMultiSelect, DictRadio, DictSearchSelect, DictSelect } from './controls.tsx';
import type { DictionarySource } from './createDictionaryStore.ts';
import { DictionaryProvider } from './DictionaryProvider.tsx';

/** Controls over dictionaries while these are on their way, when they did not come, and in the states of every control. */
const meta = { title: 'Dictionary/States', component: DictSelect } satisfies Meta<typeof DictSelect>;
export default meta;
type Story = StoryObj;

const long = '一个名字特别特别长的字典项'.repeat(4);
const items = [
  { value: '1', text: '男' },
  { value: '2', text: long },
];
const ready: DictionarySource = {
  items: async () => items,
  search: async () => items,
  textOf: async (_code, keys) => keys.map((key) => items.find((item) => item.value === key)?.text ?? key),
  categories: {
    children: async () => [{ value: '1', text: '煤炭', leaf: true }],
    textOf: async (ids) => ids.map((id) => (id === '2' ? long : '煤炭')),
  },
};
const never = () => new Promise<never>(() => undefined);
const waiting: DictionarySource = { items: never, search: never, textOf: never, categories: { children: never, textOf: never } };
const fails = () => Promise.reject(new Error('字典服务不可用'));
const failing: DictionarySource = { items: fails, search: fails, textOf: fails, categories: { children: fails, textOf: fails } };

interface Look {
  source?: DictionarySource;
  chosen?: string;
  disabled?: boolean;
  readOnly?: boolean;
  invalid?: boolean;
}

function Controls({ source = ready, chosen, disabled, readOnly, invalid }: Look) {
  return (
    <DictionaryProvider source={source}>
      <div className="grid max-w-sm gap-3">
        <DictSelect aria-label="单选" code="sex" disabled={disabled} readOnly={readOnly} invalid={invalid} defaultValue={chosen ?? null} />
        <DictMultiSelect
          aria-label="多选"
          code="sex"
          disabled={disabled}
          readOnly={readOnly}
          invalid={invalid}
          defaultValue={chosen ?? ''}
        />
        <DictRadio
          aria-label="单选按钮"
          code="sex"
          disabled={disabled}
          readOnly={readOnly}
          invalid={invalid}
          defaultValue={chosen ?? null}
        />
        <DictCheckbox
          aria-label="复选框"
          code="sex"
          disabled={disabled}
          readOnly={readOnly}
          invalid={invalid}
          defaultValue={chosen ?? ''}
        />
        <DictSearchSelect
          aria-label="搜索"
          code="sex"
          disabled={disabled}
          readOnly={readOnly}
          invalid={invalid}
          defaultValue={chosen ?? null}
        />
        <CategorySelect
          aria-label="分类"
          code="B02"
          disabled={disabled}
          readOnly={readOnly}
          invalid={invalid}
          defaultValue={chosen ?? null}
        />
      </div>
    </DictionaryProvider>
  );
}

export const Empty: Story = { render: () => <Controls /> };

export const Loading: Story = {
  render: () => <Controls source={waiting} />,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('status')).length).toBeGreaterThan(1);
    await userEvent.click(canvas.getByRole('combobox', { name: '单选' }));
    await expect(await screen.findByText('搜索中…')).toBeVisible();
  },
};

export const Failed: Story = {
  render: () => <Controls source={failing} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('字典服务不可用').length).toBeGreaterThan(1));
    await userEvent.click(canvas.getByRole('combobox', { name: '分类' }));
    await expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const Disabled: Story = {
  render: () => <Controls chosen="1" disabled />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '单选' })).toHaveValue('男'));
    await expect(canvas.getByRole('combobox', { name: '单选' })).toBeDisabled();
    await expect(await canvas.findByRole('radio', { name: '男' })).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  render: () => <Controls chosen="1" readOnly />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: long }));
    await expect(canvas.getByRole('radio', { name: '男' })).toBeChecked();
  },
};

export const Invalid: Story = {
  render: () => <Controls invalid />,
  play: async ({ canvas }) => expect(canvas.getByRole('combobox', { name: '单选' })).toBeInvalid(),
};

export const TooLongDark: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <div className="w-64">
      <Controls chosen="2" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '单选' })).toHaveValue(long));
    const frame = canvasElement.firstElementChild!;
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  },
};
