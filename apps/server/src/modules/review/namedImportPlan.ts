import type { AddOf, AnyEntity } from '../../platform/contract/index.ts';
import type { Context } from '../../platform/context.ts';
import type { BadCell, ImportPlan, ImportRow } from '../../platform/resource/importPlan.ts';
import type { CommonTable, Resource } from '../../platform/resource/resource.ts';
import { standardImportPlan } from '../../platform/resource/standardImportPlan.ts';

/** Finds the ids that names in a column stand for. A name that stands for none, or for several rows, is left out. */
export type NameResolver = (ctx: Context, rows: readonly ImportRow[]) => Promise<(row: ImportRow) => string | undefined>;

/**
 * The standard import of a kind of row whose sheet writes names where the row holds ids.
 *
 * @param names resolvers by column, in the order in which they build on each other
 * @source freight-domain appendix E
 */
export function namedImportPlan<Kind extends AnyEntity, Table extends CommonTable>(
  resource: Resource<Kind, Table>,
  names: Readonly<Record<string, NameResolver>>,
): ImportPlan<AddOf<Kind>> {
  const plan = standardImportPlan(resource);
  return {
    ...plan,
    columns: plan.columns.map((column) => (column.name in names ? { ...column, field: undefined } : column)),
    prepare: async (ctx, rows, memory) => {
      const bad: BadCell[] = [];
      let left: readonly ImportRow[] = rows;
      for (const [name, resolver] of Object.entries(names)) {
        const idOf = await resolver(ctx, left);
        const caption = plan.columns.find((column) => column.name === name)?.caption[ctx.locale] ?? name;
        left = left.flatMap((row): ImportRow[] => {
          const text = row.cells[name] ?? '';
          if (text === '') return [row];
          const id = idOf(row);
          if (id !== undefined) return [{ ...row, cells: { ...row.cells, [name]: id } }];
          bad.push({
            row: row.row,
            column: caption,
            value: text,
            reason: ctx.locale === 'zh' ? '没有找到唯一的已审核记录' : 'stands for no single approved record',
          });
          return [];
        });
      }
      const outcome = await plan.prepare(ctx, left, memory);
      return { good: outcome.good, bad: [...bad, ...outcome.bad] };
    },
  };
}
