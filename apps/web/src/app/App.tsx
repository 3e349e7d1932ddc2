import { LocaleProvider } from '@tarmac/admin-kit/i18n';
import { NoticeViewport } from '@tarmac/admin-kit/notice';
import { usePreferences } from '@tarmac/admin-kit/settings-drawer';
import { ThemeProvider } from '@tarmac/admin-kit/theme';
import { RouterProvider } from '@tanstack/react-router';
import { languageTexts } from '../shared/session/languages.ts';
import { preferences } from '../shared/session/session.ts';
import { OfflineLine } from './OfflineLine.tsx';
import { router } from './router.tsx';

/** The whole product: what every page finds around it. Pages behind the login bring more, see `MainProviders`. */
export function App() {
  const { locale, ...look } = usePreferences(preferences);
  return (
    <ThemeProvider {...look}>
      <LocaleProvider locale={locale} languages={languageTexts}>
        <RouterProvider router={router} />
        <NoticeViewport />
        <OfflineLine />
      </LocaleProvider>
    </ThemeProvider>
  );
}
