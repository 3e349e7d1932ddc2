import type { KitMessages, Locale } from '@tarmac/admin-kit/i18n';
import { addedLanguages } from './config.ts';

/** Languages that a person may choose, each named in itself. */
export const languages: readonly { value: Locale; label: string }[] = [
  { value: 'zh-CN', label: '中文' },
  { value: 'en-US', label: 'English' },
  ...Object.entries(addedLanguages).map(([value, { label }]) => ({ value, label })),
];

/** Where the texts of an added language come from, when it is first chosen. */
export const languageTexts: Readonly<Record<string, () => Promise<KitMessages>>> = Object.fromEntries(
  Object.entries(addedLanguages).map(([tag, { texts }]) => [tag, () => loadTexts(tag, texts)]),
);

/** The nearest language that the server speaks: the product's own texts and those of the server know two. */
export const serverLocale = (locale: Locale): 'zh-CN' | 'en-US' => (locale.startsWith('zh') ? 'zh-CN' : 'en-US');

async function loadTexts(tag: string, address: string): Promise<KitMessages> {
  const response = await fetch(address);
  const texts: unknown = response.ok ? await response.json() : undefined;
  if (typeof texts !== 'object' || texts === null || !Object.values(texts).every((text) => typeof text === 'string'))
    throw new Error(`The texts of ${tag} could not be read.`);
  return texts as KitMessages;
}
