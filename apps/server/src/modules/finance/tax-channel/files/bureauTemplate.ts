import type { SheetColumn } from '../../../../platform/excel/writeWorkbook.ts';

/**
 * The workbook by which the electronic tax bureau takes many invoices at once, as its version of April 2026 heads it: instructions in the first line,
 * how to fill in a column in the second, captions in the third, invoices from the fourth on. Everything is text.
 *
 * @source (V260401版)批量开票-导入开票模板.xlsx, as it was found in public repositories; see docs/decisions/tax-sheets.md
 */
export const bureauVersion = 'pt:20260401';

/** Invoices of one workbook: its lists end with line 1001. */
export const mostInvoices = 998;

/** What an invoice shows of how somebody is reached and paid. */
export const shownContacts = {
  all: '展示地址、电话、开户银行及银行账号',
  address: '展示地址、电话',
  bank: '展示开户银行、银行账号',
} as const;

type Named = readonly (readonly [caption: string, hint: string])[];

const columnsOf = (named: Named): readonly SheetColumn[] =>
  named.map(([caption, hint]) => ({ caption, hint, kind: 'text', required: hint.startsWith('必填') || hint.startsWith('专票必填') }));

const area = '购买方所在地区（报废产品收购必填）';

/** Sheet 1: an invoice a line. */
export const basicColumns = columnsOf([
  ['发票流水号', '必填\n(限20字符)'],
  ['发票类型', '必填\n(限10字符)'],
  ['特定业务类型', '非必填\n(限10字符)'],
  ['是否含税', '必填(是/否)\n(限2字符)'],
  ['受票方自然人标识', '非必填(是/否)\n(限2字符)'],
  ['购买方名称', '必填\n(限100字符)'],
  ['购买方纳税人识别号', '专票必填\n(限20字符)'],
  ['购买方证件类型', '非必填\n(限40字符)'],
  ['购买方证件号码', '非必填\n(限30字符)'],
  ['购买方国籍（或地区）', '非必填\n(限40字符)'],
  ['购买方地址', '有条件必填\n(限100字符)'],
  [area, '有条件必填\n(限100字符)'],
  [area, '有条件必填\n(限100字符)'],
  [area, '有条件必填\n(限100字符)'],
  [area, '有条件必填\n(限100字符)'],
  ['购买方详细地址（报废产品收购必填）', '有条件必填\n(限100字符)'],
  ['购买方电话', '有条件必填\n(限50字符)'],
  ['购买方开户银行', '非必填\n(限100字符)'],
  ['购买方银行账号', '非必填\n(限100字符)'],
  ['是否展示购买方地址电话银行账号', '非必填\n（限20字符）'],
  ['是否开具涉税专业服务发票品目', '非必填(是/否)\n（限2字符）'],
  ['涉税专业服务协议编号', '有条件必填\n（限20字符）'],
  ['备注', '非必填\n(限230字符)'],
  ['报废产品销售类型', '有条件必填\n（限24字符）'],
  ['每千克煤炭\n发热量', '非必填\n(限5字符)\n单位(千卡)'],
  ['干基全硫', '非必填\n(限6字符)\n保留两位小数\n(%)'],
  ['干燥无灰基挥发分', '非必填\n(限6字符)\n保留两位小数\n(%)'],
  ['销售方开户行', '非必填\n(限100字符)'],
  ['销售方银行账号', '非必填\n(限60字符)'],
  ['是否展示销售方地址电话银行账号', '非必填\n（限20字符）'],
  ['购买方邮箱', '非必填\n(限72字符)'],
  ['购买方经办人姓名', '非必填\n(限150字符)'],
  ['购买方经办人证件类型', '非必填\n(限40字符)'],
  ['购买方经办人证件号码', '非必填\n(限30字符)'],
  ['经办人国籍(地区)', '非必填\n(限40字符)'],
  ['经办人自然人纳税人识别号', '非必填\n(限20字符)'],
  ['放弃享受减按1%征收率\n原因', '非必填\n(限100字符)'],
  ['收款人', '非必填\n(限16字符)'],
  ['复核人', '非必填\n(限16字符)'],
]);

