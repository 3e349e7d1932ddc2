import { choice, day, type ExampleRow, field, type FormExample, required, searched } from './example.ts';

/** A tree of chapters and clauses. @source ONL-02 */
export const contractClause: FormExample = {
  icon: 'book',
  menuEn: 'Contract clauses',
  main: {
    head: {
      tableName: 'contract_clause',
      tableTxt: '合同条款库',
      tableTxtEn: 'Contract clause',
      isTree: 'Y',
      treeFieldname: 'title',
      formTemplate: '2',
    },
    fields: [
      field(['title', '条款名称', 'Clause'], { dbLength: 100, fieldLength: '260', ...required, ...searched }),
      field(['clause_no', '条款编号', 'Number'], { dbLength: 20, fieldValidType: 'only', fieldLength: '100', ...required, ...searched }),
      field(['pid', '上级条款', 'Above'], { isShowForm: 1, isShowList: 0, fieldShowType: 'sel_tree' }),
      choice(['contract_kind', '适用合同', 'For contracts'], {
        of: 'contract_clause_for',
        fieldShowType: 'list_multi',
        dbLength: 50,
        fieldLength: '240',
        ...searched,
      }),
      choice(['risk', '风险等级', 'Risk'], {
        of: 'contract_clause_risk',
        fieldShowType: 'radio',
        fieldDefaultValue: '1',
        fieldLength: '90',
        ...searched,
      }),
      field(['is_fixed', '必备条款', 'Mandatory'], { fieldShowType: 'switch', dbLength: 2, fieldDefaultValue: 'N', fieldLength: '90' }),
      field(['edition', '版本', 'Edition'], { dbLength: 20, fieldLength: '90' }),
      day(['effective_on', '生效日期', 'In force from'], {}),
      field(['body', '条款正文', 'Text'], {
        dbType: 'Text',
        dbLength: 0,
        fieldShowType: 'umeditor',
        isShowList: 0,
        requiredExpr: "row.is_fixed == 'Y'",
      }),
    ],
  },
  subs: [],
  grants: {
    ops: ['list', 'add', 'edit', 'delete', 'import', 'export'],
    compliance: ['list', 'edit', 'export'],
    auditor: ['list'],
    finance_mgr: ['list', 'export'],
  },
  rows: clausesOf,
};

type Clause = readonly [title: string, body: string, risk?: '2' | '3'];

const chapters: readonly { title: string; kinds: string; clauses: readonly Clause[] }[] = [
  {
    title: '合同主体与资质',
    kinds: '1,2,3',
    clauses: [
      ['承运人资质', '承运人应持有有效的道路运输经营许可证，其车辆、驾驶员应具备相应的营运资格，并在合同期内持续有效。', '3'],
      ['实际承运人确认', '承运人委托实际承运人运输的，应事先取得托运人书面或系统确认，并对实际承运人的行为承担责任。', '3'],
      ['信息真实性', '双方应如实提供单位名称、统一社会信用代码、联系方式，变更后三个工作日内通知对方。'],
    ],
  },
  {
    title: '货物与装卸',
    kinds: '1,2',
    clauses: [
      ['货物描述', '托运人应如实申报货物名称、数量、包装和性质，不得夹带危险物品和禁运物品。', '2'],
      ['装货重量确认', '装货重量以装货地磅单为准，驾驶员签字并拍照上传后生效；双方对重量有异议的，应当场复磅。', '2'],
      ['等待与压车', '装卸等待超过 4 小时的，托运人按每小时 80 元支付等待费，不足一小时按一小时计。'],
      ['装载要求', '车辆不得超过核定载质量，货物应捆扎牢固、苫盖严密。', '3'],
    ],
  },
  {
    title: '运输时限与路线',
    kinds: '1,2',
    clauses: [
      ['到货时限', '承运人应在运单约定的到货时间前送达；因道路管制、恶劣天气造成的延误，凭证明顺延。'],
      ['轨迹回传', '承运人应保持车载定位终端在线，运输途中每 30 秒回传一次位置，离线超过 2 小时应主动说明原因。', '2'],
      ['变更目的地', '托运人需变更收货地的，应在卸货前通知承运人，增加的里程按约定单价结算。'],
    ],
  },
  {
    title: '货损货差与保险',
    kinds: '1,2,3',
    clauses: [
      ['合理损耗', '散装货物合理损耗为装货重量的千分之三，超出部分按货值从运费中扣除。', '2'],
      ['货损赔偿', '因承运人原因造成货物毁损、灭失的，按货物实际价值赔偿，最高不超过声明价值。', '3'],
      ['货运险', '单车货值超过 50 万元的，托运人应投保货运险，保费承担方式在订单中约定。', '2'],
    ],
  },
  {
    title: '运费与结算',
    kinds: '1,2,3',
    clauses: [
      ['计价方式', '运费按吨、按车或按公里计价，以订单约定的计价方式为准；结算重量取装货与卸货重量中的较小值。'],
      ['账期', '月结客户每月 5 日前对账，账单确认后 30 日内付款；逾期每日按未付金额的万分之五计收违约金。', '3'],
      ['发票', '承运人在账单确认后 7 个工作日内开具 9% 增值税专用发票，发票信息以客户资料为准。', '2'],
      ['油卡与预付', '以油卡、预付款抵扣运费的，抵扣比例不超过运费总额的 40%，余款按回单结算。', '2'],
      ['垫付', '平台代客户垫付运费的，自垫付次日起按约定费率计收垫付服务费。'],
    ],
  },
  {
    title: '违约与争议',
    kinds: '1,2,3',
    clauses: [
      ['单方取消', '派车后托运人取消运单的，支付空驶费 300 元；承运人接单后未按时到场的，扣减信用分并赔偿实际损失。', '2'],
      ['保密', '双方对合同价格、货源信息和对方商业秘密负有保密义务，合同终止后两年内仍然有效。'],
      ['不可抗力', '因不可抗力不能履行合同的，应在 24 小时内通知对方，并在 15 日内提供证明。'],
      ['争议解决', '因本合同产生的争议，双方应先协商；协商不成的，向合同签订地人民法院起诉。'],
    ],
  },
];

const effective = ['2025-01-01', '2025-07-01', '2026-03-01'];

function clausesOf(): ExampleRow[] {
  return chapters.map(({ title, kinds, clauses }, chapter): ExampleRow => ({
    by: 'ops',
    // Lists show what came last first.
    daysAgo: 300 + chapter,
    values: { title, clause_no: `${chapter + 1}`, contract_kind: kinds, risk: '1', edition: 'V3.2', effective_on: effective[2] },
    below: clauses.map(([name, body, risk = '1'], index): ExampleRow => ({
      by: index % 2 === 0 ? 'ops' : 'compliance',
      daysAgo: 150 + chapter * 20 + index,
      values: {
        title: name,
        clause_no: `${chapter + 1}.${index + 1}`,
        contract_kind: kinds,
        risk,
        is_fixed: risk === '3' ? 'Y' : 'N',
        edition: risk === '3' ? 'V3.2' : 'V3.0',
        effective_on: effective[(chapter + index) % effective.length],
        body: `<p>${body}</p>`,
      },
    })),
  }));
}
