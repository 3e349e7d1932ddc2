import type { Tx } from '../../../platform/db/database.ts';
import { seedId } from '../../system/seed/seedMenus.ts';
import type { ReportChart } from './reportCharts.ts';
import { onlCgreportHead, onlCgreportItem, onlCgreportParam } from './report.table.ts';

export type ReportSeedItem = Partial<Omit<typeof onlCgreportItem.$inferInsert, 'cgrheadId'>> & { fieldName: string; fieldTxt: string };

/** A report that ships with the product. */
export interface ReportSeed {
  code: string;
  name: string;
  nameEn: string;
  content: string;
  permission: string;
  sql: string;
  charts?: readonly ReportChart[];
  items: readonly ReportSeedItem[];
  params: readonly (Partial<Omit<typeof onlCgreportParam.$inferInsert, 'cgrheadId'>> & { paramName: string; paramTxt: string })[];
}

const hidden = (fieldName: string, { fieldTxt, fieldTxtEn }: { fieldTxt: string; fieldTxtEn: string }): ReportSeedItem => ({
  fieldName,
  fieldTxt,
  fieldTxtEn,
  isShow: '0',
});
const searched = { isSearch: '1', isOrder: '1' } as const;

/** Drivers and vehicles to choose from. @source POP-01 */
const shippedReports: readonly ReportSeed[] = [
  {
    code: 'driver_pick',
    name: '选择司机',
    nameEn: 'Choose drivers',
    content: '审核通过、未列入黑名单的司机',
    permission: 'driver:list',
    sql: `select d.id, d.driver_name, d.gender, d.vehicle_class, d.qualification_type, d.valid_period_to, d.is_captain, d.score,
       d.carrier_id, d.carrier_name, d.create_time
  from driver d
 where d.state = '2' and d.blacklist = '0' and (:carrierId = '' or d.carrier_id = :carrierId)
 order by d.create_time desc, d.id`,
    items: [
      hidden('id', { fieldTxt: '司机', fieldTxtEn: 'Driver' }),
      { fieldName: 'driver_name', fieldTxt: '司机姓名', fieldTxtEn: 'Driver', fieldWidth: 120, ...searched },
      { fieldName: 'carrier_name', fieldTxt: '承运商', fieldTxtEn: 'Carrier', fieldWidth: 200, ...searched },
      { fieldName: 'vehicle_class', fieldTxt: '准驾车型', fieldTxtEn: 'Vehicle class', fieldWidth: 100, ...searched },
      { fieldName: 'qualification_type', fieldTxt: '从业资格类别', fieldTxtEn: 'Qualification', fieldWidth: 180 },
      {
        fieldName: 'valid_period_to',
        fieldTxt: '驾驶证有效期至',
        fieldTxtEn: 'Licence valid to',
        fieldType: 'Date',
        searchMode: 'group',
        fieldWidth: 140,
        ...searched,
      },
      { fieldName: 'is_captain', fieldTxt: '车队长', fieldTxtEn: 'Captain', dictCode: 'yn', fieldWidth: 90, ...searched },
      { fieldName: 'score', fieldTxt: '信用分', fieldTxtEn: 'Score', fieldType: 'Integer', fieldWidth: 90, isOrder: '1' },
    ],
    params: [{ paramName: 'carrierId', paramTxt: '承运商' }],
  },
  {
    code: 'vehicle_pick',
    name: '选择车辆',
    nameEn: 'Choose vehicles',
    content: '审核通过、未列入黑名单的车辆',
    permission: 'vehicle:list',
    sql: `select v.id, v.vehicle_number, v.plate_color, v.vehicle_type, v.owner, v.vehicle_energy_type, v.inspect_valid_to,
       round(v.vehicle_tonnage / 100.0, 2) as tonnes, v.carrier_id, v.carrier_name, v.create_time
  from vehicle v
 where v.state = '2' and v.blacklist = '0' and (:carrierId = '' or v.carrier_id = :carrierId)
 order by v.create_time desc, v.id`,
    items: [
      hidden('id', { fieldTxt: '车辆', fieldTxtEn: 'Vehicle' }),
      { fieldName: 'vehicle_number', fieldTxt: '车牌号', fieldTxtEn: 'Plate', fieldWidth: 120, ...searched },
      { fieldName: 'vehicle_type', fieldTxt: '车辆类型', fieldTxtEn: 'Type', dictCode: 'vehicle_type', fieldWidth: 150, ...searched },
      { fieldName: 'plate_color', fieldTxt: '车牌颜色', fieldTxtEn: 'Plate colour', dictCode: 'plate_color', fieldWidth: 100, ...searched },
      { fieldName: 'tonnes', fieldTxt: '核定载质量(吨)', fieldTxtEn: 'Approved load (t)', fieldWidth: 130, isOrder: '1' },
      { fieldName: 'owner', fieldTxt: '所有人', fieldTxtEn: 'Owner', fieldWidth: 200, ...searched },
      { fieldName: 'carrier_name', fieldTxt: '承运商', fieldTxtEn: 'Carrier', fieldWidth: 200, ...searched },
      {
        fieldName: 'inspect_valid_to',
        fieldTxt: '年检有效期至',
        fieldTxtEn: 'Inspected until',
        fieldType: 'Date',
        searchMode: 'group',
        fieldWidth: 140,
        ...searched,
      },
    ],
    params: [{ paramName: 'carrierId', paramTxt: '承运商' }],
  },
];

/** Writes the shipped reports into tenant 0. Those that are there stay as administrators left them. Safe to run on every start. */
export async function seedReports(tx: Tx, reports: readonly ReportSeed[] = shippedReports): Promise<void> {
  for (const report of reports) {
    const id = seedId('report', report.code);
    const { sql: cgrSql, items, params, charts, ...head } = report;
    const written = await tx
      .insert(onlCgreportHead)
      .values({ id, tenantId: 0, cgrSql, charts: charts ? JSON.stringify(charts) : null, createBy: 'system', ...head })
      .onConflictDoNothing()
      .returning({ id: onlCgreportHead.id });
    if (written.length === 0) continue;
    await tx
      .insert(onlCgreportItem)
      .values(items.map((item, orderNum) => ({ tenantId: 0, cgrheadId: id, createBy: 'system', orderNum, ...item })));
    if (params.length > 0)
      await tx
        .insert(onlCgreportParam)
        .values(params.map((param, orderNum) => ({ tenantId: 0, cgrheadId: id, createBy: 'system', orderNum, ...param })));
  }
}
