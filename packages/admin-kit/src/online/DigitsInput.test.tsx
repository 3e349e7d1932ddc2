import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Form, FormField } from '../form/Form.tsx';
import { useKitForm } from '../form/useKitForm.ts';
import { Button } from '../internals/Button.tsx';
import { NumberInput } from '../input/numbers.tsx';
import '../theme/styles.css';
import { renderStory, type RenderedStory } from '../testing/renderStory.tsx';
import { DigitsInput, DigitsRange } from './DigitsInput.tsx';

let shown: RenderedStory | undefined;
afterEach(async () => {
  await shown?.unmount();
  shown = undefined;
});

const meta = { kind: 'bigInteger', label: { zh: '读数', en: 'Reading' } } as const;

test.each<[string, unknown, string | undefined]>([
  ['9007199254740993', '9007199254740993', undefined],
  ['9,007,199,254,740,993', '9007199254740993', undefined],
  ['9223372036854775807', '9223372036854775807', undefined],
  ['-9223372036854775808', '-9223372036854775808', undefined],
  ['42', 42, undefined],
  ['42.0', 42, undefined],
  ['9223372036854775808', null, '不能大于 9223372036854775807'],
  ['-9223372036854775809', null, '不能小于 -9223372036854775808'],
  ['1.5', null, '必须是整数'],
  ['abc', null, '“abc”不是有效的数字'],
])('ONR-01 %j typed into a number of 64 bits is %j', async (text, value, words) => {
  const change = vi.fn();
  shown = await renderStory(<DigitsInput meta={meta} aria-label="读数" defaultValue={7} onValueChange={change} />);
  const box = page.getByRole('textbox');

  await userEvent.fill(box, text);
  expect(change).toHaveBeenLastCalledWith(value);
  await userEvent.tab();

  if (words === undefined) await expect.element(box).toHaveValue(String(value));
  else {
    await expect.element(page.getByRole('alert')).toHaveTextContent(words);
    await expect.element(box).toHaveValue(text);
  }
});

test('ONR-01 a range of such numbers is asked for by their digits', async () => {
  const change = vi.fn();
  shown = await renderStory(<DigitsRange meta={meta} value={['', '9007199254740995']} onValueChange={change} />);

  await userEvent.fill(page.getByRole('textbox', { name: '读数 ≥' }), '9007199254740993');
  expect(change).toHaveBeenLastCalledWith(['9007199254740993', '9007199254740995']);
});

/** A form with a number of 32 bits and one of 64, as an online form has them. */
function Meters({ save }: { save: (values: object) => Promise<void> }) {
  const form = useKitForm({ defaultValues: { small: null as number | null, wide: null as number | string | null }, onSubmit: save });
  return (
    <Form form={form} aria-label="读数">
      <FormField name="small" label="计数">
        {(control) => <NumberInput {...control} minimum={-2_147_483_648} maximum={2_147_483_647} />}
      </FormField>
      <FormField name="wide" label="读数">
        {(control) => <DigitsInput {...control} meta={meta} />}
      </FormField>
      <Button type="submit">保存</Button>
    </Form>
  );
}

test('ONR-01 a form waits while a number in it cannot be read, and sends all digits then', async () => {
  const save = vi.fn(() => Promise.resolve());
  shown = await renderStory(<Meters save={save} />);
  const wide = page.getByRole('textbox', { name: '读数' });

  await userEvent.fill(page.getByRole('textbox', { name: '计数' }), '2147483647');
  await userEvent.fill(wide, '9223372036854775808');
  await userEvent.click(page.getByRole('button', { name: '保存' }));
  await expect.element(page.getByText('不能大于 9223372036854775807').first()).toBeVisible();
  expect(save).not.toHaveBeenCalled();

  await userEvent.fill(wide, '9007199254740993');
  await userEvent.click(page.getByRole('button', { name: '保存' }));
  await vi.waitFor(() => expect(save).toHaveBeenCalled());
  expect((save.mock.calls[0] as unknown[])[0]).toEqual({ small: 2_147_483_647, wide: '9007199254740993' });
});
