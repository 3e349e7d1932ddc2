import { Plus } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button, IconButton } from '../internals/Button.tsx';
import { Cascader } from './Cascader.tsx';
import { Checkbox } from './Checkbox.tsx';
import { CheckboxGroup, RadioGroup, Switch } from './choices.tsx';
import { DateInput, DateTimeInput } from './DateInput.tsx';
import { DateRangeInput } from './DateRangeInput.tsx';
import { FileInput } from './FileInput.tsx';
import { ImageUpload } from './ImageUpload.tsx';
import { DecimalInput, MoneyInput, NumberInput, QuantityInput } from './numbers.tsx';
import { MultiSelect, Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';
import { TextInput } from './TextInput.tsx';
import { MonthInput } from './MonthInput.tsx';
import { TimeInput } from './TimeInput.tsx';
import { TreeSelect } from './tree/TreeSelect.tsx';
import type { TreeNode } from './tree/treeModel.ts';
import { UploadProvider } from './UploadProvider.tsx';

/**
 * Every control in one state at a time: empty, filled, disabled, read-only, invalid, with values that are too long. Read-only values
 * can be reached and copied, disabled ones cannot; what is wrong is said by the field around the control.
 */
const meta = { title: 'Input/States', component: TextInput } satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj;

interface Look {
  filled?: boolean;
  long?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  invalid?: boolean;
}

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><rect width="8" height="6" fill="#7ab"/></svg>')}`;
const transport = { upload: () => new Promise<never>(() => undefined), urlOf: () => picture };
const longText = '一段长到放不下的内容'.repeat(8);

/** Each control under its name, with a value or without. */
function Controls({ filled = false, long = false, disabled, readOnly, invalid }: Look) {
  const text = (short: string) => (long ? longText : filled ? short : '');
  const chosen = <Value,>(value: Value) => (filled || long ? value : null);
  const options = [
    { value: 'a', label: long ? longText : '北京' },
    { value: 'b', label: '上海' },
  ];
  const nodes: TreeNode[] = [{ value: 'r', label: '华北', children: [{ value: 'a', label: long ? longText : '北京' }] }];
  const look = { disabled, readOnly, invalid };
  const more = { placeholder: '请输入' };
  return (
    <UploadProvider transport={transport}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Named label="TextInput">
          <TextInput
            aria-label="TextInput"
            {...more}
            disabled={disabled}
            readOnly={readOnly}
            invalid={invalid}
            defaultValue={text('一段文字')}
          />
        </Named>
        <Named label="TextInput password">
          <TextInput aria-label="TextInput password" type="password" {...look} defaultValue={text('Secret#1')} />
        </Named>
        <Named label="NumberInput">
          <NumberInput aria-label="NumberInput" disabled={disabled} readOnly={readOnly} invalid={invalid} defaultValue={chosen(12)} />
        </Named>
        <Named label="DecimalInput">
          <DecimalInput
            aria-label="DecimalInput"
            disabled={disabled}
            readOnly={readOnly}
            invalid={invalid}
            suffix="%"
            defaultValue={filled || long ? '12.50' : ''}
          />
        </Named>
        <Named label="MoneyInput">
          <MoneyInput
            aria-label="MoneyInput"
            disabled={disabled}
            readOnly={readOnly}
            invalid={invalid}
            currency="CNY"
            defaultValue={chosen(long ? 99_999_999_999_999 : 123_456)}
          />
        </Named>
        <Named label="QuantityInput">
          <QuantityInput
            aria-label="QuantityInput"
            disabled={disabled}
            readOnly={readOnly}
            invalid={invalid}
            factor={1000}
            decimals={3}
            suffix="吨"
            defaultValue={chosen(32_100)}
          />
        </Named>
        <Named label="TimeInput">
          <TimeInput
            aria-label="TimeInput"
            disabled={disabled}
            readOnly={readOnly}
            invalid={invalid}
            defaultValue={filled || long ? '08:30:00' : null}
          />
        </Named>
        <Named label="Select">
          <Select
            aria-label="Select"
            disabled={disabled}
            readOnly={readOnly}
            invalid={invalid}
            placeholder="请选择"
            options={options}
            defaultValue={chosen('a')}
          />
        </Named>
        <Named label="MultiSelect">
          <MultiSelect
            aria-label="MultiSelect"
            disabled={disabled}
            readOnly={readOnly}
            invalid={invalid}
            placeholder="请选择"
            options={options}
            defaultValue={chosen(['a', 'b']) ?? []}
          />
        </Named>
        <Named label="Cascader">
          <Cascader
            aria-label="Cascader"
            disabled={disabled}
            readOnly={readOnly}
            invalid={invalid}
            placeholder="请选择"
            nodes={nodes}
            defaultValue={chosen('a')}
          />
        </Named>
        <Named label="TreeSelect">
          <TreeSelect
            aria-label="TreeSelect"
            disabled={disabled}
            readOnly={readOnly}
            invalid={invalid}
            placeholder="请选择"
            nodes={nodes}
            defaultValue={chosen('a')}
          />
        </Named>
        <Named label="DateInput">
          <DateInput aria-label="DateInput" disabled={disabled} readOnly={readOnly} invalid={invalid} defaultValue={chosen('2026-03-04')} />
        </Named>
        <Named label="MonthInput">
          <MonthInput aria-label="MonthInput" disabled={disabled} readOnly={readOnly} invalid={invalid} defaultValue={chosen('2026-03')} />
        </Named>
        <Named label="DateTimeInput">
          <DateTimeInput
            aria-label="DateTimeInput"
            disabled={disabled}
            readOnly={readOnly}
            invalid={invalid}
            defaultValue={chosen('2026-03-04 05:06:07')}
          />
        </Named>
        <Named label="DateRangeInput">
          <DateRangeInput
            aria-label="DateRangeInput"
            disabled={disabled}
            readOnly={readOnly}
            invalid={invalid}
            defaultValue={chosen(['2026-03-04', '2026-04-05'] as const)}
          />
        </Named>
        <Named label="Checkbox">
          <Checkbox disabled={disabled} readOnly={readOnly} invalid={invalid} defaultValue={filled || long}>
            {text('同意') || '同意'}
          </Checkbox>
        </Named>
        <Named label="CheckboxGroup">
          <CheckboxGroup
            aria-label="CheckboxGroup"
            disabled={disabled}
            readOnly={readOnly}
            invalid={invalid}
            options={options}
            defaultValue={chosen(['a']) ?? []}
          />
        </Named>
        <Named label="RadioGroup">
          <RadioGroup
            aria-label="RadioGroup"
            disabled={disabled}
            readOnly={readOnly}
            invalid={invalid}
            options={options}
            defaultValue={chosen('a')}
          />
        </Named>
        <Named label="RadioGroup buttons">
          <RadioGroup aria-label="RadioGroup buttons" variant="buttons" {...look} options={options} defaultValue={chosen('a')} />
        </Named>
        <Named label="Switch">
          <Switch aria-label="Switch" disabled={disabled} readOnly={readOnly} invalid={invalid} defaultValue={filled || long} />
        </Named>
        <Named label="TextArea">
          <TextArea
            aria-label="TextArea"
            {...more}
            disabled={disabled}
            readOnly={readOnly}
            invalid={invalid}
            maxLength={200}
            showCount
            defaultValue={text('多行文字')}
          />
        </Named>
        <Named label="FileInput">
          <FileInput
            aria-label="FileInput"
            disabled={disabled}
            readOnly={readOnly}
            invalid={invalid}
            defaultValue={filled || long ? `temp/${text('合同')}.pdf` : ''}
          />
        </Named>
        <Named label="ImageUpload">
          <ImageUpload
            aria-label="ImageUpload"
            disabled={disabled}
            readOnly={readOnly}
            invalid={invalid}
            defaultValue={filled || long ? `temp/${text('照片')}.png` : ''}
          />
        </Named>
        <Named label="Button, IconButton">
          <div className="flex gap-2">
            <Button disabled={disabled}>按钮</Button>
            <IconButton disabled={disabled} label="添加" icon={<Plus aria-hidden size={16} />} />
          </div>
        </Named>
      </div>
    </UploadProvider>
  );
}

function Named({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="m-0 mb-1 text-sm text-ink-secondary">{label}</p>
      {children}
    </div>
  );
}

const typed = (canvas: ReturnType<typeof within>) => canvas.getByRole('textbox', { name: 'TextInput' });

export const Empty: Story = {
  render: () => <Controls />,
  play: async ({ canvas }) => {
    await expect(typed(canvas)).toHaveAttribute('placeholder', '请输入');
    await expect(canvas.getAllByText('北京')[0]).toBeVisible();
  },
};

export const Filled: Story = { render: () => <Controls filled /> };

export const Disabled: Story = {
  render: () => <Controls filled disabled />,
  play: async ({ canvasElement }) => {
    const reachable = [...canvasElement.querySelectorAll<HTMLElement>('input, textarea, button, [tabindex]')].filter(
      // What is there may still be looked at.
      (one) => !one.matches(':disabled, [aria-label^=预览]') && one.tabIndex >= 0 && !one.hidden,
    );
    await expect(reachable).toEqual([]);
  },
};

export const ReadOnly: Story = {
  render: () => <Controls filled readOnly />,
  play: async ({ canvas }) => {
    for (const name of ['TextInput', 'NumberInput', 'DateInput', 'TextArea']) {
      const input = canvas.getByRole('textbox', { name });
      const before = (input as HTMLInputElement).value;
      input.focus();
      await expect(input).toHaveFocus();
      await userEvent.keyboard('9');
      await expect(input).toHaveValue(before);
    }
    await userEvent.click(canvas.getByRole('switch', { name: 'Switch' }));
    await expect(canvas.getByRole('switch', { name: 'Switch' })).toBeChecked();
    const box = canvas.getByRole('checkbox', { name: '同意' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await userEvent.click(within(canvas.getByRole('radiogroup', { name: 'RadioGroup' })).getByRole('radio', { name: '上海' }));
    await expect(within(canvas.getByRole('radiogroup', { name: 'RadioGroup' })).getByRole('radio', { name: '北京' })).toBeChecked();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Select' }));
    await expect(canvas.getByRole('combobox', { name: 'Select' })).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Invalid: Story = {
  render: () => <Controls filled invalid />,
  play: async ({ canvas }) => {
    for (const name of ['TextInput', 'NumberInput', 'MoneyInput', 'DateInput', 'TextArea'])
      await expect(canvas.getByRole('textbox', { name })).toBeInvalid();
    for (const name of ['Select', 'MultiSelect']) await expect(canvas.getByRole('combobox', { name })).toBeInvalid();
  },
};

export const InvalidDark: Story = { ...Invalid, globals: { theme: 'dark' } };
export const DisabledDark: Story = { ...Disabled, globals: { theme: 'dark' } };

export const TooLong: Story = {
  render: () => (
    <div style={{ width: 420 }}>
      <Controls long />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const frame = canvasElement.firstElementChild!;
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'en-US' }, render: () => <Controls filled /> };
