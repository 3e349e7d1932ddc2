import { type ReactNode, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CommandPalette } from '../command-palette/CommandPalette.tsx';
import { createCommandStore } from '../command-palette/createCommandStore.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { Drawer } from '../dialog/Drawer.tsx';
import { Cascader } from '../input/Cascader.tsx';
import { RadioGroup } from '../input/choices.tsx';
import { DateInput, DateTimeInput } from '../input/DateInput.tsx';
import { DateRangeInput } from '../input/DateRangeInput.tsx';
import { Menu } from '../input/Menu.tsx';
import { MonthInput } from '../input/MonthInput.tsx';
import { DecimalInput, MoneyInput, NumberInput, QuantityInput } from '../input/numbers.tsx';
import { Tree } from '../input/tree/Tree.tsx';
import { Button } from '../internals/Button.tsx';
import { SideMenu } from '../layout/SideMenu.tsx';
import { TopMenu } from '../layout/TopMenu.tsx';
import { PermissionInspector } from '../permission/PermissionInspector.tsx';
import { ResourceList } from '../resource/list/ResourceList.tsx';
import { createMemoryListState } from '../resource/list/listState.ts';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../resource/stories.fixture.ts';
import { createMemoryStore } from '../session/keyValueStore.ts';
import { createPreferenceStore } from '../settings-drawer/preferences.ts';
import { SettingsDrawer } from '../settings-drawer/SettingsDrawer.tsx';
import { ShortcutKeys } from '../shortcut-keys/ShortcutKeys.tsx';
import { DataTable } from '../table/DataTable.tsx';
import '../theme/styles.css';
import { renderStory, type RenderedStory } from './renderStory.tsx';

let shown: RenderedStory | undefined;
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(async () => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  await shown?.unmount();
  shown = undefined;
});
const show = async (story: ReactNode) => {
  shown = await renderStory(story);
};
const press = (keys: string) => userEvent.keyboard(keys);
const focused = () => document.activeElement;
const focusedText = () => focused()?.getAttribute('aria-label') ?? focused()?.textContent ?? '';

test.each([
  ['NumberInput', () => <NumberInput aria-label="n" defaultValue={5} />, '6', '4', '5'],
  ['DecimalInput', () => <DecimalInput aria-label="n" decimals={1} defaultValue="5.5" />, '6.5', '4.5', '5.0'],
  ['MoneyInput', () => <MoneyInput aria-label="n" currency="CNY" defaultValue={500} />, '6.00', '4.00', '5.00'],
  ['QuantityInput', () => <QuantityInput aria-label="n" factor={1000} decimals={3} defaultValue={5000} />, '6.000', '4.000', '5.000'],
])('A11Y-03 %s: arrows up and down are one whole unit, Tab leaves and writes all places', async (_name, input, more, less, left) => {
  await show(input());
  const box = page.getByRole('textbox', { name: 'n' });

  await userEvent.click(box);
  await press('{ArrowUp}');
  await expect.element(box).toHaveValue(more);
  await press('{ArrowDown}{ArrowDown}');
  await expect.element(box).toHaveValue(less);
  await userEvent.fill(box, '5');
  await press('{Tab}');
  await expect.element(box).toHaveValue(left);
  await expect.element(box).not.toHaveFocus();
});

test.each(['2026-03-04', '2026/3/4', '20260304'])('A11Y-03 a day that is typed as %s is taken by Enter', async (typed) => {
  await show(<DateInput aria-label="d" defaultValue="2025-01-01" />);
  const box = page.getByRole('textbox', { name: 'd' });

  await userEvent.fill(box, typed);
  await press('{Enter}');
  await expect.element(box).toHaveValue('2026-03-04');
  await userEvent.fill(box, 'no day');
  await press('{Enter}');
  await expect.element(page.getByText(/“no day”/)).toBeVisible();
  await expect.element(box).toHaveValue('no day');
});

