import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { canAdvance } from '../../../platform/contract/index.ts';
import { holds, type Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { findRow } from '../../../platform/resource/getRow.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { forEachId, lockRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { reasonMissing, stateChanged } from '../../../platform/resource/moveRow.ts';
import { onlyErrors, type LocalError } from '../messages/checkMessage.ts';
import { inOrderOf, n14, type Message } from '../messages/message.ts';
import { GovUpload, type UploadPayload, type UploadType } from './govUpload.contract.ts';
import { govUploadStates, uploadState } from './govUpload.states.ts';
import { hyGovUpload, type GovUploadRow } from './govUpload.table.ts';
import { queueUpload, tellLists, uploadByHand } from './queueUpload.ts';
import { maskMessage, openMessage } from './sealMessage.ts';
import { fieldNamesOf, markSubject, sentAt } from './uploadSubject.ts';

/** Uploads with their rules: they are of the platform, so its staff alone sees them. @source freight-domain F26 */
export const govUploadResource: Resource<typeof GovUpload, typeof hyGovUpload> = defineResource(GovUpload, {
  table: hyGovUpload,
  options: {
    permission: 'gov',
    scope: ({ actor }) => (actor.userType === 1 ? undefined : sql`false`),
    extra: { companyName: { sql: hyCompany.companyName, type: 'text' } },
    fetch: { localErrors: hyGovUpload.localErrors },
    join: (query) =>
      query.leftJoin(hyCompany, and(eq(hyCompany.tenantId, hyGovUpload.tenantId), eq(hyCompany.id, hyGovUpload.companyId)) as SQL),
    mapRow: ({ localErrors, ...row }) => ({ ...row, problem: problemOf(localErrors as readonly LocalError[] | null) }),
  },
});

/** What keeps an upload here; where nothing does, what is told of it. */
function problemOf(found: readonly LocalError[] | null): string | null {
  if (found === null || found.length === 0) return null;
  const errors = onlyErrors(found);
  const words = (errors.length > 0 ? errors : found).map(({ message }) => message).join('；');
  return `${errors.length > 0 ? '' : '提示：'}${words}`.slice(0, 1000);
}

/** Takes objects up for upload, each by itself. @source freight-domain F26 上传 */
export const uploadObjects = (ctx: Context, type: UploadType, ids: readonly string[]) =>
  forEachId(ids, { act: (id) => uploadByHand(ctx, type, id) });

/**
 * Sends again what was refused, or what has changed: with the data as they are now.
 *
 * @source freight-domain W8, W10
 */
export function reuploadRows(ctx: Context, ids: readonly string[]) {
  return forEachId(ids, {
    act: async (id) => {
      const row = await ctx.transaction(async (tx) => {
        const locked = await lockRow(tx, ctx, govUploadResource, { id });
        if (!canAdvance(govUploadStates, { action: 'reupload', code: locked.state })) throw stateChanged();
        return locked;
      });
      await uploadByHand(ctx, row.uploadType as UploadType, row.bizId);
      await audit(ctx, 'reupload', row);
    },
  });
}

/** Ends the attempts of uploads, with a reason. @throws AppError 40106 without one @source freight-domain W9 */
export function stopRows(ctx: Context, ids: readonly string[], reason: string) {
  if (reason.trim() === '') throw reasonMissing();
  return forEachId(ids, {
    act: (id) =>
      ctx.transaction(async (tx) => {
        const row = await lockRow(tx, ctx, govUploadResource, { id });
        if (!canAdvance(govUploadStates, { action: 'stop', code: row.state })) throw stateChanged();
        await stopRow(tx, ctx, row, reason.trim());
        ctx.audit({
          action: 'govUpload.stop',
          entity: 'govUpload',
          entityId: id,
          before: { state: row.state },
          after: { state: uploadState.stopped },
          remark: reason,
        });
      }),
  });
}

async function stopRow(tx: Tx, ctx: Context, row: GovUploadRow, stopReason: string): Promise<void> {
  const stopped = await updateRow(tx, ctx, hyGovUpload, {
    before: row,
    values: { state: uploadState.stopped, stopReason, nextRetryTime: null },
  });
  await markSubject(tx, ctx, stopped);
  tellLists(ctx);
}

/** Nothing goes out about an object that is gone. */
export async function stopUploadsOf(tx: Tx, ctx: Context, type: UploadType, bizId: string): Promise<void> {
  const open = [uploadState.notReady, uploadState.waiting, uploadState.toRetry, uploadState.invalid, uploadState.refused];
  const rows = await tx
    .select()
    .from(hyGovUpload)
    .where(openRowsOf(ctx, type, { bizId, states: open }))
    .for('update');
  for (const row of rows) await stopRow(tx, ctx, row, '业务对象已删除');
}

/** The rows of an object that are in one of these states. */
const openRowsOf = (ctx: Context, type: UploadType, { bizId, states }: { bizId: string; states: readonly string[] }) =>
  and(
    eq(hyGovUpload.tenantId, ctx.actor.tenantId),
    eq(hyGovUpload.uploadType, type),
    eq(hyGovUpload.bizId, bizId),
    inArray(hyGovUpload.state, [...states]),
    eq(hyGovUpload.delFlag, 0),
  );

/** Rows of an object that say something of it over there, or are about to. */
export const rowsToFollow = (tx: Tx, ctx: Context, type: UploadType, bizId: string): Promise<GovUploadRow[]> =>
  tx
    .select()
    .from(hyGovUpload)
    .where(openRowsOf(ctx, type, { bizId, states: [uploadState.received, uploadState.stale, uploadState.waiting, uploadState.toRetry] }));

/** Takes an object up as the system does, when there is nothing in the way. */
export const uploadAutomatically = (tx: Tx, ctx: Context, type: UploadType, bizId: string): Promise<unknown> =>
  queueUpload(tx, ctx, type, { bizId, by: 'auto' });

/** What is looked at before a message leaves, by kind; `upload_check` says what each is. @source freight-domain 6.5 */
const checksOf = (type: string): readonly string[] => {
  if (type === 'waybill') return ['K01', 'K02', 'K03', 'K04', 'K05', 'K06', 'K07', 'K08', 'K13', 'K14', 'K15'];
  if (type === 'fund') return ['K01', 'K02', 'K03', 'K09', 'K10', 'K11', 'K12', 'K14'];
  return type === 'customer' ? ['K01'] : ['K01', 'K04'];
};

/** The page whose permission shows personal numbers in full. */
const pageOf = (type: string): string => ({ waybill: 'shipping', fund: 'pay' })[type] ?? type;

/**
 * The message of an upload with its checks. Personal numbers are masked unless the actor sees them on the object's own page.
 *
 * @throws NotFound not visible
 * @source freight-domain F26 查看报文, 0.4
 */
export function showPayload(ctx: Context, id: string): Promise<z.output<typeof UploadPayload>> {
  return ctx.transaction(async (tx) => {
    const row = await findRow(tx, ctx, govUploadResource, id);
    if (row === undefined) throw notFound();
    const revealed = holds(ctx.actor, `${pageOf(row.uploadType)}:viewSensitive`);
    if (revealed) ctx.audit({ action: 'govUpload.reveal', entity: 'govUpload', entityId: id });
    const errors = row.localErrors ?? [];
    const rules = [...new Set([...checksOf(row.uploadType), ...errors.map(({ rule }) => rule)])];
    return {
      id: row.id,
      uploadType: row.uploadType,
      bizNo: row.bizNo,
      environment: row.environment,
      ipcType: row.ipcType,
      messageReferenceNumber: row.messageReferenceNumber,
      businessVersion: row.businessVersion,
      revealed,
      payload: row.payload === null ? null : sentMessage(row, (revealed ? openMessage : maskMessage)(row.payload)),
      checks: rules.map((rule) => {
        const found = errors.filter((error) => error.rule === rule);
        const outcome = found.length === 0 ? 'passed' : onlyErrors(found).length > 0 ? 'failed' : 'warned';
        const problems = found.map(({ field, message }) => ({ field, message }));
        return { rule, outcome, problems };
      }),
      receiptCode: row.receiptCode,
      receiptMsg: row.receiptMsg,
    };
  });
}

/** The message as it left, in the order of its format, with when that was where it says so. */
function sentMessage(row: GovUploadRow, message: Message): Message {
  const type = row.uploadType as UploadType;
  const moment = n14(row.sendTime);
  return inOrderOf(moment === null ? message : sentAt(message, { type, moment }), { names: fieldNamesOf(type) });
}

const audit = (ctx: Context, action: string, row: GovUploadRow): Promise<void> =>
  ctx.transaction(async () =>
    ctx.audit({ action: `govUpload.${action}`, entity: 'govUpload', entityId: row.id, before: { state: row.state } }),
  );