/** Sheet 2: a line of an invoice a line. */
export const lineColumns = columnsOf([
  ['发票流水号', '必填\n（限20字符)'],
  ['项目名称', '必填\n（限100字符)'],
  ['商品和服务税收编码', '必填\n（限20字符)'],
  ['规格型号', '非必填\n（限40字符)'],
  ['单位', '有条件必填\n（限22字符)'],
  ['数量', '有条件必填\n（限16字符)\n最大保留13位小数'],
  ['单价', '有条件必填\n（限16字符)\n最大保留13位小数'],
  ['金额', '必填\n（限16字符)\n保留两位小数'],
  ['税率', '必填\n（限8字符)\n以小数形式填写，如“0.13”代表税率13%'],
  ['折扣金额', '非必填\n（限16字符)\n保留两位小数，系统据此添加折扣行'],
  ['是否使用优惠政策', '非必填（是/否）\n（限2字符)'],
  ['优惠政策类型', '非必填\n（限15字符)'],
  ['即征即退类型', '非必填\n(限46字符)'],
  ['煤炭种类', '非必填\n（限15字符)'],
]);

/** Columns of sheet 3 behind the trips, which belong to other businesses. */
const otherBusinesses =
  '产权证书/不动产权证号码 不动产地址 不动产详细地址 不动产单元代码/网签合同备案编码 土地增值税项目编号 核定计税价格 实际成交含税金额 跨地市标志 面积单位 产权证书/不动产权证号码 不动产地址 不动产详细地址 租赁期起 租赁期止 跨地市标志 面积单位 车牌号 保险单号 车牌号/船舶登记号 税款所属期起 税款所属期止 代收车船税金额 滞纳金金额 金额合计 车辆识别代码/车架号码 出行人 出行人证件类型 出行人证件号码 出行日期 出发地 到达地 交通工具类型 等级 是否用于办理拖拉机和联合收割机登记 发动机号码 底盘号/机架号';

/** Sheet 3: a trip a line. Columns of other businesses are empty. */
export const businessColumns = columnsOf([
  ['发票流水号', '必填\n（限20字符)'],
  ['建筑服务发生地', '必填\n合计（限120字符)'],
  ['发生地详细地址', '必填\n合计（限120字符)'],
  ['建筑项目名称', '必填\n（限80字符)'],
  ['土地增值税项目编号', '非必填\n（限20字符)'],
  ['跨地市标志', '必填(是/否)\n（限2字符)'],
  ['跨区域涉税事项报验管理编号', '非必填\n（限50字符)'],
  ['起运地', '必填\n（限80字符)'],
  ['到达地', '必填\n（限80字符)'],
  ['运输工具种类', '必填\n（限40字符)'],
  ['运输工具牌号', '必填\n（限40字符)'],
  ['运输货物名称', '必填\n（限80字符)'],
  ...otherBusinesses.split(' ').map((caption) => [caption, ''] as const),
]);

/** Sheet 4: nothing of ours. */
export const furtherColumns = columnsOf([
  ['发票流水号', '必填项\n（限20字符)'],
  ['附加要素名称', '必填项\n（限50字符)'],
  ['附加要素内容', '必填项\n（限300字符)'],
]);

/** Codes of the tax classification by what an invoice calls a service. @source 商品和服务税收分类编码 */
const codes: ReadonlyMap<string, string> = new Map([
  ['国内道路货物运输', '3010102020100000000'],
  ['国内道路货物运输服务', '3010102020100000000'],
  ['无运输工具承运道路货物运输', '3010502020200000000'],
  ['无运输工具承运道路货物运输服务', '3010502020200000000'],
]);

/** The name of a service without its category, which the bureau puts before it, and its code; undefined where we know none. */
export function serviceOf(goodsName: string): { name: string; code: string } | undefined {
  const name = goodsName.replace(/^\*[^*]*\*/, '');
  const code = codes.get(name);
  return code === undefined ? undefined : { name, code };
}
