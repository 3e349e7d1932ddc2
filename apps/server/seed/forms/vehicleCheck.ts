import { dayText, day as dayMs } from '../demo/calendar.ts';
import {
  choice,
  day,
  type ExampleRow,
  type ExampleWorld,
  field,
  type FormExample,
  lines,
  ofMain,
  pickedDriver,
  pickedVehicle,
  required,
  searched,
  searchedRange,
  whole,
} from './example.ts';

/** What is looked at, and what may be found wrong with it. */
const parts: readonly (readonly [part: string, defects: readonly string[]])[] = [
  ['tyre', ['左后外侧轮胎花纹深度不足 1.6 毫米', '右前轮胎侧壁有鼓包', '备胎气压不足']],
  ['brake', ['驻车制动行程偏大', '左后制动分泵漏气', '制动片磨损到限']],
  ['light', ['右侧示廓灯不亮', '后牌照灯损坏', '左转向灯频闪过快']],
  ['engine', ['机油液位低于下限', '皮带有裂纹', '水箱接口渗水']],
  ['body', ['后防护栏变形', '侧防护网缺一根横杆', '反光标识脱落两处']],
  ['coupling', ['牵引销磨损超限', '鞍座锁止手柄松动']],
  ['fire', ['灭火器压力不足', '灭火器超过有效期']],
  ['papers', ['道路运输证未随车', '危险品标志灯未带']],
];

const places = ['潍坊总站停车场', '青州货场', '寿光物流园', '昌乐检修车间', '诸城装货点'];

/** A main table with many checked items and one sign-off. @source ONL-03 */
export const vehicleCheck: FormExample = {
  icon: 'check-square',
  menuEn: 'Vehicle inspections',
  main: {
    head: {
      tableName: 'vehicle_check',
      tableTxt: '车辆检查记录',
      tableTxtEn: 'Vehicle inspection',
      tableType: 2,
      formTemplate: '2',
      rules: [
        {
          holds: 'empty(row.fix_before) || row.fix_before >= row.checked_on',
          message: { zh: '整改期限不能早于检查日期', en: 'The deadline is not before the day of the inspection' },
          field: 'fix_before',
        },
        {
          holds: 'empty(row.mileage) || row.mileage >= 0',
          message: { zh: '里程不能为负', en: 'The odometer does not go below zero' },
          field: 'mileage',
        },
        {
          holds: "count('vehicle_check_item') > 0",
          message: { zh: '请至少填写一个检查项目', en: 'Enter one checked item at least' },
          field: null,
        },
      ],
    },
    fields: [
      ...pickedVehicle({ ...required, ...searched, fieldLength: '110' }),
      ...pickedDriver({ ...searched, fieldLength: '90' }),
      choice(['check_kind', '检查类型', 'Kind'], {
        of: 'vehicle_check_kind',
        fieldShowType: 'radio',
        fieldDefaultValue: '1',
        ...required,
        ...searched,
      }),
      day(['checked_on', '检查日期', 'Inspected on'], { ...required, ...searchedRange, fieldDefaultValue: '#{date}' }),
      field(['place', '检查地点', 'Place'], { isShowList: 0 }),
      whole(['mileage', '表显里程(公里)', 'Odometer (km)'], { isShowList: 0 }),
      whole(['failed_count', '不合格项', 'Defects'], {
        computeExpr: "sum('vehicle_check_item', 'failed')",
        fieldLength: '110',
        sortFlag: '1',
      }),
      choice(['conclusion', '检查结论', 'Conclusion'], {
        of: 'vehicle_check_conclusion',
        computeExpr: "sum('vehicle_check_item', 'failed') > 0 ? (empty(row.fixed_on) ? '2' : '3') : '1'",
        ...searched,
      }),
      day(['fix_before', '整改期限', 'To be fixed by'], {
        visibleExpr: 'row.failed_count > 0',
        requiredExpr: 'row.failed_count > 0',
      }),
      day(['fixed_on', '整改完成', 'Fixed on'], { isReadOnly: 1, visibleExpr: 'row.failed_count > 0' }),
      field(['inspector', '检查人', 'Inspector'], {
        fieldShowType: 'sel_user',
        fieldDefaultValue: '#{sysUserCode}',
        dbLength: 64,
        ...required,
      }),
      field(['photos', '现场照片', 'Photos'], { fieldShowType: 'image', dbLength: 1000, isShowList: 0 }),
      lines(['remark', '备注', 'Remark']),
    ],
    indexs: [{ indexName: 'by_day', indexField: 'checked_on' }],
    buttons: [
      {
        buttonCode: 'finish_fix',
        buttonName: '整改完成',
        buttonNameEn: 'Mark as fixed',
        buttonStyle: 'link',
        buttonIcon: 'check',
        exp: "row.conclusion == '2'",
        orderNum: 1,
        action: {
          kind: 'set',
          confirm: { zh: '确认该车的不合格项都已整改？', en: 'Have all defects of this vehicle been fixed?' },
          values: { fixed_on: 'today' },
        },
      },
    ],
  },
  subs: [
    {
      head: {
        tableName: 'vehicle_check_item',
        tableTxt: '检查项目',
        tableTxtEn: 'Checked items',
        tableType: 3,
        relationType: 0,
        tabOrderNum: 1,
      },
      fields: [
        ofMain(['check_id', '检查记录', 'Inspection'], 'vehicle_check'),
        choice(['part', '检查部位', 'Part'], { of: 'vehicle_check_part', ...required, fieldLength: '160' }),
        choice(['outcome', '检查结果', 'Result'], { of: 'vehicle_check_outcome', fieldDefaultValue: '1', ...required, fieldLength: '120' }),
        field(['defect', '问题描述', 'Defect'], { dbLength: 200, requiredExpr: "row.outcome == '2'", fieldLength: '320' }),
        whole(['failed', '不合格', 'Failed'], { computeExpr: "row.outcome == '2' ? 1 : 0", isShowForm: 0, isShowList: 0 }),
      ],
    },
    {
      head: {
        tableName: 'vehicle_check_sign',
        tableTxt: '复核意见',
        tableTxtEn: 'Sign-off',
        tableType: 3,
        relationType: 1,
        tabOrderNum: 2,
      },
      fields: [
        ofMain(['check_id', '检查记录', 'Inspection'], 'vehicle_check'),
        choice(['verdict', '复核结论', 'Verdict'], { of: 'vehicle_check_verdict', fieldShowType: 'radio' }),
        field(['reviewer', '复核人', 'Reviewed by'], { fieldShowType: 'sel_user', dbLength: 64 }),
        day(['reviewed_on', '复核日期', 'Reviewed on']),
        lines(['opinion', '复核说明', 'Remarks']),
      ],
    },
  ],
  grants: {
    ops: ['list', 'add', 'edit', 'delete', 'import', 'export', 'finish_fix'],
    dispatcher: ['list', 'add', 'edit', 'export', 'finish_fix'],
    compliance: ['list', 'edit', 'export', 'finish_fix'],
    captain: ['list', 'add', 'edit'],
  },
  rules: [{ name: '本人登记的检查', column: 'createBy', operator: '=', value: '#{sysUserCode}', roles: ['captain'] }],
  rows: checksOf,
};

