import type { AnyEntity } from '../contract/entity.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { invalidInput, type FieldError } from '../errors.ts';
import { counted } from '../plural.ts';

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
  { values, before = {} }: { values: Readonly<Record<string, unknown>>; before?: Readonly<Record<string, unknown>> },
): Promise<void> {
  const given = Object.entries(values).flatMap(([name, value]) => {
    const field = kind.fields[name];
    if (field?.kind !== 'files' || typeof value !== 'string' || value === before[name]) return [];
    const { maxCount = Infinity, maxSize = Infinity, label } = field;
    const paths = value.split(',').filter((path) => path !== '');
    return [{ name, label, paths, maxCount, maxSize, isMany: paths.length > maxCount }];
  });
  const measured = given.flatMap(({ paths, maxSize, isMany }) => (isMany || maxSize === Infinity ? [] : paths));
  const sizes = measured.length === 0 ? new Map<string, number>() : await ctx.platform.ports.fileSizes(tx, ctx, measured);
  const problems: FieldError[] = [];
  for (const { name, label, paths, maxCount, maxSize, isMany } of given) {
    if (isMany) {
      problems.push({
        path: name,
        message:
          ctx.locale === 'zh'
            ? `${label.zh}不能超过 ${maxCount} 个文件`
            : `${label.en}: no more than ${counted(maxCount, { one: 'file', other: 'files' })}`,
      });
    } else if (paths.some((path) => (sizes.get(path) ?? 0) > maxSize)) {
      const size = `${Math.round(maxSize / megabyte)} MB`;
      problems.push({
        path: name,
        message: ctx.locale === 'zh' ? `${label.zh}的文件不能超过 ${size}` : `${label.en}: files of no more than ${size}`,
      });
    }
  }
  if (problems.length > 0) throw invalidInput(problems[0]?.message ?? '', problems);
}
