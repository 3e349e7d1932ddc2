/** The places that a contract's template may name, by what stands there. @source freight-domain 2.22 */
export const placeholders = {
  contractNo: { zh: '合同编号', en: 'Contract number' },
  contractName: { zh: '合同名称', en: 'Name of the contract' },
  madeOn: { zh: '订立日期', en: 'Made on' },
  validFrom: { zh: '生效日期', en: 'Valid from' },
  validTo: { zh: '到期日期', en: 'Valid until' },
  partyAName: { zh: '甲方', en: 'Party A' },
  partyBName: { zh: '乙方', en: 'Party B' },
  companyCode: { zh: '平台统一社会信用代码', en: 'Credit code of the platform' },
  companyAddress: { zh: '平台地址', en: 'Address of the platform' },
  partyCode: { zh: '对方证件号', en: 'Number of the other side' },
  partyAddress: { zh: '对方地址', en: 'Address of the other side' },
  partyContact: { zh: '对方联系人', en: 'Contact of the other side' },
  partyPhone: { zh: '对方电话', en: 'Phone of the other side' },
  amount: { zh: '合同金额(元)', en: 'Amount (CNY)' },
  settleType: { zh: '结算方式', en: 'Settlement' },
  termDays: { zh: '账期(天)', en: 'Term (days)' },
  serviceRate: { zh: '服务费率', en: 'Service rate' },
  extraTerms: { zh: '补充条款', en: 'Further terms' },
  shippingNoteNumber: { zh: '运单号', en: 'Waybill number' },
  driverName: { zh: '司机姓名', en: 'Driver name' },
  vehicleNumber: { zh: '车牌号', en: 'Plate number' },
  trailerNumber: { zh: '挂车牌照号', en: 'Trailer plate' },
  cargoName: { zh: '货物名称', en: 'Cargo' },
  plannedWeight: { zh: '计划重量(吨)', en: 'Planned weight (t)' },
  sendPlace: { zh: '装货地', en: 'Loading place' },
  receivePlace: { zh: '卸货地', en: 'Unloading place' },
  pickupTime: { zh: '装货时间', en: 'Pick up' },
  freight: { zh: '运费', en: 'Freight' },
  lossRule: { zh: '货损约定', en: 'Loss rule' },
} as const;

/** Name of a place. */
export type Placeholder = keyof typeof placeholders;

/** What a template is filled with. */
export type ContractValues = Partial<Record<Placeholder, string>>;

const named = /\$\{\s*([^}]*?)\s*\}/g;

/** The places that a text names, in order, and what it names that is not a place. */
export function placesIn(text: string): { known: Placeholder[]; unknown: string[] } {
  const names = [...new Set([...text.matchAll(named)].map(([, name = '']) => name))];
  return {
    known: names.filter((name): name is Placeholder => Object.hasOwn(placeholders, name)),
    unknown: names.filter((name) => !Object.hasOwn(placeholders, name)),
  };
}

/** Made up, for a template that is looked at before there is a contract. */
export const sampleValues: ContractValues = {
  contractNo: 'HT260101000001',
  contractName: '合同示例',
  madeOn: '2026-01-01',
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  partyAName: '示例甲方有限公司',
  partyBName: '示例乙方有限公司',
  companyCode: '91370700MA0000000X',
  companyAddress: '示例路 1 号',
  partyCode: '91370700MA1111111X',
  partyAddress: '示例路 2 号',
  partyContact: '张三',
  partyPhone: '138****0001',
  amount: '100000.00',
  settleType: '月结',
  termDays: '30',
  serviceRate: '6.00%',
  extraTerms: '无',
  shippingNoteNumber: 'YD2026010100000001',
  driverName: '李四',
  vehicleNumber: '鲁G00001',
  trailerNumber: '鲁G0001挂',
  cargoName: '动力煤',
  plannedWeight: '32.000',
  sendPlace: '陕西省榆林市神木市示例矿区',
  receivePlace: '河北省唐山市曹妃甸区示例港',
  pickupTime: '2026-01-01 08:00 至 2026-01-02 18:00',
  freight: '2736.00元',
  lossRule: '允许货损 3‰，超出部分按货值扣款',
};
