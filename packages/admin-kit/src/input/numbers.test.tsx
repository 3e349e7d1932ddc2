import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Form, FormField } from '../form/Form.tsx';
import { useKitForm } from '../form/useKitForm.ts';
import { FieldProvider } from '../field/FieldProvider.tsx';
import { Button } from '../internals/Button.tsx';
import '../theme/styles.css';
import { renderStory, type RenderedStory } from '../testing/renderStory.tsx';
import { MoneyInput, NumberInput, QuantityInput } from './numbers.tsx';

let shown: RenderedStory | undefined;
afterEach(async () => {
  await shown?.unmount();
  shown = undefined;
});

const box = page.getByRole('textbox');
const weight = async () => {
  const change = vi.fn();
  shown = await renderStory(
    <QuantityInput aria-label="重量" factor={1000} decimals={3} suffix="吨" defaultValue={7000} onValueChange={change} />,
  );
  return change;
};

test.each<[string, string, number]>([
  ['12.5', '12.500', 12_500],
  ['12.5 ', '12.500', 12_500],
  ['\t12.5\u00A0', '12.500', 12_500],
  ['１２．５', '12.500', 12_500],
  ['12。5', '12.500', 12_500],
  ['12.50吨', '12.500', 12_500],
  ['12.5 吨', '12.500', 12_500],
  ['66.0000', '66.000', 66_000],
  ['12 000', '12,000.000', 12_000_000],
  ["1'234.5", '1,234.500', 1_234_500],
  ['1，234.5', '1,234.500', 1_234_500],
  ['1,234.5', '1,234.500', 1_234_500],
  ['+12.5', '12.500', 12_500],
])('INP-01 %j pasted into a weight is %s', async (text, written, kilograms) => {
  const change = await weight();

  await userEvent.fill(box, text);
  expect(change).toHaveBeenLastCalledWith(kilograms);
  await userEvent.tab();

  await expect.element(box).toHaveValue(written);
});

test.each([
  ['12.3456', '最多 3 位小数'],
  ['12,5', '“12,5”不是有效的数字'],
  ['1.234,50', '“1.234,50”不是有效的数字'],
  ['abc', '“abc”不是有效的数字'],
  ['1e3', '“1e3”不是有效的数字'],
  ['12吨半', '“12吨半”不是有效的数字'],
  ['1.2.3', '“1.2.3”不是有效的数字'],
  ['12.5%', '“12.5%”不是有效的数字'],
])('INP-01 %j is not a weight: it stays in the input with a message, and counts as no number', async (text, words) => {
  const change = await weight();

  await userEvent.fill(box, text);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await userEvent.tab();

  await expect.element(box).toHaveValue(text);
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  await expect.element(box).toHaveAccessibleDescription(words);
  expect(change).toHaveBeenLastCalledWith(null);

  await userEvent.fill(box, '8');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(change).toHaveBeenLastCalledWith(8000);
});

test.each([
  ['12,5', null],
  ['3.05', null],
  ['1e3', null],
  ['-3', -3],
  ['1,234', 1234],
])('INP-01 %s typed key by key into a count is never another number', async (keys, value) => {
  const change = vi.fn();
  shown = await renderStory(<NumberInput aria-label="车数" minimum={1} onValueChange={change} />);

  await userEvent.type(box, keys);

  await expect.element(box).toHaveValue(keys);
  expect(change).toHaveBeenLastCalledWith(value);
});

test('INP-01 keys and pastes in the middle of a number that is shown in groups', async () => {
  const change = vi.fn();
  shown = await renderStory(<MoneyInput aria-label="金额" defaultValue={123_456_789} onValueChange={change} />);

  await userEvent.click(box);
  await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}9');
  await expect.element(box).toHaveValue('12345679.89');
  expect(change).toHaveBeenLastCalledWith(1_234_567_989);
  await userEvent.tab();
  await expect.element(box).toHaveValue('12,345,679.89');
  await userEvent.fill(box, '12,5');
  await userEvent.tab();
  await expect.element(box).toHaveValue('12,5');
});

test('INP-01 a form around a number that cannot be read saves nothing and says why', async () => {
  const save = vi.fn();
  function Count() {
    const form = useKitForm({ defaultValues: { count: null as number | null }, onSubmit: (values) => void save(values) });
    return (
      <Form form={form} aria-label="车数">
        <FormField name="count" label="车数">
          {(control) => <NumberInput {...control} />}
        </FormField>
        <Button type="submit">保存</Button>
      </Form>
    );
  }
  shown = await renderStory(<Count />);

  await userEvent.type(box, '1,5');
  await userEvent.keyboard('{Enter}');

  await expect.element(page.getByRole('alert').first()).toHaveTextContent('车数: “1,5”不是有效的数字');
  expect(save).not.toHaveBeenCalled();
});

test('INP-01 an amount may come with its sign, a whole number with the zeros behind its point', async () => {
  const money = vi.fn();
  const count = vi.fn();
  shown = await renderStory(
    <>
      <MoneyInput aria-label="金额" onValueChange={money} />
      <NumberInput aria-label="件数" onValueChange={count} />
    </>,
  );

  for (const text of ['￥1,234.50', '¥ 1234.5', '1234.50元', '−1234.50'])
    await userEvent.fill(page.getByRole('textbox', { name: '金额' }), text);
  await userEvent.fill(page.getByRole('textbox', { name: '件数' }), '66.00');
  await userEvent.tab();

  expect(money.mock.calls.map(([fen]) => fen as number)).toEqual([123_450, 123_450, 123_450, -123_450]);
  await expect.element(page.getByRole('textbox', { name: '件数' })).toHaveValue('66');
  expect(count).toHaveBeenLastCalledWith(66);
});

test.each<[string, string, number | null]>([
  ['12,5', '12,500', 12_500],
  ['12，5', '12,500', 12_500],
  ['1.234,5', '1.234,500', 1_234_500],
  ['1.234', '1.234,000', 1_234_000],
  ['12.5', '12.5', null],
])('INP-01 where a comma parts decimals, %j becomes %s', async (text, written, kilograms) => {
  const change = vi.fn();
  shown = await renderStory(
    <FieldProvider decimalSeparator=",">
      <QuantityInput aria-label="重量" factor={1000} decimals={3} suffix="t." defaultValue={7000} onValueChange={change} />
    </FieldProvider>,
  );
  await expect.element(box).toHaveValue('7,000');

  await userEvent.fill(box, text);
  expect(change).toHaveBeenLastCalledWith(kilograms);
  await userEvent.tab();

  await expect.element(box).toHaveValue(written);
});

test('INP-01 groups of points go with the first key, and arrows step', async () => {
  shown = await renderStory(
    <FieldProvider decimalSeparator=",">
      <NumberInput aria-label="n" grouping defaultValue={1_234_567} />
    </FieldProvider>,
  );
  await expect.element(box).toHaveValue('1.234.567');

  await userEvent.click(box);
  await userEvent.keyboard('{End}8');
  await expect.element(box).toHaveValue('12345678');
  await userEvent.keyboard('{ArrowUp}{Tab}');
  await expect.element(box).toHaveValue('12.345.679');
});
