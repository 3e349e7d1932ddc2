import { interpolate } from './catalogue.ts';
import { useLocale, type LocaleContextValue } from './LocaleProvider.tsx';
import { zhRest } from './messages.rest.zh.ts';

const known = new WeakMap<LocaleContextValue, LocaleContextValue>();

/** The language around this widget, with every text of the kit. */
export function useTexts(): LocaleContextValue {
  const spoken = useLocale();
  const before = known.get(spoken);
  if (before !== undefined) return before;
  const find = (key: string) => spoken.find(key) ?? (zhRest as Readonly<Record<string, string>>)[key];
  const all: LocaleContextValue = { ...spoken, find, t: (key, params) => interpolate(find(key) ?? key, params) };
  known.set(spoken, all);
  return all;
}
