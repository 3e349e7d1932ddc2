type Item = readonly [value: string, zh: string, en: string];

/** A dictionary as an administrator would make it beside a form. */
export interface ExampleDictionary {
  code: string;
  zh: string;
  en: string;
  items: readonly Item[];
}

const of = ([code, zh, en]: readonly [code: string, zh: string, en: string], items: readonly Item[]): ExampleDictionary => ({
  code,
  zh,
  en,
  items,
});

/** What fields of the examples choose from. */
export const exampleDictionaries: readonly ExampleDictionary[] = [
  of(
    ['vehicle_check_kind', '车辆检查类型', 'Kinds of vehicle inspections'],
    [
      ['1', '出车前', 'Before a trip'],
      ['2', '收车后', 'After a trip'],
      ['3', '月度检查', 'Monthly'],
      ['4', '专项检查', 'Special'],
    ],
  ),
  of(
    ['vehicle_check_conclusion', '车辆检查结论', 'Conclusions of vehicle inspections'],
    [
      ['1', '合格', 'Passed'],
      ['2', '待整改', 'To be fixed'],
      ['3', '已整改', 'Fixed'],
    ],
  ),
  of(
    ['vehicle_check_part', '车辆检查部位', 'Parts of a vehicle'],
    [
      ['tyre', '轮胎', 'Tyres'],
      ['brake', '制动', 'Brakes'],
      ['light', '灯光信号', 'Lights'],
      ['engine', '发动机与油液', 'Engine and fluids'],
      ['body', '车身与防护', 'Body and guards'],
      ['coupling', '牵引连接', 'Coupling'],
      ['fire', '消防器材', 'Fire extinguishers'],
      ['papers', '随车证件', 'Papers'],
    ],
  ),
  of(
    ['vehicle_check_outcome', '检查项目结果', 'Results of checked items'],
    [
      ['1', '合格', 'Passed'],
      ['2', '不合格', 'Failed'],
      ['3', '不适用', 'Not applicable'],
    ],
  ),
  of(
    ['vehicle_check_verdict', '车辆复核结论', 'Verdicts on vehicles'],
    [
      ['1', '准予出车', 'May go'],
      ['2', '停驶整改', 'Stays until fixed'],
    ],
  ),
  of(
    ['fuel_card_issuer', '油卡发卡公司', 'Issuers of fuel cards'],
    [
      ['1', '中国石化', 'Sinopec'],
      ['2', '中国石油', 'PetroChina'],
      ['3', '昆仑能源LNG', 'Kunlun LNG'],
    ],
  ),
  of(
    ['fuel_card_kind', '油卡类型', 'Kinds of fuel cards'],
    [
      ['1', '主卡', 'Main card'],
      ['2', '副卡', 'Sub-card'],
    ],
  ),
  of(
    ['fuel_card_fuel', '油品', 'Fuels'],
    [
      ['1', '0号柴油', 'Diesel 0'],
      ['2', '-10号柴油', 'Diesel -10'],
      ['3', '92号汽油', 'Petrol 92'],
      ['4', 'LNG', 'LNG'],
    ],
  ),
  of(
    ['fuel_card_state', '油卡状态', 'States of fuel cards'],
    [
      ['1', '在用', 'In use'],
      ['2', '挂失', 'Lost'],
      ['3', '停用', 'Blocked'],
    ],
  ),
  of(
    ['contract_clause_for', '条款适用合同', 'Contracts that clauses are for'],
    [
      ['1', '托运合同', 'With consignors'],
      ['2', '承运合同', 'With carriers'],
      ['3', '框架协议', 'Framework'],
    ],
  ),
  of(
    ['contract_clause_risk', '条款风险等级', 'Risk of clauses'],
    [
      ['1', '低', 'Low'],
      ['2', '中', 'Medium'],
      ['3', '高', 'High'],
    ],
  ),
  of(
    ['toll_gate_state', '收费站状态', 'States of toll gates'],
    [
      ['1', '正常通行', 'Open'],
      ['2', '封闭施工', 'Closed for works'],
    ],
  ),
  of(
    ['toll_gate_direction', '车道方向', 'Directions of lanes'],
    [
      ['1', '入口', 'Entry'],
      ['2', '出口', 'Exit'],
    ],
  ),
  of(
    ['toll_gate_lane_kind', '车道类型', 'Kinds of lanes'],
    [
      ['1', 'ETC车道', 'ETC'],
      ['2', '混合车道', 'ETC and cash'],
      ['3', '超宽货车道', 'Wide loads'],
    ],
  ),
  of(
    ['toll_gate_axles', '货车收费类型', 'Toll classes of lorries'],
    [
      ['1', '一类货车（2轴小型）', 'Class 1 (2 axles, light)'],
      ['2', '二类货车（2轴）', 'Class 2 (2 axles)'],
      ['3', '三类货车（3轴）', 'Class 3 (3 axles)'],
      ['4', '四类货车（4轴）', 'Class 4 (4 axles)'],
      ['5', '五类货车（5轴）', 'Class 5 (5 axles)'],
      ['6', '六类货车（6轴）', 'Class 6 (6 axles)'],
    ],
  ),
  of(
    ['safety_training_kind', '安全培训类型', 'Kinds of safety training'],
    [
      ['1', '岗前培训', 'Induction'],
      ['2', '日常培训', 'Regular'],
      ['3', '专项培训', 'Special'],
      ['4', '安全例会', 'Safety meeting'],
    ],
  ),
];
