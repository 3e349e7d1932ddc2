import { and, eq } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { EditOf } from '../../../platform/contract/index.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { staleVersion } from '../../../platform/errors.ts';
import { checkedInput } from '../../../platform/resource/checkedInput.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { insertRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { PlatformSetting } from './setting.contract.ts';
import { hySetting } from './setting.table.ts';

/** How the platform presents itself, for its form: one row of each tenant, so that there is no list of them. */
const settingResource: Resource<typeof PlatformSetting, typeof hySetting> = defineResource(PlatformSetting, {
  table: hySetting,
  options: { permission: 'setting' },
});

type SettingRow = typeof hySetting.$inferSelect;

async function settingOf(tx: Tx, tenantId: number): Promise<SettingRow | undefined> {
  const [row] = await tx
    .select()
    .from(hySetting)
    .where(and(eq(hySetting.tenantId, tenantId), eq(hySetting.delFlag, 0)));
  return row;
}

/** How the actor's tenant presents itself. One without settings of its own begins with those of the platform, at version 0. @source SET-09 */
export function readSetting(ctx: Context): Promise<Record<string, unknown>> {
  return ctx.transaction(async (tx) => {
    const own = await settingOf(tx, ctx.actor.tenantId);
    return shown(own ?? { ...(await settingOf(tx, 0)), id: '0', version: 0 });
  });
}

/**
 * Changes how the platform presents itself, for the actor's tenant alone; what is not named stays as it was, or as the platform has it.
 *
 * @throws Conflict somebody has changed it since it was read; InvalidInput a file that the caller may not name, a link that is none
 * @source SET-09, freight-domain F20
 */
export function editSetting(ctx: Context, input: EditOf<typeof PlatformSetting>): Promise<Record<string, unknown>> {
  const { tenantId, username } = ctx.actor;
  return ctx.transaction(async (tx) => {
    const own = await settingOf(tx, tenantId);
    if ((own?.version ?? 0) !== input.version) throw staleVersion();
    const shared = own === undefined ? await settingOf(tx, 0) : undefined;
    const begun = own ?? shared;
    const values = await checkedInput(tx, ctx, settingResource, {
      input,
      complete: (given) => Promise.resolve(given),
      ...(begun !== undefined && { before: begun }),
    });
    const stored =
      own === undefined
        ? await firstOf(tx, ctx, { ...presentation(shared), ...values, version: 1 })
        : await updateRow(tx, ctx, hySetting, { before: own, values: { ...values, updateBy: username, updateTime: nowText(ctx.clock) } });
    ctx.audit({
      action: 'platformSetting.edit',
      entity: 'platformSetting',
      entityId: stored.id,
      before: begun && presentation(begun),
      after: presentation(stored),
    });
    return shown(stored);
  });
}

/** @throws Conflict another call was faster */
async function firstOf(tx: Tx, ctx: Context, values: typeof hySetting.$inferInsert): Promise<SettingRow> {
  const { version, ...rest } = values;
  const row = await insertRow(tx, ctx, hySetting, rest);
  return version === row.version ? row : updateRow(tx, ctx, hySetting, { before: row, values: {} });
}

const names = [
  'webPlatformName',
  'webPlatformNameEn',
  'logoTitle',
  'logoTitleEn',
  'platformLogoLight',
  'platformLogoDark',
  'vehicleTrackSwitch',
  'bg',
  'footerAddress',
  'footerCustomerService',
  'footerCompanyName',
  'footerCompanyNameLink',
  'footerWebRecordNumber',
  'footerIcpNumber',
] as const;

/** What a tenant's first own settings begin with, and what the audit log keeps. */
const presentation = (row: Partial<SettingRow> | undefined): Partial<SettingRow> =>
  row === undefined ? {} : Object.fromEntries(names.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]])));

/** What was never set is switched off. */
const shown = (row: Partial<SettingRow>) => ({ ...row, vehicleTrackSwitch: row.vehicleTrackSwitch ?? '0' });
