import { sql } from 'drizzle-orm';
import { index, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateText, dateTimeText, degrees, dictCode, flag, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import { hashedText, sealedText } from '../../../platform/sealed.ts';
import { reviewColumns, standingColumns, uploadColumns, verifyColumns } from '../../review/review.columns.ts';

const paths = () => varchar({ length: 2000 });

/** People who drive. @source freight-domain 2.7 */
export const hyDriver = tenantTable('hy_driver', {
  columns: {
    driverName: varchar({ length: 30 }).notNull(),
    idNo: sealedText().notNull(),
    idNoHash: hashedText().notNull(),
    phone: sealedText().notNull(),
    phoneHash: hashedText().notNull(),
    gender: dictCode(),
    birthday: dateText(),
    address: varchar({ length: 200 }),
    idValidFrom: dateText(),
    idValidTo: dateText(),
    idFrontFile: paths(),
    idBackFile: paths(),
    facePhoto: paths(),
    licenceNo: sealedText(),
    vehicleClass: varchar({ length: 20 }).notNull(),
    licenceIssuer: varchar({ length: 128 }),
    validPeriodFrom: dateText(),
    validPeriodTo: dateText(),
    licenceFile: paths(),
    licenceBackFile: paths(),
    qualificationCertificate: sealedText(),
    qualificationType: varchar({ length: 50 }),
    qualificationValidTo: dateText(),
    qualificationFile: paths(),
    lightOnly: flag().notNull().default('0'),
    carrierId: idColumn(),
    captainId: idColumn(),
    isCaptain: flag().notNull().default('0'),
    defaultCardId: idColumn(),
    payBankName: varchar({ length: 100 }),
    payCardNo: sealedText(),
    contractId: idColumn(),
    taxRegistered: flag().notNull().default('0'),
    online: flag().notNull().default('0'),
    lastLng: degrees(),
    lastLat: degrees(),
    lastLocTime: dateTimeText(),
    evaluationAvg: integer(),
    regSource: dictCode().notNull().default('back'),
    remark: varchar({ length: 256 }),
    ...reviewColumns(),
    ...uploadColumns(),
    ...standingColumns(),
    ...verifyColumns(),
  },
  keys: (table) => [
    uniqueIndex('hy_driver_id_no')
      .on(table.tenantId, table.idNoHash)
      .where(sql`del_flag = 0`),
    uniqueIndex('hy_driver_phone')
      .on(table.tenantId, table.phoneHash)
      .where(sql`del_flag = 0`),
    index('hy_driver_state').on(table.tenantId, table.state, table.createTime),
    index('hy_driver_create').on(table.tenantId, table.createTime),
    index('hy_driver_pinyin').on(table.tenantId, sql`pinyin_key(${table.driverName})`, table.id),
    index('hy_driver_name').on(table.tenantId, table.driverName),
    index('hy_driver_carrier').on(table.tenantId, table.carrierId),
    index('hy_driver_captain').on(table.tenantId, table.captainId),
    index('hy_driver_valid').on(table.tenantId, table.validPeriodTo),
  ],
});

/** Which vehicles a driver drives; one of them by default. */
export const hyDriverVehicle = tenantTable('hy_driver_vehicle', {
  columns: {
    driverId: idColumn().notNull(),
    vehicleId: idColumn().notNull(),
    isDefault: flag().notNull().default('0'),
    bindTime: dateTimeText(),
  },
  keys: (table) => [
    uniqueIndex('hy_driver_vehicle_pair').on(table.tenantId, table.driverId, table.vehicleId),
    index('hy_driver_vehicle_vehicle').on(table.tenantId, table.vehicleId),
  ],
});
