/** A contract's text that ships with the product. */
interface StandardTemplate {
  contractType: string;
  name: string;
  content: string;
}

const clause = (title: string, ...lines: string[]): string =>
  `<h3><strong>${title}</strong></h3>${lines.map((line) => `<p>${line}</p>`).join('')}`;
const table = (...rows: readonly (readonly string[])[]): string =>
  `<table><tbody>${rows.map((cells) => `<tr>${cells.map((cell, index) => (index % 2 === 0 ? `<th>${cell}</th>` : `<td>${cell}</td>`)).join('')}</tr>`).join('')}</tbody></table>`;

const head = (title: string, { a, b }: { a: string; b: string }): string =>
  `<h2><strong>${title}</strong></h2><p>合同编号：\${contractNo}</p><p>甲方（${a}）：\${partyAName}</p><p>乙方（${b}）：\${partyBName}</p>`;

/** What all of them end with. */
const common = [
  clause('电子签署', '双方同意以数据电文形式订立本合同，以平台短信验证后作出的签署表示各自的真实意思，与书面签字或盖章具有同等效力。'),
  clause('争议解决', '因本合同发生的争议，双方协商解决；协商不成的，提交合同签订地有管辖权的人民法院处理。'),
  '<p>订立日期：${madeOn}</p>',
].join('');

/** The text of each kind, to begin with. @source freight-domain 2.22 */
export const standardTemplates: readonly StandardTemplate[] = [
  {
    contractType: '1',
    name: '客户运输合同',
    content: [
      head('货物运输合同', { a: '托运人', b: '网络货运经营者' }),
      table(
        ['甲方证件号', '${partyCode}', '甲方地址', '${partyAddress}'],
        ['甲方联系人', '${partyContact}', '乙方统一社会信用代码', '${companyCode}'],
      ),
      clause('委托事项', '甲方委托乙方组织道路货物运输，每次运输的货物、起讫地、时间和运价以平台运单为准。'),
      clause('结算', '结算方式：${settleType}；账期：${termDays}天；服务费率：${serviceRate}。'),
      clause('合同期限', '自${validFrom}起至${validTo}止。'),
      clause('补充条款', '${extraTerms}'),
      common,
    ].join(''),
  },
  {
    contractType: '2',
    name: '承运商合同',
    content: [
      head('承运合同', { a: '网络货运经营者', b: '实际承运人' }),
      table(
        ['甲方统一社会信用代码', '${companyCode}', '乙方证件号', '${partyCode}'],
        ['乙方地址', '${partyAddress}', '乙方联系人', '${partyContact}'],
      ),
      clause('承运事项', '乙方以自有或合法管理的车辆承运甲方交付的货物，保证车辆与从业人员证照齐全有效，不超限超载。'),
      clause('运费', '每次运输的运费以平台运单为准，甲方审核通过后支付至乙方在平台登记的账户。'),
      clause('合同期限', '自${validFrom}起至${validTo}止。'),
      clause('补充条款', '${extraTerms}'),
      common,
    ].join(''),
  },
  {
    contractType: '3',
    name: '司机运输协议',
    content: [
      head('道路货物运输协议（单次）', { a: '网络货运经营者', b: '实际承运人' }),
      table(
        ['运单号', '${shippingNoteNumber}', '车牌号', '${vehicleNumber}'],
        ['司机', '${driverName}', '证件号', '${partyCode}'],
        ['联系电话', '${partyPhone}', '挂车', '${trailerNumber}'],
        ['货物', '${cargoName}', '计划重量', '${plannedWeight}吨'],
        ['装货地', '${sendPlace}', '卸货地', '${receivePlace}'],
        ['装货时间', '${pickupTime}', '运费', '${freight}'],
      ),
      clause('运输', '乙方按约定时间装货并安全运抵卸货地，运输途中保持定位，按要求上传磅单与回单。'),
      clause('货损', '${lossRule}。'),
      clause('运费支付', '运费按实际结算重量计算，甲方审核通过后支付至乙方在平台登记的银行卡。'),
      common,
    ].join(''),
  },
  {
    contractType: '4',
    name: '司机框架协议',
    content: [
      head('道路货物运输框架协议', { a: '网络货运经营者', b: '实际承运人' }),
      table(
        ['乙方证件号', '${partyCode}', '联系电话', '${partyPhone}'],
        ['乙方住址', '${partyAddress}', '甲方统一社会信用代码', '${companyCode}'],
      ),
      clause('合作内容', '乙方在平台承接货物运输业务，每次运输另行订立单次运输协议，作为本协议的附件。'),
      clause('乙方承诺', '证照真实有效并及时更新；不超限超载、不疲劳驾驶；运输过程接受平台定位与核验。'),
      clause('税务与信息', '乙方授权平台依法代办涉税事项，并按监管要求报送运输信息。'),
      clause('协议期限', '自${validFrom}起至${validTo}止。'),
      clause('补充条款', '${extraTerms}'),
      common,
    ].join(''),
  },
  {
    contractType: '5',
    name: '代理合同',
    content: [
      head('货运代理合作合同', { a: '代理公司', b: '网络货运经营者' }),
      table(
        ['甲方证件号', '${partyCode}', '甲方地址', '${partyAddress}'],
        ['甲方联系人', '${partyContact}', '乙方统一社会信用代码', '${companyCode}'],
      ),
      clause('代理事项', '甲方为其客户的货物委托乙方组织运输，并对其客户提供的货物信息的真实性负责。'),
      clause('结算', '结算方式：${settleType}；账期：${termDays}天；服务费率：${serviceRate}。'),
      clause('合同期限', '自${validFrom}起至${validTo}止。'),
      clause('补充条款', '${extraTerms}'),
      common,
    ].join(''),
  },
];

/** The text of a kind that ships with the product. */
export const standardTemplateOf = (contractType: string): StandardTemplate =>
  standardTemplates.find((template) => template.contractType === contractType) ?? standardTemplates[0]!;

/** Ids that say what they are for, so that every installation has the same. */
export const standardTemplateId = (contractType: string): string => `contract-template-${contractType}`;
