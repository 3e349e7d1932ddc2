import type { LocalizedText } from '@tarmac/freight-api/rules';

const longest = 2000;

/** Why an expression cannot be kept; undefined where it can. */
export function checkExpression(source: string): LocalizedText | undefined {
  if (source.trim() === '') return { zh: '表达式为空', en: 'The expression is empty' };
  if (source.length > longest) return { zh: `表达式最多${longest}个字符`, en: `An expression has ${longest} characters at most` };
  if (/\p{Cc}/u.test(source.replaceAll(/[\t\n]/g, ' '))) return { zh: '表达式含有控制字符', en: 'The expression holds control characters' };
  return undefined;
}
