import type { Tx } from '../../../platform/db/database.ts';
import { hySetting } from '../setting/setting.table.ts';

/** Names of the platform and its company, which no password may hold. @source security 2.7 */
export async function platformNames(tx: Tx): Promise<(string | null)[]> {
  const rows = await tx
    .select({ platform: hySetting.webPlatformName, english: hySetting.webPlatformNameEn, company: hySetting.footerCompanyName })
    .from(hySetting);
  return rows.flatMap(({ platform, english, company }) => [platform, english, company]);
}
