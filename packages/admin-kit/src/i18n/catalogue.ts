import type { zhMessages } from './messages.zh.ts';

/** The languages a product can be shown in. */
export type Locale = 'zh-CN' | 'en-US';

/** A text written once for both languages, as field labels are. */
export interface LocalText {
  zh: string;
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

/** Fills the `{placeholders}` of a text; one without a value stays visible. */
export function interpolate(text: string, params?: MessageParams): string {
  if (!params) return text;
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => (name in params ? String(params[name]) : placeholder));
}

/** Chooses the language of a text. */
export function localize(text: Label, locale: Locale): string {
  if (typeof text === 'string') return text;
  return locale === 'en-US' ? text.en : text.zh;
}
