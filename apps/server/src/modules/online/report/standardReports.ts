import { seedId } from '../../system/seed/seedMenus.ts';
import type { ReportSeed, ReportSeedItem } from './seedReports.ts';

const hidden = (fieldName: string, fieldTxt: string): ReportSeedItem => ({ fieldName, fieldTxt, isShow: '0' });

/** A column that is a number, sortable and added up where sums mean something. */
const number = (
  fieldName: string,
  item: Pick<ReportSeedItem, 'fieldTxt' | 'fieldTxtEn' | 'fieldType' | 'isTotal' | 'weightField'>,
): ReportSeedItem => ({
  fieldName,
  fieldType: 'Double',
  ...item,
  fieldWidth: 130,
  isOrder: '1',
});

const notesOfDriver = 'driver_notes';

/** What each month brought on each lane, and for how much a tonne. */
const lanePrices: ReportSeed = {
  code: 'lane_prices',
  name: '线路运量与均价',
  nameEn: 'Lanes: volume and price',
  content: '近一年已签收运单，按线路和签收月份',
  permission: 'shipping:list',
  sql: `select n.send_city, n.receive_city, n.send_city || ' → ' || n.receive_city as lane,
       to_char(timezone('Asia/Shanghai', n.sign_time), 'YYYY-MM') as month,
       to_char(greatest(date_trunc('month', min(timezone('Asia/Shanghai', n.sign_time))),
                        timezone('Asia/Shanghai', now() - interval '366 days'),
                        to_date(nullif(:since, ''), 'YYYY-MM-DD')::timestamp), 'YYYY-MM-DD HH24:MI:SS') as first,
       to_char(date_trunc('month', min(timezone('Asia/Shanghai', n.sign_time))) + interval '1 month' - interval '1 second',
               'YYYY-MM-DD HH24:MI:SS') as last,
       count(*) as notes, round(sum(n.settle_weight) / 1000.0, 2) as tonnes, round(sum(n.fee_total) / 100.0, 2) as freight,
       round(sum(n.fee_total) * 10.0 / nullif(sum(n.settle_weight), 0), 2) as price
  from waybill n
 where n.sign_time > now() - interval '366 days' and (:customerId = '' or n.customer_id = :customerId)
   and (:since = '' or n.sign_time >= timezone('Asia/Shanghai', to_date(nullif(:since, ''), 'YYYY-MM-DD')::timestamp))
 group by n.send_city, n.receive_city, to_char(timezone('Asia/Shanghai', n.sign_time), 'YYYY-MM')
 order by month desc, tonnes desc, lane`,
  items: [
    hidden('send_city', '发货城市'),
    hidden('receive_city', '收货城市'),
    hidden('first', '签收时间从'),
    hidden('last', '签收时间至'),
    {
      fieldName: 'lane',
      fieldTxt: '线路',
      fieldTxtEn: 'Lane',
      fieldWidth: 220,
      isSearch: '1',
      isOrder: '1',
      // What the row counts: its lane, its month, and whom the report was asked for.
      fieldHref:
        '/shipping/list?sendCity=${send_city}&receiveCity=${receive_city}&signTime_begin=${first}&signTime_end=${last}&customerId=${customerId}',
    },
    { fieldName: 'month', fieldTxt: '签收月份', fieldTxtEn: 'Month', fieldWidth: 110, isSearch: '1', isOrder: '1' },
    number('notes', { fieldTxt: '运单数', fieldTxtEn: 'Waybills', fieldType: 'Long' }),
    number('tonnes', { fieldTxt: '运量(吨)', fieldTxtEn: 'Tonnes' }),
    number('freight', { fieldTxt: '运费(元)', fieldTxtEn: 'Freight (CNY)' }),
    number('price', { fieldTxt: '均价(元/吨)', fieldTxtEn: 'CNY per tonne', weightField: 'tonnes' }),
  ],
  params: [
    { paramName: 'customerId', paramTxt: '客户', paramTxtEn: 'Customer', paramView: 'customer' },
    { paramName: 'since', paramTxt: '签收日期从', paramTxtEn: 'Signed since', paramView: 'date' },
  ],
  charts: [
    { kind: 'bar', title: '每月运量(吨)', titleEn: 'Tonnes by month', x: 'month', y: ['tonnes'], fold: 'sum' },
    { kind: 'line', title: '每月均价(元/吨)', titleEn: 'CNY per tonne by month', x: 'month', y: ['price'], fold: 'average' },
  ],
};

/** Who owes how much, and for how long it has been due. */
const customerAgeing: ReportSeed = {
  code: 'customer_ageing',
  name: '客户应收账龄',
  nameEn: 'Receivables by age',
  content: '已发送且未结清的客户账单，按到期后的天数',
  permission: 'bill:list',
  sql: `select b.customer_id, b.customer_name,
       case when b.due_date is null or b.due_date >= current_date then '0'
            when current_date - b.due_date <= 30 then '1'
            when current_date - b.due_date <= 60 then '2'
            when current_date - b.due_date <= 90 then '3'
            else '4' end as band,
       b.bill_no, b.due_date, round(b.total_amount / 100.0, 2) as total, round(b.open_amount / 100.0, 2) as open
  from customer_bill b
 where b.open_amount > 0 and b.state in ('20', '30', '40', '60')
 order by b.due_date, b.bill_no`,
  items: [
    hidden('customer_id', '客户编号'),
    { fieldName: 'bill_no', fieldTxt: '账单号', fieldTxtEn: 'Bill', fieldWidth: 170, isSearch: '1', isOrder: '1' },
    { fieldName: 'customer_name', fieldTxt: '客户', fieldTxtEn: 'Customer', fieldWidth: 240, isSearch: '1', isOrder: '1' },
    { fieldName: 'band', fieldTxt: '账龄', fieldTxtEn: 'Age', dictCode: 'report_age', fieldWidth: 120, isSearch: '1', isOrder: '1' },
    {
      fieldName: 'due_date',
      fieldTxt: '到期日',
      fieldTxtEn: 'Due',
      fieldType: 'Date',
      searchMode: 'group',
      fieldWidth: 120,
      isSearch: '1',
      isOrder: '1',
    },
    number('total', { fieldTxt: '账单金额(元)', fieldTxtEn: 'Billed (CNY)' }),
    number('open', { fieldTxt: '未收金额(元)', fieldTxtEn: 'Open (CNY)' }),
  ],
  params: [],
  charts: [
    { kind: 'figure', title: '未收合计(元)', titleEn: 'Open (CNY)', y: ['open'], fold: 'sum' },
    { kind: 'pie', title: '按账龄(元)', titleEn: 'By age (CNY)', x: 'band', y: ['open'], fold: 'sum' },
    { kind: 'pivot', title: '客户账龄(元)', titleEn: 'Customers by age (CNY)', x: 'customer_name', by: 'band', y: ['open'], fold: 'sum' },
  ],
};

