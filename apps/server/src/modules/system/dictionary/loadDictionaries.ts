import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DictionaryItem } from '../../../platform/dictionaries.ts';
import type { SystemPorts } from '../../../platform/platform.ts';
import { sysDict, sysDictItem } from './dictionary.table.ts';

/** Reads all dictionaries that a tenant sees: its own and, for codes it has none of, those of tenant 0. */
export const loadDictionaries: SystemPorts['loadDictionaries'] = (platform, tenantId) =>
  platform.database.transaction({ tenantId }, async (tx) => {
    const rows = await tx
      .select({
        tenantId: sysDict.tenantId,
        code: sysDict.dictCode,
        value: sysDictItem.itemValue,
        text: sysDictItem.itemText,
        textEn: sysDictItem.itemTextEn,
        status: sysDictItem.status,
      })
      .from(sysDict)
      .innerJoin(sysDictItem, and(eq(sysDictItem.tenantId, sysDict.tenantId), eq(sysDictItem.dictId, sysDict.id)))
      .where(and(inArray(sysDict.tenantId, [0, tenantId]), eq(sysDict.delFlag, 0), eq(sysDictItem.delFlag, 0)))
      .orderBy(asc(sysDict.dictCode), asc(sysDictItem.sortOrder), asc(sysDictItem.id));
    const own = new Set(rows.filter((row) => row.tenantId === tenantId).map((row) => row.code));
    return rows
      .filter((row) => row.tenantId === tenantId || !own.has(row.code))
      .map(({ code, value, text, textEn, status }): DictionaryItem => ({ code, value, text, textEn, enabled: status === 1 }));
  });
