import { ConfirmProvider } from '@tarmac/admin-kit/dialog';
import type { DictionaryItem } from '@tarmac/admin-kit/dictionary';
import { type Locale, LocaleProvider } from '@tarmac/admin-kit/i18n';
import { NoticeViewport } from '@tarmac/admin-kit/notice';
import { KitFrame } from '@tarmac/admin-kit/testing';
import { ThemeProvider } from '@tarmac/admin-kit/theme';
import type { ReactNode } from 'react';

const actions = ['list', 'add', 'edit', 'delete', 'export', 'import', 'approve'];
const permissions = ['device', 'author', 'book', 'room'].flatMap((prefix) => actions.map((action) => `${prefix}:${action}`));

const dictionaries: Record<string, DictionaryItem[]> = {
  device_state: [
    { value: 'free', text: { zh: '可用', en: 'Free' }, tone: 'ok' },
    { value: 'lent', text: { zh: '已借出', en: 'Lent' }, tone: 'running' },
    { value: 'broken', text: { zh: '待维修', en: 'To be repaired' }, tone: 'danger' },
  ],
};

/** Around a recipe stands what an app has once, at its root: dictionaries and permissions here, theme and language further out. */
export function RecipeData({ children }: { children: ReactNode }) {
  return (
    <KitFrame own={false} permissions={permissions} dictionaries={dictionaries}>
      <div className="flex min-h-0 flex-col p-4">{children}</div>
    </KitFrame>
  );
}

/** A recipe in a page of its own. */
export function RecipeFrame({ children, locale, theme }: { children: ReactNode; locale: Locale; theme: 'light' | 'dark' }) {
  return (
    <ThemeProvider mode={theme}>
      <LocaleProvider locale={locale}>
        <ConfirmProvider>
          <RecipeData>{children}</RecipeData>
          <NoticeViewport />
        </ConfirmProvider>
      </LocaleProvider>
    </ThemeProvider>
  );
}
