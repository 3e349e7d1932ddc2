import { interpolate } from './catalogue.ts';
import { useLocale, type LocaleContextValue } from './LocaleProvider.tsx';
import { zhRest } from './messages.rest.zh.ts';

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

/** The language around this widget, with every text of the kit but the editable table's. */
export const useTexts = createTextsHook(zhRest);
