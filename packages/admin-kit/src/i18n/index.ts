export { formatBytes, formatMoney } from '../internals/format.ts';
export { formatInstant, setTimeZone } from '../internals/clock.ts';
export { loadLanguage, LocaleProvider, useLocalize } from './LocaleProvider.tsx';
export { useLocale } from './useLocale.ts';
export type { LocaleContextValue, LocaleProviderProps } from './LocaleProvider.tsx';
export { interpolate, localize, withinSentence } from './catalogue.ts';
export { joinSentences } from './joinSentences.ts';
export type {
  HostMessages,
  HostTexts,
  KitMessages,
  Label,
  Locale,
  LocalText,
  MessageKey,
  MessageOverrides,
  MessageParams,
} from './catalogue.ts';
