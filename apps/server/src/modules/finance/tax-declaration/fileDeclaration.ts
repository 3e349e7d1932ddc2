import { and, asc, eq, lte } from 'drizzle-orm';
import { nowText, momentAfter } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { createContext, systemActor } from '../../../platform/createContext.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { OutboxHandler } from '../../../platform/jobs/outboxWorker.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import { updateRow } from '../../../platform/resource/writeRows.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { nextQueryTime } from '../queryTimes.ts';
import { serialOf } from '../requestSerial.ts';
import type { FilingResult } from '../tax-filing/taxFiling.ts';
import { taxFilingOf } from '../tax-filing/taxFilings.ts';
import { digestOf } from './declarationDocument.ts';
import { taxState } from './taxDeclaration.states.ts';
import { type DeclarationRow, hyTaxDeclaration } from './taxDeclaration.table.ts';
import { tellNext } from './tellTax.ts';

/** Messages to the tax office, by the outbox. */
const filingTopic = 'finance.taxFiling';

/** The company of a declaration as the tax office knows it. */
export async function taxpayerOf(tx: Tx, ctx: Context, companyId: string): Promise<{ name: string; taxNo: string }> {
  const [company] = await tx
    .select({ name: hyCompany.companyName, taxpayerNo: hyCompany.taxpayerNo, uscc: hyCompany.uscc })
    .from(hyCompany)
    .where(and(eq(hyCompany.tenantId, ctx.actor.tenantId), eq(hyCompany.id, companyId)));
  return { name: company?.name ?? '', taxNo: company?.taxpayerNo || company?.uscc || '' };
}

/** What a declaration says of its next sending: another serial each time, so that what is said of an earlier one is told apart. */
export async function sendingOf(
  tx: Tx,
  ctx: Context,
  { batchNo, sendCount, companyId }: DeclarationRow,
): Promise<Values<typeof hyTaxDeclaration>> {
  const { name, simulated } = taxFilingOf(ctx, (await taxpayerOf(tx, ctx, companyId)).taxNo);
  return {
    requestSerial: serialOf(batchNo, sendCount + 1),
    sendCount: sendCount + 1,
    queryCount: 0,
    nextQueryTime: nextQueryTime(ctx, 0),
    channel: name,
    simulated: simulated ? '1' : '0',
  };
}

/** The tax office is told once this has committed. */
export const queueFiling = (tx: Tx, ctx: Context, { id, requestSerial }: DeclarationRow): Promise<unknown> =>
  ctx.outbox(tx, filingTopic, { payload: { id, requestSerial }, idempotencyKey: requestSerial ?? id });

/** Gives the office one declaration. What became of it is kept in it, so the message of the outbox is done either way. */
export const filingOutbox: OutboxHandler = {
  topic: filingTopic,
  deliver: async (platform, { tenantId, payload }) => {
    const ctx = createContext(platform, { actor: systemActor(tenantId) });
    const { id, requestSerial, isQuestion = false } = payload as { id: string; requestSerial: string; isQuestion?: boolean };
    const batch = await readSent(ctx, id);
    if (batch?.requestSerial === requestSerial) await (isQuestion ? ask(ctx, batch) : give(ctx, batch));
  },
};

function readSent(ctx: Context, id: string): Promise<DeclarationRow | undefined> {
  return ctx.transaction(async (tx) => {
    const [batch] = await tx
      .select()
      .from(hyTaxDeclaration)
      .where(
        and(eq(hyTaxDeclaration.tenantId, ctx.actor.tenantId), eq(hyTaxDeclaration.id, id), eq(hyTaxDeclaration.state, taxState.declaring)),
      );
    return batch;
  });
}

async function give(ctx: Context, batch: DeclarationRow): Promise<void> {
  const { batchNo, taxKind, period, personCount, incomeAmount, taxAmount } = batch;
  const serial = batch.requestSerial ?? '';
  const { company, digest } = await ctx.transaction(async (tx) => ({
    company: await taxpayerOf(tx, ctx, batch.companyId),
    digest: await digestOf(tx, ctx, batch),
  }));
  const office = taxFilingOf(ctx, company.taxNo);
  try {
    const filing = { serial, batchNo, taxKind, period, company, personCount, incomeAmount, taxAmount: taxAmount ?? 0, digest };
    const answer = await office.submit(filing);
    if (answer.state === 'accepted' && office.simulated) await askSoon(ctx, batch);
    if (answer.state === 'refused')
      await takeFilingResult(ctx, { id: batch.id, serial, result: { state: 'failed', reason: answer.reason } });
  } catch (error) {
    // Whether it was taken is not known; the queries will tell.
    ctx.log.error({ err: error, serial, channel: office.name }, 'the tax office did not answer');
  }
}

