import { type ReactNode, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CommandPalette } from '../command-palette/CommandPalette.tsx';
import { createCommandStore } from '../command-palette/createCommandStore.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { Drawer } from '../dialog/Drawer.tsx';
import { Cascader } from '../input/Cascader.tsx';
import { Checkbox } from '../input/Checkbox.tsx';
import { RadioGroup } from '../input/choices.tsx';
import { DateInput, DateTimeInput } from '../input/DateInput.tsx';
import { DateRangeInput } from '../input/DateRangeInput.tsx';
import { Menu } from '../input/Menu.tsx';
import { MonthInput } from '../input/MonthInput.tsx';
import { DecimalInput, MoneyInput, NumberInput, QuantityInput } from '../input/numbers.tsx';
import { Select } from '../input/Select.tsx';
import { TextInput } from '../input/TextInput.tsx';
import { Tree } from '../input/tree/Tree.tsx';
import { TreeSelect } from '../input/tree/TreeSelect.tsx';
import { Button } from '../internals/Button.tsx';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { SideMenu } from '../layout/SideMenu.tsx';
import { TopMenu } from '../layout/TopMenu.tsx';
import { DepartmentPicker, RegionPicker } from '../org-picker/OrgPicker.tsx';
import { OrgSourceProvider } from '../org-picker/OrgSourceProvider.tsx';
import { fakeOrg } from '../org-picker/stories.fixture.ts';
import { PermissionInspector } from '../permission/PermissionInspector.tsx';
import { PopupPicker } from '../popup-picker/PopupPicker.tsx';
import { PopupReportProvider } from '../popup-picker/PopupReportProvider.tsx';
import { driverRows, fakeReports } from '../popup-picker/stories.fixture.ts';
import { ResourceList } from '../resource/list/ResourceList.tsx';
import { createMemoryListState } from '../resource/list/listState.ts';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../resource/stories.fixture.ts';
import { createMemoryStore } from '../session/keyValueStore.ts';
import { createPreferenceStore } from '../settings-drawer/preferences.ts';
import { SettingsDrawer } from '../settings-drawer/SettingsDrawer.tsx';
import { ShortcutKeys } from '../shortcut-keys/ShortcutKeys.tsx';
import { ColumnMenu } from '../table/ColumnMenu.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { Pagination } from '../table/Pagination.tsx';
import { useColumnSettings } from '../table/useColumnSettings.ts';
import { TabBar } from '../tabs/TabBar.tsx';
import { TabsProvider } from '../tabs/TabsProvider.tsx';
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

const org = fakeOrg();
const reports = fakeReports(driverRows(3));
const inOrganisation = (picker: ReactNode) => <OrgSourceProvider source={org}>{picker}</OrgSourceProvider>;
const pickers: ReadonlyArray<[string, () => ReactNode, 'dialog' | 'tree' | 'listbox']> = [
  ['TreeSelect', () => <TreeSelect aria-label="p" nodes={nodes} />, 'tree'],
  ['Select', () => <Select aria-label="p" options={[{ value: 'a', label: 'A' }]} searchable={false} />, 'listbox'],
  ['DepartmentPicker', () => inOrganisation(<DepartmentPicker aria-label="p" />), 'dialog'],
  ['RegionPicker', () => inOrganisation(<RegionPicker aria-label="p" />), 'dialog'],
  [
    'PopupPicker',
    () => (
      <PopupReportProvider source={reports}>
        <PopupPicker aria-label="p" code="driver_pick" originalFields={['id']} destinationFields={['driverId']} onPick={() => undefined} />
      </PopupReportProvider>
    ),
    'dialog',
  ],
];
test.each(pickers)('A11Y-03 %s: keys open it, Escape closes it and gives the focus back', async (_name, picker, role) => {
  await show(picker());
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  const combobox = page.getByRole('combobox', { name: 'p' });
  await expect.element(combobox).toBeVisible();
  // Kept: behind a dialog it has no role.
  const field = combobox.element() as HTMLElement;
  const popup = page.getByRole(role).first();
  for (const key of role === 'listbox' ? [' ', '{ArrowDown}'] : ['{Enter}', ' ', '{ArrowDown}']) {
    field.focus();
    await press(key);
    await expect.element(popup).toBeVisible();
    // Escape belongs to whatever has the focus: it goes into the popup a moment later.
    if (role !== 'listbox') await expect.poll(() => focused() === field).toBe(false);
    await press('{Escape}');
    await expect.element(popup).not.toBeInTheDocument();
    await expect.poll(() => focused() === field).toBe(true);
  }
});

test('A11Y-03 TreeSelect: arrows go through the tree, Enter takes the node and closes it', async () => {
  const taken: unknown[] = [];
  await show(<TreeSelect aria-label="p" nodes={nodes} onValueChange={(value) => taken.push(value)} />);
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  await userEvent.tab();
  await press('{ArrowDown}');
  await expect.element(page.getByRole('tree')).toBeVisible();
  await expect.poll(() => focused()?.matches('[type=search], [role=tree]')).toBe(true);
  if (focused()?.matches('[type=search]') === true) await press('{ArrowDown}');
  await press('{Home}{ArrowRight}{ArrowRight}{ArrowDown}{Enter}');
  await expect.element(page.getByRole('tree')).not.toBeInTheDocument();
  expect(taken).toEqual(['xa']);
});

