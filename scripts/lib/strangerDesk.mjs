// An app of several pages behind a login, whose files the kit's plugin packs: how many a person waits for.

/** Files that may be asked for before the form of the login, and beyond those before the first list. */
const budgets = { login: 12, list: 20 };

/** Written into the app, which builds it apart from its other pages. */
export const deskFiles = (page) => ({
  'desk.html': page('/src/desk/main.tsx'),
  'desk.config.ts': `
import { kitChunks } from '@tarmac/admin-kit/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), kitChunks({ stages: ['desk/Login.tsx', 'desk/Frame.tsx', 'desk/Devices.tsx'] })],
  build: { emptyOutDir: false, rolldownOptions: { input: 'desk.html' } },
});
`,
  'src/desk/main.tsx': `
import '@tarmac/admin-kit/styles.css';
import { ConfirmProvider } from '@tarmac/admin-kit/dialog';
import { DictionaryProvider } from '@tarmac/admin-kit/dictionary';
import { LocaleProvider } from '@tarmac/admin-kit/i18n';
import { NoticeViewport } from '@tarmac/admin-kit/notice';
import { PermissionProvider } from '@tarmac/admin-kit/permission';
import { ThemeProvider } from '@tarmac/admin-kit/theme';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';

const Login = lazy(() => import('./Login'));
const Frame = lazy(() => import('./Frame'));
const client = new QueryClient();
const access = { auth: ['list', 'add', 'edit', 'delete', 'export'].map((name) => ({ action: 'device:' + name })), allAuth: [] };
const source = { items: async () => [{ value: 'free', text: 'Free' }, { value: 'lent', text: 'Lent' }] };

function Desk() {
  const [isIn, setIn] = useState(false);
  return isIn ? <Frame /> : <Login onDone={() => setIn(true)} />;
}

createRoot(document.getElementById('root')!).render(
  <ThemeProvider>
    <LocaleProvider locale="en-US">
      <QueryClientProvider client={client}>
        <PermissionProvider access={access}>
          <DictionaryProvider source={source}>
            <ConfirmProvider>
              <Suspense><Desk /></Suspense>
              <NoticeViewport />
            </ConfirmProvider>
          </DictionaryProvider>
        </PermissionProvider>
      </QueryClientProvider>
    </LocaleProvider>
  </ThemeProvider>,
);
`,
  'src/desk/Login.tsx': `
import { Form, FormField, useKitForm } from '@tarmac/admin-kit/form';
import { Button, Checkbox, TextInput } from '@tarmac/admin-kit/input';
import { LoginLayout } from '@tarmac/admin-kit/layout';

export default function Login({ onDone }: { onDone: () => void }) {
  const form = useKitForm({ defaultValues: { name: '', password: '' }, onSubmit: onDone });
  return (
    <LoginLayout brand="Desk" footer="Desk">
      <Form form={form} aria-label="Login">
        <FormField name="name" label="Name">{(control) => <TextInput {...control} />}</FormField>
        <FormField name="password" label="Password">{(control) => <TextInput {...control} type="password" />}</FormField>
        <Checkbox>Stay signed in</Checkbox>
        <Button type="submit" variant="primary">Sign in</Button>
      </Form>
    </LoginLayout>
  );
}
`,
  'src/desk/Frame.tsx': `
import { AdminLayout, type MenuNode } from '@tarmac/admin-kit/layout';
import { TabBar, TabOutlet, TabsProvider } from '@tarmac/admin-kit/tabs';
import { lazy, Suspense, useState } from 'react';

const pages: Record<string, ReturnType<typeof lazy>> = {
  '/': lazy(() => import('./Devices')),
  '/tickets': lazy(() => import('./Tickets')),
  '/prices': lazy(() => import('./Prices')),
};
const menu: MenuNode[] = ['Devices', 'Tickets', 'Prices'].map((title, index) => ({ path: Object.keys(pages)[index]!, component: title, meta: { title, icon: 'tool' } }));
const describe = (href: string) => ({ title: menu.find((node) => node.path === href)?.meta?.title ?? href, keepAlive: true });
const renderPage = (href: string) => {
  const Page = pages[href] ?? pages['/']!;
  return <Suspense><Page /></Suspense>;
};

export default function Frame() {
  const [href, setHref] = useState('/');
  const [collapsed, setCollapsed] = useState(false);
  return (
    <TabsProvider home={{ href: '/', title: 'Devices' }} href={href} describe={describe} onNavigate={(to) => setHref(to)}>
      <AdminLayout menu={menu} currentPath={href} onSelect={(node) => setHref(node.path)} collapsed={collapsed} onCollapsedChange={setCollapsed} brand={() => 'Desk'} tabs={<TabBar />}>
        <TabOutlet renderPage={renderPage} />
      </AdminLayout>
    </TabsProvider>
  );
}
`,
  'src/desk/Devices.tsx': `
import { ResourceList } from '@tarmac/admin-kit/resource';
import { device } from '../device';

export default function Devices() {
  return <ResourceList resource={device} search={['name', 'state', 'boughtOn']} columns={['name', 'state', 'price', 'boughtOn']} />;
}
`,
  'src/desk/Tickets.tsx': `
import { DateInput, Select, Tree } from '@tarmac/admin-kit/input';
import { ResourceList } from '@tarmac/admin-kit/resource';
import { device } from '../device';

export default function Tickets() {
  return (
    <>
      <DateInput aria-label="Day" />
      <Select aria-label="Kind" options={[]} />
      <Tree aria-label="Places" nodes={[]} />
      <ResourceList resource={device} search={['name']} columns={['name', 'state']} />
    </>
  );
}
`,
  'src/desk/Prices.tsx': `
import { Dialog } from '@tarmac/admin-kit/dialog';
import { EditableTable, useEditableTable } from '@tarmac/admin-kit/editable-table';
import { MoneyInput } from '@tarmac/admin-kit/input';

const columns = [{ key: 'name', title: 'Name', type: 'input' }] as const;

export default function Prices() {
  const table = useEditableTable({ rows: [{ name: 'Wrench' }], columns });
  return (
    <>
      <EditableTable table={table} label="Prices" />
      <Dialog open={false} onOpenChange={() => undefined} title="Price"><MoneyInput aria-label="Price" /></Dialog>
    </>
  );
}
`,
});

/**
 * Signs in and opens the first list.
 *
 * @throws Error there were more files than may be, or the code of a page that nobody opened among them
 */
export async function visitDesk(page) {
  const files = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (/\.(?:js|css)$/.test(name) ? [new URL(name).pathname] : [])),
    );
  await page.getByRole('textbox', { name: 'Name' }).waitFor();
  const login = await files();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('table').getByText('Torque wrench 1', { exact: true }).waitFor();
  const list = (await files()).slice(login.length);
  console.log(`  ${login.length} files before the login, ${list.length} more before the list`);
  if (login.length > budgets.login) throw new Error(`${login.length} files before the login's form: ${login.join(' ')}`);
  if (list.length > budgets.list) throw new Error(`${list.length} files between login and list: ${list.join(' ')}`);
  const texts = await Promise.all([...login, ...list].map(async (path) => (await page.request.get(new URL(path, page.url()).href)).text()));
  if (texts.some((text) => text.includes('data-mark')))
    throw new Error('The editable table, which no page had asked for, came before the list.');
}
