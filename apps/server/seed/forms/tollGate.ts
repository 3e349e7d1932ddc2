import {
  amount,
  choice,
  day,
  type ExampleRow,
  type ExampleWorld,
  field,
  type FormExample,
  lines,
  ofMain,
  required,
  searched,
} from './example.ts';

/** A main list above the lists of its sub-tables. @source ONL-04 */
export const tollGate: FormExample = {
  icon: 'trace',
  menuEn: 'Toll gates',
  main: {
    head: {
      tableName: 'toll_gate',
      tableTxt: '收费站登记',
      tableTxtEn: 'Toll gate',
      tableType: 2,
      themeTemplate: 'erp',
      formTemplate: '2',
    },
    fields: [
      field(['gate_name', '收费站', 'Gate'], { dbLength: 60, fieldValidType: 'only', fieldLength: '170', ...required, ...searched }),
      field(['gate_code', '站编码', 'Code'], {
        dbLength: 14,
        fieldValidType: '^[A-Z]\\d{10}$',
        fieldExtendJson: '{"validateError":"站编码为一位大写字母和十位数字"}',
        ...required,
      }),
      field(['area', '所在地区', 'Region'], { fieldShowType: 'pca', dbLength: 30, fieldLength: '200', ...required, ...searched }),
      field(['road', '高速公路', 'Motorway'], { dbLength: 60, fieldLength: '150', ...required, ...searched }),
      field(['stake', '桩号', 'Stake'], { dbLength: 20, fieldLength: '100' }),
      choice(['state', '状态', 'State'], { of: 'toll_gate_state', fieldDefaultValue: '1', ...required, ...searched, fieldLength: '90' }),
      field(['takes_trucks', '货车通行', 'Open to lorries'], {
        fieldShowType: 'switch',
        dbLength: 2,
        fieldDefaultValue: 'Y',
        fieldLength: '90',
      }),
      field(['phone', '值班电话', 'Telephone'], { dbLength: 20, fieldLength: '130' }),
      lines(['remark', '通行提示', 'Advice'], { dbLength: 300, isShowList: 1, fieldLength: '240' }),
    ],
  },
  subs: [
    {
      head: { tableName: 'toll_gate_lane', tableTxt: '车道', tableTxtEn: 'Lanes', tableType: 3, relationType: 0, tabOrderNum: 1 },
      fields: [
        ofMain(['gate_id', '收费站', 'Gate'], 'toll_gate'),
        field(['lane_no', '车道号', 'Lane'], { dbLength: 10, ...required }),
        choice(['direction', '方向', 'Direction'], { of: 'toll_gate_direction', ...required }),
        choice(['lane_kind', '车道类型', 'Kind'], { of: 'toll_gate_lane_kind', ...required, ...searched }),
        amount(['max_width', '限宽(米)', 'Width (m)'], { dbLength: 5 }),
        amount(['max_weight', '限重(吨)', 'Weight (t)'], { dbLength: 6, dbPointLength: 1 }),
        field(['is_open', '开放', 'Open'], { fieldShowType: 'switch', dbLength: 2, fieldDefaultValue: 'Y' }),
      ],
    },
    {
      head: { tableName: 'toll_gate_price', tableTxt: '收费标准', tableTxtEn: 'Tolls', tableType: 3, relationType: 0, tabOrderNum: 2 },
      fields: [
        ofMain(['gate_id', '收费站', 'Gate'], 'toll_gate'),
        choice(['axle_class', '货车类型', 'Class of lorry'], { of: 'toll_gate_axles', ...required, fieldLength: '180' }),
        amount(['per_km', '费率(元/公里)', 'CNY per km'], { dbLength: 8, dbPointLength: 3, ...required }),
        amount(['night_off', '夜间优惠(%)', 'Off at night (%)'], { dbLength: 5, dbPointLength: 1 }),
        day(['valid_from', '执行日期', 'Valid from'], { ...required }),
      ],
      indexs: [{ indexName: 'one_class', indexField: 'gate_id,axle_class,valid_from', indexType: 'unique' }],
    },
  ],
  grants: {
    ops: ['list', 'add', 'edit', 'delete', 'import', 'export'],
    dispatcher: ['list', 'add', 'edit', 'export'],
    cashier: ['list'],
    captain: ['list'],
  },
  rows: gatesOf,
};

