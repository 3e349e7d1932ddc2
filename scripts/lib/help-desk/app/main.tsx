import '@tarmac/admin-kit/styles.css';
import { ConfirmProvider } from '@tarmac/admin-kit/dialog';
import { DictionaryProvider } from '@tarmac/admin-kit/dictionary';
import { FieldProvider } from '@tarmac/admin-kit/field';
import { LocaleProvider, useLocalize } from '@tarmac/admin-kit/i18n';
import { Button, UploadProvider } from '@tarmac/admin-kit/input';
import { NoticeViewport } from '@tarmac/admin-kit/notice';
import { ListWireContext } from '@tarmac/admin-kit/resource';
import { createAdminRouter } from '@tarmac/admin-kit/router';
import { SettingsDrawer, usePreferences } from '@tarmac/admin-kit/settings-drawer';
import { ThemeProvider } from '@tarmac/admin-kit/theme';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { dictionaries, pickers } from './resources.ts';
import { enter, preferences, server, session, uploads } from './server.ts';

function Actions() {
  const localize = useLocalize();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{localize({ zh: '设置', en: 'Settings' })}</Button>
      <Button onClick={() => session.end()}>{localize({ zh: '退出', en: 'Sign out' })}</Button>
      <SettingsDrawer open={isOpen} onOpenChange={setOpen} store={preferences} />
    </>
  );
}

const router = createAdminRouter({
  title: { zh: '服务台', en: 'Help desk' },
  basePath: '/help',
  session,
  preferences,
  login: () => import('./LoginPage.tsx'),
  enter,
  pages: {
    Tickets: () => import('./TicketPage.tsx'),
    Customers: () => import('./CustomerPage.tsx'),
    Hours: () => import('./HoursPage.tsx'),
  },
  actions: <Actions />,
});
const queries = new QueryClient();

function App() {
  const { locale, ...look } = usePreferences(preferences);
  return (
    <ThemeProvider {...look}>
      <LocaleProvider locale={locale}>
        <QueryClientProvider client={queries}>
          <DictionaryProvider source={dictionaries}>
            <FieldProvider currency="EUR" pickers={pickers}>
              <UploadProvider transport={uploads}>
                <ListWireContext value={server.lists}>
                  <ConfirmProvider>
                    <RouterProvider router={router} />
                    <NoticeViewport />
                  </ConfirmProvider>
                </ListWireContext>
              </UploadProvider>
            </FieldProvider>
          </DictionaryProvider>
        </QueryClientProvider>
      </LocaleProvider>
    </ThemeProvider>
  );
}

createRoot(document.getElementById('root')!).render(<App />);
