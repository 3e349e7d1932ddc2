import type { LocalizedText } from '@tarmac/freight-api/rules';
import { type ExpressionProblem, namesIn, parseExpression } from '@tarmac/admin-kit/expression';

/** What expressions can read from: the row, the main row of a sub-table's row, who asks, and when. */
const roots: ReadonlySet<string> = new Set(['row', 'main', 'user', 'today', 'now']);
/** What is known of who asks. */
const ofUser: ReadonlySet<string> = new Set(['id', 'username', 'realname', 'orgCode']);

/**
 * Why an expression cannot be kept; undefined where it can.
 *
 * @param fields that `row` has; absent: any
 */
export function checkExpression(source: string, fields?: ReadonlySet<string>): LocalizedText | undefined {
  const read = parseExpression(source);
  if (!read.ok) return problemOf(read);
  for (const [root = '', field] of namesIn(read.tree).paths) {
    if (!roots.has(root))
      return { zh: `表达式中没有 ${root}，字段写作 row.${root}`, en: `There is no ${root} here. A field is written row.${root}` };
    if (root === 'user' && field !== undefined && !ofUser.has(field))
      return { zh: `user 没有 ${field}，可用 ${[...ofUser].join('、')}`, en: `There is no user.${field}, but ${[...ofUser].join(', ')}` };
    if (root === 'row' && field !== undefined && fields?.has(field) === false)
      return { zh: `字段 ${field} 不存在`, en: `There is no field ${field}` };
  }
  return undefined;
}

/** What is wrong with a source, and where. */
export const problemOf = ({ message, at }: ExpressionProblem): LocalizedText => ({
  zh: `${message.zh}（第${at + 1}个字符）`,
  en: `${message.en} (character ${at + 1})`,
});
