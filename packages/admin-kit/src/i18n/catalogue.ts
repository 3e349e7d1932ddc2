import type { zhMessages } from './messages.zh.ts';

/** A language as BCP 47 writes it. The kit speaks Chinese and English; a host may add others. */
export type Locale = 'zh-CN' | 'en-US' | (string & {});

/**
 * Languages that a host writes labels in, beyond the two of the kit.
 *
 * @example declare module '@tarmac/admin-kit/i18n' { interface HostTexts { 'fr-FR'?: string } }
 */
export interface HostTexts {}

/** A text written once for both languages, as field labels are, and for those that a host adds. */
export interface LocalText extends HostTexts {
  /** In Chinese. */
  zh: string;
  /** In English. */
  en: string;
}

/** A text as a caller may give it: in both languages, or already chosen. */
export type Label = string | LocalText;

/** Every text of the kit. */
export type KitMessages = { readonly [Key in keyof typeof zhMessages]: string };

/**
 * Texts that a host adds, so that its own keys are checked too.
 *
 * @example declare module '@tarmac/admin-kit/i18n' { interface HostMessages { 'login.welcome': string } }
 */
export interface HostMessages {}

/** A key that `t` knows. */
export type MessageKey = keyof (KitMessages & HostMessages);

/** Texts of a host for one language: its own, and replacements for the kit's. */
export type MessageOverrides = Partial<KitMessages> & Partial<HostMessages> & Readonly<Record<string, string>>;

/** Values for the `{placeholders}` of a text. */
export type MessageParams = Readonly<Record<string, string | number>>;

/**
 * Fills the `{placeholders}` of a text, and chooses among words that follow a number; a placeholder without a value stays visible. Texts in
 * other languages than English are filled by `t`, which knows how these count.
 *
 * @example interpolate('{count} {count|row|rows}', { count: 1 }) // '1 row'
 */
export const interpolate = (text: string, params?: MessageParams): string => interpolateIn('en-US')(text, params);

/**
 * The same for texts in a language. Words that follow a number stand in the order zero, one, two, few, many, other, as far as the language
 * tells these apart; of two words in another language than that the text is English.
 */
export const interpolateIn =
  (locale: Locale) =>
  (text: string, params?: MessageParams): string => {
    if (!params) return text;
    return text.replaceAll(/\{(\w+)(\|[^}]*)?\}/g, (placeholder, name: string, words?: string) => {
      const value = params[name];
      if (value === undefined) return placeholder;
      return words ? wordFor(Number(value), { locale, words: words.slice(1).split('|') }) : String(value);
    });
  };

const categories = 'zero one two few many other'.split(' ') as Intl.LDMLPluralRule[];

function wordFor(count: number, { locale, words }: { locale: Locale; words: readonly string[] }): string {
  const wordIn = (one: string) => {
    const rules = new Intl.PluralRules(one);
    const told = categories.filter((category) => rules.resolvedOptions().pluralCategories.includes(category));
    return told.length === words.length ? words[told.indexOf(rules.select(count))] : undefined;
  };
  return wordIn(locale) ?? wordIn('en') ?? words.at(-1)!;
}

/**
 * Chooses the language of a text; what is not written in it is read in English.
 *
 * @example localize({ zh: '设备', en: 'Devices' }, 'en-US') // 'Devices'
 */
export function localize(text: Label, locale: Locale): string {
  if (typeof text === 'string') return text;
  return (text as unknown as Partial<Record<Locale, string>>)[locale] ?? (locale.startsWith('zh') ? text.zh : text.en);
}

/**
 * A label as it stands within a sentence: English begins it with a small letter there, save for names such as VAT.
 *
 * @example withinSentence('Fill rule', 'en-US') // 'fill rule', as in 'Edit fill rule'
 */
export function withinSentence(label: string, locale: Locale): string {
  const isNoun = locale.startsWith('en') && /^[A-Z](?![A-Z])/.test(label);
  return isNoun ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
