import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { ResourceList } from '../resource/list/ResourceList.tsx';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../resource/stories.fixture.ts';
import { ColumnMenu } from '../table/ColumnMenu.tsx';
import type { TableColumn } from '../table/columns.ts';
import { DataTable } from '../table/DataTable.tsx';
import { useColumnSettings } from '../table/useColumnSettings.ts';
import { TabBar } from '../tabs/TabBar.tsx';
import { TabsProvider } from '../tabs/TabsProvider.tsx';
import { KitFrame } from '../testing/KitFrame.tsx';
import type { Locale } from './catalogue.ts';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function show(Part: () => React.ReactNode) {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const speak = (locale: Locale) =>
    root?.render(
      <KitFrame locale={locale} dictionaries={loanDictionaries} permissions={loanPermissions}>
        <Part />
      </KitFrame>,
    );
  speak('en-US');
  return speak;
}

const titles: Readonly<Record<string, { zh: string; en: string }>> = {
  '/': { zh: '工作台', en: 'Desk' },
  '/loans': { zh: '借用单', en: 'Loans' },
  '/notes': { zh: '便签', en: 'Notes' },
};
const describe = (href: string) => ({ title: titles[href]! });

test('TAB-09 LANG-01 tabs that are open, home among them, and the breadcrumb have their titles in the language that is spoken', async () => {
  const speak = show(function Frame() {
    const [href, setHref] = useState('/loans');
    return (
      <TabsProvider home={{ href: '/', title: titles['/']! }} href={href} describe={describe} onNavigate={setHref}>
        <TabBar />
        <Breadcrumb
          trail={[
            { title: { zh: '借用', en: 'Lending' }, path: '/lending' },
            { title: titles[href]!, path: href },
          ]}
          homePath="/"
          onNavigate={setHref}
        />
        <button onClick={() => setHref('/notes')}>Go</button>
      </TabsProvider>
    );
  });
  const names = () => [...document.querySelectorAll('[data-tab]')].map((tab) => tab.textContent);
  await userEvent.click(page.getByRole('button', { name: 'Go' }));
  await expect.poll(names).toEqual(['Desk', 'Loans', 'Notes']);
  await expect.element(page.getByRole('heading', { name: 'Notes' })).toBeVisible();

  speak('zh-CN');
  await expect.poll(names).toEqual(['工作台', '借用单', '便签']);
  await expect.element(page.getByRole('heading', { name: '便签' })).toBeVisible();
  expect(page.getByRole('navigation', { name: '当前位置' }).element().textContent).toContain('借用');
});

const columns: ReadonlyArray<TableColumn<{ id: string }>> = [
  { key: 'id', title: { zh: '编号', en: 'Number' }, cell: ({ id }) => id },
  { key: 'own', title: 'ISBN', cell: () => 'x' },
];

test('LIST-07 LANG-01 columns of a table have their titles in the language that is spoken, in the menu of columns, too', async () => {
  const speak = show(function Table() {
    const settings = useColumnSettings('label-titles');
    return (
      <>
        <ColumnMenu columns={columns} handle={settings} />
        <DataTable label="Books" columns={columns} rows={[{ id: '1' }]} rowKey={({ id }) => id} settings={settings} />
      </>
    );
  });
  const heads = () => [...document.querySelectorAll('th')].map((head) => head.textContent.trim());
  await expect.poll(heads).toEqual(['Number', 'ISBN']);
  speak('zh-CN');
  await expect.poll(heads).toEqual(['编号', 'ISBN']);
  await userEvent.click(page.getByRole('button', { name: '列设置' }));
  await expect.element(page.getByRole('dialog').getByText('编号')).toBeVisible();
});

test('LIST-07 LANG-01 a list may call a field, or a column of its own, otherwise, in both languages', async () => {
  const { resource } = buildLoans(loans(3));
  const speak = show(() => (
    <ResourceList
      resource={resource}
      columns={[
        { field: 'loanNo', title: { zh: '单号', en: 'No. of loan' } },
        { key: 'own', title: { zh: '备注', en: 'Remark' }, cell: () => '-' },
      ]}
    />
  ));
  await expect.element(page.getByRole('columnheader', { name: 'No. of loan' })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Remark' })).toBeVisible();
  speak('zh-CN');
  await expect.element(page.getByRole('columnheader', { name: '单号' })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: '备注' })).toBeVisible();
});
