import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CommandPalette } from '../command-palette/CommandPalette.tsx';
import { createCommandStore } from '../command-palette/createCommandStore.ts';
import { useConfirm } from '../dialog/ConfirmProvider.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Drawer } from '../dialog/Drawer.tsx';
import { EditableTable } from '../editable-table/EditableTable.tsx';
import type { EditableColumn } from '../editable-table/columnTypes.ts';
import { useEditableTable } from '../editable-table/useEditableTable.ts';
import { Form, FormField, FormGroup } from '../form/Form.tsx';
import { useKitForm } from '../form/useKitForm.ts';
import { Button } from '../internals/Button.tsx';
import { CheckboxGroup, RadioGroup } from '../input/choices.tsx';
import { Descriptions } from '../input/Descriptions.tsx';
import { Menu } from '../input/Menu.tsx';
import { ProgressBar, Timeline } from '../input/progress.tsx';
import { Select } from '../input/Select.tsx';
import { Tag } from '../input/Tag.tsx';
import { Tree } from '../input/tree/Tree.tsx';
import { notices } from '../notice/createNoticeStore.ts';
import { DataTable } from '../table/DataTable.tsx';
import { KitFrame } from '../testing/KitFrame.tsx';
import type { Locale } from './catalogue.ts';

let root: Root | undefined;
afterEach(() => {
  notices.clear();
  root?.unmount();
  document.body.replaceChildren();
});

function show(Part: () => React.ReactNode) {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const speak = (locale: Locale) =>
    root?.render(
      <KitFrame locale={locale}>
        <Part />
      </KitFrame>,
    );
  speak('en-US');
  return speak;
}

const city = { zh: '城市', en: 'City' };
const options = [
  { value: 'cd', label: { zh: '成都', en: 'Chengdu' }, description: { zh: '四川', en: 'Sichuan' } },
  { value: 'own', label: 'ISBN' },
];
const seen = () => document.body.textContent ?? '';

test('LANG-01 headings and choices of forms, descriptions and histories may be in both languages', async () => {
  const speak = show(function Page() {
    const form = useKitForm({ defaultValues: { city: 'cd' }, onSubmit: async () => undefined });
    return (
      <>
        <Form form={form} aria-label="x">
          <FormGroup title={{ zh: '地址', en: 'Address' }}>
            <FormField name="city" label={city} help={{ zh: '所在城市', en: 'Where it is' }}>
              {(control) => <Select {...control} options={options} />}
            </FormField>
          </FormGroup>
        </Form>
        <RadioGroup aria-label="r" options={options} />
        <CheckboxGroup aria-label="c" options={options} />
        <Descriptions title={{ zh: '概况', en: 'Facts' }} items={[{ key: 'city', label: city, value: 7 }]} />
        <Timeline label={{ zh: '经过', en: 'History' }} entries={[{ key: '1', title: { zh: '已借出', en: 'Lent' } }]} />
        <ProgressBar label={{ zh: '上传', en: 'Upload' }} percent={40} />
        <DataTable
          label={{ zh: '设备', en: 'Devices' }}
          columns={[{ key: 'id', title: 'Id', cell: () => 'x' }]}
          rows={[{}]}
          rowKey={() => '1'}
        />
      </>
    );
  });

  for (const [locale, words] of [
    [
      'en-US',
      {
        group: 'Address',
        city: 'City',
        chosen: 'Chengdu',
        others: ['Where it is', 'Facts', 'Lent'],
        list: 'History',
        bar: 'Upload',
        table: 'Devices',
      },
    ],
    [
      'zh-CN',
      { group: '地址', city: '城市', chosen: '成都', others: ['所在城市', '概况', '已借出'], list: '经过', bar: '上传', table: '设备' },
    ],
  ] as const) {
    speak(locale);
    await expect
      .element(page.getByRole('group', { name: words.group }).getByRole('combobox', { name: words.city }))
      .toHaveValue(words.chosen);
    await expect.element(page.getByRole('radio', { name: words.chosen })).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: words.chosen })).toBeVisible();
    await expect.element(page.getByRole('list', { name: words.list })).toBeVisible();
    await expect.element(page.getByRole('progressbar', { name: words.bar })).toBeInTheDocument();
    await expect.element(page.getByRole('table', { name: words.table })).toBeVisible();
    for (const other of words.others) expect(seen()).toContain(other);
  }
  await userEvent.fill(page.getByRole('combobox', { name: '城市' }), '四川');
  await expect.element(page.getByRole('option', { name: /成都/ })).toBeVisible();
  expect(document.querySelectorAll('[role=option]')).toHaveLength(1);
});

