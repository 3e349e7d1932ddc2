import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { onlCgformButton, onlCgformField, onlCgformHead, onlCgformIndex } from './form.table.ts';

export type HeadRow = typeof onlCgformHead.$inferSelect;
export type FieldRow = typeof onlCgformField.$inferSelect;
export type IndexRow = typeof onlCgformIndex.$inferSelect;
export type ButtonRow = typeof onlCgformButton.$inferSelect;

/** A definition as it is edited. */
export interface FormDraft {
  head: HeadRow;
  fields: readonly FieldRow[];
  indexes: readonly IndexRow[];
  buttons: readonly ButtonRow[];
}

/** The draft of a form. With `lock` nobody else changes it until the transaction ends. */
export async function findDraft(
  tx: Tx,
  tenantId: number,
  { by, lock = false }: { by: { id: string } | { tableName: string }; lock?: boolean | 'nowait' },
): Promise<FormDraft | undefined> {
  const asked = tx
    .select()
    .from(onlCgformHead)
    .where(
      and(
        eq(onlCgformHead.tenantId, tenantId),
        eq(onlCgformHead.delFlag, 0),
        'id' in by ? eq(onlCgformHead.id, by.id) : eq(onlCgformHead.tableName, by.tableName),
      ),
    );
  const [head] = await (lock === false ? asked : asked.for('update', lock === 'nowait' ? { noWait: true } : {}));
  if (head === undefined) return undefined;
  return { head, ...(await partsOf(tx, head)) };
}

/** The same. @throws NotFound */
export async function readDraft(tx: Tx, tenantId: number, asked: Parameters<typeof findDraft>[2]): Promise<FormDraft> {
  const found = await findDraft(tx, tenantId, asked);
  if (found === undefined) throw notFound();
  return found;
}

async function partsOf(tx: Tx, { tenantId, id }: HeadRow): Promise<Omit<FormDraft, 'head'>> {
  const ofHead = <Table extends typeof onlCgformField | typeof onlCgformIndex | typeof onlCgformButton>(table: Table) =>
    and(eq(table.tenantId, tenantId), eq(table.cgformHeadId, id), eq(table.delFlag, 0));
  const fields = await tx
    .select()
    .from(onlCgformField)
    .where(ofHead(onlCgformField))
    .orderBy(asc(onlCgformField.orderNum), asc(onlCgformField.id));
  const indexes = await tx.select().from(onlCgformIndex).where(ofHead(onlCgformIndex)).orderBy(asc(onlCgformIndex.id));
  const buttons = await tx
    .select()
    .from(onlCgformButton)
    .where(ofHead(onlCgformButton))
    .orderBy(asc(onlCgformButton.orderNum), asc(onlCgformButton.id));
  return { fields, indexes, buttons };
}