test.each(['2026-03', '2026/3', '202603'])('A11Y-03 a month that is typed as %s is taken by Enter', async (typed) => {
  await show(<MonthInput aria-label="d" defaultValue="2025-01" />);
  const box = page.getByRole('textbox', { name: 'd' });

  await userEvent.fill(box, typed);
  await press('{Enter}');
  await expect.element(box).toHaveValue('2026-03');
});

const calendars: ReadonlyArray<[string, () => ReactNode]> = [
  ['DateInput', () => <DateInput aria-label="d" defaultValue="2026-03-11" />],
  ['DateTimeInput', () => <DateTimeInput aria-label="d" defaultValue="2026-03-11 05:06:07" />],
  ['DateRangeInput', () => <DateRangeInput aria-label="d" defaultValue={['2026-03-11', '2026-03-20']} />],
];
test.each(calendars)('A11Y-03 %s: keys go by days, weeks, months and years in the calendar, Escape closes it', async (_name, input) => {
  await show(input());
  const box = page.getByRole('textbox').first();
  await userEvent.click(box);
  await press('{ArrowDown}');
  const day = () => focused()?.closest('[data-day]')?.getAttribute('data-day');
  await expect.poll(day).toBe('2026-03-11');

  for (const [keys, there] of [
    ['{ArrowRight}', '2026-03-12'],
    ['{ArrowLeft}', '2026-03-11'],
    ['{ArrowDown}', '2026-03-18'],
    ['{ArrowUp}', '2026-03-11'],
    ['{PageDown}', '2026-04-11'],
    ['{PageUp}', '2026-03-11'],
    ['{Shift>}{PageDown}{/Shift}', '2027-03-11'],
    ['{Shift>}{PageUp}{/Shift}', '2026-03-11'],
  ] as const) {
    await press(keys);
    await expect.poll(day).toBe(there);
  }
  await press('{Escape}');
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
  await expect.element(box).toHaveFocus();
});

test('A11Y-03 MonthInput: keys go by one month, by three, and by a year', async () => {
  await show(<MonthInput aria-label="d" defaultValue="2026-05" />);
  await userEvent.click(page.getByRole('textbox'));
  await press('{ArrowDown}');
  const month = () => focused()?.getAttribute('aria-label') ?? focused()?.textContent;
  await expect.poll(month).toMatch(/5/);

  for (const [keys, there] of [
    ['{ArrowRight}', /6/],
    ['{ArrowLeft}', /5/],
    ['{ArrowDown}', /8/],
    ['{ArrowUp}', /5/],
  ] as const) {
    await press(keys);
    await expect.poll(month).toMatch(there);
  }
  for (const [key, year] of [
    ['{PageDown}', '2027'],
    ['{PageUp}', '2026'],
  ] as const) {
    await press(key);
    await expect.element(page.getByRole('group', { name: year })).toBeVisible();
    await expect.poll(month).toMatch(/5/);
  }
  await press('{Escape}');
  await expect.element(page.getByRole('textbox')).toHaveFocus();
});

const nodes = [
  {
    value: 'cn',
    label: 'China',
    children: [
      { value: 'cd', label: 'Chengdu' },
      { value: 'xa', label: "Xi'an" },
    ],
  },
  { value: 'de', label: 'Germany' },
];

test('A11Y-03 Cascader: arrows move within a column and between columns', async () => {
  await show(<Cascader aria-label="c" nodes={nodes} />);
  const button = page
    .getByRole('combobox', { name: 'c' })
    .or(page.getByRole('button', { name: 'c' }))
    .first();
  button.element().focus();
  await press('{ArrowDown}');
  await expect.poll(focusedText).toBe('China');
  await press('{ArrowDown}');
  await expect.poll(focusedText).toBe('Germany');
  await press('{ArrowUp}{ArrowRight}');
  await expect.poll(focusedText).toBe('Chengdu');
  await press('{ArrowLeft}');
  await expect.poll(focusedText).toBe('China');
  await press('{ArrowRight}');
  await expect.poll(focusedText).toBe('Chengdu');
  await press('{ArrowDown}{Enter}');
  await expect.element(page.getByText("China / Xi'an")).toBeVisible();
});