/** How drivers do; their waybills are a click away. */
const driverScores: ReportSeed = {
  code: 'driver_scores',
  name: '司机信用与运单',
  nameEn: 'Drivers: score and work',
  content: '司机信用分、近一年运单数与亏吨；点击运单数查看明细',
  permission: 'driver:list',
  // Added up before they are joined: rows of a view are compared one by one with each driver.
  sql: `select d.id, d.driver_name, d.carrier_name, d.score, d.blacklist, coalesce(n.notes, 0) as notes,
       round(coalesce(n.lost, 0) / 1000.0, 3) as lost
  from driver d
  left join (select driver_id, count(*) as notes, sum(loss_weight) as lost
               from waybill where sign_time > now() - interval '366 days' group by driver_id) n on n.driver_id = d.id
 where d.state = '2'
 order by d.score, notes desc, d.id`,
  items: [
    hidden('id', '司机编号'),
    { fieldName: 'driver_name', fieldTxt: '司机', fieldTxtEn: 'Driver', fieldWidth: 120, isSearch: '1', isOrder: '1' },
    { fieldName: 'carrier_name', fieldTxt: '承运商', fieldTxtEn: 'Carrier', fieldWidth: 220, isSearch: '1', isOrder: '1' },
    number('score', { fieldTxt: '信用分', fieldTxtEn: 'Score', fieldType: 'Integer', isTotal: '0' }),
    { fieldName: 'blacklist', fieldTxt: '黑名单', fieldTxtEn: 'Blacklisted', dictCode: 'yn', fieldWidth: 100, isSearch: '1' },
    {
      ...number('notes', { fieldTxt: '运单数', fieldTxtEn: 'Waybills', fieldType: 'Long' }),
      fieldHref: `/online/cgreport/${seedId('report', notesOfDriver)}?driverId=\${id}`,
    },
    number('lost', { fieldTxt: '亏吨(吨)', fieldTxtEn: 'Lost (t)' }),
  ],
  params: [],
  charts: [
    { kind: 'bar', title: '承运商平均信用分', titleEn: 'Average score by carrier', x: 'carrier_name', y: ['score'], fold: 'average' },
  ],
};

/** What one driver carried: where the report of drivers leads. */
const driverNotes: ReportSeed = {
  code: notesOfDriver,
  name: '司机运单明细',
  nameEn: 'Waybills of a driver',
  content: '一位司机近一年的运单',
  permission: 'shipping:list',
  sql: `select n.id, n.shipping_note_number, n.driver_name, n.vehicle_number, n.send_city || ' → ' || n.receive_city as lane, n.note_status,
       n.sign_time, round(n.settle_weight / 1000.0, 3) as tonnes, round(n.loss_weight / 1000.0, 3) as lost
  from waybill n
 where n.driver_id = :driverId and n.sign_time > now() - interval '366 days'
 order by n.sign_time desc, n.id`,
  items: [
    hidden('id', '运单编号'),
    {
      fieldName: 'shipping_note_number',
      fieldTxt: '运单号',
      fieldTxtEn: 'Waybill',
      fieldWidth: 180,
      isSearch: '1',
      isOrder: '1',
      fieldHref: '/shipping/detail/${id}',
    },
    { fieldName: 'driver_name', fieldTxt: '司机', fieldTxtEn: 'Driver', fieldWidth: 110 },
    { fieldName: 'vehicle_number', fieldTxt: '车牌号', fieldTxtEn: 'Plate', fieldWidth: 120, isSearch: '1' },
    { fieldName: 'lane', fieldTxt: '线路', fieldTxtEn: 'Lane', fieldWidth: 220, isSearch: '1' },
    { fieldName: 'note_status', fieldTxt: '状态', fieldTxtEn: 'Status', dictCode: 'note_status', fieldWidth: 110, isSearch: '1' },
    { fieldName: 'sign_time', fieldTxt: '签收时间', fieldTxtEn: 'Signed', fieldType: 'Datetime', fieldWidth: 170, isOrder: '1' },
    number('tonnes', { fieldTxt: '结算重量(吨)', fieldTxtEn: 'Tonnes' }),
    number('lost', { fieldTxt: '亏吨(吨)', fieldTxtEn: 'Lost (t)' }),
  ],
  params: [{ paramName: 'driverId', paramTxt: '司机', paramTxtEn: 'Driver', paramView: 'driver' }],
};

/** Reports with charts that a freight platform looks at; they stand in the menu 统计. @source ONL-06 */
export const standardReports: readonly ReportSeed[] = [lanePrices, customerAgeing, driverScores, driverNotes];
