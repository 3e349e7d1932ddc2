import { and, desc, eq } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { moveRow, type RowRef } from '../../../platform/resource/moveRow.ts';
import { appVersionResource, assertGrows } from './appVersion.resource.ts';
import { appState, appVersionStates } from './appVersion.states.ts';
import { type AppVersionRow, hyAppVersion } from './appVersion.table.ts';

/** Offers a version to everybody. A draft has to be higher than all that were offered; what was withdrawn is offered again as it was. @throws NotFound; Conflict; InvalidInput */
export function publishVersion(ctx: Context, ref: RowRef) {
  return ctx.transaction(async (tx) => {
    await moveRow(tx, ctx, appVersionResource, {
      ref,
      machine: appVersionStates,
      action: 'publish',
      change: async (row) => {
        if (row.state === appState.draft) await assertGrows(tx, ctx, row);
        return { publishTime: nowText(ctx.clock) };
      },
    });
    return getRow(ctx, appVersionResource, ref.id) as Promise<never>;
  });
}

/** Withdraws a version; who has it keeps it. @throws NotFound; Conflict it is not published */
export function withdrawVersion(ctx: Context, ref: RowRef) {
  return ctx.transaction(async (tx) => {
    await moveRow(tx, ctx, appVersionResource, { ref, machine: appVersionStates, action: 'offline' });
    return getRow(ctx, appVersionResource, ref.id) as Promise<never>;
  });
}

/** Which versions are asked for, and what the asker has. */
export interface LatestQuery {
  appKind?: string | undefined;
  platform?: string | undefined;
  versionCode?: number | undefined;
}

/**
 * The highest published version of each app on each platform.
 *
 * @returns with `mustUpdate` where the asker's number is known: a version in between may have been forced, too
 * @source freight-domain F18, 5.8
 */
export async function latestVersions(ctx: Context, { appKind, platform, versionCode }: LatestQuery) {
  const published = await ctx.transaction((tx) =>
    tx
      .select()
      .from(hyAppVersion)
      .where(
        and(
          eq(hyAppVersion.tenantId, ctx.actor.tenantId),
          eq(hyAppVersion.delFlag, 0),
          eq(hyAppVersion.state, appState.published),
          appKind === undefined ? undefined : eq(hyAppVersion.appKind, appKind),
          platform === undefined ? undefined : eq(hyAppVersion.platform, platform),
        ),
      )
      .orderBy(hyAppVersion.appKind, hyAppVersion.platform, desc(hyAppVersion.versionCode)),
  );
  const isSameApp = (one: AppVersionRow, other: AppVersionRow) => one.appKind === other.appKind && one.platform === other.platform;
  return published
    .filter((row, index) => index === 0 || !isSameApp(row, published[index - 1]!))
    .map((row) => ({
      ...row,
      mustUpdate: versionCode === undefined ? null : published.some((one) => isSameApp(one, row) && forces(one, versionCode)),
    })) as never;
}

/** Whether who has a version may not go on beside a newer one. */
const forces = (newer: AppVersionRow, present: number): boolean =>
  newer.versionCode > present && (newer.forceUpdate === '1' || newer.minVersionCode > present);
