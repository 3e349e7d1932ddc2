import { logCall } from '../../../platform/adapterLog/logCall.ts';
import { and, eq, inArray, lt, lte, or } from 'drizzle-orm';
import { nowText, toDateTimeText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { createContext, systemActor } from '../../../platform/createContext.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/newId.ts';
import type { OutboxHandler } from '../../../platform/jobs/outboxWorker.ts';
import { LeadsHere } from '../../../platform/outbound.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import { updateRow } from '../../../platform/resource/writeRows.ts';
import { hashValue } from '../../../platform/sealed.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import { onlyErrors, onlyWarnings } from '../messages/checkMessage.ts';
import { n14 } from '../messages/message.ts';
import { sealEnvelope } from '../receiver/envelope.ts';
import { BadReceipt, receiverOf, sendEnvelope, type GovEnvironment, type GovReceiver, type SendAnswer } from '../receiver/govReceiver.ts';
import { tokenFor } from '../receiver/tokens.ts';
import type { UploadType } from './govUpload.contract.ts';
import { uploadRefused } from './govUpload.events.ts';
import { uploadState } from './govUpload.states.ts';
import { hyGovUpload, type GovUploadRow } from './govUpload.table.ts';
import { keptOf, localErrors, queueUpload, tellLists, tellOwner, uploadTopic } from './queueUpload.ts';
import { openMessage } from './sealMessage.ts';
import { judge, later, type Outcome, refusedHere, retryMinutes } from './uploadOutcome.ts';
import { markSubject, readSubject, sentAt, uploadKinds } from './uploadSubject.ts';

/** A sending that has said nothing for that long died with its server. */
const lostMinutes = 10;

/** Codes after which the fault is with us, not with the data. @source freight-domain 6.6 */
const alarming = new Set(['3002', '3004', '3006', '3007', '3008']);

/** Sends one upload that waits; what became of it is kept in its row, so the message of the outbox is done either way. */
export const uploadOutbox: OutboxHandler = {
  topic: uploadTopic,
  deliver: async (platform, { tenantId, payload }) => {
    const ctx = createContext(platform, { actor: systemActor(tenantId) });
    await sendUpload(ctx, String((payload as { id?: unknown }).id));
  },
};

/**
 * Sends what is due: repeats whose time has come, what waits without a message in the outbox, and what was left half way. Looks again
 * at what waits for other records.
 *
 * @returns how many were sent
 * @source freight-domain 7.2, 6.3
 */
export async function sendDueUploads(ctx: Context): Promise<number> {
  const now = ctx.clock.now().getTime();
  const before = (minutes: number) => toDateTimeText(new Date(now - minutes * 60_000));
  const { state, nextRetryTime, sendTime, updateTime, createTime, tenantId, delFlag } = hyGovUpload;
  const due = await ctx.transaction(async (tx) => {
    const lost = and(eq(state, uploadState.sending), lt(sendTime, before(lostMinutes)));
    await tx
      .update(hyGovUpload)
      .set({ state: uploadState.toRetry, nextRetryTime: nowText(ctx.clock) })
      .where(and(eq(tenantId, ctx.actor.tenantId), lost));
    const waits = and(
      eq(state, uploadState.waiting),
      lt(createTime, before(lostMinutes)),
      or(lt(updateTime, before(lostMinutes)), eq(hyGovUpload.version, 0)),
    );
    return tx
      .select({ id: hyGovUpload.id })
      .from(hyGovUpload)
      .where(
        and(
          eq(tenantId, ctx.actor.tenantId),
          eq(delFlag, 0),
          or(and(eq(state, uploadState.toRetry), lte(nextRetryTime, nowText(ctx.clock))), waits),
        ),
      )
      .limit(500);
  });
  for (const { id } of due) await sendUpload(ctx, id);
  await raiseWaiting(ctx);
  return due.length;
}

/** Drivers and vehicles are waited for by waybills, and those by their fund flows. */
const isAwaited = ({ uploadType }: Pick<GovUploadRow, 'uploadType'>) => ['driver', 'vehicle', 'waybill'].includes(uploadType);

/**
 * Takes up what waited for records that have been received meanwhile.
 *
 * @param record the driver, vehicle or waybill that was received just now: only what waits for it is looked at; absent: all that wait
 * @source freight-domain 6.3
 */
async function raiseWaiting(ctx: Context, record?: Pick<GovUploadRow, 'uploadType' | 'bizId'>): Promise<void> {
  const { tenantId } = ctx.actor;
  const { id, tenantId: noteTenant, driverId, vehicleId } = hyShippingNote;
  const rows = await ctx.transaction((tx) => {
    const waits = and(eq(hyGovUpload.tenantId, tenantId), eq(hyGovUpload.state, uploadState.notReady), eq(hyGovUpload.delFlag, 0));
    const column = { driver: driverId, vehicle: vehicleId };
    const notesOf = ({ uploadType, bizId }: Pick<GovUploadRow, 'uploadType' | 'bizId'>) =>
      tx
        .select({ id })
        .from(hyShippingNote)
        .where(and(eq(noteTenant, tenantId), eq(column[uploadType as keyof typeof column] ?? id, bizId)));
    return tx
      .select({ uploadType: hyGovUpload.uploadType, bizId: hyGovUpload.bizId })
      .from(hyGovUpload)
      .where(and(waits, record === undefined ? undefined : inArray(hyGovUpload.bizId, notesOf(record))))
      .limit(500);
  });
  for (const { uploadType, bizId } of rows)
    await ctx.transaction(async (tx) => {
      const subject = await readSubject(tx, ctx, uploadType as UploadType, bizId);
      if ((subject?.waitsFor ?? []).length === 0) await queueUpload(tx, ctx, uploadType as UploadType, { bizId, by: 'auto' });
    });
}

/** Sends one upload, if it is still to be sent, and keeps what became of it. @source freight-domain W2–W7 */
async function sendUpload(ctx: Context, id: string): Promise<void> {
  const begun = await begin(ctx, id);
  if (begun === undefined) return;
  const began = performance.now();
  const outcome = await attempt(ctx, begun);
  await finish(ctx, begun, { ...outcome, costMs: Math.round(performance.now() - began) });
}

/** The row in state 20 with a reference of its own; undefined where it is not to be sent. */
function begin(ctx: Context, id: string): Promise<GovUploadRow | undefined> {
  return ctx.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(hyGovUpload)
      .where(and(eq(hyGovUpload.tenantId, ctx.actor.tenantId), eq(hyGovUpload.id, id), eq(hyGovUpload.delFlag, 0)))
      .for('update');
    if (row === undefined || ![uploadState.waiting, uploadState.toRetry].some((state) => state === row.state)) return undefined;
    const type = row.uploadType as UploadType;
    // Days may have passed since it was queued, and papers with them.
    const subject = await readSubject(tx, ctx, type, row.bizId);
    const found = subject === undefined ? [] : await localErrors(ctx, { ...subject, message: openMessage(row.payload ?? {}) });
    const reason = subject?.notDue;
    // A payment that came back, or an approval that was taken back, meanwhile.
    const errors = [...(reason === undefined ? [] : [{ field: 'state', rule: '6.8', message: reason }]), ...onlyErrors(found)];
    if (errors.length > 0) {
      await settle(tx, ctx, row, {
        state: uploadState.invalid,
        localErrors: [...errors, ...onlyWarnings(found)],
        refusals: row.refusals + 1,
      });
      await tellOwner(tx, ctx, row, { owner: subject?.owner ?? null, errors });
      return undefined;
    }
    const sending = {
      state: uploadState.sending,
      sendTime: nowText(ctx.clock),
      messageReferenceNumber: newId(),
      nextRetryTime: null,
      localErrors: keptOf(found),
      receiptTime: null,
      receiptCode: null,
      receiptMsg: null,
      receiptNo: null,
    };
    return settle(tx, ctx, row, sending);
  });
}

