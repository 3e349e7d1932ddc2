import { choice, type ExampleRow, field, type FormExample, lines, required, searched } from './example.ts';

/** A tree of provinces, cities and the stations in them, which linked selects of fuel slips choose from. @source ONL-02, ONL-03 */
export const fuelStation: FormExample = {
  icon: 'map',
  menuEn: 'Fuel stations',
  main: {
    head: {
      tableName: 'fuel_station',
      tableTxt: '加油网点',
      tableTxtEn: 'Fuel station',
      isTree: 'Y',
      treeFieldname: 'station_name',
      formTemplate: '2',
    },
    fields: [
      field(['station_name', '名称', 'Name'], { dbLength: 60, fieldLength: '260', ...required, ...searched }),
      field(['pid', '上级区域', 'Lies in'], { isShowForm: 1, isShowList: 0, fieldShowType: 'sel_tree' }),
      choice(['issuer', '所属公司', 'Company'], { of: 'fuel_card_issuer', ...searched }),
      field(['address', '地址', 'Address'], { dbLength: 120, fieldLength: '240' }),
      field(['phone', '电话', 'Telephone'], { dbLength: 20, fieldLength: '130' }),
      lines(['remark', '备注', 'Remark'], { dbLength: 200 }),
    ],
  },
  subs: [],
  grants: {
    finance_mgr: ['list', 'export'],
    cashier: ['list', 'add', 'edit', 'export'],
    ops: ['list', 'add', 'edit', 'delete', 'import', 'export'],
    dispatcher: ['list'],
  },
  rows: stationsOf,
};

type Station = readonly [name: string, issuer: '1' | '2' | '3', address: string];

const provinces: readonly { name: string; cities: readonly { name: string; stations: readonly Station[] }[] }[] = [
  {
    name: '山东省',
    cities: [
      {
        name: '潍坊市',
        stations: [
          ['潍坊北海路加油站', '1', '奎文区北海路 4580 号'],
          ['寿光物流园加油站', '2', '寿光市物流园圣城东街 12 号'],
          ['潍坊东LNG加气站', '3', '昌邑市 G206 东侧'],
        ],
      },
      {
        name: '青岛市',
        stations: [
          ['前湾港加油站', '1', '黄岛区前湾港路 88 号'],
          ['胶州开发区加油站', '2', '胶州市胶州湾工业园滨州路 20 号'],
        ],
      },
      { name: '济南市', stations: [['济南绕城北加油站', '1', '天桥区 G220 济南北出口']] },
    ],
  },
  {
    name: '江苏省',
    cities: [
      { name: '徐州市', stations: [['徐州东加油站', '1', '鼓楼区 G104 大庙段']] },
      { name: '连云港市', stations: [['连云港港区LNG加气站', '3', '连云区港区中路 6 号']] },
    ],
  },
  { name: '河北省', cities: [{ name: '沧州市', stations: [['黄骅港加油站', '2', '渤海新区港城大道 31 号']] }] },
];

function stationsOf(): ExampleRow[] {
  const by = 'ops';
  return provinces.map(({ name, cities }, province): ExampleRow => ({
    by,
    daysAgo: 410 + province,
    values: { station_name: name },
    below: cities.map(({ name: city, stations }, index): ExampleRow => ({
      by,
      daysAgo: 400 + index,
      values: { station_name: city },
      below: stations.map(([station, issuer, address], at): ExampleRow => ({
        by,
        daysAgo: 390 - 20 * at,
        values: { station_name: station, issuer, address },
      })),
    })),
  }));
}
