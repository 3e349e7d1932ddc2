import { sql } from 'drizzle-orm';
import { index, integer, smallint, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateText, dateTimeText, degrees, dictCode, flag, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import { hashedText, sealedText } from '../../../platform/sealed.ts';
import { reviewColumns, standingColumns, uploadColumns, verifyColumns } from '../../review/review.columns.ts';

const paths = () => varchar({ length: 2000 });

/** Trucks, tractors and trailers. @source freight-domain 2.8 */
export const hyVehicle = tenantTable('hy_vehicle', {
  columns: {
    vehicleNumber: varchar({ length: 35 }).notNull(),
    plateColor: dictCode().notNull(),
    vehicleType: dictCode().notNull(),
    owner: varchar({ length: 128 }).notNull(),
    ownerType: dictCode().notNull(),
    ownerIdNo: sealedText(),
    ownerIdNoHash: hashedText(),
    useCharacter: varchar({ length: 20 }),
    vin: varchar({ length: 17 }).notNull(),
    engineNo: varchar({ length: 50 }),
    brandModel: varchar({ length: 100 }),
    issuingOrganizations: varchar({ length: 128 }),
    registerDate: dateText(),
    issueDate: dateText(),
    inspectValidTo: dateText(),
    vehicleEnergyType: dictCode(),
    /** 0.01 t. */
    vehicleTonnage: integer().notNull(),
    /** 0.01 t. */
    grossMass: integer().notNull(),
    /** Millimetres. */
    vehicleLength: integer(),
    vehicleWidth: integer(),
    vehicleHeight: integer(),
    axleCount: integer(),
    roadTransportCertificateNumber: varchar({ length: 20 }),
    rtcValidTo: dateText(),
    rtcFile: paths(),
    vehicleLicenceFile: paths(),
    vehicleLicenceBackFile: paths(),
    vehiclePhoto: paths(),
    ownerPermitNo: varchar({ length: 50 }),
    trailerVehiclePlateNumber: varchar({ length: 35 }),
    trailerVehicleId: idColumn(),
    carrierId: idColumn(),
    attachAgreementFile: paths(),
    insuranceCompany: varchar({ length: 100 }),
    compulsoryNo: varchar({ length: 64 }),
    compulsoryValidTo: dateText(),
    commercialValidTo: dateText(),
    gpsTerminalNo: varchar({ length: 64 }),
    gpsNetState: flag().notNull().default('0'),
    lastLng: degrees(),
    lastLat: degrees(),
    lastLocTime: dateTimeText(),
    /** km/h. */
    lastSpeed: smallint(),
    lastSource: dictCode(),
    remark: varchar({ length: 256 }),
    ...reviewColumns(),
    ...uploadColumns(),
    ...standingColumns(),
    ...verifyColumns(),
  },
  keys: (table) => [
    uniqueIndex('hy_vehicle_plate')
      .on(table.tenantId, table.vehicleNumber, table.plateColor)
      .where(sql`del_flag = 0`),
    index('hy_vehicle_state').on(table.tenantId, table.state, table.createTime),
    index('hy_vehicle_create').on(table.tenantId, table.createTime),
    index('hy_vehicle_pinyin').on(table.tenantId, sql`pinyin_key(${table.vehicleNumber})`, table.id),
    index('hy_vehicle_carrier').on(table.tenantId, table.carrierId),
  ],
});
