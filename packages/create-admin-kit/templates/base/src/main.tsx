import '@tarmac/admin-kit/styles.css';
import { ConfirmProvider } from '@tarmac/admin-kit/dialog';
import { DictionaryProvider } from '@tarmac/admin-kit/dictionary';
import { FieldProvider } from '@tarmac/admin-kit/field';
import { LocaleProvider } from '@tarmac/admin-kit/i18n';
import { NoticeViewport } from '@tarmac/admin-kit/notice';
import { ListWireContext } from '@tarmac/admin-kit/resource';
import { usePreferences } from '@tarmac/admin-kit/settings-drawer';
import { ThemeProvider } from '@tarmac/admin-kit/theme';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { dictionarySource } from './dictionaries.ts';
import { router } from './router.tsx';
import { lists } from './server.ts';
import { preferences } from './session.ts';

const queries = new QueryClient();

function App() {
  const { locale, ...look } = usePreferences(preferences);
  return (
    <ThemeProvider {...look}>
      <LocaleProvider locale={locale}>
        <QueryClientProvider client={queries}>
          <DictionaryProvider source={dictionarySource}>
            <FieldProvider currency="EUR">
              <ListWireContext value={lists}>
                <ConfirmProvider>
                  <RouterProvider router={router} />
                  <NoticeViewport />
                </ConfirmProvider>
              </ListWireContext>
            </FieldProvider>
          </DictionaryProvider>
        </QueryClientProvider>
      </LocaleProvider>
    </ThemeProvider>
  );
}

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
