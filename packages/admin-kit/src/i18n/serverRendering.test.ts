import { createElement as draw, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DateInput, MoneyInput, Select, TextInput } from '../input/index.ts';
import { AdminLayout, Breadcrumb, LoginLayout } from '../layout/index.ts';
import { DataTable, Pagination } from '../table/index.ts';
import { TabBar, TabsProvider } from '../tabs/index.ts';
import { KitFrame } from '../testing/index.ts';
import { loadLanguage } from './index.ts';

const none = () => undefined;
const empty = { value: null, onValueChange: none };

const page = (): ReactNode =>
  draw(
    AdminLayout,
    {
      menu: [],
      currentPath: '/',
      onSelect: none,
      collapsed: false,
      onCollapsedChange: none,
      brand: () => 'Desk',
      tabs: draw(TabBar, {}),
    } as never,
    draw(Breadcrumb, { homePath: '/', trail: [{ title: 'Devices', path: '/' }], onNavigate: none }),
    draw(LoginLayout, { brand: 'Desk' } as never, draw(TextInput, { ...empty, type: 'password' } as never)),
    draw(Select, { ...empty, options: [], 'aria-label': 'City' } as never),
    draw(DateInput, { ...empty, 'aria-label': 'Day' } as never),
    draw(MoneyInput, { ...empty, 'aria-label': 'Price' } as never),
    draw(DataTable<{ id: string }>, {
      label: 'Rows',
      columns: [],
      rows: [],
      rowKey: (row: { id: string }) => row.id,
      state: 'ready',
    } as never),
    draw(Pagination, { page: 1, pageSize: 10, total: 42, onPageChange: none }),
  );

const drawn = () => {
  const tabs = draw(
    TabsProvider,
    { home: { href: '/', title: 'Home' }, href: '/', describe: () => ({ title: 'Home' }), onNavigate: none } as never,
    page(),
  );
  return renderToString(draw(KitFrame, { locale: 'en-US', children: tabs }));
};

it('LANG-01 a server draws everything in English once its texts are loaded', async () => {
  await loadLanguage('en-US');
  const english = drawn();
  expect(english).toContain('Home');
  expect(english).toMatch(/42/);
  expect(english.match(/\p{Script=Han}[^<"]*/gu) ?? []).toEqual([]);
});