test('A11Y-03 ColumnMenu: arrows on the handle of a column move it, and the focus goes with it', async () => {
  const columns = ['A', 'B', 'C'].map((title) => ({ key: title, title, cell: () => title }));
  function Page() {
    return <ColumnMenu columns={columns} handle={useColumnSettings('keys', columns)} />;
  }
  await show(<Page />);
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  await userEvent.tab();
  await press('{Enter}');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  const order = () => [...document.querySelectorAll<HTMLElement>('[data-column]')].map((column) => column.dataset['column']).join('');
  document.querySelector<HTMLElement>('[data-column=A] button')?.focus();
  for (const [keys, there] of [
    ['{ArrowDown}', 'BAC'],
    ['{ArrowDown}', 'BCA'],
    ['{ArrowUp}', 'BAC'],
  ] as const) {
    await press(keys);
    await expect.poll(order).toBe(there);
    expect(focused()?.closest<HTMLElement>('[data-column]')?.dataset['column']).toBe('A');
  }
  await press('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('A11Y-03 TabBar: arrows, Home and End move along the row, Enter shows the page, Shift+F10 opens the menu of the tab', async () => {
  function Page() {
    const [at, setAt] = useState('/a');
    return (
      <TabsProvider home={{ href: '/home', title: 'Home' }} describe={(href) => ({ title: href })} href={at} onNavigate={setAt}>
        <TabBar />
        <output>{at}</output>
      </TabsProvider>
    );
  }
  await show(<Page />);
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  const tab = page.getByRole('link', { name: '/a' });
  const active = () => document.querySelector('[aria-current=page]')?.textContent;
  await expect.element(tab).toBeVisible();
  tab.element().focus();
  for (const [keys, there] of [
    ['{ArrowLeft}', 'Home'],
    ['{ArrowRight}', '/a'],
    ['{Home}', 'Home'],
    ['{End}', '/a'],
    ['{Home}', 'Home'],
  ] as const) {
    await press(keys);
    await expect.poll(focusedText).toBe(there);
  }
  expect(active()).toBe('/a');
  await press('{Enter}');
  await expect.poll(active).toBe('Home');

  await press('{End}{Shift>}{F10}{/Shift}');
  const menu = page.getByRole('menu', { name: '/a' });
  await expect.element(menu).toBeVisible();
  await press('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(tab).toHaveFocus();
  await press('{Shift>}{F10}{/Shift}');
  await expect.poll(() => menu.element().contains(focused())).toBe(true);
  // Among two tabs none can be moved.
  for (const there of ['刷新', '固定', '关闭']) {
    await press('{ArrowDown}');
    await expect.poll(focusedText).toBe(there);
  }
  await press('{Enter}');
  await expect.element(tab).not.toBeInTheDocument();
});

test('A11Y-03 AdminLayout: the first stop leads past the menu to the content, then come menu, header and page in their order', async () => {
  await show(
    <AdminLayout
      menu={menu}
      currentPath="/home"
      onSelect={() => undefined}
      collapsed={false}
      onCollapsedChange={() => undefined}
      brand={() => 'Brand'}
      actions={<button>action</button>}
      tabs={<button>tab</button>}
    >
      <button>in the page</button>
    </AdminLayout>,
  );
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  const stops: string[] = [];
  for (let stop = 0; stop < 8; stop += 1) {
    await userEvent.tab();
    stops.push(focusedText());
  }
  expect(stops).toEqual(['跳到主要内容', 'Home', 'Content', 'Last', '收起菜单', 'action', 'tab', 'in the page']);

  document.querySelector<HTMLElement>('a[href="#content"]')?.focus();
  await press('{Enter}');
  await userEvent.tab();
  expect(focusedText()).toBe('in the page');
  history.replaceState(null, '', location.pathname + location.search);
});

test('A11Y-03 Checkbox, TextInput and Pagination: Space turns, Enter is told, Enter goes to a page', async () => {
  const told: unknown[] = [];
  await show(
    <>
      <Checkbox onValueChange={(value) => told.push(value)}>c</Checkbox>
      <TextInput aria-label="t" onEnter={() => told.push('enter')} />
      <Pagination page={1} pageSize={10} total={95} onPageChange={(next) => told.push(next.page)} />
    </>,
  );
  await userEvent.tab();
  await press(' {Tab}{Enter}');
  expect(told).toEqual([true, 'enter']);
  page.getByRole('button', { name: '第 3 页' }).element().focus();
  await press('{Enter}');
  await userEvent.fill(page.getByRole('textbox', { name: /跳至/ }), '7');
  await press('{Enter}');
  expect(told.slice(2)).toEqual([3, 7]);
});
