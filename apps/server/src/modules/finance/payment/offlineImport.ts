import { label, spellText } from '@tarmac/freight-api/rules';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { dateTime, fieldOf, money, text } from '../../../platform/contract/index.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, refusedByRule } from '../../../platform/errors.ts';
import type { BadCell, ImportMemory, ImportPlan, ImportRow, PlanColumn } from '../../../platform/resource/importPlan.ts';
import { readCell } from '../../../platform/resource/readCell.ts';
import { repetition } from '../../../platform/resource/repeatedRows.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { lockRow } from '../../../platform/resource/writeRows.ts';
import { holdNotes } from '../../shipping/shipping-note/batchNotes.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { noteResource, type NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { shownYuan } from '../../../platform/amountText.ts';
import { payeeIncomplete } from '../examination/payeeIncomplete.ts';
import { hyOfflineAccount, type OfflineAccountRow } from '../offline-account/offlineAccount.table.ts';
import { offlineDirection } from '../offline-account/offlineAccount.resource.ts';
import { assertPays } from './offlinePayer.ts';
import { assertNewSerial, assertPast, recordOffline } from './recordOffline.ts';
import { openAmount } from './submitPayments.ts';

/** One line of a sheet of payments outside the channels. */
interface OfflineLine {
  noteId: string;
  /** Fen: what was open when the line was checked. */
  amount: number;
  offlineAccountId: string;
  offlineTime: string;
  bankSerialNo: string;
}

const readAs = { amount: fieldOf(money(label('金额', 'Amount')))!, time: fieldOf(dateTime(label('付款时间', 'Paid at')))! } as const;

const columns = [
  {
    name: 'number',
    caption: label('运单号', 'Waybill number'),
    field: fieldOf(text(label('运单号', 'Waybill number'), { max: 20, spelling: 'compact' })),
    required: true,
    unique: true,
    example: 'YD2026060100000001',
  },
  {
    name: 'account',
    caption: label('付款账户', 'Paying account'),
    required: true,
    note: label('线下付款账户的账号或户名', 'Number or holder of an offline account that pays'),
    example: '370500000000000001',
  },
  { name: 'amount', caption: label('金额', 'Amount'), field: readAs.amount, required: true, example: '2710.00' },
  {
    name: 'time',
    caption: label('付款时间', 'Paid at'),
    field: readAs.time,
    required: true,
    example: '2026-06-02 11:30:00',
  },
  {
    name: 'serial',
    caption: label('银行流水号', 'Bank serial'),
    field: fieldOf(text(label('银行流水号', 'Bank serial'), { max: 50, spelling: 'compact' })),
    required: true,
    example: '20260602113000001',
  },
] as const satisfies readonly PlanColumn[];
type ColumnName = (typeof columns)[number]['name'];

/** The cell at which an objection to an input is told. */
const cellOf: Readonly<Record<string, ColumnName>> = { offlineAccountId: 'account', offlineTime: 'time', bankSerialNo: 'serial' };

/**
 * Payments outside the channels from a sheet. A sheet needs no vouchers: they are added before another person approves, which each line waits for.
 *
 * @source freight-domain S10 批量导入, appendix E
 */
export const offlineImportPlan: ImportPlan<OfflineLine> = {
  title: label('线下支付', 'Offline payments'),
  columns,
  prepare: (ctx, rows, memory) =>
    ctx.transaction(async (tx) => {
      assertStaff(ctx);
      const known = { notes: await notesOf(tx, ctx, rows), accounts: await payingAccounts(tx, ctx), memory };
      const bad: BadCell[] = [];
      const good: { row: number; value: OfflineLine }[] = [];
      for (const row of rows) {
        const read = await readLine(tx, ctx, row, known);
        if (Array.isArray(read)) bad.push(...read);
        else good.push({ row: row.row, value: read });
      }
      return { good, bad };
    }),
  commit: (ctx, lines) =>
    ctx.transaction(async (tx) => {
      // All waybills first, in the order of their ids, then one account after the other: two imports cannot wait for each other.
      await holdNotes(
        tx,
        ctx,
        lines.map(({ noteId }) => noteId),
      );
      for (const line of lines.toSorted((a, b) => a.offlineAccountId.localeCompare(b.offlineAccountId))) {
        const note = await lockRow(tx, ctx, noteResource, { id: line.noteId });
        assertAmount(note, line.amount);
        await recordOffline(tx, ctx, note, { ...line, vouchers: async () => null });
      }
    }),
};

const numberOf = ({ cells }: ImportRow): string => spellText(cells['number'] ?? '', 'compact');

async function notesOf(tx: Tx, ctx: Context, rows: readonly ImportRow[]): Promise<ReadonlyMap<string, NoteRow>> {
  const numbers = [...new Set(rows.map(numberOf))].filter((number) => number !== '');
  if (numbers.length === 0) return new Map();
  const found = await tx
    .select()
    .from(hyShippingNote)
    .where(
      and(visibleRows(ctx, noteResource), inArray(hyShippingNote.shippingNoteNumber, numbers), eq(hyShippingNote.serialNumber, '0000')),
    );
  return new Map(found.map((note) => [note.shippingNoteNumber, note]));
}

