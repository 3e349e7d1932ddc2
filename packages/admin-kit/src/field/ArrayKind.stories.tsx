import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { loanDictionaries } from '../resource/stories.fixture.ts';
import { KitFrame } from '../testing/KitFrame.tsx';
import type { FieldDefinition } from './FieldMeta.ts';
import { useFieldKinds, useFieldWords } from './FieldProvider.tsx';
import { FieldView } from './FieldView.tsx';
import { arrayKind } from './kinds/array.tsx';

const framed: Decorator = (StoryView) => (
  <KitFrame own={false} dictionaries={loanDictionaries} fields={{ kinds: [arrayKind] }}>
    <StoryView />
  </KitFrame>
);
/** Lists of values, and of rows of values, as one field of a form. */
const meta = { title: 'Field/Array', component: FieldView, decorators: [framed], parameters: { layout: 'padded' } } satisfies Meta<
  typeof FieldView
>;
export default meta;
type Story = StoryObj;

const phones: FieldDefinition = {
  kind: 'array',
  label: { zh: '联系电话', en: 'Phones' },
  item: { kind: 'text', label: { zh: '电话', en: 'Phone' }, pattern: '^\\d{11}$', required: true },
  minItems: 1,
  maxItems: 3,
};
const lines: FieldDefinition = {
  kind: 'array',
  label: { zh: '配件', en: 'Parts' },
  items: {
    name: { kind: 'text', label: { zh: '名称', en: 'Name' }, required: true },
    state: { kind: 'dict', label: { zh: '状态', en: 'State' }, dict: 'loan_state' },
    price: { kind: 'money', label: { zh: '单价', en: 'Price' }, minimum: 0 },
  },
};

function Held({ field, first }: { field: FieldDefinition; first: readonly unknown[] }) {
  const kind = useFieldKinds()(field);
  const words = useFieldWords();
  const [value, setValue] = useState<unknown>(first);
  return (
    <div className="flex max-w-3xl flex-col gap-3">
      <kind.Input aria-label={field.label.zh} meta={field} value={value} onValueChange={setValue} />
      <output aria-label="value">{JSON.stringify(value)}</output>
      <output aria-label="check">{kind.check?.(value, { meta: field, words }) ?? 'ok'}</output>
      <output aria-label="text">{kind.text(value, { meta: field, words })}</output>
      <FieldView meta={field} name="list" row={{ list: value }} whole />
    </div>
  );
}

export const Values: Story = {
  name: 'FORM-08 a list of values: added with the focus, checked when left, moved, removed, bounded',
  render: () => <Held field={phones} first={['13800138000']} />,
  play: async ({ canvas }) => {
    const check = await canvas.findByRole('status', { name: 'check' });
    await userEvent.click(await canvas.findByRole('button', { name: '添加联系电话' }));
    await expect(await canvas.findByRole('textbox', { name: '联系电话 2' })).toHaveFocus();
    await userEvent.keyboard('12');
    await userEvent.tab();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('联系电话格式不正确');
    await expect(check).toHaveTextContent('第 2 项：联系电话格式不正确');
    await userEvent.click(canvas.getByRole('button', { name: '上移第 2 项' }));
    await expect(canvas.getByRole('status', { name: 'value' })).toHaveTextContent('["12","13800138000"]');
    // What was said of it goes along.
    await expect(canvas.getByRole('textbox', { name: '联系电话 1' })).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: '移除第 1 项' }));
    await expect(check).toHaveTextContent('ok');
    await userEvent.click(canvas.getByRole('button', { name: '添加联系电话' }));
    await userEvent.click(canvas.getByRole('button', { name: '添加联系电话' }));
    await expect(canvas.getByRole('button', { name: '添加联系电话' })).toBeDisabled();
    for (const _ of [1, 2, 3]) await userEvent.click(canvas.getByRole('button', { name: '移除第 1 项' }));
    await expect(check).toHaveTextContent('联系电话至少 1 项');
  },
};

export const Rows: Story = {
  name: 'FORM-08 a list of rows: each value by the input of its kind, shown as a table in a detail',
  render: () => <Held field={lines} first={[{ name: '轮胎', state: '20', price: 120_000 }]} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: '单价' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '添加配件' }));
    await expect(await canvas.findByRole('textbox', { name: '名称 2' })).toHaveFocus();
    await userEvent.keyboard('机油');
    await userEvent.type(await canvas.findByRole('textbox', { name: '单价 2' }), '88.5');
    await userEvent.tab();
    await expect(canvas.getByRole('status', { name: 'value' })).toHaveTextContent('{"name":"机油","state":null,"price":8850}');
    await expect(canvas.getByRole('status', { name: 'text' })).toHaveTextContent('机油 88.50');
    await expect(canvas.getByRole('cell', { name: '88.50' })).toBeVisible();
  },
};

export const English: Story = {
  globals: { theme: 'dark', locale: 'en-US' },
  render: () => <Held field={lines} first={[{ name: 'Tyre', state: '20', price: 120_000 }]} />,
};
