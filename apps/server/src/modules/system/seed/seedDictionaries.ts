import { and, eq, notInArray } from 'drizzle-orm';
import type { Dictionary } from '../../../platform/contract/index.ts';
import { bulkInsert } from '../../../platform/db/bulkInsert.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/newId.ts';
import { sysDict, sysDictItem } from '../dictionary/dictionary.table.ts';

/**
 * Writes the dictionaries that ship with the product into tenant 0: new ones are added, texts and order are brought up to
 * date, and items that are gone are switched off. What people added stays. Safe to run on every start.
 */
export async function seedDictionaries(tx: Tx, dictionaries: readonly Dictionary[]): Promise<void> {
  const known = new Map(
    (await tx.select({ id: sysDict.id, code: sysDict.dictCode }).from(sysDict).where(eq(sysDict.tenantId, 0))).map((row) => [
      row.code,
      row.id,
    ]),
  );
  const present = Map.groupBy(
    known.size === 0 ? [] : await tx.select().from(sysDictItem).where(eq(sysDictItem.tenantId, 0)),
    ({ dictId }) => dictId,
  );
  const fresh: (typeof sysDict.$inferInsert)[] = [];
  const items: (typeof sysDictItem.$inferInsert)[] = [];
  for (const dictionary of dictionaries) {
    const id = known.get(dictionary.code);
    if (id !== undefined) {
      await refresh(tx, id, { dictionary, rows: present.get(id) ?? [] });
      continue;
    }
    const dictId = newId();
    known.set(dictionary.code, dictId);
    fresh.push({
      id: dictId,
      tenantId: 0,
      dictCode: dictionary.code,
      dictName: dictionary.label.zh,
      dictNameEn: dictionary.label.en,
      isProtected: 1,
      createBy: 'system',
    });
    items.push(...dictionary.items.map((item, index) => itemRow(dictId, { item, index })));
  }
  await bulkInsert(tx, sysDict, fresh);
  await bulkInsert(tx, sysDictItem, items);
}

async function refresh(
  tx: Tx,
  dictId: string,
  { dictionary, rows }: { dictionary: Dictionary; rows: readonly (typeof sysDictItem.$inferSelect)[] },
): Promise<void> {
  for (const [index, item] of dictionary.items.entries()) {
    const row = rows.find((one) => one.itemValue === item.value);
    if (row === undefined) await tx.insert(sysDictItem).values(itemRow(dictId, { item, index }));
    else if (row.itemText !== item.text.zh || row.itemTextEn !== item.text.en || row.sortOrder !== index + 1) {
      await tx
        .update(sysDictItem)
        .set({ itemText: item.text.zh, itemTextEn: item.text.en, sortOrder: index + 1 })
        .where(and(eq(sysDictItem.tenantId, 0), eq(sysDictItem.id, row.id)));
    }
  }
  const values = dictionary.items.map((item) => item.value);
  if (rows.some((row) => !values.includes(row.itemValue) && row.status === 1 && row.createBy === 'system')) {
    await tx
      .update(sysDictItem)
      .set({ status: 0 })
      .where(
        and(
          eq(sysDictItem.tenantId, 0),
          eq(sysDictItem.dictId, dictId),
          eq(sysDictItem.createBy, 'system'),
          notInArray(sysDictItem.itemValue, values),
        ),
      );
  }
}

function itemRow(dictId: string, { item, index }: { item: Dictionary['items'][number]; index: number }): typeof sysDictItem.$inferInsert {
  return {
    id: newId(),
    tenantId: 0,
    dictId,
    itemValue: item.value,
    itemText: item.text.zh,
    itemTextEn: item.text.en,
    sortOrder: index + 1,
    status: 1,
    createBy: 'system',
  };
}