test('A11Y-03 Tree: arrows, Home and End move, open and close', async () => {
  const chosen: string[] = [];
  await show(<Tree aria-label="t" nodes={nodes} onSelect={({ label }) => chosen.push(label)} />);
  const tree = page.getByRole('tree');
  const at = () => {
    const id = tree.element().getAttribute('aria-activedescendant');
    return (id === null ? focused() : document.getElementById(id))?.textContent ?? '';
  };
  await expect.element(tree).toBeVisible();
  await userEvent.tab();
  await press('{Home}');
  await expect.poll(at).toContain('China');
  await press('{ArrowRight}');
  await expect.element(page.getByText('Chengdu')).toBeVisible();
  await press('{ArrowRight}');
  await expect.poll(at).toContain('Chengdu');
  await press('{ArrowDown}');
  await expect.poll(at).toContain("Xi'an");
  await press(' ');
  await press('{ArrowLeft}');
  await expect.poll(at).toContain('China');
  await press('{ArrowLeft}{End}');
  await expect.poll(at).toContain('Germany');
  await press('{ArrowUp}{Enter}');
  expect(chosen).toEqual(["Xi'an", 'China']);
});

test('A11Y-03 RadioGroup: Tab goes in and out, all four arrows choose another', async () => {
  await show(
    <>
      <RadioGroup aria-label="r" options={['a', 'b', 'c'].map((value) => ({ value, label: value }))} defaultValue="a" />
      <button>after</button>
    </>,
  );
  const isChosen = (name: string) => expect.element(page.getByRole('radio', { name })).toBeChecked();
  await userEvent.tab();
  await press('{ArrowDown}');
  await isChosen('b');
  await press('{ArrowRight}');
  await isChosen('c');
  await press('{ArrowUp}');
  await isChosen('b');
  await press('{ArrowLeft}');
  await isChosen('a');
  await userEvent.tab();
  await expect.poll(focusedText).toBe('after');
});

test('A11Y-03 Menu: arrows, Home, End and letters move, Enter does it, Escape gives the focus back', async () => {
  const done: string[] = [];
  const items = ['Copy', 'Move', 'Delete', 'Deny'].map((label) => ({ key: label, label, onSelect: () => done.push(label) }));
  await show(<Menu trigger={<Button>More</Button>} items={items} />);
  const trigger = page.getByRole('button', { name: 'More' });
  for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
    trigger.element().focus();
    await press(key);
    await expect.poll(focusedText).toBe('Copy');
    await press('{Escape}');
    await expect.element(trigger).toHaveFocus();
  }
  await press('{ArrowDown}');
  await expect.poll(focusedText).toBe('Copy');
  for (const [keys, there] of [
    ['{End}', 'Deny'],
    ['{Home}', 'Copy'],
    ['{ArrowDown}', 'Move'],
    ['{ArrowUp}', 'Copy'],
    ['d', 'Delete'],
  ] as const) {
    await press(keys);
    await expect.poll(focusedText).toBe(there);
  }
  await press('{Enter}');
  expect(done).toEqual(['Delete']);
});

test.each([
  ['Dialog', Dialog],
  ['Drawer', Drawer],
])('A11Y-03 %s: Tab and Shift+Tab stay within it, and the focus goes back to where it came from', async (_name, Box) => {
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>open</button>
        <Box title="Box" open={isOpen} onOpenChange={setOpen}>
          <input aria-label="inside" />
        </Box>
      </>
    );
  }
  await show(<Page />);
  await userEvent.tab();
  await press('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Box' });
  await expect.element(dialog).toBeVisible();
  for (let step = 0; step < 8; step += 1) {
    await userEvent.tab({ shift: step > 3 });
    expect(dialog.element().contains(focused())).toBe(true);
  }
  await press('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(focusedText).toBe('open');
});

const menu = [
  { path: '/home', component: 'Home', meta: { title: 'Home' } },
  {
    path: '/content',
    component: null,
    meta: { title: 'Content' },
    children: [{ path: '/articles', component: 'A', meta: { title: 'Articles' } }],
  },
  { path: '/last', component: 'Last', meta: { title: 'Last' } },
];

