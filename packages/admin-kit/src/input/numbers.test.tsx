import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../theme/styles.css';
import { renderStory, type RenderedStory } from '../testing/renderStory.tsx';
import { MoneyInput, NumberInput, QuantityInput } from './numbers.tsx';

let shown: RenderedStory | undefined;
afterEach(async () => {
  await shown?.unmount();
  shown = undefined;
});

const box = page.getByRole('textbox');

test.each<[string, string, number]>([
  ['12.5', '12.5', 12_500],
  ['12.5 ', '12.5', 12_500],
  ['\t12.5\u00A0', '12.5', 12_500],
  ['１２．５', '12.5', 12_500],
  ['12。5', '12.5', 12_500],
  ['12.50吨', '12.50', 12_500],
  ['12.5 吨', '12.5', 12_500],
  ['66.0000', '66.000', 66_000],
  ['12 000', '12000', 12_000_000],
  ["1'234.5", '1234.5', 1_234_500],
  ['1，234.5', '1234.5', 1_234_500],
  ['+12.5', '12.5', 12_500],
])('TBL-03 %j pasted into a weight is %s', async (text, written, kilograms) => {
  const change = vi.fn();
  shown = await renderStory(
    <QuantityInput aria-label="重量" factor={1000} decimals={3} suffix="吨" defaultValue={7000} onValueChange={change} />,
  );

  await userEvent.fill(box, text);

  await expect.element(box).toHaveValue(written);
  expect(change).toHaveBeenLastCalledWith(kilograms);
});

test.each(['12.3456', 'abc', '1e3', '12吨半', '1.2.3', '12.5%'])('TBL-03 %j is no weight: what stood there stays', async (text) => {
  const change = vi.fn();
  shown = await renderStory(
    <QuantityInput aria-label="重量" factor={1000} decimals={3} suffix="吨" defaultValue={7000} onValueChange={change} />,
  );

  await userEvent.fill(box, text);

  await expect.element(box).toHaveValue('7.000');
  expect(change).not.toHaveBeenCalledWith(expect.anything());
});

test('TBL-03 an amount may come with its sign, a whole number with the zeros behind its point', async () => {
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

  expect(money.mock.calls.map(([fen]) => fen as number)).toEqual([123_450, 123_450, 123_450, -123_450]);
  await expect.element(page.getByRole('textbox', { name: '件数' })).toHaveValue('66');
  expect(count).toHaveBeenLastCalledWith(66);
});
