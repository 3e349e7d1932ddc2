import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { FieldDefinition } from '../field/FieldMeta.ts';
import { useFieldKinds } from '../field/FieldProvider.tsx';
import { FieldView } from '../field/FieldView.tsx';
import { KitFrame } from '../testing/KitFrame.tsx';
import { RichTextInput } from './RichTextInput.tsx';
import { richTextKind } from './richTextKind.tsx';

const framed: Decorator = (StoryView) => (
  <KitFrame own={false} fields={{ kinds: [richTextKind] }}>
    <StoryView />
  </KitFrame>
);
/** Text with headings, lists, links, tables and pictures, held as HTML. */
const meta = { title: 'Field/RichText', component: RichTextInput, decorators: [framed], parameters: { layout: 'padded' } } satisfies Meta<
  typeof RichTextInput
>;
export default meta;
type Story = StoryObj;

const notice: FieldDefinition = { kind: 'richText', label: { zh: '内容', en: 'Text' } };

function Held({ first }: { first: string | null }) {
  const kind = useFieldKinds()(notice);
  const [value, setValue] = useState<unknown>(first);
  return (
    <div className="flex max-w-2xl flex-col gap-3">
      <kind.Input aria-label="内容" meta={notice} value={value} onValueChange={setValue} />
      <output aria-label="value">{String(value)}</output>
      <div data-testid="list">
        <FieldView meta={notice} name="text" row={{ text: value }} />
      </div>
      <div data-testid="detail">
        <FieldView meta={notice} name="text" row={{ text: value }} whole />
      </div>
    </div>
  );
}

export const Kind: Story = {
  name: 'FORM-08 SEC-03 a field of rich text: typed with marks, words alone in a list, sanitised in a detail',
  render: () => <Held first={'<p>旧文<img src="x" onerror="window.hurt=1"></p>'} />,
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: '内容' });
    await waitFor(() => expect(canvas.getByTestId('detail')).toHaveTextContent('旧文'));
    await expect(canvas.getByTestId('detail').querySelector('[onerror]')).toBeNull();
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: '加粗' }));
    await userEvent.type(box, '停运通知');
    await waitFor(() => expect(canvas.getByRole('status', { name: 'value' })).toHaveTextContent('<p><strong>停运通知</strong></p>'));
    await expect(canvas.getByTestId('list')).toHaveTextContent(/^停运通知$/);
    await waitFor(() => expect(canvas.getByTestId('detail').querySelector('strong')).toHaveTextContent('停运通知'));
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
    await waitFor(() => expect(canvas.getByRole('status', { name: 'value' })).toHaveTextContent(/^null$/));
  },
};

export const Places: Story = {
  name: 'FORM-08 what a text leaves open is put where the cursor stands',
  render: () => (
    <RichTextInput
      aria-label="条款"
      places={[{ name: 'party', label: { zh: '甲方', en: 'Party' } }]}
      defaultValue="<p>合同</p>"
      value="<p>合同</p>"
      onValueChange={() => {}}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: '插入占位符' })).toBeVisible();
  },
};

export const States: Story = {
  name: 'FORM-08 rich text that is disabled, only read, or wrong',
  render: () => (
    <div className="flex flex-col gap-3">
      <RichTextInput aria-label="disabled" disabled value="<p>文字</p>" onValueChange={() => {}} />
      <RichTextInput aria-label="readOnly" readOnly value="<p>文字</p>" onValueChange={() => {}} />
      <RichTextInput aria-label="invalid" invalid value="<p>文字</p>" onValueChange={() => {}} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'invalid' })).toBeInvalid();
    await expect(canvas.getAllByRole('toolbar')).toHaveLength(1);
  },
};

export const English: Story = {
  globals: { theme: 'dark', locale: 'en-US' },
  render: () => <Held first="<h2>Notice</h2><p>Gate 3 is <em>closed</em>.</p>" />,
};
