import type { AnyEntity } from '../contract/entity.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { invalidInput, type FieldError } from '../errors.ts';

const megabyte = 1024 * 1024;

/**
 * Refuses more files than a field takes, and larger ones. What stood there before stays.
 *
 * @throws InvalidInput naming each field
 */
export async function checkFiles(
  tx: Tx,
  ctx: Context,
  kind: AnyEntity,
  values: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const problems: FieldError[] = [];
  for (const [name, value] of Object.entries(values)) {
    const field = kind.fields[name];
    if (field?.kind !== 'files' || typeof value !== 'string' || value === before[name]) continue;
    const { maxCount = Infinity, maxSize = Infinity, label } = field;
    const paths = value.split(',').filter((path) => path !== '');
    if (paths.length > maxCount) {
      problems.push({
        path: name,
        message: ctx.locale === 'zh' ? `${label.zh}不能超过 ${maxCount} 个文件` : `${label.en}: no more than ${maxCount} files`,
      });
    } else if (maxSize < Infinity) {
      const sizes = await ctx.platform.ports.fileSizes(tx, ctx, paths);
      if (!paths.some((path) => (sizes.get(path) ?? 0) > maxSize)) continue;
      const size = `${Math.round(maxSize / megabyte)} MB`;
      problems.push({
        path: name,
        message: ctx.locale === 'zh' ? `${label.zh}的文件不能超过 ${size}` : `${label.en}: files of no more than ${size}`,
      });
    }
  }
  if (problems.length > 0) throw invalidInput(problems[0]?.message ?? '', problems);
}
