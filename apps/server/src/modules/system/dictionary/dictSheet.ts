import { and, asc, eq, inArray } from 'drizzle-orm';
import { label } from '@tarmac/freight-api/rules';
import { toDateTimeText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { AddOf, FileReply } from '../../../platform/contract/index.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { workbookContentType, writeWorkbook, type CellValue } from '../../../platform/excel/writeWorkbook.ts';
import { parseInput } from '../../../platform/http/parseInput.ts';
import type { ListQueryInput } from '../../../platform/query/compileQuery.ts';
import type { BadCell, ImportPlan, ImportRow } from '../../../platform/resource/importPlan.ts';
import { eachPiece } from '../../../platform/resource/eachPiece.ts';
import { storeRow } from '../../../platform/resource/writeRows.ts';
import { Dict, DictItem } from './dict.contract.ts';
import { dictItemResource, dictResource } from './dict.service.ts';
import { sysDict, sysDictItem } from './dictionary.table.ts';

const group = label('字典列表', 'Items');

/** A line of the sheet: a dictionary, and the item that the line carries. */
interface DictLine {
  dict: AddOf<typeof Dict>;
  item: Omit<AddOf<typeof DictItem>, 'dictId'> | undefined;
}

/**
 * Dictionaries with their items below them: a line that names no dictionary goes on with the one above. The captions are those of the
 * sheets that JeecgBoot writes.
 *
 * @source SYS-06, jeecg-wire 3.5, 3.20
 */
export const dictImportPlan: ImportPlan<DictLine> = {
  title: Dict.label,
  columns: [
    { name: 'dictName', caption: label('字典名称', 'Name'), required: true, example: '停靠原因' },
    { name: 'dictCode', caption: label('字典编码', 'Code'), required: true, example: 'stop_reason' },
    { name: 'description', caption: label('描述', 'Description'), example: '途中停靠' },
    { name: 'itemText', caption: label('字典项文本', 'Item text'), group, example: '加油' },
    { name: 'itemValue', caption: label('字典项值', 'Item value'), group, example: 'fuel' },
    { name: 'itemDescription', caption: label('描述', 'Description'), group },
    { name: 'sortOrder', caption: label('排序', 'Sort order'), group, example: '1' },
  ],
  prepare: async (ctx, rows, memory) => {
    const good: { row: number; value: DictLine }[] = [];
    const bad: BadCell[] = [];
    for (const row of rows) {
      try {
        good.push({ row: row.row, value: readLine(ctx, row, memory) });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        bad.push({ row: row.row, column: null, value: null, reason: error.message });
      }
    }
    return { good, bad };
  },
  commit: (ctx, lines) =>
    ctx.transaction(async (tx) => {
      for (const { dict, item } of lines) {
        const dictId = await dictOf(tx, ctx, dict);
        if (item !== undefined) await storeRow(tx, ctx, dictItemResource, { ...item, dictId });
      }
    }),
};

function readLine(ctx: Context, { cells }: ImportRow, memory: Map<string, unknown>): DictLine {
  const value = (name: string) => cells[name] || undefined;
  if (value('dictName') !== undefined || value('dictCode') !== undefined) {
    // Items below a dictionary that cannot be taken must not fall to the one before it.
    memory.delete('dict');
    const { dictName, dictCode, description } = cells;
    memory.set('dict', parseInput(Dict.add, { value: { dictName, dictCode, description: description || undefined }, locale: ctx.locale }));
  }
  const dict = memory.get('dict') as DictLine['dict'] | undefined;
  if (dict === undefined) throw new AppError('Business', '上方没有可用的字典');
  if (value('itemText') === undefined && value('itemValue') === undefined) return { dict, item: undefined };
  const item = {
    dictId: '0',
    itemText: value('itemText'),
    itemValue: value('itemValue'),
    description: value('itemDescription'),
    sortOrder: value('sortOrder') === undefined ? undefined : Number(value('sortOrder')),
  };
  return { dict, item: parseInput(DictItem.add, { value: item, locale: ctx.locale }) as AddOf<typeof DictItem> };
}

/** The dictionary of this code, made where there is none. One in the bin is left to people. */
async function dictOf(tx: Tx, ctx: Context, dict: DictLine['dict']): Promise<string> {
  const [known] = await tx
    .select({ id: sysDict.id, delFlag: sysDict.delFlag })
    .from(sysDict)
    .where(and(eq(sysDict.tenantId, ctx.actor.tenantId), eq(sysDict.dictCode, dict.dictCode)));
  if (known?.delFlag === 1) throw new AppError('Business', `字典“${dict.dictCode}”在回收站中，请先取回`);
  return known?.id ?? (await storeRow(tx, ctx, dictResource, dict)).id;
}

/** The filtered dictionaries, or the chosen ones, each with its items beside and below it. @source SYS-06, jeecg-wire 3.5 */
export async function exportDicts(ctx: Context, query: ListQueryInput): Promise<FileReply> {
  const pieces = eachPiece(ctx, dictResource, { query });
  // Read before anything is sent: what is wrong with the query is an answer of its own, not half a file.
  const first = await pieces.next();
  const title = Dict.label[ctx.locale];
  const by = ctx.locale === 'zh' ? `导出人:${ctx.actor.realname}` : `Exported by: ${ctx.actor.realname}`;
  return {
    fileName: `${title}.xlsx`,
    contentType: workbookContentType,
    stream: writeWorkbook({
      name: title,
      titles: [title, `${by} ${toDateTimeText(ctx.clock.now())}`],
      columns: dictImportPlan.columns.map(({ name, caption, group: above }) => ({
        caption: caption[ctx.locale],
        group: above?.[ctx.locale],
        kind: name === 'sortOrder' ? 'number' : 'text',
        width: 18,
      })),
      rows: linesOf(ctx, first, pieces),
    }),
  };
}

async function* linesOf(
  ctx: Context,
  first: IteratorResult<Record<string, unknown>[]>,
  further: AsyncGenerator<Record<string, unknown>[]>,
): AsyncGenerator<CellValue[]> {
  for (let piece = first; piece.done !== true; piece = await further.next()) {
    const dicts = piece.value as { id: string; dictName: string; dictCode: string; description: string | null }[];
    const items = await ctx.transaction((tx) =>
      tx
        .select()
        .from(sysDictItem)
        .where(
          and(
            eq(sysDictItem.tenantId, ctx.actor.tenantId),
            eq(sysDictItem.delFlag, 0),
            inArray(
              sysDictItem.dictId,
              dicts.map(({ id }) => id),
            ),
          ),
        )
        .orderBy(asc(sysDictItem.sortOrder), asc(sysDictItem.id)),
    );
    for (const { id, dictName, dictCode, description } of dicts) {
      const own = items.filter(({ dictId }) => dictId === id);
      const head = [dictName, dictCode, description];
      if (own.length === 0) yield [...head, '', '', '', ''];
      for (const [index, item] of own.entries())
        yield [...(index === 0 ? head : ['', '', '']), item.itemText, item.itemValue, item.description, item.sortOrder];
    }
  }
}
