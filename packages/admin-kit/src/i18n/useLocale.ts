import type { LocaleContextValue } from './LocaleProvider.tsx';
import { zhScreens } from './screenTexts.zh.ts';
import { useTexts } from './useTexts.ts';

/** The language around a page or a frame of an app, with every text of the kit but those that come with their widget. */
export const useLocale = (): LocaleContextValue => useTexts(zhScreens);
