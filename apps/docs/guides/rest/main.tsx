import '@tarmac/admin-kit/styles.css';
import { ConfirmProvider } from '@tarmac/admin-kit/dialog';
import { LocaleProvider } from '@tarmac/admin-kit/i18n';
import { NoticeViewport } from '@tarmac/admin-kit/notice';
import { ListWireContext } from '@tarmac/admin-kit/resource';
import { createAdminRouter } from '@tarmac/admin-kit/router';
import { ThemeProvider } from '@tarmac/admin-kit/theme';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { server } from './device.ts';

/** What this person may do, as your server says: `["device:list", "device:add"]`. */
async function enter() {
  const permissions = (await (await fetch('/rest/api/permissions')).json()) as string[];
  const menu = [{ path: '/', component: 'Devices', meta: { title: 'Devices', icon: 'tool' } }];
  return { menu, auth: permissions.map((action) => ({ action })) };
}

const pages = { Devices: () => import('./DevicePage.tsx') };
const router = createAdminRouter({ title: 'Tool room', basePath: '/rest', enter, pages });
const queries = new QueryClient();

createRoot(document.getElementById('root')!).render(
  <ThemeProvider>
    <LocaleProvider locale="en-US">
      <QueryClientProvider client={queries}>
        <ListWireContext value={server.lists}>
          <ConfirmProvider>
            <RouterProvider router={router} />
            <NoticeViewport />
          </ConfirmProvider>
        </ListWireContext>
      </QueryClientProvider>
    </LocaleProvider>
  </ThemeProvider>,
);
