import type { KitMessages, Label, MessageParams } from '../i18n/catalogue.ts';
import type { SchemaIssue } from './standardSchema.ts';

/**
 * Says an issue to a person. A message that an author wrote stays; the defaults of the libraries are English, for developers and
 * without the name of the field, so the kit's own texts take their place.
 */
export function issueText(issue: SchemaIssue, { value, words }: { value: unknown; words: IssueWords }): string {
  const { message, details } = issue;
  const ruled = words.ruleText?.(details, value);
  if (ruled) return ruled;
  if (message && !isDefaultText(message)) return message;
  const label = words.label ? words.localize(words.label) : '';
  const text = textOf(details, { value: valueAt(value, issue.path), label, t: words.t }).trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What it takes to say an issue. */
export interface IssueWords {
  t: (key: keyof KitMessages, params?: MessageParams) => string;
  localize: (label: Label) => string;
  /** Name of the field; absent when only its input knows it. */
  label?: Label;
  /** The words of a named check, where the issue came from one. */
  ruleText?: (details: SchemaIssue['details'], value: unknown) => string | undefined;
}

/** The value at a path; `undefined` where the path leads nowhere. */
function valueAt(value: unknown, path: SchemaIssue['path']): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Readonly<Record<string, unknown>>)[key] : undefined),
    value,
  );
}

/** How zod and valibot begin when nobody wrote a message. */
function isDefaultText(message: string): boolean {
  return /^(Invalid |Too (small|big):|Unrecognized key)/.test(message);
}

function textOf(details: SchemaIssue['details'], { value, label, t }: { value: unknown; label: string; t: IssueWords['t'] }): string {
  const { code, origin, minimum, maximum } = details;
  const isEmpty = value === undefined || value === null || value === '';
  if (isEmpty && code !== 'too_big') return t('form.required', { label });
  const bound = code === 'too_small' ? minimum : code === 'too_big' ? maximum : undefined;
  if (typeof bound !== 'number' && typeof bound !== 'bigint') return t('form.pattern', { label });
  const isSmall = code === 'too_small';
  if (origin === 'string') return t(isSmall ? 'form.minLength' : 'form.maxLength', { label, count: Number(bound) });
  if (origin === 'array' || origin === 'set') return t(isSmall ? 'form.minItems' : 'form.maxItems', { label, count: Number(bound) });
  return t(isSmall ? 'form.minimum' : 'form.maximum', { label, value: String(bound) });
}
