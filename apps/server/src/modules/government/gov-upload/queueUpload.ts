import { and, eq, ne } from 'drizzle-orm';
import { nowText, parseDateTimeText, toDateTimeText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, conflict, notFound } from '../../../platform/errors.ts';
import { insertRow, updateRow } from '../../../platform/resource/writeRows.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import { hashValue } from '../../../platform/sealed.ts';
import { readConfigValues } from '../../system/setting/configValues.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import { checkFields, onlyErrors, onlyWarnings, type LocalError } from '../messages/checkMessage.ts';
import { installedProfile, type GovEnvironment } from '../receiver/govReceiver.ts';
import { numberFundFlow } from './fundFlowSubject.ts';
import type { UploadType } from './govUpload.contract.ts';
import { uploadState } from './govUpload.states.ts';
import { hyGovUpload, type GovUploadRow } from './govUpload.table.ts';
import { sealMessage } from './sealMessage.ts';
import { markSubject, readSubject, uploadKinds } from './uploadSubject.ts';
import type { UploadSubject } from './uploadSubjectTypes.ts';

/** Topic of the outbox under which uploads leave. */
export const uploadTopic = 'government.upload';

/** What is wrong with an upload before it leaves. @source 40601 */
const invalidUpload = (errors: readonly LocalError[]) =>
  businessError(40601, {
    message: `上报数据校验不通过：${errors
      .map(({ message }) => message)
      .join('；')
      .slice(0, 300)}`,
    errorData: errors.map(({ field, message }) => ({ path: field, message })),
  });

/** Whether uploads are switched on, and where they go. */
export async function readSwitch(tx: Tx, ctx: Context): Promise<{ isOn: boolean; environment: GovEnvironment }> {
  const { uploadEnabled, uploadEnvironment } = await readConfigValues(tx, ctx, ['uploadEnabled', 'uploadEnvironment']);
  return { isOn: uploadEnabled === '1', environment: uploadEnvironment === 'PROD' ? 'PROD' : 'SANDBOX' };
}

/** What keeps an object from being uploaded, in words for people; undefined where nothing does. */
function obstacle(subject: UploadSubject, isOn: boolean): string | undefined {
  const { company, notDue } = subject;
  if (!isOn) return '监管上传未启用';
  return companyProblem(company) ?? notDue;
}

/** What keeps a company from reporting by what is known of it. */
export function companyProblem(company: UploadSubject['company']): string | undefined {
  if (company === undefined || company.state !== '1') return '没有可上报的运营主体';
  if ((company.govSenderCode ?? '') === '') return `运营主体“${company.companyName}”没有上报代码`;
  if ((company.govProfile ?? installedProfile) !== installedProfile) return `协议档${company.govProfile}未安装`;
  return undefined;
}

/** Everything that the rules of this house say of a message: what is wrong, and what is only told. @source freight-domain 6.5 */
export async function localErrors(ctx: Context, subject: Pick<UploadSubject, 'message' | 'fields' | 'errors'>): Promise<LocalError[]> {
  const all = await ctx.platform.dictionaries.all(ctx.actor.tenantId);
  const knowsCode = (dict: string, code: string) => all.get(dict)?.some((item) => item.value === code && item.enabled) === true;
  return [...checkFields(subject.message, { fields: subject.fields, knowsCode }), ...subject.errors];
}

/**
 * Takes an object up for upload: makes its open row or brings it up to date (W1, W8, W10), checks the message (W2), and leaves it to
 * the outbox. What depends on records that are not received yet waits in state 0.
 *
 * @param by a person hears why it does not go; the system leaves it
 * @returns the row; undefined where the system leaves it
 * @throws NotFound the object is not visible; Conflict it is being sent, or has been received as it is; AppError 40601
 * @source freight-domain 3.19
 */
