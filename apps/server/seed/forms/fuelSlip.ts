import { day as dayMs, dayText } from '../demo/calendar.ts';
import {
  amount,
  day,
  type EnteredRow,
  type ExampleRow,
  type ExampleWorld,
  field,
  type FormExample,
  lines,
  required,
  searched,
  searchedRange,
} from './example.ts';

/** A list whose rows name a card of another list, with what stands there, and a station by province and city. @source ONL-03 */
export const fuelSlip: FormExample = {
  icon: 'list',
  menuEn: 'Fuel slips',
  main: {
    head: {
      tableName: 'fuel_slip',
      tableTxt: '加油记录',
      tableTxtEn: 'Fuel slip',
      formTemplate: '2',
      rules: [
        {
          holds: 'empty(row.litres) || row.litres > 0',
          message: { zh: '加油量须大于0', en: 'Fill in more than no litres' },
          field: 'litres',
        },
      ],
    },
    fields: [
      field(['slip_no', '小票号', 'Slip'], { dbLength: 20, fieldValidType: 'only', fieldLength: '150', ...required, ...searched }),
      field(['card_id', '油卡', 'Card'], {
        fieldShowType: 'link_table',
        dictTable: 'fuel_card',
        dictField: 'id',
        dictText: 'card_no,vehicle_number',
        dbLength: 36,
        fieldLength: '190',
        ...required,
        ...searched,
      }),
      field(['plate', '车牌号', 'Plate'], {
        fieldShowType: 'link_table_field',
        dictTable: 'card_id',
        dictText: 'vehicle_number',
        dbLength: 20,
        fieldLength: '110',
      }),
      field(['province', '省份', 'Province'], {
        fieldShowType: 'link_down',
        dictTable: JSON.stringify({
          table: 'online.fuel_station',
          txt: 'station_name',
          key: 'id',
          idField: 'id',
          pidField: 'pid',
          linkField: 'city,station',
        }),
        dbLength: 36,
        fieldLength: '100',
        ...required,
      }),
      field(['city', '城市', 'City'], { dbLength: 36, fieldLength: '100', ...required }),
      field(['station', '加油站', 'Station'], { dbLength: 36, fieldLength: '170', ...required }),
      day(['fuelled_on', '加油日期', 'Date'], { ...required, ...searchedRange, fieldDefaultValue: '#{date}' }),
      amount(['litres', '加油量(升)', 'Litres'], { dbLength: 8, ...required }),
      amount(['price', '单价(元/升)', 'CNY per litre'], { dbLength: 6, ...required }),
      amount(['total', '金额(元)', 'Amount (CNY)'], { computeExpr: 'round(row.litres * row.price, 2)', sortFlag: '1' }),
      field(['odometer', '里程表(公里)', 'Odometer (km)'], { dbType: 'int', dbLength: 10, fieldLength: '120' }),
      field(['settle_month', '结算月份', 'Settled in'], { fieldShowType: 'month', dbLength: 7, fieldLength: '100', ...searched }),
      lines(['remark', '备注', 'Remark'], { dbLength: 200 }),
    ],
    indexs: [{ indexName: 'by_slip', indexField: 'slip_no', indexType: 'unique' }],
  },
  subs: [],
  grants: {
    finance_mgr: ['list', 'export'],
    cashier: ['list', 'add', 'edit', 'delete', 'import', 'export'],
    ops: ['list', 'add', 'edit', 'export'],
    dispatcher: ['list', 'add'],
  },
  rows: slipsOf,
};

/** Ids of a station, its city and its province. */
interface Place {
  province: string;
  city: string;
  station: string;
  issuer: unknown;
}

const placesOf = (provinces: readonly EnteredRow[]): Place[] =>
  provinces.flatMap((province) =>
    province.below.flatMap((city) =>
      city.below.map(({ id, values }) => ({ province: province.id, city: city.id, station: id, issuer: values['issuer'] })),
    ),
  );

function slipsOf({ random, now, entered }: ExampleWorld): ExampleRow[] {
  const cards = (entered['fuel_card'] ?? []).filter(({ values }) => values['card_kind'] === '2' && values['state'] === '1');
  const places = placesOf(entered['fuel_station'] ?? []);
  return cards
    .flatMap((card) => Array.from({ length: 2 }, () => ({ card, daysAgo: random.int(1, 60) })))
    .toSorted((one, other) => other.daysAgo - one.daysAgo)
    .map(({ card, daysAgo }, index): ExampleRow => {
      const { issuer: _issuer, ...place } = random.pick(places.filter(({ issuer }) => issuer === card.values['issuer']));
      const isGas = card.values['issuer'] === '3';
      return {
        by: index % 3 === 0 ? 'dispatcher' : 'cashier',
        daysAgo,
        values: {
          slip_no: `${dayText(now - daysAgo * dayMs).replaceAll('-', '')}${String(index + 1).padStart(4, '0')}`,
          card_id: card.id,
          ...place,
          fuelled_on: dayText(now - daysAgo * dayMs),
          litres: random.int(isGas ? 80 : 160, isGas ? 260 : 420) + random.int(0, 9) / 10,
          price: (isGas ? 482 : 706 + random.int(0, 30)) / 100,
          odometer: random.int(42_000, 680_000),
          settle_month: dayText(now - daysAgo * dayMs).slice(0, 7),
        },
      };
    });
}