async function settle(tx: Tx, ctx: Context, row: GovUploadRow, values: Values<typeof hyGovUpload>): Promise<GovUploadRow> {
  const stored = await updateRow(tx, ctx, hyGovUpload, { before: row, values });
  await markSubject(tx, ctx, stored);
  tellLists(ctx);
  return stored;
}

async function attempt(ctx: Context, row: GovUploadRow): Promise<Outcome> {
  const { platform } = ctx;
  try {
    const receiver = await receiverOf(platform, row.environment as GovEnvironment);
    if (receiver === undefined) return refusedHere('未配置生产环境的接收地址、公钥和账号');
    const company = await companyOf(ctx, row.companyId);
    let token = await tokenFor(platform, receiver);
    let reference = row.messageReferenceNumber ?? newId();
    // W6 and W7: each is put right once.
    const tried = new Set<string>();
    let answer = await sendOnce(ctx, row, { company, receiver, token, messageReferenceNumber: reference });
    while ((answer.code === '2001' || answer.code === '3001') && !tried.has(answer.code)) {
      tried.add(answer.code);
      if (answer.code === '2001') token = await tokenFor(platform, receiver, true);
      else reference = newId();
      answer = await sendOnce(ctx, row, { company, receiver, token, messageReferenceNumber: reference });
    }
    return { ...judge(ctx, row, answer), messageReferenceNumber: reference };
  } catch (error) {
    if (error instanceof LeadsHere) return refusedHere('生产环境的接收地址指向本机，拒绝发送');
    platform.log.warn({ err: error, uploadId: row.id, environment: row.environment }, 'upload');
    const lastHttpStatus = error instanceof BadReceipt ? error.httpStatus : null;
    return later(ctx, row, { lastHttpStatus, receiptMsg: '接收端没有响应或回执无法识别' });
  }
}

