import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { compileDataRules } from '../../../platform/query/dataRules.ts';
import { createRowMapper } from '../../../platform/resource/rowMapper.ts';
import { updateRow } from '../../../platform/resource/writeRows.ts';
import { dictResource, forgetDictionaries } from './dict.service.ts';
import { sysDict, sysDictItem } from './dictionary.table.ts';

/** The wire has no pages here; anyone who removed more has to empty the bin. */
const maxShown = 500;

/** Removed dictionaries, the last one first. @source SYS-06, jeecg-wire 3.5 */
export async function removedDicts(ctx: Context): Promise<Record<string, unknown>[]> {
  const mapRow = await createRowMapper(ctx, dictResource, { reveal: false });
  const rows = await ctx.transaction((tx) =>
    tx.select().from(sysDict).where(removed(ctx)).orderBy(desc(sysDict.updateTime), sysDict.id).limit(maxShown),
  );
  return rows.map(({ tenantId: _tenant, delFlag: _mark, ...row }) => mapRow(row));
}

/** Brings a removed dictionary back with its items; nobody could take its code meanwhile. @throws NotFound it is not in the bin */
export function restoreDict(ctx: Context, id: string): Promise<null> {
  return ctx.transaction(async (tx) => {
    await updateRow(tx, ctx, sysDict, { before: await lockRemoved(tx, ctx, id), values: { delFlag: 0 } });
    ctx.audit({ action: 'dict.restore', entity: 'dict', entityId: id });
    await forgetDictionaries(tx, ctx);
    return null;
  });
}

/** Removes a dictionary in the bin for good, with its items. @throws NotFound it is not in the bin */
export function purgeDict(ctx: Context, id: string): Promise<null> {
  return ctx.transaction(async (tx) => {
    const dict = await lockRemoved(tx, ctx, id);
    const { tenantId } = ctx.actor;
    await tx.delete(sysDictItem).where(and(eq(sysDictItem.tenantId, tenantId), eq(sysDictItem.dictId, id)));
    await tx.delete(sysDict).where(and(eq(sysDict.tenantId, tenantId), eq(sysDict.id, id)));
    ctx.audit({ action: 'dict.purge', entity: 'dict', entityId: id, before: dict });
    return null;
  });
}

const removed = (ctx: Context): SQL | undefined =>
  and(
    eq(sysDict.tenantId, ctx.actor.tenantId),
    eq(sysDict.delFlag, 1),
    compileDataRules(ctx.actor, { permission: 'dict:list', columns: dictResource.columns, clock: ctx.clock }),
  );

async function lockRemoved(tx: Tx, ctx: Context, id: string): Promise<typeof sysDict.$inferSelect> {
  const [dict] = await tx
    .select()
    .from(sysDict)
    .where(and(removed(ctx), eq(sysDict.id, id)))
    .for('update');
  if (dict === undefined) throw notFound();
  return dict;
}