function checksOf({ random, now, crews, files }: ExampleWorld): ExampleRow[] {
  return Array.from({ length: 32 }, (_none, index): ExampleRow => {
    const daysAgo = Math.floor(index * 2.7) + random.int(0, 1);
    const ofCaptain = index % 8 === 3;
    const crew = random.pick(crews.filter(({ isCaptains }) => isCaptains === ofCaptain));
    const kind = random.weighted([
      ['1', 5],
      ['2', 3],
      ['3', 2],
      ['4', 1],
    ]);
    const items = random
      .shuffle(parts)
      .slice(0, kind === '3' ? parts.length : random.int(4, 6))
      .map(([part, defects]) => {
        const outcome = part === 'coupling' && random.next() < 0.4 ? '3' : random.next() < 0.1 ? '2' : '1';
        return { part, outcome, ...(outcome === '2' && { defect: random.pick(defects) }) };
      });
    const isFailed = items.some(({ outcome }) => outcome === '2');
    const date = (days: number) => dayText(now - days * dayMs);
    const isReviewed = kind === '3' || isFailed;
    const by = ofCaptain ? 'captain' : random.pick(['dispatcher', 'ops']);
    return {
      by,
      daysAgo,
      values: {
        vehicle_id: crew.vehicleId,
        vehicle_number: crew.vehicleNumber,
        driver_id: crew.driverId,
        driver_name: crew.driverName,
        check_kind: kind,
        checked_on: date(daysAgo),
        place: random.pick(places),
        mileage: random.int(38_000, 412_000),
        inspector: by,
        ...(index % 3 === 0 && files['vehicle'] !== undefined && { photos: files['vehicle'] }),
        ...(isFailed && { fix_before: date(daysAgo - random.int(2, 7)) }),
        ...(kind === '4' && { remark: '节前安全专项检查' }),
        vehicle_check_item: items,
        ...(isReviewed && {
          vehicle_check_sign: {
            verdict: isFailed && random.next() < 0.5 ? '2' : '1',
            reviewer: 'compliance',
            reviewed_on: date(daysAgo),
            opinion: isFailed ? '整改完成并复查合格后方可派车' : '车况良好，准予出车',
          },
        }),
      },
      ...(isFailed &&
        daysAgo > 6 &&
        random.next() < 0.8 && { pressed: { code: 'finish_fix', by: 'dispatcher', daysAgo: daysAgo - random.int(1, 4) } }),
    };
  });
}
