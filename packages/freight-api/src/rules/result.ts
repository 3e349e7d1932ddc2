/** A message in both languages of the product. */
export interface RuleMessage {
  /** In Chinese. */
  zh: string;
  /** In English. */
  en: string;
}

/** What a check found. A warning lets the value pass; an error does not. */
export type RuleResult =
  | { ok: true; level?: undefined; message?: undefined }
  | { ok: true; level: 'warning'; message: RuleMessage }
  | { ok: false; level: 'error'; message: RuleMessage };

/** The value is right. */
export const pass: RuleResult = Object.freeze({ ok: true });

/** The value is unusual but can be kept. */
export const warn = (zh: string, en: string): RuleResult => ({ ok: true, level: 'warning', message: { zh, en } });

/** The value is wrong. */
export const fail = (zh: string, en: string): RuleResult => ({ ok: false, level: 'error', message: { zh, en } });
