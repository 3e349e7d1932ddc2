import { day as dayMs, dayText } from '../demo/calendar.ts';
import {
  amount,
  choice,
  type ExampleRow,
  type ExampleWorld,
  field,
  type FormExample,
  lines,
  ofMain,
  pickedDriver,
  required,
  searched,
  whole,
} from './example.ts';

/** Sub-tables inside of the rows of the list. @source ONL-04 */
export const safetyTraining: FormExample = {
  icon: 'solution',
  menuEn: 'Safety training',
  main: {
    head: {
      tableName: 'safety_training',
      tableTxt: '安全培训',
      tableTxtEn: 'Safety training',
      tableType: 2,
      themeTemplate: 'innerTable',
      formTemplate: '2',
    },
    fields: [
      field(['topic', '培训主题', 'Topic'], { dbLength: 100, fieldLength: '230', ...required, ...searched }),
      choice(['kind', '培训类型', 'Kind'], { of: 'safety_training_kind', ...required, ...searched }),
      field(['held_at', '培训时间', 'Held at'], {
        dbType: 'Datetime',
        fieldShowType: 'datetime',
        dbLength: 19,
        fieldLength: '170',
        ...required,
        isQuery: 1,
        queryMode: 'group',
        sortFlag: '1',
      }),
      amount(['hours', '学时', 'Hours'], { dbLength: 5, dbPointLength: 1, fieldLength: '80', ...required }),
      field(['place', '培训地点', 'Place'], { dbLength: 60, isShowList: 0 }),
      field(['teacher', '主讲人', 'Teacher'], { dbLength: 30, fieldLength: '140', ...required }),
      whole(['people', '参加人数', 'People'], { computeExpr: "count('safety_training_person')", isShowList: 0 }),
      whole(['passed', '合格人数', 'Passed'], { computeExpr: "sum('safety_training_person', 'is_passed')", fieldLength: '90' }),
      amount(['pass_rate', '合格率(%)', 'Pass rate (%)'], {
        dbLength: 5,
        dbPointLength: 1,
        computeExpr: 'row.people > 0 ? round(row.passed * 100 / row.people, 1) : null',
        fieldLength: '100',
        sortFlag: '1',
      }),
      field(['material', '培训资料', 'Material'], { fieldShowType: 'file', dbLength: 1000, isShowList: 0 }),
      field(['photos', '现场照片', 'Photos'], { fieldShowType: 'image', dbLength: 1000, isShowList: 0 }),
      lines(['summary', '培训小结', 'Summary']),
    ],
  },
  subs: [
    {
      head: {
        tableName: 'safety_training_person',
        tableTxt: '参训人员',
        tableTxtEn: 'Participants',
        tableType: 3,
        relationType: 0,
        tabOrderNum: 1,
      },
      fields: [
        ofMain(['training_id', '培训', 'Training'], 'safety_training'),
        ...pickedDriver({ ...required, fieldLength: '140' }),
        whole(['score', '考核成绩', 'Score'], { ...required, sortFlag: '1' }),
        whole(['is_passed', '合格', 'Passed'], { computeExpr: 'row.score >= 80 ? 1 : 0', fieldShowType: 'list', dictField: 'yn' }),
        field(['signed', '已签到', 'Signed in'], { fieldShowType: 'switch', dbLength: 2, fieldDefaultValue: 'Y' }),
        field(['remark', '备注', 'Remark'], { dbLength: 100, requiredExpr: "row.signed == 'N'" }),
      ],
    },
  ],
  grants: {
    ops: ['list', 'add', 'edit', 'delete', 'import', 'export'],
    compliance: ['list', 'add', 'edit', 'export'],
    auditor: ['list', 'export'],
    dispatcher: ['list'],
  },
  rows: trainingsOf,
};

const topics: readonly (readonly [topic: string, kind: string, teacher: string, hours: number])[] = [
  ['冬季雨雪天气安全行车', '2', '高工 郑立新', 2],
  ['疲劳驾驶的危害与预防', '2', '交警支队 宋警官', 1.5],
  ['新司机岗前安全教育', '1', '安全员 袁庆丰', 4],
  ['危险化学品运输应急处置', '3', '应急局 曹科长', 3],
  ['货物装载与捆扎固定', '2', '车队长 马师傅', 2],
  ['车载定位终端与主动安全设备使用', '2', '安全员 袁庆丰', 1],
  ['事故案例警示教育', '3', '保险公司 贺经理', 1.5],
  ['第三季度安全例会', '4', '运营 周主管', 1],
  ['消防器材使用与初起火灾扑救', '3', '消防大队 吕教官', 2],
  ['新司机岗前安全教育', '1', '安全员 袁庆丰', 4],
];

function trainingsOf({ random, now, crews, files }: ExampleWorld): ExampleRow[] {
  return topics.map(([topic, kind, teacher, hours], index): ExampleRow => {
    const daysAgo = 6 + index * 17;
    return {
      by: index % 2 === 0 ? 'compliance' : 'ops',
      daysAgo,
      values: {
        topic,
        kind,
        teacher,
        hours,
        held_at: `${dayText(now - daysAgo * dayMs)} ${random.pick(['08:30:00', '14:00:00', '19:00:00'])}`,
        place: random.pick(['总部三楼培训室', '青州货场会议室', '线上直播']),
        ...(index % 2 === 0 && files['training'] !== undefined && { material: files['training'] }),
        ...(index % 3 === 0 && files['receipt'] !== undefined && { photos: files['receipt'] }),
        summary: index < 2 ? '到课率较上月提高，对案例讨论反响较好，下次增加实车演示。' : '按计划完成，未合格人员一周内补考。',
        safety_training_person: random
          .shuffle(crews)
          .slice(0, random.int(6, 9))
          .map(({ driverId, driverName }) => {
            const isAbsent = random.next() < 0.06;
            return {
              driver_id: driverId,
              driver_name: driverName,
              score: isAbsent ? 0 : Math.round(random.normal({ mean: 88, deviation: 8, low: 55, high: 100 })),
              signed: isAbsent ? 'N' : 'Y',
              ...(isAbsent && { remark: '在途，安排补训' }),
            };
          }),
      },
    };
  });
}
