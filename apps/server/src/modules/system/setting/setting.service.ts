import { and, desc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { PlatformSettings } from './setting.contract.ts';
import { hySetting } from './setting.table.ts';

/** The settings of the caller's tenant, or those of the platform. @source SET-09 */
export function platformSettings(ctx: Context): Promise<z.output<typeof PlatformSettings>> {
  return ctx.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(hySetting)
      .where(and(inArray(hySetting.tenantId, [0, ctx.actor.tenantId]), eq(hySetting.delFlag, 0)))
      .orderBy(desc(hySetting.tenantId))
      .limit(1);
    return {
      web_platform_name: row?.webPlatformName ?? null,
      web_platform_name_en: row?.webPlatformNameEn ?? null,
      platform_logo_light: row?.platformLogoLight ?? null,
      platform_logo_dark: row?.platformLogoDark ?? null,
      logo_title: row?.logoTitle ?? null,
      logo_title_en: row?.logoTitleEn ?? null,
      vehicle_track_switch: row?.vehicleTrackSwitch ?? null,
      bg: row?.bg ?? null,
      footer_address: row?.footerAddress ?? null,
      footer_customer_service: row?.footerCustomerService ?? null,
      footer_company_name: row?.footerCompanyName ?? null,
      footer_company_name_link: row?.footerCompanyNameLink ?? null,
      footer_web_record_number: row?.footerWebRecordNumber ?? null,
      footer_ICP_number: row?.footerIcpNumber ?? null,
    };
  });
}

/** Pages that are there only while something is switched on, by what a menu row stores. @source freight-domain S16 */
const switchedPages = { 'shipping/ShippingTrackQueryList': 'vehicleTrackSwitch' } as const;

/** Pages of the menu that the settings of the tenant leave out. */
export async function pagesSwitchedOff(tx: Tx, ctx: Context): Promise<readonly string[]> {
  const [row] = await tx
    .select({ vehicleTrackSwitch: hySetting.vehicleTrackSwitch })
    .from(hySetting)
    .where(and(inArray(hySetting.tenantId, [0, ctx.actor.tenantId]), eq(hySetting.delFlag, 0)))
    .orderBy(desc(hySetting.tenantId))
    .limit(1);
  return Object.entries(switchedPages).flatMap(([page, name]) => (row?.[name] === '1' ? [] : [page]));
}
