import { Readable } from 'node:stream';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { FileReply } from '../../../../platform/contract/index.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { conflict, notFound, refusedByRule } from '../../../../platform/errors.ts';
import { workbookContentType } from '../../../../platform/excel/writeWorkbook.ts';
import { insertRow } from '../../../../platform/resource/writeRows.ts';
import { nextNumber } from '../../../../platform/sequence/sequence.ts';
import { readConfigValues } from '../../../system/setting/configValues.ts';
import { hyPayment } from '../../payment/payment.table.ts';
import type { Transfer } from '../bankChannel.ts';
import { writePain001 } from './formats/pain001.ts';
import type { PayBatch } from './formats/payRow.ts';
import { payColumnsOf, writePayCsv, writePayWorkbook } from './formats/paySheet.ts';
import { hyPayFile, hyPayFileItem, payFileNumbers } from './payFile.table.ts';
import { type PayFileFormat, payFileState } from './payFileState.ts';

type ItemRow = typeof hyPayFileItem.$inferSelect;
type FileRow = typeof hyPayFile.$inferSelect;

/** Payments of one file, by what banks take. */
const mostItems = 1000;

/**
 * Makes files of payments that wait for one: a file for each account that they leave from.
 *
 * @param paymentIds which ones; absent: all that wait
 * @returns ids of the files
 * @throws Conflict one of them is in a file already, or does not wait for one; Business none waits
 */
export function makePayFiles(
  ctx: Context,
  { paymentIds, format }: { paymentIds?: readonly string[] | undefined; format: PayFileFormat },
): Promise<string[]> {
  return ctx.transaction(async (tx) => {
    const waiting = await holdWaiting(tx, ctx, paymentIds);
    if (waiting.length === 0) throw refusedByRule('没有等待生成文件的付款');
    const byAccount = Map.groupBy(waiting, ({ companyAccountId }) => companyAccountId);
    const ids: string[] = [];
    for (const items of byAccount.values())
      for (let from = 0; from < items.length; from += mostItems)
        ids.push(await makeFile(tx, ctx, { items: items.slice(from, from + mostItems), format }));
    return ids;
  });
}

async function holdWaiting(tx: Tx, ctx: Context, paymentIds: readonly string[] | undefined): Promise<ItemRow[]> {
  const { tenantId } = ctx.actor;
  const waits = and(eq(hyPayFileItem.tenantId, tenantId), isNull(hyPayFileItem.fileId), eq(hyPayFileItem.state, 'processing'));
  const query = (condition: ReturnType<typeof and>) =>
    tx.select().from(hyPayFileItem).where(condition).orderBy(asc(hyPayFileItem.createTime), asc(hyPayFileItem.id)).for('update');
  if (paymentIds === undefined) return query(waits);
  const wanted = [...new Set(paymentIds)];
  const serials = tx
    .select({ requestSerial: hyPayment.requestSerial })
    .from(hyPayment)
    .where(and(eq(hyPayment.tenantId, tenantId), inArray(hyPayment.id, wanted)));
  const found = await query(and(waits, inArray(hyPayFileItem.requestSerial, serials)));
  // All or none: the payments that somebody names are in the file.
  if (found.length < wanted.length) throw conflict('所选付款中有的已在文件中，或不在等待生成文件，请刷新后重试');
  return found;
}

async function makeFile(tx: Tx, ctx: Context, { items, format }: { items: readonly ItemRow[]; format: PayFileFormat }): Promise<string> {
  const { companyAccountId, accountName, accountNo, bankName, cnaps } = orderOf(items[0]!).payer;
  const file = await insertRow(tx, ctx, hyPayFile, {
    fileNo: await nextNumber(tx, ctx, payFileNumbers),
    fileFormat: format,
    companyAccountId,
    accountName,
    accountNo,
    bankName,
    cnaps,
    itemCount: items.length,
    amount: items.reduce((sum, { amount }) => sum + amount, 0),
    state: payFileState.underway,
  });
  for (const [index, { id }] of items.entries())
    await tx
      .update(hyPayFileItem)
      .set({ fileId: file.id, lineNo: index + 1 })
      .where(and(eq(hyPayFileItem.tenantId, ctx.actor.tenantId), eq(hyPayFileItem.id, id)));
  ctx.audit({
    action: 'payFile.make',
    entity: 'payFile',
    entityId: file.id,
    after: { fileNo: file.fileNo, itemCount: file.itemCount, amount: file.amount },
  });
  return file.id;
}

const orderOf = ({ body }: Pick<ItemRow, 'body'>): Transfer => JSON.parse(body) as Transfer;

/** The bytes of a file: the same payments in the same order, however often it is fetched. @throws NotFound */
export async function downloadPayFile(ctx: Context, id: string): Promise<FileReply> {
  const { tenantId } = ctx.actor;
  const { file, items, setting } = await ctx.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(hyPayFile)
      .where(and(eq(hyPayFile.tenantId, tenantId), eq(hyPayFile.id, id), eq(hyPayFile.delFlag, 0)));
    if (row === undefined) throw notFound();
    const rows = await tx
      .select()
      .from(hyPayFileItem)
      .where(and(eq(hyPayFileItem.tenantId, tenantId), eq(hyPayFileItem.fileId, id)))
      .orderBy(asc(hyPayFileItem.lineNo));
    ctx.audit({ action: 'payFile.download', entity: 'payFile', entityId: id });
    return { file: row, items: rows, setting: (await readConfigValues(tx, ctx, ['paySheetColumns'])).paySheetColumns };
  });
  return write(batchOf(file, items), { format: file.fileFormat as PayFileFormat, setting });
}

const batchOf = (file: FileRow, items: readonly ItemRow[]): PayBatch => ({
  fileNo: file.fileNo,
  time: file.createTime,
  payer: { accountName: file.accountName, accountNo: file.accountNo, bankName: file.bankName, cnaps: file.cnaps },
  rows: items.map((item) => {
    const { requestSerial, payee, amount, purpose } = orderOf(item);
    return { requestSerial, ...payee, amount, purpose };
  }),
});

function write(batch: PayBatch, { format, setting }: { format: PayFileFormat; setting: string }): FileReply {
  const { fileNo } = batch;
  if (format === 'pain001')
    return { fileName: `${fileNo}.xml`, contentType: 'application/xml; charset=utf-8', stream: Readable.from([writePain001(batch)]) };
  const columns = payColumnsOf(setting, batch.payer.bankName);
  return format === 'csv'
    ? { fileName: `${fileNo}.csv`, contentType: 'text/csv; charset=utf-8', stream: Readable.from([writePayCsv(batch, columns)]) }
    : { fileName: `${fileNo}.xlsx`, contentType: workbookContentType, stream: writePayWorkbook(batch, columns) };
}
