import { integer, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { flag } from '../../../platform/db/columns.ts';
import { sharedFromTenantZero, tenantTable } from '../../../platform/db/table.ts';

/** How the platform presents itself: one row per tenant, that of tenant 0 where a tenant has none. @source SET-09 */
export const hySetting = sharedFromTenantZero(
  'hy_setting',
  tenantTable('hy_setting', {
    columns: {
      webPlatformName: varchar({ length: 100 }),
      webPlatformNameEn: varchar({ length: 100 }),
      platformLogoLight: varchar({ length: 255 }),
      platformLogoDark: varchar({ length: 255 }),
      logoTitle: varchar({ length: 100 }),
      logoTitleEn: varchar({ length: 100 }),
      vehicleTrackSwitch: flag(),
      bg: varchar({ length: 255 }),
      footerAddress: varchar({ length: 200 }),
      footerCustomerService: varchar({ length: 100 }),
      footerCompanyName: varchar({ length: 100 }),
      footerCompanyNameLink: varchar({ length: 255 }),
      footerWebRecordNumber: varchar({ length: 100 }),
      footerIcpNumber: varchar({ length: 100 }),
    },
    keys: (table) => [uniqueIndex('hy_setting_tenant').on(table.tenantId)],
  }),
);

/** Values that rules read, by key. @source freight-domain 2.31 */
export const hyConfig = sharedFromTenantZero(
  'hy_config',
  tenantTable('hy_config', {
    columns: {
      configKey: varchar({ length: 60 }).notNull(),
      configValue: text(),
      /** string, int, bp, fen, flag or json. */
      valueType: varchar({ length: 20 }).notNull().default('string'),
      groupCode: varchar({ length: 40 }),
      configName: varchar({ length: 100 }),
      remark: varchar({ length: 255 }),
      /** 1 = an operator may change it. */
      editable: integer().notNull().default(1),
      /** 1 = `GET /hyconfig/hyConfig/cfg` shows it to signed-in people. */
      isPublic: integer().notNull().default(0),
    },
    keys: (table) => [uniqueIndex('hy_config_key').on(table.tenantId, table.configKey)],
  }),
);
