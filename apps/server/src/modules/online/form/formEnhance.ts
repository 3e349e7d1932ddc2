import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { insertRow, readIds, updateRow } from '../../../platform/resource/writeRows.ts';
import { onlCgformEnhance } from './form.table.ts';
import { readDraft } from './formDraft.ts';

type EnhanceRow = typeof onlCgformEnhance.$inferSelect;
type Kind = 'js' | 'sql' | 'java';
type Values = Partial<Omit<typeof onlCgformEnhance.$inferInsert, 'id'>>;

const ofKind = ({ actor: { tenantId } }: Context, kind: Kind) =>
  and(eq(onlCgformEnhance.tenantId, tenantId), eq(onlCgformEnhance.kind, kind), eq(onlCgformEnhance.delFlag, 0));

const find = (tx: Tx, ctx: Context, { headId, kind }: { headId: string; kind: Kind }): Promise<EnhanceRow[]> =>
  tx
    .select()
    .from(onlCgformEnhance)
    .where(and(ofKind(ctx, kind), eq(onlCgformEnhance.cgformHeadId, headId)))
    .orderBy(asc(onlCgformEnhance.createTime), asc(onlCgformEnhance.id));

/** What is kept of a form and never run. @throws NotFound */
export function listEnhance(ctx: Context, asked: { headId: string; kind: Kind }): Promise<EnhanceRow[]> {
  const { tenantId } = ctx.actor;
  return ctx.platform.database.read({ tenantId }, async (tx) => {
    await readDraft(tx, tenantId, { by: { id: asked.headId } });
    return find(tx, ctx, asked);
  });
}

/** The script of a form, of one of two kinds. @throws NotFound */
export async function scriptOf(
  ctx: Context,
  { headId, type = 'list' }: { headId: string; type: 'list' | 'form' | undefined },
): Promise<EnhanceRow | null> {
  return (await listEnhance(ctx, { headId, kind: 'js' })).find((row) => row.cgJsType === type) ?? null;
}

/**
 * Keeps one of them: the stored row that it names, else a new one. A form has one script of each kind.
 *
 * @throws NotFound
 */
export function storeEnhance(
  ctx: Context,
  { headId, kind, id, values }: { headId: string; kind: Kind; id: string | null | undefined; values: Values },
): Promise<null> {
  return ctx.transaction(async (tx) => {
    await readDraft(tx, ctx.actor.tenantId, { by: { id: headId }, lock: true });
    const before = (await find(tx, ctx, { headId, kind })).find(
      (row) => row.id === id || (kind === 'js' && row.cgJsType === values.cgJsType),
    );
    const row =
      before === undefined
        ? await insertRow(tx, ctx, onlCgformEnhance, { ...values, cgformHeadId: headId, kind })
        : await updateRow(tx, ctx, onlCgformEnhance, { before, values });
    ctx.audit({ action: `online.form.enhance.${kind}`, entity: 'formHead', entityId: headId, before, after: row });
    return null;
  });
}

/** Removes some; what is not there is not missed. */
export function removeEnhance(ctx: Context, { ids, kind }: { ids: string; kind: Kind }): Promise<null> {
  return ctx.transaction(async (tx) => {
    const rows = await tx
      .delete(onlCgformEnhance)
      .where(and(ofKind(ctx, kind), inArray(onlCgformEnhance.id, readIds(ids))))
      .returning();
    for (const row of rows)
      ctx.audit({ action: `online.form.enhance.${kind}.delete`, entity: 'formHead', entityId: row.cgformHeadId, before: row });
    return null;
  });
}
