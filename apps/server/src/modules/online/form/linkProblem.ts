import type { LocalizedText } from '@tarmac/freight-api/rules';
import { checkExpression } from './checkExpression.ts';

const wrong: LocalizedText = {
  zh: '链接须以 /、http:// 或 https:// 开头，或为本站页面、组件.vue?参数、ONLINE:表单:字段',
  en: 'A link begins with /, http:// or https://, or is a page of this site, component.vue?parameters or ONLINE:form:field',
};

const shapes = [
  // A page of this site: a second slash or a backslash would lead to another one.
  /^\/(?![/\\])[^\\]*$/,
  // The same without its slash.
  /^[A-Za-z][\w-]*(?:[/?#][^\\]*)?$/,
  /^https?:\/\/(?:[a-z0-9-]+\.)*[a-z0-9-]+(?::\d{1,5})?(?:[/?#][^\\]*)?$/i,
  /^[A-Za-z][\w/-]*\.vue(?:\?[^\\]*)?$/,
  /^ONLINE:[0-9a-z]{1,36}:[a-z][a-z0-9_]*$/,
];

/**
 * Why a link cannot be kept. `${field}` and `{{ expression }}` may stand behind its beginning: what it leads to does not come out of a row.
 *
 * @source jeecg-wire 4.3, security 9
 */
export function linkProblem(href: string, fields: ReadonlySet<string>): LocalizedText | undefined {
  const expressions = [...href.matchAll(/\{\{(.*?)\}\}/gs)].map(([, source = '']) => source.trim());
  for (const source of expressions) {
    const problem = checkExpression(source, fields);
    if (problem !== undefined) return problem;
  }
  const named = [...href.matchAll(/\$\{([^}]*)\}/g)].map(([, name = '']) => name);
  const strange = named.find((name) => !fields.has(name));
  if (strange !== undefined) return { zh: `链接中的字段 ${strange} 不存在`, en: `The link names ${strange}, which is not a field` };
  const filled = href.replaceAll(/\{\{.*?\}\}|\$\{[^}]*\}/gs, 'x');
  if (/[\s\p{Cc}<>"'`{}]/u.test(filled))
    return { zh: '链接不能含空格、引号、尖括号和花括号', en: 'A link has no blanks, quotes or brackets' };
  // What replaces a placeholder must not choose the site.
  const placed = /^https?:\/\/[^/?#]*(?:\{\{|\$\{)/i.test(href) || /^(?:[A-Za-z][\w-]*)?(?:\{\{|\$\{)/.test(href);
  return !placed && shapes.some((shape) => shape.test(filled)) ? undefined : wrong;
}
