import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import {
  interpolate,
  localize,
  type KitMessages,
  type Label,
  type Locale,
  type MessageKey,
  type MessageOverrides,
  type MessageParams,
} from './catalogue.ts';
import { zhMessages } from './messages.zh.ts';

/** What a widget needs to speak. */
export interface LocaleContextValue {
  locale: Locale;
  /** The text of a key in the present language, with its `{placeholders}` filled. */
  t: (key: MessageKey, params?: MessageParams) => string;
  /** Chooses the language of a label that is written in both. */
  localize: (label: Label) => string;
}

const LocaleContext = createContext<LocaleContextValue>(speak('zh-CN', zhMessages));

/**
 * Offers texts to everything inside. Chinese is built in, English is loaded when asked for; until it has arrived the former
 * language stays. Without a provider widgets speak Chinese.
 */
export function LocaleProvider({ children, locale = 'zh-CN', messages }: LocaleProviderProps) {
  const [loaded, setLoaded] = useState<Catalogues>(catalogues);
  const [shown, setShown] = useState(locale);
  const kit = loaded[locale];
  const speaking = kit ? locale : loaded[shown] ? shown : null;

  if (kit && shown !== locale) setShown(locale);

  useEffect(() => {
    document.documentElement.lang = locale;
    if (catalogues[locale]) return;
    let isCurrent = true;
    void loadCatalogue(locale).then((all) => {
      if (isCurrent) setLoaded(all);
    });
    return () => {
      isCurrent = false;
    };
  }, [locale]);

  const value = useMemo(
    () => (speaking ? speak(speaking, { ...loaded[speaking]!, ...messages?.[speaking] }) : null),
    [speaking, loaded, messages],
  );

  if (!value) return null;
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

/** Props of {@link LocaleProvider}. */
export interface LocaleProviderProps {
  children: ReactNode;
  locale?: Locale;
  /** The host's own texts and its replacements of the kit's, per language. */
  messages?: Partial<Record<Locale, MessageOverrides>>;
}

/** The language around this widget. */
export function useLocale(): LocaleContextValue {
  return use(LocaleContext);
}

type Catalogues = Partial<Record<Locale, KitMessages>>;
let catalogues: Catalogues = { 'zh-CN': zhMessages };

async function loadCatalogue(locale: Locale): Promise<Catalogues> {
  if (locale === 'en-US' && !catalogues['en-US']) {
    const { enMessages } = await import('./messages.en.ts');
    catalogues = { ...catalogues, 'en-US': enMessages };
  }
  return catalogues;
}

function speak(locale: Locale, messages: Readonly<Record<string, string>>): LocaleContextValue {
  return {
    locale,
    t: (key, params) => interpolate(messages[key] ?? key, params),
    localize: (label) => localize(label, locale),
  };
}
