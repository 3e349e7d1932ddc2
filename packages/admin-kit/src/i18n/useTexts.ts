import { use } from 'react';
import { interpolateIn } from './catalogue.ts';
import { LocaleContext, type LocaleContextValue } from './LocaleProvider.tsx';

/** Chinese texts that come with the code that says them. */
type Texts = Readonly<Record<string, string>>;

const known = new WeakMap<LocaleContextValue, Map<Texts, LocaleContextValue>>();

/**
 * The language around a widget. The texts of `i18n/texts.zh.ts` are always there; what else a widget says stands in the catalogue of its
 * folder, which it gives, and so brings along.
 *
 * @example const { t } = useTexts(zhPopup);
 */
export function useTexts(own?: Texts): LocaleContextValue {
  const spoken = use(LocaleContext);
  if (own === undefined) return spoken;
  const made = known.get(spoken) ?? new Map<Texts, LocaleContextValue>();
  const before = made.get(own);
  if (before !== undefined) return before;
  const find = (key: string) => spoken.find(key) ?? own[key];
  const all: LocaleContextValue = { ...spoken, find, t: textsOf({ ...spoken, find }, own) };
  known.set(spoken, made.set(own, all));
  return all;
}

/** Texts for code that is not a component: of the language in which `find` looks, else of a catalogue that the code brings along. */
export function textsOf({ find, locale }: Speech, own: Texts): LocaleContextValue['t'] {
  const fill = interpolateIn(locale);
  return (key, params) => fill(find(key) ?? own[key] ?? key, params);
}

/** What code that is not a component is given of the language around it. */
export type Speech = Pick<LocaleContextValue, 'find' | 'locale'>;