/** The embedded office has its answer after some seconds, for which nobody has to wait a minute. */
const soonMs = 4000;
const askSoon = (ctx: Context, { id, requestSerial }: DeclarationRow): Promise<unknown> =>
  ctx.transaction((tx) =>
    ctx.outbox(tx, filingTopic, {
      payload: { id, requestSerial, isQuestion: true },
      idempotencyKey: `${requestSerial} asked`,
      notBefore: momentAfter(ctx.clock, soonMs),
    }),
  );

/** What became of which sending. */
interface ToldFiling {
  id: string;
  serial: string;
  result: FilingResult;
}

/** Takes what the office says of a declaration: of an earlier sending it changes nothing. */
const takeFilingResult = (ctx: Context, told: ToldFiling): Promise<void> => ctx.transaction((tx) => keepResult(tx, ctx, told));

/** The same in the transaction of a caller. */
export async function keepResult(tx: Tx, ctx: Context, { id, serial, result }: ToldFiling): Promise<void> {
  const [batch] = await tx
    .select()
    .from(hyTaxDeclaration)
    .where(and(eq(hyTaxDeclaration.tenantId, ctx.actor.tenantId), eq(hyTaxDeclaration.id, id)))
    .for('update');
  if (batch === undefined || batch.state !== taxState.declaring || batch.requestSerial !== serial) return;
  const values: Values<typeof hyTaxDeclaration> =
    result.state === 'declared'
      ? { state: taxState.declared, receiptNo: result.receiptNo, receiptTime: result.receiptTime, nextQueryTime: null }
      : result.state === 'failed'
        ? { state: taxState.failed, failReason: result.reason.slice(0, 200), nextQueryTime: null }
        : { queryCount: batch.queryCount + 1, nextQueryTime: nextQueryTime(ctx, batch.queryCount + 1) };
  const after = await updateRow(tx, ctx, hyTaxDeclaration, { before: batch, values });
  if (after.state === batch.state) return;
  const action = after.state === taxState.declared ? 'accept' : 'fail';
  ctx.audit({ action: `taxDeclaration.${action}`, entity: 'taxDeclaration', entityId: id, before: { state: batch.state }, after: values });
  ctx.afterCommit(() => ctx.platform.rowNews.changed(ctx.actor.tenantId, 'taxDeclaration'));
  await tellNext(tx, ctx, after);
}

/** Asks for the answers that are due. Run by a job. @returns how many @source freight-domain 7.2 */
export async function askDueFilings(ctx: Context): Promise<number> {
  const due = await ctx.transaction((tx) =>
    tx
      .select()
      .from(hyTaxDeclaration)
      .where(
        and(
          eq(hyTaxDeclaration.tenantId, ctx.actor.tenantId),
          eq(hyTaxDeclaration.state, taxState.declaring),
          lte(hyTaxDeclaration.nextQueryTime, nowText(ctx.clock)),
        ),
      )
      .orderBy(asc(hyTaxDeclaration.nextQueryTime))
      .limit(200),
  );
  for (const batch of due) await ask(ctx, batch);
  return due.length;
}

/** What the office never had is given again. */
async function ask(ctx: Context, batch: DeclarationRow): Promise<void> {
  const serial = batch.requestSerial ?? '';
  const { taxNo } = await ctx.transaction((tx) => taxpayerOf(tx, ctx, batch.companyId));
  let result: FilingResult;
  try {
    result = await taxFilingOf(ctx, taxNo).query(serial);
  } catch (error) {
    ctx.log.error({ err: error, serial }, 'the tax office could not be asked');
    result = { state: 'processing' };
  }
  await takeFilingResult(ctx, { id: batch.id, serial, result });
  if (result.state === 'missing') await give(ctx, batch);
}
