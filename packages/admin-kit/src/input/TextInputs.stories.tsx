import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, IconButton } from '../internals/Button.tsx';
import { Plus } from 'lucide-react';
import { DecimalInput, MoneyInput, NumberInput, QuantityInput } from './numbers.tsx';
import { TextArea } from './TextArea.tsx';
import { TextInput } from './TextInput.tsx';

const meta = {
  title: 'Input/Text and numbers',
  component: TextInput,
  subcomponents: { TextArea, NumberInput, DecimalInput, MoneyInput, QuantityInput },
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj;

const rows = 'grid max-w-md gap-3';

export const Text: Story = {
  render: () => (
    <div className={rows}>
      <TextInput aria-label="名称" placeholder="请输入名称" />
      <TextInput aria-label="可清除" defaultValue="一段文字" allowClear />
      <TextInput aria-label="密码" type="password" defaultValue="Secret#1" />
      <TextInput aria-label="只读" readOnly defaultValue="只读内容" />
      <TextInput aria-label="禁用" disabled defaultValue="禁用内容" />
      <TextInput aria-label="错误" invalid defaultValue="格式不对" suffix="kg" />
      <TextArea aria-label="备注" maxLength={100} showCount defaultValue="多行文字" />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除' }));
    await expect(canvas.getByRole('textbox', { name: '可清除' })).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: '可清除' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }));
    await expect(canvas.getByLabelText('密码')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('textbox', { name: '错误' })).toBeInvalid();
  },
};

const onMoney = fn();
const onWeight = fn();
function Numbers() {
  const [money, setMoney] = useState<number | null>(123_456_789);
  const [weight, setWeight] = useState<number | null>(32_100);
  return (
    <div className={rows}>
      <MoneyInput
        aria-label="金额"
        value={money}
        onValueChange={(value) => {
          setMoney(value);
          onMoney(value);
        }}
      />
      <QuantityInput
        aria-label="重量"
        factor={1000}
        decimals={3}
        suffix="吨"
        value={weight}
        onValueChange={(value) => {
          setWeight(value);
          onWeight(value);
        }}
      />
      <NumberInput aria-label="数量" defaultValue={3} minimum={0} maximum={5} />
      <DecimalInput aria-label="比例" defaultValue="1.25" suffix="%" />
    </div>
  );
}

export const NumbersStory: Story = {
  name: 'INP-01 numbers: fen and kilograms; what cannot be read is kept and said',
  render: () => <Numbers />,
  play: async ({ canvas }) => {
    const money = canvas.getByRole<HTMLInputElement>('textbox', { name: '金额' });
    await expect(money).toHaveValue('1,234,567.89');
    // Focused and selected in either order, as forms, assistive programs and password stores do: what comes next replaces all of it.
    for (const order of [
      ['focus', 'select'],
      ['select', 'focus'],
    ] as const) {
      money.blur();
      for (const step of order) money[step]();
      await new Promise((done) => requestAnimationFrame(done));
      await expect([money.value, money.selectionStart, money.selectionEnd]).toEqual(['1,234,567.89', 0, 12]);
    }
    // In the middle, the groups go and the caret stays behind what was typed.
    money.setSelectionRange(7, 7);
    await userEvent.keyboard('9');
    await expect([money.value, money.selectionStart, money.selectionEnd]).toEqual(['12345967.89', 6, 6]);
    await expect(onMoney).toHaveBeenLastCalledWith(1_234_596_789);
    await userEvent.keyboard('{Backspace}');
    await expect([money.value, money.selectionStart, money.selectionEnd]).toEqual(['1234567.89', 5, 5]);
    await userEvent.clear(money);
    await expect(onMoney).toHaveBeenLastCalledWith(null);
    await userEvent.type(money, '-a1x2.34');
    await expect(money).toHaveValue('-12.34');
    await expect(onMoney).toHaveBeenLastCalledWith(-1234);
    await userEvent.type(money, '5');
    await userEvent.tab();
    await expect(money).toHaveValue('-12.345');
    await expect(money).toHaveAccessibleDescription('最多 2 位小数');
    await expect(onMoney).toHaveBeenLastCalledWith(null);

    const weight = canvas.getByRole('textbox', { name: '重量' });
    await userEvent.clear(weight);
    await userEvent.type(weight, '28.005');
    await expect(weight).toHaveValue('28.005');
    await expect(onWeight).toHaveBeenLastCalledWith(28_005);

    const count = canvas.getByRole('textbox', { name: '数量' });
    await userEvent.click(count);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(count).toHaveValue('5');
    await userEvent.clear(count);
    await userEvent.type(count, '1.5');
    await userEvent.tab();
    await expect(count).toHaveValue('1.5');
    await expect(count).toHaveAccessibleDescription('必须是整数');
  },
};

const lone = fn();
export const MinusAlone: Story = {
  name: 'INP-01 a lone minus is cleared on blur',
  render: () => <NumberInput aria-label="数量" onValueChange={lone} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '数量' });
    await userEvent.type(input, '-');
    await userEvent.tab();
    await expect(input).toHaveValue('');
    await expect(lone).toHaveBeenLastCalledWith(null);
  },
};

const onPress = fn();
export const Buttons: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="primary" onClick={onPress}>
        主要
      </Button>
      <Button onClick={onPress}>默认</Button>
      <Button variant="danger">危险</Button>
      <Button variant="ghost">幽灵</Button>
      <Button variant="link">链接</Button>
      <Button variant="dangerLink">删除</Button>
      <Button disabled>禁用</Button>
      <Button variant="primary" busy onClick={onPress}>
        保存中
      </Button>
      <Button size="small">小</Button>
      <IconButton label="新增" icon={<Plus aria-hidden size={16} />} />
    </div>
  ),
  play: async ({ canvas }) => {
    onPress.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '保存中' }));
    await expect(onPress).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '主要' }));
    await expect(onPress).toHaveBeenCalledOnce();
  },
};

export const ButtonsDark: Story = { ...Buttons, globals: { theme: 'dark' } };
export const TextDark: Story = { ...Text, globals: { theme: 'dark' } };
