import { and, eq } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { EditOf } from '../../../platform/contract/index.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { staleVersion } from '../../../platform/errors.ts';
import type { PlatformNames } from './setting.contract.ts';
import { hySetting } from './setting.table.ts';

async function settingOf(tx: Tx, tenantId: number): Promise<typeof hySetting.$inferSelect | undefined> {
  const [row] = await tx
    .select()
    .from(hySetting)
    .where(and(eq(hySetting.tenantId, tenantId), eq(hySetting.delFlag, 0)));
  return row;
}

/** What the actor's tenant is called. One without settings of its own begins with those of the platform, at version 0. @source SET-09 */
export function readPlatformNames(ctx: Context): Promise<Record<string, unknown>> {
  return ctx.transaction(async (tx) => {
    const own = await settingOf(tx, ctx.actor.tenantId);
    return own ?? { ...(await settingOf(tx, 0)), id: '0', version: 0 };
  });
}

/**
 * Renames the platform for the actor's tenant alone; what is not a name stays as it was, or as the platform has it.
 *
 * @throws Conflict somebody has renamed it since it was read
 * @source SET-09
 */
export function editPlatformNames(ctx: Context, input: EditOf<typeof PlatformNames>): Promise<Record<string, unknown>> {
  const { id: _id, version, ...given } = input;
  // An emptied name is none.
  const names = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value || null]));
  const { tenantId, username } = ctx.actor;
  const now = nowText(ctx.clock);
  return ctx.transaction(async (tx) => {
    const own = await settingOf(tx, tenantId);
    if ((own?.version ?? 0) !== version) throw staleVersion();
    const [stored] =
      own === undefined
        ? await tx
            .insert(hySetting)
            .values({ ...presentation(await settingOf(tx, 0)), ...names, tenantId, version: 1, createBy: username, createTime: now })
            .onConflictDoNothing()
            .returning()
        : await tx
            .update(hySetting)
            .set({ ...names, updateBy: username, updateTime: now, version: version + 1 })
            .where(and(eq(hySetting.tenantId, tenantId), eq(hySetting.id, own.id), eq(hySetting.version, version)))
            .returning();
    if (stored === undefined) throw staleVersion();
    ctx.audit({
      action: 'platformSetting.editNames',
      entity: 'platformSetting',
      entityId: stored.id,
      before: pick(own),
      after: pick(stored),
    });
    return stored;
  });
}

/** A tenant's first own settings take the place of the platform's: they begin as these. */
function presentation(shared: typeof hySetting.$inferSelect | undefined): Partial<typeof hySetting.$inferInsert> {
  if (shared === undefined) return {};
  const { platformLogoLight, platformLogoDark, vehicleTrackSwitch, bg, footerAddress, footerCustomerService } = shared;
  const { footerCompanyName, footerCompanyNameLink, footerWebRecordNumber, footerIcpNumber } = shared;
  return {
    platformLogoLight,
    platformLogoDark,
    vehicleTrackSwitch,
    bg,
    footerAddress,
    footerCustomerService,
    footerCompanyName,
    footerCompanyNameLink,
    footerWebRecordNumber,
    footerIcpNumber,
  };
}

const pick = (row: typeof hySetting.$inferSelect | undefined) =>
  row && {
    webPlatformName: row.webPlatformName,
    webPlatformNameEn: row.webPlatformNameEn,
    logoTitle: row.logoTitle,
    logoTitleEn: row.logoTitleEn,
  };
