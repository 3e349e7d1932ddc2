import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, conflict, refusedField } from '../../../platform/errors.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { defineResource, type Resource, type Values } from '../../../platform/resource/resource.ts';
import { sysFile } from '../file/file.table.ts';
import { AppVersion } from './appVersion.contract.ts';
import { appPlatform, appState } from './appVersion.states.ts';
import { type AppVersionRow, hyAppVersion } from './appVersion.table.ts';

type Stored = Values<typeof hyAppVersion>;

/** Versions with their rules: drafts are worked on, what was published stays as people have it. @source freight-domain 2.29, F18 */
export const appVersionResource: Resource<typeof AppVersion, typeof hyAppVersion> = defineResource(AppVersion, {
  table: hyAppVersion,
  options: {
    permission: 'appVersion',
    title: 'versionName',
    audited: true,
    scope: ({ actor }) => (actor.userType === 1 ? undefined : sql`false`),
    beforeAdd: async (tx, ctx, _input, values) => checked(tx, ctx, values),
    beforeEdit: async (tx, ctx, { before, values }) => {
      assertDraft(before);
      return checked(tx, ctx, values, before);
    },
    beforeRemove: async (_tx, _ctx, row) => assertDraft(row),
  },
});

/** @throws Conflict it was published once */
function assertDraft({ state }: AppVersionRow): void {
  if (state !== appState.draft) throw conflict('发布过的版本不能修改或删除', { errorCode: 40901 });
}

/** @returns the values with what follows from them @throws InvalidInput; AppError 40301 the number is taken */
async function checked(tx: Tx, ctx: Context, values: Stored, before?: AppVersionRow): Promise<Stored> {
  const after = { ...before, ...values };
  const problems = new ProblemList();
  const { minVersionCode = 1, versionCode = 0 } = after;
  if (minVersionCode > versionCode) problems.keep(refusedField('minVersionCode', '最低版本号不能大于版本号'));
  await problems.ask(() => assertNew(tx, ctx, after));
  await problems.ask(() => assertGrows(tx, ctx, after));
  const source = await problems.ask(() => sourceOf(tx, ctx, after));
  problems.end();
  return { ...values, ...source };
}

const ofSameApp = (ctx: Context, { id, appKind = '', platform = '' }: Stored) =>
  and(
    eq(hyAppVersion.tenantId, ctx.actor.tenantId),
    eq(hyAppVersion.delFlag, 0),
    eq(hyAppVersion.appKind, appKind),
    eq(hyAppVersion.platform, platform),
    id === undefined ? undefined : ne(hyAppVersion.id, id),
  );

/** @throws AppError 40301 another version of the app has the number */
async function assertNew(tx: Tx, ctx: Context, version: Stored): Promise<void> {
  const [known] = await tx
    .select({ id: hyAppVersion.id })
    .from(hyAppVersion)
    .where(and(ofSameApp(ctx, version), eq(hyAppVersion.versionCode, version.versionCode ?? 0)));
  if (known === undefined) return;
  const message = '该应用和平台已有此版本号';
  throw businessError(40301, { message, errorData: [{ path: 'versionCode', message }] });
}

/** @throws InvalidInput the app was published with a higher number already: no device goes back */
export async function assertGrows(tx: Tx, ctx: Context, version: Stored): Promise<void> {
  const [highest] = await tx
    .select({ versionCode: hyAppVersion.versionCode })
    .from(hyAppVersion)
    .where(and(ofSameApp(ctx, version), ne(hyAppVersion.state, appState.draft)))
    .orderBy(desc(hyAppVersion.versionCode))
    .limit(1);
  if (highest !== undefined && highest.versionCode > (version.versionCode ?? 0))
    throw refusedField('versionCode', `版本号须大于已发布的${highest.versionCode}`);
}

/** Where a version is fetched from: a package of ours, or a store. @throws InvalidInput it is missing */
async function sourceOf(tx: Tx, ctx: Context, { platform, file, storeUrl }: Stored): Promise<Stored> {
  if (platform === appPlatform.ios) {
    if ((storeUrl ?? '') === '') throw refusedField('storeUrl', '请填写应用商店地址');
    return { file: null, fileSize: null, fileHash: null };
  }
  const [stored] =
    (file ?? '') === ''
      ? []
      : await tx
          .select({ fileSize: sysFile.size, fileHash: sysFile.sha256 })
          .from(sysFile)
          .where(and(eq(sysFile.tenantId, ctx.actor.tenantId), eq(sysFile.path, file ?? ''), eq(sysFile.delFlag, 0)));
  if (stored === undefined) throw refusedField('file', '请上传安装包');
  return { ...stored, storeUrl: null };
}
