import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { loanDictionaries } from '../resource/stories.fixture.ts';
import { TextInput } from '../input/TextInput.tsx';
import { KitFrame } from '../testing/KitFrame.tsx';
import { defineFieldKind } from './defineFieldKind.ts';
import type { FieldDefinition } from './FieldMeta.ts';
import { FieldProvider, useFieldKinds } from './FieldProvider.tsx';
import { FieldView } from './FieldView.tsx';

/** A kind that a host registers: a code in capitals. */
const codeKind = defineFieldKind<string>({
  name: 'capitals',
  width: 90,
  blank: '',
  Cell: ({ value }) => <code>{value?.toUpperCase()}</code>,
  Input: ({ meta: _meta, valueText: _text, onPick: _pick, onValueChange, ...props }) => (
    <TextInput {...props} onValueChange={(text) => onValueChange?.(text.toUpperCase())} />
  ),
  text: (value) => value ?? '',
  parse: (text) => text.toUpperCase(),
  compare: (one, other) => one.localeCompare(other),
});

const framed: Decorator = (StoryView) => (
  <KitFrame own={false} dictionaries={loanDictionaries} fields={{ kinds: [codeKind] }}>
    <StoryView />
  </KitFrame>
);
const meta = { title: 'Field/Kinds', component: FieldView, decorators: [framed] } satisfies Meta<typeof FieldView>;
export default meta;
type Story = StoryObj;

const label = (zh: string, en: string) => ({ zh, en });
const fields: Record<string, FieldDefinition> = {
  text: { kind: 'text', label: label('文本', 'Text') },
  longText: { kind: 'longText', label: label('长文本', 'Long text'), maxLength: 200 },
  integer: { kind: 'integer', label: label('整数', 'Integer') },
  money: { kind: 'money', label: label('金额', 'Money') },
  quantity: {
    kind: 'quantity',
    label: label('重量', 'Weight'),
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: label('吨', 't') },
  },
  dict: { kind: 'dict', label: label('状态', 'State'), dict: 'loan_state' },
  dicts: { kind: 'dict', label: label('标签', 'Tags'), dict: 'loan_tag', multiple: true },
  flag: { kind: 'flag', label: label('加急', 'Urgent') },
  date: { kind: 'date', label: label('日期', 'Date') },
  dateTime: { kind: 'dateTime', label: label('时间', 'Instant') },
  time: { kind: 'time', label: label('时刻', 'Time') },
  images: { kind: 'files', label: label('照片', 'Pictures'), image: true },
  files: { kind: 'files', label: label('附件', 'Files') },
  reference: { kind: 'reference', label: label('部门', 'Department'), textField: 'departmentName' },
  json: { kind: 'json', label: label('结构', 'Structure') },
  capitals: { kind: 'capitals', label: label('编码', 'Code') },
};
const row = {
  text: '普通文本',
  longText: '一二三四五六七八九十'.repeat(3),
  integer: 1234567,
  money: 123456789,
  quantity: 32100,
  dict: '20',
  dicts: 'a,b',
  flag: '1',
  date: '2026-03-04 00:00:00',
  dateTime: '2026-03-04T05:06:07',
  time: '08:30:00',
  images: 'temp/a.png',
  files: 'temp/合同.pdf',
  reference: 'd1',
  departmentName: '研发部',
  json: { a: 1 },
  capitals: 'abc',
};

function Table() {
  const kindOf = useFieldKinds();
  const [values, setValues] = useState<Record<string, unknown>>(row);
  return (
    <div className="grid gap-3 rounded-lg bg-surface p-4">
      {Object.entries(fields).map(([name, definition]) => {
        const kind = kindOf(definition);
        return (
          <div key={name} data-testid={name} className="grid grid-cols-[120px_240px_1fr] items-center gap-4">
            <span>{definition.label.zh}</span>
            <span data-cell>
              <FieldView meta={definition} name={name} row={values} />
            </span>
            <kind.Input
              aria-label={definition.label.zh}
              meta={definition}
              value={values[name]}
              onValueChange={(value) => setValues({ ...values, [name]: value })}
            />
          </div>
        );
      })}
    </div>
  );
}

export const All: Story = {
  name: 'FORM-08 VAL-03 every kind: cell and input read the same value',
  render: () => <Table />,
  play: async ({ canvas }) => {
    const cell = (name: string) => canvas.getByTestId(name).querySelector('[data-cell]');
    await expect(cell('money')).toHaveTextContent('1,234,567.89');
    await expect(cell('quantity')).toHaveTextContent('32.100');
    await expect(cell('longText')).toHaveTextContent('一二三四五六七八九十一二三四五六七八九十一二三四五...');
    await expect(cell('date')).toHaveTextContent('2026-03-04');
    await expect(cell('dateTime')).toHaveTextContent('2026-03-04 05:06:07');
    await expect(cell('reference')).toHaveTextContent('研发部');
    await expect(cell('flag')).toHaveTextContent('是');
    await waitFor(() => expect(cell('dict')).toHaveTextContent('待审核'));
    await waitFor(() => expect(cell('dicts')).toHaveTextContent('仪器工具'));

    const money = await canvas.findByRole('textbox', { name: '金额' });
    await userEvent.clear(money);
    await expect(cell('money')).toHaveTextContent('--');
    await userEvent.type(money, '0.1');
    await expect(cell('money')).toHaveTextContent('0.10');
  },
};

