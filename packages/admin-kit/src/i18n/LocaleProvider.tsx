import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import {
  interpolateIn,
  localize,
  type KitMessages,
  type Label,
  type Locale,
  type MessageKey,
  type MessageOverrides,
  type MessageParams,
} from './catalogue.ts';
import { zhBase } from './texts.zh.ts';

/** What a widget needs to speak. */
export interface LocaleContextValue {
  /** The present language. */
  locale: Locale;
  /** The text of a key in the present language, with its `{placeholders}` filled. */
  t: (key: MessageKey, params?: MessageParams) => string;
  /** The text of a key as it is written, or undefined where the loaded texts have none. */
  find: (key: string) => string | undefined;
  /** Chooses the language of a label that is written in both. */
  localize: (label: Label) => string;
}

/** What is spoken around a widget; read it by `useTexts`. */
export const LocaleContext = createContext<LocaleContextValue>(speak('zh-CN', zhBase));

/**
 * Offers texts to everything inside. Chinese is built in, English is loaded when asked for; until it has arrived the former
 * language stays. Without a provider widgets speak Chinese.
 *
 * @example <LocaleProvider locale="en-US" messages={{ 'en-US': { 'common.ok': 'Go' } }}><App /></LocaleProvider>
 */
export function LocaleProvider({ children, locale = 'zh-CN', messages, languages }: LocaleProviderProps) {
  const [loaded, setLoaded] = useState<Catalogues>(catalogues);
  const [shown, setShown] = useState(locale);
  const kit = loaded[locale];
  const speaking = kit ? locale : loaded[shown] ? shown : null;

  if (kit && shown !== locale) setShown(locale);

  useEffect(() => {
    if (catalogues[locale]) return;
    let isCurrent = true;
    // Where the texts are not to be had the former language stays, at the start Chinese; another try comes with the next choice.
    const stay = () => isCurrent && setShown((former) => (catalogues[former] ? former : 'zh-CN'));
    loadCatalogue(locale, languages).then((all) => {
      if (isCurrent) setLoaded(all);
      stay();
    }, stay);
    return () => {
      isCurrent = false;
    };
  }, [locale, languages]);

  useEffect(() => {
    if (speaking) document.documentElement.lang = speaking;
  }, [speaking]);

  const value = useMemo(
    () => (speaking ? speak(speaking, { ...loaded[speaking]!, ...messages?.[speaking] }) : null),
    [speaking, loaded, messages],
  );

  if (!value) return null;
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

/** Props of {@link LocaleProvider}. */
export interface LocaleProviderProps {
  /** Everything that speaks. */
  children: ReactNode;
  /** Language spoken now, such as 'en-US'; default 'zh-CN'. Another one is fetched first, and the former is spoken until then. */
  locale?: Locale;
  /** The host's own texts and its replacements of the kit's, per language. */
  messages?: Readonly<Partial<Record<Locale, MessageOverrides>>>;
  /**
   * Languages beyond Chinese and English: where each gets its texts when it is first chosen. What a catalogue lacks is said in
   * English; the type `KitMessages` names every text. Hand in an object that keeps its identity.
   *
   * @example const languages = { 'fr-FR': async () => (await import('./kit.fr.ts')).messages };
   */
  languages?: Readonly<Partial<Record<Locale, () => Promise<Partial<KitMessages>>>>>;
}

/**
 * Chooses the language of labels that a page writes in both. Unlike `useLocale` it brings none of the kit's texts along, for pages that come
 * first, such as a login.
 *
 * @example const localize = useLocalize(); localize({ zh: '登录', en: 'Log in' })
 */
export const useLocalize = (): LocaleContextValue['localize'] => use(LocaleContext).localize;

// Of Chinese only the texts of every widget are here; the others come with their folder, see `useTexts`.
type Catalogues = Readonly<Partial<Record<Locale, Partial<KitMessages>>>>;
let catalogues: Catalogues = { 'zh-CN': zhBase };

const loadEnglish = async (): Promise<KitMessages> => (await import('./messages.en.ts')).enMessages;

async function loadCatalogue(locale: Locale, languages: LocaleProviderProps['languages']): Promise<Catalogues> {
  const load = languages?.[locale];
  if (catalogues[locale] === undefined && (load !== undefined || locale === 'en-US')) {
    const [english, texts] = await Promise.all([loadEnglish(), load?.()]);
    catalogues = { ...catalogues, [locale]: { ...english, ...texts } };
  }
  return catalogues;
}

/**
 * Fetches the texts of a language before anything is drawn, so that the first paint, and all of what a server draws, speaks it. Without
 * this call a `LocaleProvider` in another language than Chinese shows nothing until they have come.
 *
 * @example await loadLanguage('en-US'); renderToString(<LocaleProvider locale="en-US"><App /></LocaleProvider>)
 * @throws where the texts are not to be had
 */
export const loadLanguage = async (locale: Locale, languages?: LocaleProviderProps['languages']): Promise<void> =>
  void (await loadCatalogue(locale, languages));

function speak(locale: Locale, messages: Readonly<Record<string, string | undefined>>): LocaleContextValue {
  const fill = interpolateIn(locale);
  return {
    locale,
    find: (key) => messages[key],
    t: (key, params) => fill(messages[key] ?? key, params),
    localize: (label) => localize(label, locale),
  };
}
