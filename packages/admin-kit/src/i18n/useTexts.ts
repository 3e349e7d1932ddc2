import { interpolate } from './catalogue.ts';
import { useLocale, type LocaleContextValue } from './LocaleProvider.tsx';
import { zhWidgets } from './messages.widgets.zh.ts';

/** Makes a hook that reads the language around a widget, with Chinese texts beside those of the frame. */
export function createTextsHook(texts: Readonly<Record<string, string>>): () => LocaleContextValue {
  const known = new WeakMap<LocaleContextValue, LocaleContextValue>();
  return function useTextsOf() {
    const spoken = useLocale();
    const before = known.get(spoken);
    if (before !== undefined) return before;
    const find = (key: string) => spoken.find(key) ?? texts[key];
    const all: LocaleContextValue = { ...spoken, find, t: (key, params) => interpolate(find(key) ?? key, params) };
    known.set(spoken, all);
    return all;
  };
}

/** The language around a widget that pages are made of; what pages stand in calls `useAllTexts`. */
export const useTexts = createTextsHook(zhWidgets);
