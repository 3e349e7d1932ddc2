import type { ReactNode } from 'react';
import type { Label, LocalText } from './catalogue.ts';
import { useTexts } from './useTexts.ts';

/** What a widget is given to show: anything that React draws, or a text in both languages. */
export type Shown = ReactNode | LocalText;

/** Chooses the language where something is written in both. */
export function useShown(): { (given: Label): string; (given: Label | undefined): string | undefined; (given: Shown): ReactNode } {
  const { localize } = useTexts();
  return ((given: Shown) => (typeof given === 'object' && given !== null && 'zh' in given ? localize(given) : given)) as ReturnType<
    typeof useShown
  >;
}