test('A11Y-03 SideMenu: arrows, Home and End move, Enter and Space open pages and groups', async () => {
  const opened: string[] = [];
  await show(<SideMenu items={menu} currentPath="/home" onSelect={({ path }) => opened.push(path)} />);
  await userEvent.tab();
  await expect.poll(focusedText).toContain('Home');
  for (const [keys, there] of [
    ['{ArrowDown}', 'Content'],
    ['{ArrowUp}', 'Home'],
    ['{End}', 'Last'],
    ['{Home}', 'Home'],
  ] as const) {
    await press(keys);
    await expect.poll(focusedText).toContain(there);
  }
  await press('{Enter}{ArrowDown}');
  await expect.poll(focusedText).toContain('Content');
  const group = page.getByRole('button', { name: 'Content' });
  await press(' ');
  await expect.element(group).toHaveAttribute('aria-expanded', 'true');
  await press('{Enter}');
  await expect.element(group).toHaveAttribute('aria-expanded', 'false');
  expect(opened).toEqual(['/home']);
});

test('A11Y-03 TopMenu: arrows move, Enter opens a page or what is below a group, Escape closes it', async () => {
  const opened: string[] = [];
  await show(<TopMenu items={menu} currentPath="/home" onSelect={({ path }) => opened.push(path)} />);
  await userEvent.tab();
  await press('{ArrowRight}');
  await expect.poll(focusedText).toContain('Content');
  await press('{Enter}');
  await expect.element(page.getByText('Articles')).toBeVisible();
  await press('{Escape}');
  await expect.element(page.getByText('Articles')).not.toBeInTheDocument();
  await press('{ArrowLeft}{Enter}');
  expect(opened).toEqual(['/home']);
});

test('A11Y-03 CommandPalette: every key moves through what was found', async () => {
  const done: string[] = [];
  const store = createCommandStore();
  store.register(
    Array.from({ length: 20 }, (_, at) => ({ id: String(at), title: `Page ${at}`, group: 'Pages', run: () => done.push(String(at)) })),
  );
  await show(
    <>
      <button>before</button>
      <CommandPalette store={store} />
    </>,
  );
  await userEvent.tab();
  const chosen = () => document.querySelector('[role=option][aria-selected=true]')?.textContent ?? '';
  await press('{Meta>}k{/Meta}');
  await expect.poll(chosen).toContain('Page 0');
  for (const [keys, there] of [
    ['{ArrowDown}', 'Page 1'],
    ['{ArrowUp}', 'Page 0'],
    ['{PageDown}', 'Page 8'],
    ['{PageUp}', 'Page 0'],
    ['{End}', 'Page 19'],
    ['{Home}', 'Page 0'],
  ] as const) {
    await press(keys);
    await expect.poll(chosen).toContain(there);
  }
  await press('{Escape}');
  await expect.poll(focusedText).toBe('before');
  await press('{Control>}k{/Control}');
  await expect.poll(chosen).toContain('Page 0');
  await press('Page 7{Enter}');
  expect(done).toEqual(['7']);
});

test('A11Y-03 ShortcutKeys: keys press the buttons that name them, and Ctrl+Enter the main one of a dialog', async () => {
  const done: string[] = [];
  await show(
    <>
      <ShortcutKeys />
      <button aria-keyshortcuts="Alt+N" onClick={() => done.push('add')}>
        Add
      </button>
      <button aria-keyshortcuts="Alt+PageDown" onClick={() => done.push('next')}>
        Next
      </button>
    </>,
  );
  await press('{Alt>}n{/Alt}{Alt>}{PageDown}{/Alt}');
  expect(done).toEqual(['add', 'next']);
  await press('{Alt>}/{/Alt}');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await press('{Escape}');
  await shown?.rerender(
    <>
      <ShortcutKeys />
      <Dialog open title="Box" onOk={() => done.push('ok')} onOpenChange={() => {}}>
        <textarea aria-label="text" />
      </Dialog>
    </>,
  );
  await userEvent.click(page.getByRole('textbox', { name: 'text' }));
  await press('{Control>}{Enter}{/Control}');
  await expect.poll(() => done).toEqual(['add', 'next', 'ok']);
});

