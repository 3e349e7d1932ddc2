import type { Stand } from './collectWidgets.ts';

/** What an ejected widget has in the place of files that hold what the kit shares. */
export const stand: Stand = {
  'i18n/useTexts.ts': `import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';

/** The language around a widget, with Chinese texts of its own. */
export function useTexts(own: Readonly<Record<string, string>> = {}): ReturnType<typeof useLocale> {
  const spoken = useLocale();
  const find = (key: string) => spoken.find(key) ?? own[key];
  return {
    ...spoken,
    find,
    t: (key, params) => (spoken.find(key) === undefined ? interpolate(own[key] ?? key, params) : spoken.t(key, params)),
  };
}
`,
};
