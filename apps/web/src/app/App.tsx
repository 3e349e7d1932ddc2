import { LocaleProvider } from '@tarmac/admin-kit/i18n';
import { usePreferences } from '@tarmac/admin-kit/settings-drawer';
import { ThemeProvider } from '@tarmac/admin-kit/theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { queryClient } from '../shared/access.ts';
import { preferences } from '../shared/session.ts';
import { router } from './router.tsx';

// Nothing is said before the first page stands.
const NoticeViewport = lazy(async () => ({ default: (await import('./Notices.tsx')).NoticeViewport }));

/** The whole product: what every page finds around it. Pages behind the login bring more, see `MainProviders`. */
export function App() {
  const { locale, ...look } = usePreferences(preferences);
  return (
    <ThemeProvider {...look}>
      <LocaleProvider locale={locale}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
        <Suspense fallback={null}>
          <NoticeViewport />
        </Suspense>
      </LocaleProvider>
    </ThemeProvider>
  );
}
