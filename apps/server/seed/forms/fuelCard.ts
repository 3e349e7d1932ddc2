import { day as dayMs, dayText } from '../demo/calendar.ts';
import {
  amount,
  choice,
  day,
  type ExampleRow,
  type ExampleWorld,
  field,
  type FormExample,
  lines,
  pickedDriver,
  pickedVehicle,
  required,
  searched,
  searchedRange,
} from './example.ts';

/** A plain list: unique numbers, money, picked vehicles and drivers, and a button that writes to people. @source ONL-01 */
export const fuelCard: FormExample = {
  icon: 'card',
  menuEn: 'Fuel cards',
  main: {
    head: {
      tableName: 'fuel_card',
      tableTxt: '油卡台账',
      tableTxtEn: 'Fuel card',
      formTemplate: '2',
      rules: [
        {
          holds: 'empty(row.expires_on) || empty(row.opened_on) || row.expires_on > row.opened_on',
          message: { zh: '有效期须晚于开卡日期', en: 'A card expires after the day on which it was opened' },
          field: 'expires_on',
        },
      ],
    },
    fields: [
      field(['card_no', '卡号', 'Card'], { dbLength: 20, fieldValidType: 'only', fieldLength: '190', ...required, ...searched }),
      choice(['issuer', '发卡公司', 'Issuer'], { of: 'fuel_card_issuer', ...required, ...searched }),
      choice(['card_kind', '卡类型', 'Kind'], {
        of: 'fuel_card_kind',
        fieldShowType: 'radio',
        fieldDefaultValue: '2',
        ...required,
        fieldLength: '90',
      }),
      field(['main_card_no', '所属主卡', 'Main card'], {
        dbLength: 20,
        visibleExpr: "row.card_kind == '2'",
        requiredExpr: "row.card_kind == '2'",
        isShowList: 0,
      }),
      choice(['fuel', '油品', 'Fuel'], { of: 'fuel_card_fuel', ...required, fieldLength: '100' }),
      ...pickedVehicle({ dbFieldTxt: '绑定车辆', dbFieldTxtEn: 'Vehicle', visibleExpr: "row.card_kind == '2'", ...searched }),
      ...pickedDriver({ dbFieldTxt: '持卡司机', dbFieldTxtEn: 'Holder', visibleExpr: "row.card_kind == '2'", fieldLength: '100' }),
      amount(['balance', '余额(元)', 'Balance (CNY)'], { ...required, ...searchedRange, fieldDefaultValue: '0' }),
      amount(['month_limit', '月限额(元)', 'Limit a month (CNY)'], { dbLength: 10 }),
      amount(['warn_below', '低于提醒(元)', 'Warn below (CNY)'], { dbLength: 10, fieldDefaultValue: '500', isShowList: 0 }),
      choice(['state', '状态', 'State'], { of: 'fuel_card_state', fieldDefaultValue: '1', ...required, ...searched, fieldLength: '90' }),
      day(['opened_on', '开卡日期', 'Opened on'], { ...required, sortFlag: '1' }),
      day(['expires_on', '有效期至', 'Valid to'], { sortFlag: '1' }),
      lines(['remark', '备注', 'Remark'], { dbLength: 200 }),
    ],
    indexs: [{ indexName: 'by_number', indexField: 'card_no', indexType: 'unique' }],
    buttons: [
      {
        buttonCode: 'ask_top_up',
        buttonName: '提醒充值',
        buttonNameEn: 'Ask to top up',
        buttonStyle: 'link',
        buttonIcon: 'bell',
        exp: "row.state == '1' && row.balance < row.warn_below",
        orderNum: 1,
        action: { kind: 'message', confirm: null, template: 'fuel_card_low', receivers: "'cashier'" },
      },
      {
        buttonCode: 'report_loss',
        buttonName: '挂失',
        buttonNameEn: 'Report as lost',
        buttonStyle: 'link',
        exp: "row.state == '1'",
        orderNum: 2,
        action: {
          kind: 'set',
          confirm: { zh: '挂失后该卡不能再加油，确定挂失？', en: 'Nobody can fuel by a lost card. Report it as lost?' },
          values: { state: "'2'" },
        },
      },
    ],
  },
  subs: [],
  grants: {
    finance_mgr: ['list', 'add', 'edit', 'delete', 'import', 'export', 'report_loss'],
    cashier: ['list', 'add', 'edit', 'import', 'export', 'report_loss'],
    ops: ['list', 'export', 'ask_top_up', 'report_loss'],
    dispatcher: ['list', 'ask_top_up'],
  },
  // What is on a card is the business of those who pay; others see it or do not.
  fieldRights: [
    {
      field: 'balance',
      roles: {
        finance_mgr: ['listShow', 'formShow', 'formEditable'],
        cashier: ['listShow', 'formShow', 'formEditable'],
        ops: ['listShow', 'formShow'],
      },
    },
    {
      field: 'month_limit',
      roles: { finance_mgr: ['listShow', 'formShow', 'formEditable'], cashier: ['listShow', 'formShow'], ops: ['listShow', 'formShow'] },
    },
  ],
  rows: cardsOf,
};