const payingAccounts = (tx: Tx, ctx: Context): Promise<OfflineAccountRow[]> =>
  tx
    .select()
    .from(hyOfflineAccount)
    .where(
      and(
        eq(hyOfflineAccount.tenantId, ctx.actor.tenantId),
        eq(hyOfflineAccount.delFlag, 0),
        eq(hyOfflineAccount.direction, offlineDirection.pay),
        eq(hyOfflineAccount.enabled, '1'),
      ),
    )
    .orderBy(asc(hyOfflineAccount.id));

/** By its number, or by its holder where that has one account alone. */
function accountNamed(accounts: readonly OfflineAccountRow[], given: string): OfflineAccountRow | undefined {
  const number = given.replaceAll(/\s/g, '');
  const byName = accounts.filter(({ accountName }) => accountName === given);
  return accounts.find(({ accountNo }) => accountNo === number) ?? (byName.length === 1 ? byName[0] : undefined);
}

interface Known {
  notes: ReadonlyMap<string, NoteRow>;
  accounts: readonly OfflineAccountRow[];
  memory: ImportMemory;
}

async function readLine(tx: Tx, ctx: Context, row: ImportRow, { notes, accounts, memory }: Known): Promise<OfflineLine | BadCell[]> {
  const { locale } = ctx;
  const bad: BadCell[] = [];
  const cell = (name: ColumnName) => (row.cells[name] ?? '').trim();
  const refuse = (name: ColumnName, reason: string) => {
    const caption = columns.find((column) => column.name === name)!.caption[locale];
    bad.push({ row: row.row, column: caption, value: cell(name).slice(0, 100), reason });
  };
  const ask = async <Result>(name: ColumnName, check: () => Promise<Result> | Result): Promise<Result | undefined> => {
    try {
      return await check();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const [first] = (error.details.errorData as { path: string }[] | undefined) ?? [];
      refuse(cellOf[first?.path ?? ''] ?? name, error.texts[locale]);
      return undefined;
    }
  };
  const read = (name: keyof typeof readAs): unknown => {
    const reading = readCell(readAs[name], { text: cell(name), items: [], locale });
    if ('problem' in reading) refuse(name, reading.problem);
    return 'problem' in reading ? undefined : reading.value;
  };
  for (const { name } of columns) if (cell(name) === '') refuse(name, locale === 'zh' ? '不能为空' : 'is missing');
  if (bad.length > 0) return bad;

  const note = notes.get(numberOf(row));
  if (note === undefined) refuse('number', locale === 'zh' ? '运单不存在' : 'is not a waybill');
  const open = note && (await ask('number', () => openAmount(note)));
  if (note?.payeeCardId === null) await ask('number', () => Promise.reject(payeeIncomplete()));
  const amount = read('amount');
  const offlineTime = read('time');
  if (typeof offlineTime === 'string') await ask('time', () => assertPast(ctx, offlineTime));
  if (note !== undefined && open !== undefined && typeof amount === 'number') await ask('amount', () => assertAmount(note, amount));
  const account = accountNamed(accounts, cell('account'));
  if (account === undefined) refuse('account', locale === 'zh' ? '没有这个启用的线下付款账户' : 'is no enabled offline account that pays');
  if (account !== undefined && note !== undefined && open !== undefined)
    await ask('account', () => assertPays(tx, ctx, account, { note, amount: open }));
  const bankSerialNo = spellText(cell('serial'), 'compact');
  if (bankSerialNo.length > 50) refuse('serial', locale === 'zh' ? '不能超过 50 个字符' : 'has more than 50 characters');
  else if (account !== undefined) {
    await ask('serial', () => assertNewSerial(tx, ctx, { account, bankSerialNo }));
    const before = memory.get(`serial ${account.id} ${bankSerialNo}`);
    if (before !== undefined) refuse('serial', repetition(Number(before), locale));
  }
  if (note !== undefined && memory.has(`note ${note.id}`)) refuse('number', repetition(Number(memory.get(`note ${note.id}`)), locale));
  if (bad.length > 0) return bad;
  memory.set(`serial ${account!.id} ${bankSerialNo}`, row.row);
  memory.set(`note ${note!.id}`, row.row);
  return {
    noteId: note!.id,
    amount: amount as number,
    offlineAccountId: account!.id,
    offlineTime: offlineTime as string,
    bankSerialNo,
  };
}

/** @throws AppError the sheet names another amount than what is to be paid */
function assertAmount(note: NoteRow, amount: number): void {
  const open = openAmount(note);
  if (amount !== open) throw refusedByRule(`金额须等于应付金额${shownYuan(open)}元`);
}
