import { ConfirmProvider } from '@tarmac/admin-kit/dialog';
import { DictionaryProvider } from '@tarmac/admin-kit/dictionary';
import { FieldProvider } from '@tarmac/admin-kit/field';
import { LocaleProvider } from '@tarmac/admin-kit/i18n';
import { UploadProvider } from '@tarmac/admin-kit/input';
import { NoticeViewport } from '@tarmac/admin-kit/notice';
import { usePreferences } from '@tarmac/admin-kit/settings-drawer';
import { ThemeProvider } from '@tarmac/admin-kit/theme';
import { checkRule } from '@tarmac/freight-api/rules';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { queryClient } from '../shared/access.ts';
import { ConfirmBridge } from '../shared/askConfirm.tsx';
import { dictionaryStore, preferences } from '../shared/session.ts';
import { uploadTransport } from '../shared/upload.ts';
import { LoginExpired } from './LoginExpired.tsx';
import { router } from './router.tsx';

/** The whole product: everything that pages find around them. */
export function App() {
  const { mode, density, primary, colorWeak, locale } = usePreferences(preferences);
  return (
    <ThemeProvider mode={mode} density={density} primary={primary} colorWeak={colorWeak}>
      <LocaleProvider locale={locale}>
        <QueryClientProvider client={queryClient}>
          <DictionaryProvider store={dictionaryStore}>
            <UploadProvider transport={uploadTransport}>
              <FieldProvider checkRule={checkRule}>
                <ConfirmProvider>
                  <RouterProvider router={router} />
                  <LoginExpired />
                  <ConfirmBridge />
                </ConfirmProvider>
              </FieldProvider>
            </UploadProvider>
          </DictionaryProvider>
        </QueryClientProvider>
        <NoticeViewport />
      </LocaleProvider>
    </ThemeProvider>
  );
}