test('A11Y-03 DataTable: arrows, Home and End go to other rows, Space chooses, Enter opens', async () => {
  const opened: string[] = [];
  function Page() {
    const [selected, setSelected] = useState<readonly string[]>([]);
    return (
      <>
        <DataTable
          label="Rows"
          columns={[{ key: 'id', title: 'Id', cell: ({ id }: { id: string }) => id }]}
          rows={['a', 'b', 'c'].map((id) => ({ id }))}
          rowKey={({ id }) => id}
          selected={selected}
          onSelectedChange={setSelected}
          onRowOpen={({ id }) => opened.push(id)}
        />
        <output>{selected.join()}</output>
      </>
    );
  }
  await show(<Page />);
  const row = () => focused()?.closest('tr')?.textContent?.at(-1);
  document.querySelector<HTMLElement>('tbody tr[tabindex="0"]')?.focus();
  for (const [keys, there] of [
    ['{End}', 'c'],
    ['{ArrowUp}', 'b'],
    ['{Home}', 'a'],
    ['{ArrowDown}', 'b'],
  ] as const) {
    await press(keys);
    await expect.poll(row).toBe(there);
  }
  await press(' {Enter}');
  await expect
    .element(
      page
        .getByRole('status', { name: '' })
        .or(page.getByText('b', { exact: true }))
        .first(),
    )
    .toBeInTheDocument();
  expect([document.querySelector('output')?.textContent, opened.join()]).toEqual(['b', 'b']);
});

test('A11Y-03 ResourceList: keys open the advanced query, refresh, and export', async () => {
  const { resource, api } = buildLoans(loans(3));
  shown = await renderStory(
    <>
      <ShortcutKeys />
      <ResourceList resource={resource} search={['loanNo']} columns={['loanNo']} store={createMemoryListState()} />
    </>,
    { permissions: loanPermissions, dictionaries: loanDictionaries },
  );
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  const calls = (name: string) => api.calls.filter((call) => call.name === name).length;
  await expect.element(page.getByRole('button', { name: '刷新' })).toBeVisible();
  await expect.poll(() => calls('list')).toBe(1);

  await press('{Alt>}r{/Alt}');
  await expect.poll(() => calls('list')).toBe(2);
  await press('{Alt>}q{/Alt}');
  await expect.element(page.getByRole('dialog', { name: '高级查询构造器' })).toBeVisible();
  await press('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await press('{Alt>}x{/Alt}');
  await expect.poll(() => calls('export')).toBe(1);
});

test('A11Y-03 SettingsDrawer: arrows choose another look, Space a colour', async () => {
  const store = createPreferenceStore(createMemoryStore());
  await show(<SettingsDrawer open onOpenChange={() => undefined} store={store} />);
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  const drawer = page.getByRole('dialog');
  await expect.element(drawer.getByRole('radio', { checked: true }).first()).toBeVisible();
  const before = store.read();

  (drawer.getByRole('radio', { checked: true }).first().element() as HTMLElement).focus();
  await press('{ArrowRight}');
  await expect.poll(() => JSON.stringify(store.read())).not.toBe(JSON.stringify(before));
  (drawer.getByRole('button', { name: '极光绿' }).element() as HTMLElement).focus();
  await press(' ');
  expect(store.read()).toMatchObject({ primary: '#52c41a' });
});

test('A11Y-03 PermissionInspector: Alt+Shift+P shows and hides it', async () => {
  await show(<PermissionInspector />);
  await expect.element(page.getByRole('button').first()).toBeVisible();
  const isPressed = () =>
    document.querySelector('button[aria-pressed], button[aria-expanded]')?.outerHTML.match(/aria-(?:pressed|expanded)="(\w+)"/)?.[1];
  const before = isPressed();
  await press('{Alt>}{Shift>}P{/Shift}{/Alt}');
  await expect.poll(isPressed).not.toBe(before);
  await press('{Alt>}{Shift>}P{/Shift}{/Alt}');
  await expect.poll(isPressed).toBe(before);
});
