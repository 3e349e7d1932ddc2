/** The languages of the site; Chinese stands at its root. */
export const locales = ['zh', 'en'] as const;

/** A language of the site. */
export type SiteLocale = (typeof locales)[number];

/** A text in both languages. */
export type Words = Readonly<Record<SiteLocale, string>>;

/** Folder of a language below the pages, with its slash. */
export const folderOf = (locale: SiteLocale): string => (locale === 'zh' ? '' : `${locale}/`);
