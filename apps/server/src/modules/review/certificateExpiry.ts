import { and, asc, eq, gt, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { toDateText } from '../../platform/clock.ts';
import type { AnyEntity } from '../../platform/contract/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { CommonTable, Values } from '../../platform/resource/resource.ts';
import { updateRow } from '../../platform/resource/writeRows.ts';
import { notify, type Recipients } from '../system/announcement/notify.service.ts';
import { partyExpired } from './review.events.ts';
import { readConfigNumber } from '../system/setting/configValues.ts';
import { certificateText, endsOf, reminderDaysWithin } from './reviewRules.ts';
import type { ReviewRules } from './reviewTypes.ts';

/** How the certificates of one kind of party are watched. */
export interface ExpiryRules<Row> {
  /** What a notice calls the party. */
  nameOf: (row: Row) => string;
  /** Carrier whose people are told besides those who review; null for nobody. */
  companyOf: (row: Row) => string | null;
  /** Whether the party may not work without the certificate. Default: it may not. */
  isMandatory?: (row: Row, field: string) => boolean;
  /** List that a notice opens. */
  page: string;
}

const chunk = 200;
const namedInNotice = 20;

/** A party with the certificates that a notice is about. */
interface Concern<Row> {
  row: Row;
  text: string;
}

/**
 * Takes approved parties of which a mandatory certificate ran out from work (C8), and reminds of those that soon will. Run
 * nightly, for one tenant; a second run on the same day changes and sends nothing more.
 *
 * @returns how many parties expired
 * @source freight-domain 3.3 C8, NT14
 */
export async function expireCertificates<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  rules: ReviewRules<Kind, Table>,
  expiry: ExpiryRules<Table['$inferSelect']>,
): Promise<number> {
  const today = toDateText(ctx.clock.now());
  const permission = rules.machine.moves.approve.permission ?? '';
  let expired = 0;
  await eachChunk(ctx, rules, {
    matches: (column) => lt(column, today),
    work: async (tx, rows) => {
      const concerns: Concern<Table['$inferSelect']>[] = [];
      for (const row of rows) {
        const gone = endsOf(row, rules.certificates).filter(
          ({ field, until }) => until < today && (expiry.isMandatory?.(row, field) ?? true),
        );
        if (gone.length === 0) continue;
        const words = gone.map(certificateText).join('、');
        await updateRow(tx, ctx, rules.resource.table, { before: row, values: { state: '5' } as unknown as Values<Table> });
        ctx.audit({
          action: `${rules.kind}.expire`,
          entity: rules.kind,
          entityId: row.id,
          before: { state: '2' },
          after: { state: '5' },
          remark: words,
        });
        await ctx.emit(tx, partyExpired, { kind: rules.kind, id: row.id, words, today });
        concerns.push({ row, text: `${expiry.nameOf(row)}：${words}` });
      }
      expired += concerns.length;
      await tell(tx, ctx, permission, { expiry, concerns, notice: { title: '证件已过期', openPage: `${expiry.page}?state=5` } });
    },
  });
  const remindWithin = await ctx.transaction((tx) => readConfigNumber(tx, ctx, 'certRemindDays'));
  const days = reminderDaysWithin(remindWithin).map((count) => toDateText(new Date(ctx.clock.now().getTime() + count * 86_400_000)));
  if (days.length === 0) return expired;
  const concerns: Concern<Table['$inferSelect']>[] = [];
  await eachChunk(ctx, rules, {
    matches: (column) => inArray(column, days),
    work: async (_tx, rows) => {
      for (const row of rows) {
        const ending = endsOf(row, rules.certificates).filter(({ until }) => days.includes(until));
        concerns.push({ row, text: `${expiry.nameOf(row)}：${ending.map(certificateText).join('、')}` });
      }
    },
  });
  await ctx.transaction((tx) =>
    tell(tx, ctx, permission, {
      expiry,
      concerns,
      notice: {
        title: '证件即将到期',
        openPage: `${expiry.page}?state=2`,
        occasion: `cert-${rules.kind}-${today}`,
      },
    }),
  );
  return expired;
}

/** Works on approved rows with a certificate that matches: locked, chunk by chunk, each chunk a transaction. */
async function eachChunk<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  rules: ReviewRules<Kind, Table>,
  { matches, work }: { matches: (column: PgColumn) => SQL; work: (tx: Tx, rows: readonly Table['$inferSelect'][]) => Promise<void> },
): Promise<void> {
  const { table } = rules.resource;
  const columns = table as unknown as Record<string, PgColumn>;
  let after = '';
  for (;;) {
    const rows = await ctx.transaction(async (tx) => {
      const found = (await tx
        .select()
        .from(table as CommonTable)
        .where(
          and(
            eq(table.tenantId, ctx.actor.tenantId),
            eq(table.delFlag, 0),
            eq(columns['state'] as PgColumn, '2'),
            gt(table.id, after),
            or(...rules.certificates.map(({ field }) => matches(columns[field] as PgColumn))),
          ),
        )
        .orderBy(asc(table.id))
        .limit(chunk)
        .for('update')) as Table['$inferSelect'][];
      await work(tx, found);
      return found;
    });
    if (rows.length < chunk) return;
    after = rows.at(-1)?.id ?? after;
  }
}

/** One notice for those who review, and one for the people of each carrier. */
async function tell<Row>(
  tx: Tx,
  ctx: Context,
  permission: string,
  {
    expiry,
    concerns,
    notice,
  }: { expiry: ExpiryRules<Row>; concerns: readonly Concern<Row>[]; notice: { title: string; openPage: string; occasion?: string } },
): Promise<void> {
  if (concerns.length === 0) return;
  const send = async (to: Recipients, { those, occasion }: { those: readonly Concern<Row>[]; occasion: string | undefined }) => {
    const left = those.length - namedInNotice;
    const lines = [...those.slice(0, namedInNotice).map(({ text }) => text), ...(left > 0 ? [`另有 ${left} 条，请在列表中查看`] : [])];
    await notify(tx, ctx, to, {
      title: `${notice.title}（${those.length}）`,
      lines,
      openPage: notice.openPage,
      ...(occasion === undefined ? {} : { occasion }),
    });
  };
  await send({ permission }, { those: concerns, occasion: notice.occasion });
  const companies = Map.groupBy(concerns, ({ row }) => expiry.companyOf(row));
  for (const [company, those] of companies)
    if (company !== null)
      await send({ company }, { those, occasion: notice.occasion === undefined ? undefined : `${notice.occasion}-${company.slice(-12)}` });
}
