import { checkDriverIdCard, checkRule } from '@tarmac/freight-api/rules';
import { and, eq, inArray } from 'drizzle-orm';
import { nowText, toDateText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/newId.ts';
import type { BadCell, ImportPlan } from '../../../platform/resource/importPlan.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import { standardImportPlan } from '../../../platform/resource/standardImportPlan.ts';
import { driverCardsGiven } from './driver.events.ts';
import { derivedFrom, driverResource } from './driver.service.ts';
import { hyDriver } from './driver.table.ts';

type DriverValues = Values<typeof hyDriver>;

const standard = standardImportPlan(driverResource, ['carrierId']);

const captionOf = (ctx: Context, name: string) => standard.columns.find((column) => column.name === name)?.caption[ctx.locale] ?? name;
const say = (ctx: Context, zh: string, en: string) => (ctx.locale === 'zh' ? zh : en);

/**
 * Drivers from a sheet, in state pending. Numbers are checked, and none may stand twice, in the file or in the table.
 * Lines are checked and written many at a time.
 *
 * @source freight-domain appendix E
 */
export const driverImportPlan: ImportPlan<DriverValues> = {
  title: standard.title,
  columns: standard.columns.map((column) => ({
    ...column,
    ...example(column.name),
  })),
  prepare: async (ctx, rows, memory) => {
    const read = await standard.prepare(ctx, rows, memory);
    const cellsOf = new Map(rows.map((row) => [row.row, row.cells]));
    const bad: BadCell[] = [...read.bad];
    const refuse: Refuse = (row, { name, reason }) =>
      bad.push({ row, column: captionOf(ctx, name), value: cellsOf.get(row)?.[name] ?? null, reason });
    for (const { row, value } of read.good) checkNumbers(ctx, row, { value: value as DriverValues, refuse });
    const open = () => read.good.filter((one) => !bad.some((cell) => cell.row === one.row));
    await refuseStored(ctx, open(), refuse);
    return { good: open().map(({ row, value }) => ({ row, value: completed(ctx, value as DriverValues) })), bad };
  },
  commit: (ctx, rows) =>
    ctx.transaction(async (tx) => {
      await tx.insert(hyDriver).values(rows as (typeof hyDriver.$inferInsert)[]);
      const driverIds = rows.flatMap(({ id, payCardNo }) => (id === undefined || !payCardNo ? [] : [id]));
      if (driverIds.length > 0) await ctx.emit(tx, driverCardsGiven, { driverIds });
      ctx.audit({ action: 'driver.import', entity: 'driver', after: { ids: rows.map(({ id }) => id) } });
    }),
};

function example(name: string): { example?: string } {
  const examples: Record<string, string> = {
    driverName: '张建国',
    idNo: '370000198001010017',
    phone: '13800000000',
    vehicleClass: 'A2',
    validPeriodFrom: '2020-01-01',
    validPeriodTo: '2030-01-01',
    licenceIssuer: '潍坊市公安局交通警察支队',
    qualificationCertificate: '370000000000000000',
    payBankName: '中国工商银行',
    payCardNo: '6299990000000000012',
  };
  return examples[name] === undefined ? {} : { example: examples[name] };
}

type Refuse = (row: number, wrong: { name: string; reason: string }) => void;

function checkNumbers(ctx: Context, row: number, { value, refuse }: { value: DriverValues; refuse: Refuse }): void {
  const today = toDateText(ctx.clock.now());
  for (const [name, field] of Object.entries(driverResource.kind.fields)) {
    const given = (value as Record<string, unknown>)[name];
    if (field.rule === undefined || typeof given !== 'string' || given === '') continue;
    const result = name === 'idNo' ? checkDriverIdCard(given, today) : checkRule(field.rule, given);
    if (result?.level === 'error') refuse(row, { name, reason: result.message[ctx.locale] });
  }
  if ((value.validPeriodFrom ?? '') > (value.validPeriodTo ?? '9'))
    refuse(row, { name: 'validPeriodTo', reason: say(ctx, '早于有效期起', 'is before the start') });
}

type Read = readonly { row: number; value: unknown }[];

async function refuseStored(ctx: Context, rows: Read, refuse: Refuse): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(({ value }) => value as DriverValues);
  const mine = and(eq(hyDriver.tenantId, ctx.actor.tenantId), eq(hyDriver.delFlag, 0));
  const [ids, phones] = await ctx.transaction(async (tx) => [
    await tx
      .select({ value: hyDriver.idNo })
      .from(hyDriver)
      .where(
        and(
          mine,
          inArray(
            hyDriver.idNoHash,
            values.map(({ idNo }) => idNo ?? ''),
          ),
        ),
      ),
    await tx
      .select({ value: hyDriver.phone })
      .from(hyDriver)
      .where(
        and(
          mine,
          inArray(
            hyDriver.phoneHash,
            values.map(({ phone }) => phone ?? ''),
          ),
        ),
      ),
  ]);
  const taken = { idNo: new Set(ids?.map((one) => one.value)), phone: new Set(phones?.map((one) => one.value)) };
  for (const { row, value } of rows) {
    if (taken.idNo.has((value as DriverValues).idNo ?? '')) refuse(row, { name: 'idNo', reason: say(ctx, '证件号已存在', 'is taken') });
    if (taken.phone.has((value as DriverValues).phone ?? '')) refuse(row, { name: 'phone', reason: say(ctx, '手机号已存在', 'is taken') });
  }
}

/** Every row names the same columns, so that many fit into one insert. */
function completed(ctx: Context, value: DriverValues): DriverValues {
  const { userType, cid, username, orgCode, tenantId } = ctx.actor;
  const now = nowText(ctx.clock);
  return {
    ...value,
    ...derivedFrom(value, value),
    id: newId(),
    tenantId,
    createBy: username,
    createTime: now,
    sysOrgCode: orgCode,
    state: '1',
    submitTime: now,
    regSource: 'import',
    ...(userType === 3 ? { carrierId: cid } : {}),
    ...(userType === 4 ? { captainId: cid } : {}),
  };
}
