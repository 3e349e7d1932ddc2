import type { Tx } from '../../../platform/db/database.ts';
import { sysCategory } from '../category/category.table.ts';
import { nextCode, rootPid } from '../category/categoryCode.ts';
import { seedId } from './seedMenus.ts';

/** A node of a category tree as seeds write it; codes follow from the order. */
export interface CategorySeed {
  name: string;
  children?: readonly CategorySeed[];
}

/** Writes category trees into tenant 0. What people changed or removed stays as they left it. */
export async function seedCategories(tx: Tx, trees: readonly CategorySeed[]): Promise<void> {
  const rows: (typeof sysCategory.$inferInsert)[] = [];
  collect(rows, { nodes: trees, pid: rootPid, parentCode: '' });
  if (rows.length > 0) await tx.insert(sysCategory).values(rows).onConflictDoNothing();
}

function collect(
  rows: (typeof sysCategory.$inferInsert)[],
  { nodes, pid, parentCode }: { nodes: readonly CategorySeed[]; pid: string; parentCode: string },
): void {
  let code: string | undefined;
  for (const { name, children = [] } of nodes) {
    code = nextCode(parentCode, code);
    if (code === undefined) throw new Error(`There are too many categories beside ${name}.`);
    const id = seedId('category', code);
    rows.push({ id, tenantId: 0, pid, name, code, createBy: 'system' });
    collect(rows, { nodes: children, pid: id, parentCode: code });
  }
}
