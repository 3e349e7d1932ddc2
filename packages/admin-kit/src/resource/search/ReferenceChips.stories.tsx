import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { field, type FieldDefinition, type PickerProps, type ReferencePicker } from '../../field/FieldMeta.ts';
import { MultiSelect } from '../../input/Select.tsx';
import { TextInput } from '../../input/TextInput.tsx';
import { KitFrame } from '../../testing/KitFrame.tsx';
import { defineResource } from '../defineResource.ts';
import { createMemoryListState } from '../list/listState.ts';
import { ResourceList } from '../list/ResourceList.tsx';
import { buildLoans, loanDictionaries, loanPermissions, loans, type Loan } from '../stories.fixture.ts';

/** Chips of fields that hold an id show what the id means. */
const meta = { title: 'Resource/ReferenceChips', component: ResourceList, parameters: { layout: 'padded' } } satisfies Meta<
  typeof ResourceList
>;
export default meta;
type Story = StoryObj;

const names: Readonly<Record<string, string>> = { c1: '潍坊建材有限公司', c2: '青岛港务公司' };
const asked: string[][] = [];

function CustomerPicker({ value, onValueChange, 'aria-label': label }: PickerProps) {
  return <TextInput aria-label={label} value={value ?? ''} onValueChange={(text) => onValueChange?.(text || null)} />;
}
CustomerPicker.textsOf = async (ids: readonly string[]) => {
  asked.push([...ids]);
  return Object.fromEntries(ids.flatMap((id) => (names[id] ? [[id, names[id]]] : [])));
};

const customer = { kind: 'reference', label: { zh: '客户', en: 'Customer' }, filter: 'equals' } as const;

const pickers = { customer: CustomerPicker };

function setUp(params: Record<string, string>, customerId: FieldDefinition = field.reference(customer, { picker: CustomerPicker })) {
  const { resource: loan } = buildLoans(loans(12));
  const resource = defineResource<Loan>()({ ...loan, fields: { ...loan.fields, customerId } });
  return (
    <KitFrame own={false} permissions={loanPermissions} dictionaries={loanDictionaries} fields={{ pickers }}>
      <ResourceList
        resource={resource}
        store={createMemoryListState(params)}
        search={['customerId', 'borrower']}
        columns={['loanNo', 'borrower', 'state']}
      />
    </KitFrame>
  );
}

export const Filter: Story = {
  name: 'LIST-11 a filter by an id shows its name, which is asked once',
  beforeEach: () => void (asked.length = 0),
  render: () => setUp({ customerId: 'c1' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('group', { name: '筛选条件' })).toHaveTextContent('客户: 潍坊建材有限公司'), {
      timeout: 10_000,
    });
    await expect(asked).toEqual([['c1']]);
  },
};

const items = [
  { field: 'customerId', rule: 'in', val: 'c1,c2,gone', type: 'string' },
  { field: 'customerId', rule: 'ne', val: 'c2', type: 'string' },
];
export const Query: Story = {
  name: 'LIST-11 conditions of an advanced query show names; an id that nobody knows stays',
  render: () => setUp({ advanced: JSON.stringify(items), advancedMatch: 'and' }),
  play: async ({ canvas }) => {
    const chips = await canvas.findByRole('group', { name: '高级查询条件' }, { timeout: 10_000 });
    await waitFor(() => expect(chips).toHaveTextContent('潍坊建材有限公司, 青岛港务公司, gone'));
    await waitFor(() => expect(chips).toHaveTextContent(/不等于 青岛港务公司/));
  },
};

export const ByEntity: Story = {
  name: 'LIST-11 a reference without a picker of its own has the one of its entity',
  beforeEach: () => void (asked.length = 0),
  render: () => setUp({ customerId: 'c2' }, { ...customer, reference: 'customer' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('group', { name: '筛选条件' })).toHaveTextContent('客户: 青岛港务公司'), {
      timeout: 10_000,
    });
    await expect(await canvas.findByRole('textbox', { name: '客户' })).toHaveValue('c2');
  },
};

const several: ReferencePicker = Object.assign(
  ({ multiple, value, defaultValue: _default, onValueChange, valueText: _text, onPick: _pick, ...props }: PickerProps) => (
    <MultiSelect
      {...props}
      options={multiple ? Object.entries(names).map(([id, label]) => ({ value: id, label })) : []}
      value={value?.split(',') ?? []}
      onValueChange={(ids) => onValueChange?.(ids.join(',') || null)}
    />
  ),
  { textsOf: CustomerPicker.textsOf, multiple: true },
);

export const Several: Story = {
  name: 'LIST-11 a list is searched by several rows of an entity at once, which a link carries',
  render: () => setUp({ 'customerId.in': 'c1,c2' }, field.reference(customer, { picker: several })),
  play: async ({ canvas, userEvent }) => {
    const chips = await canvas.findByRole('group', { name: '筛选条件' }, { timeout: 10_000 });
    await waitFor(() => expect(chips).toHaveTextContent('客户: 潍坊建材有限公司, 青岛港务公司'));
    const search = canvas.getByRole('search');
    await userEvent.click(within(search).getByRole('button', { name: /青岛港务公司/ }));
    await userEvent.click(within(search).getByRole('button', { name: '查询' }));
    await waitFor(() => expect(chips).toHaveTextContent(/客户: 潍坊建材有限公司$|客户: 潍坊建材有限公司[^,]*$/));
  },
};

const held = buildLoans(loans(3).map((loan) => ({ ...loan, customerId: 'c1', customerNames: '潍坊建材有限公司' })));
export const SeveralInForm: Story = {
  name: 'POP-01 a form holds several rows of an entity where the field says multiple: a chip for each, a comma list on the wire',
  render: () => (
    <KitFrame own={false} permissions={loanPermissions} dictionaries={loanDictionaries}>
      <ResourceList
        resource={defineResource<Loan>()({
          ...held.resource,
          fields: {
            ...held.resource.fields,
            customerId: field.reference({ ...customer, multiple: true }, { picker: several, text: 'customerNames' }),
          },
        })}
        store={createMemoryListState()}
        columns={['loanNo', 'customerId']}
        form={['customerId', 'borrower']}
      />
    </KitFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: '编辑' }, { timeout: 10_000 }))[0]!);
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(await form.findByRole('combobox', { name: /客户/ }));
    await userEvent.click(await screen.findByRole('option', { name: '青岛港务公司' }));
    await expect(form.getByRole('button', { name: '移除 潍坊建材有限公司' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(held.api.calls.find(({ name }) => name === 'edit')?.input).toMatchObject({ customerId: 'c1,c2' }));
  },
};
