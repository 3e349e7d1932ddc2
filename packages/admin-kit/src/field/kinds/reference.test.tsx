import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { MultiSelect } from '../../input/Select.tsx';
import { TextInput } from '../../input/TextInput.tsx';
import { renderStory, type RenderedStory } from '../../testing/renderStory.tsx';
import { field, type PickerProps, type ReferencePicker } from '../FieldMeta.ts';
import { FieldView } from '../FieldView.tsx';
import { referenceKind } from './reference.tsx';

let shown: RenderedStory | undefined;
afterEach(async () => {
  await shown?.unmount();
  shown = undefined;
});

const options = ['甲', '乙', '丙'].map((label, index) => ({ value: `c${index + 1}`, label }));

/** Takes one, as a text, or several where it is told so. */
function Customers({ multiple, value, onValueChange, valueText, onPick: _pick, defaultValue: _default, ...control }: PickerProps) {
  if (!multiple) return <TextInput {...control} value={value ?? ''} onValueChange={(text) => onValueChange?.(text || null)} />;
  const chosen = value?.split(',') ?? [];
  return (
    <>
      <MultiSelect {...control} options={options} value={chosen} onValueChange={(ids) => onValueChange?.(ids.join(',') || null)} />
      <span>{valueText}</span>
    </>
  );
}
const customer = { kind: 'reference', label: { zh: '客户', en: 'Customer' }, filter: 'equals', reference: 'customer' } as const;
const { Input, Search } = referenceKind;

test('POP-01 a form holds several rows where its field says multiple: chips, a comma list, null for none', async () => {
  const onValueChange = vi.fn();
  const meta = field.reference({ ...customer, multiple: true }, { picker: Customers });
  const show = (value: string | null) => <Input aria-label="客户" {...{ meta, value, onValueChange }} valueText="甲,乙" />;
  shown = await renderStory(show('c1,c2'));

  await expect.element(page.getByText('甲,乙', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: '客户' }).click();
  await page.getByRole('option', { name: '丙' }).click();
  expect(onValueChange).toHaveBeenLastCalledWith('c1,c2,c3');
  await page.getByRole('button', { name: '移除 甲' }).click();
  expect(onValueChange).toHaveBeenLastCalledWith('c2');
  await shown.rerender(show('c2'));
  await page.getByRole('button', { name: '移除 乙' }).click();
  expect(onValueChange).toHaveBeenLastCalledWith(null);
});

test('POP-01 a form holds one row unless its field says more', async () => {
  const onValueChange = vi.fn();
  const meta = field.reference(customer, { picker: Customers });
  shown = await renderStory(<Input aria-label="客户" {...{ meta, onValueChange }} value="c1" />);

  await expect.element(page.getByRole('textbox', { name: '客户' })).toHaveValue('c1');
});

test.each([
  [true, ['c1', 'c2'], 'combobox'],
  [false, ['c1', 'c2'], 'textbox'],
] as const)('LIST-11 a list is searched by several rows where the picker takes several: %j', async (multiple, value, role) => {
  const onValueChange = vi.fn();
  const picker: ReferencePicker = Object.assign((props: PickerProps) => <Customers {...props} />, { multiple });
  const meta = field.reference(customer, { picker });
  if (Search === undefined) throw new Error('References cannot be searched by.');
  shown = await renderStory(<Search aria-label="客户" {...{ meta, value, onValueChange }} />);

  await expect.element(page.getByRole(role, { name: '客户' })).toBeVisible();
  if (!multiple) return expect((page.getByRole(role).element() as HTMLInputElement).value).toBe('c1');
  await page.getByRole('button', { name: '移除 甲' }).click();
  expect(onValueChange).toHaveBeenLastCalledWith(['c2']);
});

test('FORM-08 a detail shows codes by their names where the row carries none along; a list shows them as they are', async () => {
  const textsOf = vi.fn(async (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, `名称 ${id}`])));
  const picker: ReferencePicker = Object.assign((props: PickerProps) => <Customers {...props} />, { textsOf });
  const meta = field.reference(customer, { picker });
  shown = await renderStory(
    <>
      <p>
        <FieldView meta={meta} name="customerId" row={{ customerId: 'c1,c2' }} whole />
      </p>
      <div role="note">
        <FieldView meta={meta} name="customerId" row={{ customerId: 'c3' }} />
      </div>
    </>,
  );

  await expect.element(page.getByText('名称 c1, 名称 c2')).toBeVisible();
  await expect.element(page.getByRole('note')).toHaveTextContent('c3');
  expect(textsOf.mock.calls).toEqual([[['c1', 'c2'], expect.any(String)]]);
});
