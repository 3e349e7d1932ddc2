import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../theme/styles.css';
import { Dialog } from '../dialog/Dialog.tsx';
import { renderStory, type RenderedStory } from '../testing/renderStory.tsx';
import { DateInput } from './DateInput.tsx';
import { Select } from './Select.tsx';
import { TextInput } from './TextInput.tsx';
import { TreeSelect } from './tree/TreeSelect.tsx';

let story: RenderedStory | undefined;
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(async () => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  await story?.unmount();
});

const cities = ['成都', '重庆', '济南'].map((label) => ({ value: label, label }));

function Example() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="地址" onOk={() => setOpen(false)}>
      <TextInput aria-label="名称" />
      <Select aria-label="城市" options={cities} />
      <TextInput aria-label="街道" />
      <TreeSelect aria-label="部门" nodes={[{ value: 'a', label: '总部' }]} />
      <DateInput aria-label="日期" />
    </Dialog>
  );
}

const show = async () => {
  story = await renderStory(<Example />);
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  await userEvent.click(page.getByRole('combobox', { name: '城市' }));
  await expect.element(page.getByRole('listbox')).toBeVisible();
};
const marked = () => document.querySelector(`#${CSS.escape(document.activeElement!.getAttribute('aria-activedescendant') ?? 'none')}`);

test('INP-03 Tab leads from an open select to what follows it, also in a dialog', async () => {
  await show();
  await userEvent.tab();
  await expect.element(page.getByRole('textbox', { name: '街道' })).toHaveFocus();
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: '街道' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(page.getByRole('combobox', { name: '城市' })).toHaveFocus();
});

test('INP-03 the arrow that opens a select marks its first option, the arrow up its last one', async () => {
  await show();
  await userEvent.keyboard('{Escape}{ArrowDown}');
  await expect.poll(() => marked()?.textContent).toBe('成都');
  await userEvent.keyboard('{Escape}{ArrowUp}');
  await expect.poll(() => marked()?.textContent).toBe('济南');
});

test.for([
  ['部门', '部门'],
  ['日期', '打开日历'],
])('INP-03 the focus stays in a dialog when it leaves a popup by Tab: %s', async ([name, popup]) => {
  await show();
  await userEvent.keyboard('{Escape}');
  (page.getByLabelText(name!, { exact: true }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('dialog', { name: popup! })).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await userEvent.tab();
    expect(page.getByRole('dialog', { name: '地址' }).element().contains(document.activeElement)).toBe(true);
  }
});
