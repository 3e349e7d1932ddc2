import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Form, FormField } from '../form/Form.tsx';
import { useKitForm } from '../form/useKitForm.ts';
import { Button } from '../internals/Button.tsx';
import { type RenderedStory, renderStory } from '../testing/renderStory.tsx';
import { DateInput, DateTimeInput } from './DateInput.tsx';
import { DateRangeInput, type DateRangeValue } from './DateRangeInput.tsx';

let story: RenderedStory | undefined;
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(async () => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  await story?.unmount();
});

const saved: unknown[] = [];
function Times() {
  const form = useKitForm({
    defaultValues: { day: '2026-01-01' as string | null, at: null as string | null, within: null as DateRangeValue },
    onSubmit: (values) => void saved.push(values),
  });
  return (
    <Form form={form} aria-label="时间">
      <FormField name="day" label="日期">
        {(control) => <DateInput {...control} />}
      </FormField>
      <FormField name="at" label="时刻">
        {(control) => <DateTimeInput {...control} />}
      </FormField>
      <FormField name="within" label="期间">
        {(control) => <DateRangeInput {...control} aria-label="期间" />}
      </FormField>
      <Button type="submit">保存</Button>
    </Form>
  );
}
const input = (name: string) => page.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const setUp = async () => {
  saved.length = 0;
  story = await renderStory(<Times />);
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
};

describe('INP-02 dates in inputs are read as imports and cells read them', () => {
  test.each([
    ['2026年3月4日(星期三)', '2026-03-04', '2026-03-04 00:00:00'],
    ['2026年3月4日 下午8:05', '2026-03-04', '2026-03-04 20:05:00'],
    ['4-Mar-2026', '2026-03-04', '2026-03-04 00:00:00'],
    ['２０２６／３／４', '2026-03-04', '2026-03-04 00:00:00'],
    ['20260304 0805', '2026-03-04', '2026-03-04 08:05:00'],
  ])('%s', async (text, day, at) => {
    await setUp();
    await userEvent.fill(input('日期'), text);
    await userEvent.fill(input('时刻'), text);
    await userEvent.fill(input('期间 开始日期'), text);
    await press('保存');
    await expect.poll(() => saved).toEqual([{ day, at, within: [day, ''] }]);
  });

  test('what cannot be read stays with a message, and is neither saved nor replaced by what stood there before', async () => {
    await setUp();
    await userEvent.fill(input('日期'), '下周三');
    await userEvent.fill(input('时刻'), '3/4/2026 8:05');
    await userEvent.fill(input('期间 结束日期'), '2026-02-30');
    await press('保存');

    await expect.element(input('日期')).toHaveValue('下周三');
    await expect.element(input('日期')).toHaveAccessibleDescription('“下周三”不是有效的日期');
    await expect.element(input('时刻')).toBeInvalid();
    await expect.element(input('期间 结束日期')).toHaveAccessibleDescription('“2026-02-30”不是有效的日期');
    expect(saved).toEqual([]);

    // By letters: the message goes with the one that makes it a date.
    await userEvent.fill(input('时刻'), '2026-3-4 8:05');
    await expect.element(input('时刻')).toBeValid();
    await userEvent.fill(input('期间 结束日期'), '2026-02-28');
    await userEvent.clear(input('日期'));
    await press('保存');
    await expect.poll(() => saved).toEqual([{ day: null, at: '2026-03-04 08:05:00', within: ['', '2026-02-28'] }]);
  });

  test('what is chosen in the calendar takes the place of what could not be read, and so does clearing it', async () => {
    await setUp();
    await userEvent.fill(input('日期'), '下周三');
    await userEvent.click(input('时刻'));
    await expect.element(page.getByRole('alert')).toHaveTextContent('“下周三”不是有效的日期');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(page.getByRole('button', { name: '打开日历' }).first());
    await userEvent.click(page.getByRole('button', { name: '今天', exact: true }));
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();

    await userEvent.fill(input('日期'), '下周三');
    await userEvent.click(page.getByRole('button', { name: '清除' }).first());
    await expect.element(input('日期')).toHaveValue('');
    await press('保存');
    await expect.poll(() => saved).toEqual([{ day: null, at: null, within: null }]);
  });
});

test('INP-02 the calendar that a click opened goes away once a whole date is typed, and does not cover what comes next', async () => {
  await setUp();
  const calendar = page.getByRole('dialog', { name: '打开日历' });
  for (const [name, begun, whole] of [
    ['日期', '2026-03-0', '2026-03-04'],
    ['时刻', '2026-03-04 08:05:0', '2026-03-04 08:05:06'],
  ] as const) {
    await userEvent.click(input(name));
    await userEvent.fill(input(name), begun);
    await expect.element(calendar).toBeVisible();
    await userEvent.fill(input(name), whole);
    await expect.poll(() => calendar.elements()).toHaveLength(0);
    await expect.element(input(name)).toHaveFocus();
  }
});

test('INP-02 a day that is emptied counts at once, so that no message goes, and no button moves, with the click on it', async () => {
  const days: (string | null)[] = [];
  story = await renderStory(<DateInput aria-label="到期" defaultValue="2026-01-01" onValueChange={(day) => days.push(day)} />);
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;

  await userEvent.fill(input('到期'), '');

  await expect.poll(() => days).toEqual([null]);
});