test('LANG-01 what is said in dialogs, drawers, questions, notices, menus and commands may be in both languages', async () => {
  const commands = createCommandStore();
  commands.register([
    {
      id: 'a',
      title: { zh: '新增设备', en: 'Add a device' },
      group: { zh: '操作', en: 'Actions' },
      hint: { zh: '仓库', en: 'Store' },
      run: () => {},
    },
  ]);
  const speak = show(function Page() {
    const confirm = useConfirm();
    return (
      <>
        <CommandPalette store={commands} />
        <Menu trigger={<Button>m</Button>} items={[{ key: 'copy', label: { zh: '复制', en: 'Copy' }, onSelect: () => {} }]} />
        <button
          onClick={() =>
            void confirm({
              title: { zh: '问', en: 'Question' },
              content: { zh: '删除?', en: 'Delete?' },
              okText: { zh: '删', en: 'Yes, delete' },
            })
          }
        >
          ask
        </button>
        <Drawer open title={{ zh: '抽屉', en: 'Drawer' }} onOpenChange={() => {}} />
      </>
    );
  });
  await expect.element(page.getByRole('dialog', { name: 'Drawer' })).toBeVisible();
  speak('zh-CN');
  await expect.element(page.getByRole('dialog', { name: '抽屉' })).toBeVisible();
  document.querySelectorAll('button').forEach((button) => button.textContent === 'ask' && button.click());
  await expect.element(page.getByRole('button', { name: '删', exact: true })).toBeVisible();
  speak('en-US');
  await expect.element(page.getByRole('dialog', { name: 'Question' }).getByRole('button', { name: 'Yes, delete' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Yes, delete' }));
  notices.success(
    { zh: '已保存', en: 'Saved' },
    { title: { zh: '好', en: 'Good' }, action: { label: { zh: '看', en: 'Look' }, onSelect: () => {} } },
  );
  await expect.element(page.getByText('Saved')).toBeVisible();
  speak('zh-CN');
  for (const word of ['已保存', '好', '看']) await expect.element(page.getByText(word, { exact: true })).toBeVisible();
});

test('LANG-01 a dialog of steps has its buttons, and the palette its commands, in the language that is spoken', async () => {
  const commands = createCommandStore();
  commands.register([
    {
      id: 'a',
      title: { zh: '新增设备', en: 'Add a device' },
      group: { zh: '操作', en: 'Actions' },
      hint: { zh: '仓库', en: 'Store' },
      run: () => {},
    },
  ]);
  const steps = { onPrevious: () => {}, onNext: () => {}, previousText: { zh: '退', en: 'Back' }, nextText: { zh: '进', en: 'Go on' } };
  const speak = show(() => (
    <>
      <CommandPalette store={commands} />
      <Dialog open title={{ zh: '导入', en: 'Import' }} steps={steps} okText={{ zh: '完成', en: 'Finish' }} onOpenChange={() => {}} />
    </>
  ));
  for (const word of ['Back', 'Go on'])
    await expect.element(page.getByRole('dialog', { name: 'Import' }).getByRole('button', { name: word })).toBeVisible();
  speak('zh-CN');
  for (const word of ['退', '进'])
    await expect.element(page.getByRole('dialog', { name: '导入' }).getByRole('button', { name: word })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard('仓库');
  await expect.element(page.getByRole('option', { name: /新增设备/ })).toBeVisible();
  expect(seen()).toContain('操作');
});

const columns: readonly EditableColumn[] = [
  {
    key: 'city',
    title: city,
    type: 'select',
    options,
    placeholder: { zh: '选${title}', en: 'Choose ${title}' },
    validateRules: [{ required: true, message: { zh: '没有${title}', en: 'No ${title}' } }],
  },
];

test('TBL-01 LANG-01 columns, choices and messages of an editable table may be in both languages', async () => {
  let store: ReturnType<typeof useEditableTable> | undefined;
  const heading = () => document.querySelector('[role=columnheader]')?.textContent;
  const speak = show(function Page() {
    store = useEditableTable({
      rows: [
        { id: '1', city: 'cd' },
        { id: '2', city: '' },
      ],
      columns,
    });
    return <EditableTable table={store} label={{ zh: '价目', en: 'Prices' }} />;
  });
  await expect.element(page.getByRole('grid', { name: 'Prices' })).toBeVisible();
  await expect.poll(heading).toMatch(/City$/);
  await expect.element(page.getByText('Chengdu')).toBeVisible();
  expect(store?.column('city')).toMatchObject({ title: 'City', placeholder: 'Choose ${title}' });
  await store?.validateTable();
  expect(store?.errorOf(store.rowIdAt(1)!, 'city')).toBe('No City');

  speak('zh-CN');
  await expect.element(page.getByRole('grid', { name: '价目' })).toBeVisible();
  await expect.poll(heading).toMatch(/城市$/);
  await expect.element(page.getByText('成都')).toBeVisible();
  await store?.validateTable();
  expect(store?.errorOf(store.rowIdAt(1)!, 'city')).toBe('没有城市');
});

test('LANG-01 the words of tags and of the search of trees may be in both languages', async () => {
  const speak = show(() => (
    <>
      <Tag onRemove={() => undefined} removeLabel={{ zh: '移除成都', en: 'Remove Chengdu' }}>
        成都
      </Tag>
      <Tree aria-label="x" nodes={[{ value: 'cd', label: '成都' }]} searchLabel={{ zh: '搜索城市', en: 'Search cities' }} />
    </>
  ));

  await expect.element(page.getByRole('button', { name: 'Remove Chengdu' })).toBeVisible();
  await expect.element(page.getByRole('searchbox', { name: 'Search cities' })).toBeVisible();
  speak('zh-CN');
  await expect.element(page.getByRole('button', { name: '移除成都' })).toBeVisible();
  await expect.element(page.getByRole('searchbox', { name: '搜索城市' })).toBeVisible();
});