function sendOnce(
  ctx: Context,
  row: GovUploadRow,
  {
    company,
    receiver,
    token,
    messageReferenceNumber,
  }: {
    company: Pick<typeof hyCompany.$inferSelect, 'govSenderCode' | 'govProvince' | 'adcode'>;
    receiver: GovReceiver;
    token: string;
    messageReferenceNumber: string;
  },
): Promise<SendAnswer> {
  const now = n14(nowText(ctx.clock))!;
  const message = openMessage(row.payload ?? {});
  const envelope = sealEnvelope(sentAt(message, { type: row.uploadType as UploadType, moment: now }), {
    facts: {
      messageReferenceNumber,
      documentName: uploadKinds[row.uploadType as UploadType].documentName,
      ipcType: row.ipcType,
      senderCode: receiver.senderCode ?? company.govProvince ?? `${company.adcode.slice(0, 2)}0000`,
      enterpriseSenderCode: company.govSenderCode ?? '',
      messageSendingDateTime: now,
      token,
    },
    publicKey: receiver.publicKey,
  });
  // Of the message its number and kind are kept: the rest is sealed.
  const request = { serial: messageReferenceNumber, type: row.uploadType, host: new URL(receiver.url).host };
  const call = {
    tenantId: ctx.actor.tenantId,
    adapter: 'government',
    operation: 'send',
    target: row.environment,
    simulated: row.environment !== 'PROD',
    request,
  };
  return logCall(ctx.platform, call, () => sendEnvelope(receiver, envelope));
}

async function companyOf(ctx: Context, id: string) {
  const [company] = await ctx.transaction((tx) =>
    tx
      .select({ govSenderCode: hyCompany.govSenderCode, govProvince: hyCompany.govProvince, adcode: hyCompany.adcode })
      .from(hyCompany)
      .where(and(eq(hyCompany.tenantId, ctx.actor.tenantId), eq(hyCompany.id, id))),
  );
  if (company === undefined) throw new Error('The company of the upload is gone.');
  return company;
}

async function finish(ctx: Context, row: GovUploadRow, outcome: Outcome): Promise<void> {
  await ctx.transaction(async (tx) => {
    const stored = await settle(tx, ctx, row, outcome as Values<typeof hyGovUpload>);
    if (alarming.has(stored.receiptCode ?? '') || (stored.state === uploadState.refused && row.attempt >= retryMinutes.length))
      await alarm(tx, ctx, stored);
    // A fault of the line or the keys is nobody's.
    else if (stored.state === uploadState.refused) await ctx.emit(tx, uploadRefused, { upload: stored });
    // What was changed while it was on its way goes once more.
    if (stored.state === uploadState.received) await resendWhenChanged(tx, ctx, stored);
  });
  if (outcome.state === uploadState.received && isAwaited(row)) await raiseWaiting(ctx, row);
}

/** A fault of ours, of the keys or of the line: the data are not to blame. @source freight-domain 6.6 */
async function alarm(tx: Tx, ctx: Context, row: GovUploadRow): Promise<void> {
  ctx.log.error({ uploadId: row.id, receiptCode: row.receiptCode }, 'upload is refused for a reason that is not in its data');
  await notify(
    tx,
    ctx,
    { permission: 'gov:upload' },
    {
      title: `监管上传异常：${row.receiptCode ?? row.receiptMsg ?? ''}`,
      lines: [`${row.bizNo} ${row.bizName ?? ''}`, row.receiptMsg ?? ''],
      priority: 'H',
      openPage: '/wlhy/hygov/HyGovUploadList',
      occasion: `gov alarm ${row.receiptCode ?? ''} ${nowText(ctx.clock).slice(0, 13)}`,
    },
  );
}

/** W10: an object that says something else than what was received is sent again, or waits for its review. @source freight-domain C5 */
export async function resendWhenChanged(tx: Tx, ctx: Context, row: GovUploadRow): Promise<void> {
  const type = row.uploadType as UploadType;
  const subject = await readSubject(tx, ctx, type, row.bizId);
  if (subject === undefined || row.payloadHash === hashValue(JSON.stringify(subject.message))) return;
  const stale = await settle(tx, ctx, row, { state: uploadState.stale });
  if (subject.notDue === undefined) await queueUpload(tx, ctx, type, { bizId: stale.bizId, by: 'auto' });
}