const issuers = [
  { issuer: '1', prefix: '1000111', mains: 2 },
  { issuer: '2', prefix: '9030220', mains: 1 },
  { issuer: '3', prefix: '6600508', mains: 1 },
];

function cardsOf({ random, now, crews }: ExampleWorld): ExampleRow[] {
  const date = (days: number) => dayText(now - days * dayMs);
  const numberOf = (prefix: string) => `${prefix}${String(random.int(0, 999_999_999)).padStart(12, '0')}`.slice(0, 19);
  const mains = issuers.flatMap(({ issuer, prefix, mains: count }) =>
    Array.from({ length: count }, () => ({ issuer, prefix, cardNo: numberOf(prefix), daysAgo: random.int(420, 700) })),
  );
  const mainRows = mains.map(({ issuer, cardNo, daysAgo }): ExampleRow => ({
    by: 'finance_mgr',
    daysAgo,
    values: {
      card_no: cardNo,
      issuer,
      card_kind: '1',
      fuel: issuer === '3' ? '4' : '1',
      balance: random.int(18_000, 260_000) + random.int(0, 99) / 100,
      warn_below: 20_000,
      state: '1',
      opened_on: date(daysAgo),
      expires_on: date(daysAgo - 1825),
      remark: '公司主卡，圈存后分配到副卡',
    },
  }));
  const subRows = random
    .shuffle(crews)
    .slice(0, 32)
    .map((crew, index): ExampleRow => {
      const main = random.pick(mains);
      const daysAgo = random.int(12, 400);
      const isLow = index % 6 === 1;
      return {
        by: 'cashier',
        daysAgo,
        values: {
          card_no: numberOf(main.prefix),
          issuer: main.issuer,
          card_kind: '2',
          main_card_no: main.cardNo,
          fuel:
            main.issuer === '3'
              ? '4'
              : random.weighted([
                  ['1', 6],
                  ['2', 2],
                  ['3', 1],
                ]),
          vehicle_number: crew.vehicleNumber,
          vehicle_id: crew.vehicleId,
          driver_name: crew.driverName,
          driver_id: crew.driverId,
          balance: (isLow ? random.int(20, 480) : random.int(600, 9800)) + random.int(0, 99) / 100,
          month_limit: random.pick([8000, 12_000, 15_000, 20_000]),
          state: random.weighted([
            ['1', 10],
            ['2', 1],
            ['3', 1],
          ]),
          opened_on: date(daysAgo),
          expires_on: date(daysAgo - 1095),
        },
      };
    });
  return [...mainRows, ...subRows].toSorted((one, other) => other.daysAgo - one.daysAgo);
}
