import { invalidInput } from '../../../platform/errors.ts';
import { escapeHtml } from '../../../platform/html/richText.ts';

const placeholder = /\$\{\s*([\w.-]{1,64})\s*\}/g;

/** Characters of a filled text: a template that names a long value a thousand times would grow without end. */
const most = 200_000;

/** Values by the names that a template uses. */
export type TemplateValues = Readonly<Record<string, unknown>>;

/** What a filled template says, and the names that it found no value for. */
export interface FilledTemplate {
  text: string;
  missing: readonly string[];
}

/**
 * Puts values where a template names them. Only the object's own texts, numbers and truth values count; nothing is evaluated, and
 * within HTML a value is text.
 *
 * @throws InvalidInput the filled text is too long
 * @source MSG-02, security 8.39
 */
export function fillTemplate(template: string, { values, isHtml }: { values: TemplateValues; isHtml: boolean }): FilledTemplate {
  const missing = new Set<string>();
  let added = 0;
  const text = template.replaceAll(placeholder, (_whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
      missing.add(name);
      return '';
    }
    added += String(value).length;
    if (template.length + added > most) throw invalidInput(`填入内容后超过 ${most} 个字符，请缩短模板或内容`);
    return isHtml ? escapeHtml(String(value)) : String(value);
  });
  return { text, missing: [...missing] };
}
