import type { LocalText } from '@tarmac/admin-kit/i18n';

/** Texts of a feature, each in both languages, side by side so that none is forgotten. Show them with `useLocale().localize`. */
export const defineTexts = <const Texts extends Record<string, LocalText>>(texts: Texts): Texts => texts;
