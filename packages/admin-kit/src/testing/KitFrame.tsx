import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ConfirmProvider } from '../dialog/ConfirmProvider.tsx';
import type { DictionaryItem, DictionarySource } from '../dictionary/createDictionaryStore.ts';
import { DictionaryProvider } from '../dictionary/DictionaryProvider.tsx';
import { FieldProvider, type FieldProviderProps } from '../field/FieldProvider.tsx';
import type { Locale } from '../i18n/catalogue.ts';
import { LocaleProvider } from '../i18n/LocaleProvider.tsx';
import { UploadProvider, type UploadTransport } from '../input/UploadProvider.tsx';
import { NoticeViewport } from '../notice/NoticeViewport.tsx';
import { PermissionProvider } from '../permission/PermissionProvider.tsx';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';

/**
 * Every provider that a widget may need, filled with what the test gives.
 *
 * @example <KitFrame permissions={['device:list']} dictionaries={{ sex: [{ value: '1', text: '男' }] }}><DeviceList /></KitFrame>
 */
export function KitFrame({ children, locale, permissions, dictionaries, source, upload, fields, own = true }: KitFrameProps) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const inner = (
    <QueryClientProvider client={client}>
      <PermissionProvider access={{ auth: (permissions ?? []).map((action) => ({ action })), allAuth: [] }}>
        <DictionaryProvider source={source ?? { items: async (code) => dictionaries?.[code] ?? [] }}>
          <UploadProvider transport={upload ?? fakeUpload}>
            <FieldProvider {...fields}>{children}</FieldProvider>
          </UploadProvider>
        </DictionaryProvider>
      </PermissionProvider>
    </QueryClientProvider>
  );
  if (!own) return inner;
  return (
    <ThemeProvider>
      <LocaleProvider locale={locale}>
        <ConfirmProvider>
          {inner}
          <NoticeViewport />
        </ConfirmProvider>
      </LocaleProvider>
    </ThemeProvider>
  );
}

/** Props of {@link KitFrame}. */
export interface KitFrameProps {
  /** What is shown or tested. */
  children: ReactNode;
  /** Language spoken, default 'zh-CN'. */
  locale?: Locale;
  /** Actions that the person may use. */
  permissions?: readonly string[];
  /** Items by dictionary code. */
  dictionaries?: Readonly<Record<string, readonly DictionaryItem[]>>;
  /** A source of one's own, for failures and searches. */
  source?: DictionarySource;
  /** How files leave; by default each arrives at once under its own name. */
  upload?: UploadTransport;
  /** Kinds and checks for `FieldProvider`. */
  fields?: Omit<FieldProviderProps, 'children'>;
  /** Whether theme, texts, confirmation and notices come from here too, default true; a Storybook with its own says false. */
  own?: boolean;
}

const fakeUpload: UploadTransport = {
  upload: async (file, { biz, onProgress }) => {
    onProgress(100);
    return `${biz}/${file.name}`;
  },
  urlOf: (path) =>
    path.startsWith('data:') || path.startsWith('http')
      ? path
      : `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>')}`,
};