const gates: readonly (readonly [name: string, area: string, road: string, stake: string, remark?: string])[] = [
  ['潍坊东收费站', '370700', 'G20 青银高速', 'K198+600'],
  ['潍坊西收费站', '370700', 'G20 青银高速', 'K220+350', '早高峰货车限行 7:00–9:00'],
  ['寿光收费站', '370700', 'G18 荣乌高速', 'K415+200', '蔬菜运输车辆走绿色通道，提前预约'],
  ['青州北收费站', '370700', 'G20 青银高速', 'K256+900'],
  ['淄博收费站', '370300', 'G20 青银高速', 'K295+100'],
  ['济南北收费站', '370100', 'G2 京沪高速', 'K420+750', '绕城限行，国三以下车辆不得驶入'],
  ['青岛开发区收费站', '370200', 'G22 青兰高速', 'K12+480', '集卡走 7、8 号车道'],
  ['黄岛南收费站', '370200', 'G15 沈海高速', 'K705+260'],
  ['烟台西收费站', '370600', 'G18 荣乌高速', 'K198+030'],
  ['日照港收费站', '371100', 'G1511 日兰高速', 'K3+120', '散货车须苫盖后驶入'],
  ['临沂北收费站', '371300', 'G2 京沪高速', 'K612+400'],
  ['德州收费站', '371400', 'G3 京台高速', 'K310+870'],
  ['徐州东收费站', '320300', 'G30 连霍高速', 'K225+700'],
  ['连云港收费站', '320700', 'G30 连霍高速', 'K10+260', '节假日车流大，建议错峰'],
];

/** CNY per kilometre by the number of axles. */
const rates: readonly (readonly [axles: string, perKm: number])[] = [
  ['1', 0.4],
  ['2', 0.84],
  ['3', 1.28],
  ['4', 1.67],
  ['5', 1.72],
  ['6', 2.073],
];

function gatesOf({ random }: ExampleWorld): ExampleRow[] {
  return gates.map(([name, area, road, stake, remark], index): ExampleRow => {
    const lanes = random.int(4, 6);
    const isClosed = index === 8;
    return {
      by: index % 3 === 0 ? 'ops' : 'dispatcher',
      daysAgo: 210 - index * 9,
      values: {
        gate_name: name,
        gate_code: `G${area}${String(1001 + index)}`,
        area,
        road,
        stake,
        state: isClosed ? '2' : '1',
        takes_trucks: isClosed ? 'N' : 'Y',
        phone: `0536-0000${String(101 + index)}`,
        ...((remark ?? (isClosed ? '匝道改造，预计年底恢复通行' : undefined)) && { remark: remark ?? '匝道改造，预计年底恢复通行' }),
        toll_gate_lane: Array.from({ length: lanes }, (_none, lane) => ({
          lane_no: String(lane + 1).padStart(2, '0'),
          direction: lane < lanes / 2 ? '1' : '2',
          lane_kind: lane === 0 || lane === lanes - 1 ? '3' : lane % 2 === 0 ? '1' : '2',
          max_width: lane === lanes - 1 ? 4.5 : 3.2,
          max_weight: lane === lanes - 1 ? 100 : 49,
          is_open: isClosed ? 'N' : 'Y',
        })),
        toll_gate_price: rates.map(([axle_class, perKm]) => ({
          axle_class,
          per_km: perKm,
          night_off: index % 4 === 0 ? 5 : 0,
          valid_from: '2026-01-01',
        })),
      },
    };
  });
}
