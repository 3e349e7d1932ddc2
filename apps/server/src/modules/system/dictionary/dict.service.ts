import { and, eq, ne, or } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, businessError, invalidInput, notFound } from '../../../platform/errors.ts';
import { eachPiece } from '../../../platform/resource/eachPiece.ts';
import { defineResource, type Resource, type Values } from '../../../platform/resource/resource.ts';
import { Dict, DictItem } from './dict.contract.ts';
import { sysDict, sysDictItem } from './dictionary.table.ts';

type ItemRow = typeof sysDictItem.$inferSelect;

/** Rules depend on these codes. @source freight-domain 2.2, appendix D */
const isProtected = () => businessError(40031, { message: '字典受保护，不能修改' });

const isTaken = () => new AppError('Business', '该值不可用，系统中已存在！');

/** Everybody sees a change at once; other processes within a minute. */
export const forgetDictionaries = async (_tx: Tx, ctx: Context): Promise<void> => ctx.afterCommit(() => ctx.platform.dictionaries.clear());

/** The dictionaries of the actor's tenant. Those of tenant 0 belong to tenant 0 alone. @source DICT-04 */
export const dictResource: Resource<typeof Dict, typeof sysDict> = defineResource(Dict, {
  table: sysDict,
  options: {
    permission: 'dict',
    wholeRows: true,
    audited: true,
    beforeAdd: async (tx, ctx, _input, values) => checkDict(tx, ctx, values),
    afterAdd: forgetDictionaries,
    beforeEdit: async (tx, ctx, { before, values }) => {
      if (before.isProtected === 1 && changes(values.dictCode, before.dictCode)) throw isProtected();
      return checkDict(tx, ctx, values, before.id);
    },
    afterEdit: forgetDictionaries,
    beforeRemove: async (_tx, _ctx, row) => {
      if (row.isProtected === 1) throw isProtected();
    },
    afterRemove: forgetDictionaries,
  },
});

/** Values of dictionaries. @source DICT-04 */
export const dictItemResource: Resource<typeof DictItem, typeof sysDictItem> = defineResource(DictItem, {
  table: sysDictItem,
  options: {
    permission: 'dict',
    wholeRows: true,
    audited: true,
    defaultSort: { field: 'sortOrder', order: 'asc' },
    beforeAdd: async (tx, ctx, input, values) => {
      await findDict(tx, ctx, input.dictId);
      return checkItem(tx, ctx, input.dictId, { values });
    },
    afterAdd: forgetDictionaries,
    beforeEdit: async (tx, ctx, { before, values }) => {
      if (changes(values.dictId, before.dictId)) throw invalidInput('字典项不能移动到其他字典', [{ path: 'dictId', message: '不能修改' }]);
      const dict = await findDict(tx, ctx, before.dictId);
      if (isShipped(dict, before) && changes(values.itemValue, before.itemValue)) throw isProtected();
      return checkItem(tx, ctx, before.dictId, { values, ownId: before.id });
    },
    afterEdit: forgetDictionaries,
    beforeRemove: async (tx, ctx, row) => {
      if (isShipped(await findDict(tx, ctx, row.dictId), row)) throw isProtected();
    },
    afterRemove: forgetDictionaries,
  },
});

/** All dictionaries as the nodes of a tree of one level. @source SYS-06, jeecg-wire 3.5 */
export async function dictTree(ctx: Context, dictName: string | undefined): Promise<Record<string, unknown>[]> {
  const nodes: Record<string, unknown>[] = [];
  for await (const piece of eachPiece(ctx, dictResource, { query: dictName ? { dictName: `*${dictName}*` } : {} }))
    nodes.push(...piece.map((row) => ({ ...row, key: row['id'], title: row['dictName'] })));
  return nodes;
}

/** Tells whether a value is still free in its dictionary. @throws Business it is taken @source jeecg-wire 3.5 */
export const checkItemValue = (
  ctx: Context,
  { dictId, itemValue, id }: { dictId: string; itemValue: string; id?: string | undefined },
): Promise<null> =>
  ctx.transaction(async (tx) => {
    await checkItem(tx, ctx, dictId, { values: { itemValue }, ownId: id || undefined });
    return null;
  });

/** What came with the product; people may extend protected dictionaries, and take back what they added. */
const isShipped = (dict: { isProtected: number }, item: ItemRow): boolean => dict.isProtected === 1 && item.createBy === 'system';

const changes = <Value>(next: Value | undefined, before: Value): boolean => next !== undefined && next !== before;

async function checkDict(tx: Tx, ctx: Context, values: Values<typeof sysDict>, ownId?: string): Promise<Values<typeof sysDict>> {
  const code = values.dictCode;
  if (code === undefined) return values;
  if (!/^[A-Za-z]\w{0,63}$/.test(code))
    throw invalidInput('字典编号格式不正确', [{ path: 'dictCode', message: '以字母开头，只能包含字母、数字、下划线' }]);
  const same = await tx
    .select({ tenantId: sysDict.tenantId, isProtected: sysDict.isProtected })
    .from(sysDict)
    .where(
      and(
        or(eq(sysDict.tenantId, ctx.actor.tenantId), eq(sysDict.tenantId, 0)),
        eq(sysDict.dictCode, code),
        ownId === undefined ? undefined : ne(sysDict.id, ownId),
      ),
    );
  // Removed ones count too: their code stays theirs.
  if (same.some((row) => row.tenantId === ctx.actor.tenantId)) throw isTaken();
  // A tenant's own dictionary hides the shared one of the same code; rules depend on some of those.
  if (same.some((row) => row.isProtected === 1)) throw isProtected();
  return values;
}

async function checkItem(
  tx: Tx,
  ctx: Context,
  dictId: string,
  { values, ownId }: { values: Values<typeof sysDictItem>; ownId?: string },
): Promise<Values<typeof sysDictItem>> {
  if (values.itemValue === undefined) return values;
  const [taken] = await tx
    .select({ id: sysDictItem.id })
    .from(sysDictItem)
    .where(
      and(
        eq(sysDictItem.tenantId, ctx.actor.tenantId),
        eq(sysDictItem.dictId, dictId),
        eq(sysDictItem.delFlag, 0),
        eq(sysDictItem.itemValue, values.itemValue),
        ownId === undefined ? undefined : ne(sysDictItem.id, ownId),
      ),
    )
    .limit(1);
  if (taken !== undefined) throw isTaken();
  return values;
}

async function findDict(tx: Tx, ctx: Context, id: string): Promise<typeof sysDict.$inferSelect> {
  const [dict] = await tx
    .select()
    .from(sysDict)
    .where(and(eq(sysDict.tenantId, ctx.actor.tenantId), eq(sysDict.id, id), eq(sysDict.delFlag, 0)));
  if (dict === undefined) throw notFound('字典不存在');
  return dict;
}