export async function queueUpload(
  tx: Tx,
  ctx: Context,
  type: UploadType,
  { bizId, by }: { bizId: string; by: 'auto' | 'manual' },
): Promise<{ row: GovUploadRow; errors: readonly LocalError[] } | undefined> {
  const refuse = (error: () => Error): undefined => {
    if (by === 'manual') throw error();
    return undefined;
  };
  if (type === 'fund') await numberFundFlow(tx, ctx, bizId);
  const subject = await readSubject(tx, ctx, type, bizId);
  if (subject === undefined) return refuse(() => notFound());
  const { isOn, environment } = await readSwitch(tx, ctx);
  const reason = obstacle(subject, isOn);
  if (reason !== undefined || subject.company === undefined) return refuse(() => businessError(40601, { message: reason ?? '' }));
  const open = await lockOpenRow(tx, ctx, type, { bizId, companyId: subject.company.id });
  const payloadHash = hashValue(JSON.stringify(subject.message));
  if (open?.state === uploadState.sending) return refuse(() => conflict('正在上传，请稍后再试', { errorCode: 40901 }));
  const isSame = open?.payloadHash === payloadHash && open.environment === environment;
  if (open?.state === uploadState.received && isSame) {
    // Reviewed again for what is not in the message: over there it is as it is here.
    await markSubject(tx, ctx, open);
    return refuse(() => conflict('数据未变化，无需重新上传', { errorCode: 40901 }));
  }

  const found = await localErrors(ctx, subject);
  const errors = onlyErrors(found);
  const mustWait = (subject.waitsFor ?? []).length > 0;
  const state = errors.length > 0 ? uploadState.invalid : mustWait ? uploadState.notReady : uploadState.waiting;
  const values = {
    bizNo: subject.bizNo,
    bizName: subject.bizName.slice(0, 200),
    govProfile: subject.company.govProfile ?? installedProfile,
    environment,
    payload: sealMessage(subject.message),
    payloadHash,
    state,
    localErrors: keptOf(errors.length > 0 ? found : [...waitingFor(subject), ...onlyWarnings(found)]),
    attempt: 0,
    nextRetryTime: null,
    operatorType: by,
  } satisfies Values<typeof hyGovUpload>;
  const row =
    open === undefined
      ? await insertRow(tx, ctx, hyGovUpload, {
          ...values,
          uploadType: type,
          bizId,
          companyId: subject.company.id,
          ipcType: uploadKinds[type].ipcType,
          dueTime: dueTime(ctx, type, subject),
          refusals: errors.length > 0 ? 1 : 0,
        })
      : await updateRow(tx, ctx, hyGovUpload, {
          before: open,
          values: {
            ...values,
            businessVersion: open.businessVersion + (open.payloadHash === payloadHash ? 0 : 1),
            refusals: open.refusals + (errors.length > 0 ? 1 : 0),
          },
        });
  await markSubject(tx, ctx, row);
  if (state === uploadState.waiting) await ctx.outbox(tx, uploadTopic, { payload: { id: row.id }, orderKey: `${type} ${bizId}` });
  if (errors.length > 0) await tellOwner(tx, ctx, row, { owner: subject.owner, errors });
  tellLists(ctx);
  return { row, errors };
}

/** The same for a person, who hears what is wrong with the data. @throws AppError 40601 */
export async function uploadByHand(ctx: Context, type: UploadType, bizId: string): Promise<void> {
  const queued = await ctx.transaction((tx) => queueUpload(tx, ctx, type, { bizId, by: 'manual' }));
  // The row stays, with what is to be put right.
  if (queued !== undefined && queued.errors.length > 0) throw invalidUpload(queued.errors);
}

/** What is kept of checks with an upload; nothing where they found nothing. */
export const keptOf = (found: readonly LocalError[]): readonly LocalError[] | null => (found.length === 0 ? null : found);

const waitingFor = ({ waitsFor = [] }: UploadSubject): LocalError[] =>
  waitsFor.map((what) => ({ field: what, rule: 'K03', message: `${what}尚未被接收` }));

function dueTime(ctx: Context, type: UploadType, { dueFrom }: UploadSubject): string {
  const from = dueFrom == null ? undefined : parseDateTimeText(dueFrom);
  const begin = (from ?? ctx.clock.now()).getTime();
  return toDateTimeText(new Date(begin + uploadKinds[type].dueHours * 3_600_000));
}

async function lockOpenRow(
  tx: Tx,
  ctx: Context,
  type: UploadType,
  { bizId, companyId }: { bizId: string; companyId: string },
): Promise<GovUploadRow | undefined> {
  const [row] = await tx
    .select()
    .from(hyGovUpload)
    .where(
      and(
        eq(hyGovUpload.tenantId, ctx.actor.tenantId),
        eq(hyGovUpload.uploadType, type),
        eq(hyGovUpload.bizId, bizId),
        eq(hyGovUpload.companyId, companyId),
        ne(hyGovUpload.state, uploadState.stopped),
        eq(hyGovUpload.delFlag, 0),
      ),
    )
    .for('update');
  return row;
}

/** The person who last touched the data hears that it cannot go, and those who upload. @source freight-domain W2 */
export function tellOwner(
  tx: Tx,
  ctx: Context,
  row: Pick<GovUploadRow, 'id' | 'bizNo' | 'bizName' | 'payloadHash'>,
  { owner, errors }: { owner: string | null; errors: readonly LocalError[] },
): Promise<number> {
  return notify(
    tx,
    ctx,
    { usernames: owner === null ? [] : [owner], permission: 'gov:upload' },
    {
      title: `监管上传校验不通过：${row.bizName ?? row.bizNo}`,
      lines: errors.map(({ message }) => message),
      openPage: '/wlhy/hygov/HyGovUploadList',
      // The same data are told of once.
      occasion: `gov ${row.id} ${nowText(ctx.clock).slice(5, 10)}`,
    },
  );
}

/** Open lists of uploads hear that there is something new. */
export const tellLists = (ctx: Context): void => ctx.afterCommit(() => ctx.platform.rowNews.changed(ctx.actor.tenantId, 'govUpload'));