const amounts: readonly FieldDefinition[] = [
  { kind: 'money', label: label('运费', 'Fee') },
  { kind: 'money', label: label('关税', 'Duty'), currency: 'USD' },
  { kind: 'money', label: label('押金', 'Deposit'), currency: 'JPY' },
  { kind: 'money', label: label('油费', 'Fuel'), currency: 'KWD' },
];

function Amounts() {
  const kindOf = useFieldKinds();
  const [amount, setAmount] = useState<unknown>(-123_456);
  return amounts.map((meta) => {
    const { Input } = kindOf(meta);
    const { zh } = meta.label;
    return (
      <div key={zh} className="flex items-center gap-4">
        <Input aria-label={zh} meta={meta} value={amount} onValueChange={setAmount} />
        <output aria-label={`${zh} =`}>
          <FieldView meta={meta} name="amount" row={{ amount }} />
        </output>
      </div>
    );
  });
}
const shown = async (canvas: ReturnType<typeof within>) => {
  await canvas.findByRole('textbox', { name: '押金' });
  return amounts.map(({ label: { zh } }) => [
    canvas.getByRole('textbox', { name: zh }).previousElementSibling?.textContent,
    (canvas.getByRole('textbox', { name: zh }) as HTMLInputElement).value,
    canvas.getByRole('status', { name: `${zh} =` }).textContent,
  ]);
};

export const Currency: Story = {
  name: 'VAL-03 an amount is typed behind the sign of its currency, and shown with its decimals; lists name other currencies alone',
  render: () => (
    <FieldProvider currency="CNY">
      <Amounts />
    </FieldProvider>
  ),
  play: async ({ canvas }) => {
    await expect(await shown(canvas)).toEqual([
      ['¥', '-1,234.56', '-1,234.56'],
      ['USD', '-1,234.56', 'USD\u00A0-1,234.56'],
      ['JPY', '-123,456', 'JPY\u00A0-123,456'],
      ['KWD', '-123.456', 'KWD\u00A0-123.456'],
    ]);
    const yen = canvas.getByRole('textbox', { name: '押金' });
    await userEvent.clear(yen);
    await userEvent.type(yen, '¥1,500');
    await expect(await shown(canvas)).toEqual([
      ['¥', '15.00', '15.00'],
      ['USD', '15.00', 'USD\u00A015.00'],
      ['JPY', '¥1,500', 'JPY\u00A01,500'],
      ['KWD', '1.500', 'KWD\u00A01.500'],
    ]);
  },
};

export const NoCurrency: Story = {
  name: 'VAL-03 without a currency of the app an amount has hundredths and no sign, or the word of its unit',
  render: () => <Amounts />,
  play: async ({ canvas }) => {
    await expect((await shown(canvas))[0]).toEqual([undefined, '-1,234.56', '-1,234.56']);
  },
};

export const OwnKind: Story = {
  name: 'FORM-08 an app registers its own kind',
  render: () => <Table />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '编码' });
    await userEvent.type(input, 'x');
    await expect(canvas.getByTestId('capitals').querySelector('code')).toHaveTextContent('ABCX');
  },
};

const told = { note: '第一行，比一张表的一格所能容下的字要多得多\n第二行', facts: { plate: '鲁G12345', axles: [1, 2, 3, 4, 5, 6] } };

export const Whole: Story = {
  name: 'DET-03 a detail shows a long text and a structured value whole',
  render: () => (
    <div className="flex max-w-100 flex-col gap-2" data-testid="whole">
      <FieldView meta={{ kind: 'longText', label: { zh: '备注', en: 'Note' } }} name="note" row={told} whole />
      <FieldView meta={{ kind: 'json', label: { zh: '事实', en: 'Facts' } }} name="facts" row={told} whole />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('whole').innerText).toContain('容下的字要多得多\n第二行');
    await expect(canvas.getByTestId('whole')).toHaveTextContent('"axles":[1,2,3,4,5,6]');
  },
};

export const Dark: Story = { globals: { theme: 'dark', locale: 'en-US' }, render: () => <Table /> };

export const PicturesWhole: Story = {
  name: 'UPL-01 a detail shows pictures large enough to be read, and opens one at large; a list keeps its thumbnails',
  render: () => (
    <>
      <div data-testid="detail">
        <FieldView meta={fields['images']!} name="images" row={row} whole />
      </div>
      <div data-testid="list">
        <FieldView meta={fields['images']!} name="images" row={row} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const detail = within(canvas.getByTestId('detail'));
    const [picture] = await detail.findAllByRole('button', { name: /照片/ });
    const { width, height } = picture!.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(96);
    await expect(within(canvas.getByTestId('list')).getAllByRole('img')[0]!.getBoundingClientRect().height).toBeLessThanOrEqual(28);
    await userEvent.click(picture!);
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
