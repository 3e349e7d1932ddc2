import { label } from '@tarmac/freight-api/rules';
import { dictionary, type Dictionary } from '../../platform/contract/index.ts';
import { eventTypes } from './note-event/eventTypes.ts';
import { noteFileKinds } from './shipping-note/noteFileKinds.ts';
import { reviewRules } from './shipping-note/review/reviewRule.ts';
import { revokeReasons } from './shipping-note/revokeReasons.ts';

/** Code sets of orders, waybills, their track, upload and service. @source freight-domain 2.2 */
export const shippingDictionaries: readonly Dictionary[] = [
  dictionary('order_mode', {
    label: label('订单模式', 'Order mode'),
    items: [
      ['1', '货主直发', 'Shipper direct'],
      ['2', '承运商承接', 'Through carrier'],
      ['3', '代理模式', 'Agent'],
    ],
  }),
  dictionary('publish_mode', {
    label: label('派单方式', 'Publishing'),
    items: [
      ['1', '指派司机', 'Assign driver'],
      ['2', '抢单', 'Open to drivers'],
      ['3', '指派承运商', 'Assign carrier'],
    ],
  }),
  dictionary('order_status', {
    label: label('订单状态', 'Order status'),
    items: [
      ['10', '草稿', 'Draft', 'draft'],
      ['20', '待审核', 'To review', 'waiting'],
      ['30', '待调度', 'To dispatch', 'waiting'],
      ['40', '调度中', 'Dispatching', 'running'],
      ['50', '已调度', 'Dispatched', 'running'],
      ['60', '已完成', 'Completed', 'ok'],
      ['70', '已关闭', 'Closed', 'void'],
      ['99', '已撤销', 'Revoked', 'void'],
    ],
  }),
  dictionary('note_status', {
    label: label('运单状态', 'Waybill status'),
    items: [
      ['10', '草稿', 'Draft', 'draft'],
      ['15', '待接单', 'To accept', 'waiting'],
      ['20', '待装货', 'To load', 'waiting'],
      ['30', '已装货', 'Loaded', 'running'],
      ['40', '运输中', 'In transit', 'running'],
      ['50', '已卸货', 'Unloaded', 'running'],
      ['55', '已签收', 'Signed', 'running'],
      ['58', '预审通过', 'Pre-checked', 'running'],
      ['60', '待验收', 'To check', 'waiting'],
      ['65', '已验收', 'Checked', 'running'],
      ['68', '业务已审', 'Reviewed', 'running'],
      ['70', '已审核', 'Examined', 'running'],
      ['75', '待付款', 'To pay', 'waiting'],
      ['78', '付款中', 'Paying', 'running'],
      ['80', '已付款', 'Paid', 'ok'],
      ['90', '已开票', 'Invoiced', 'ok'],
      ['99', '已撤销', 'Revoked', 'void'],
    ],
  }),
  dictionary('step_state', {
    label: label('步骤状态', 'Step status'),
    items: [
      ['0', '未提交', 'Not submitted', 'draft'],
      ['1', '待审', 'Pending', 'waiting'],
      ['2', '通过', 'Passed', 'ok'],
      ['3', '驳回', 'Refused', 'danger'],
    ],
  }),
  dictionary('revoke_state', {
    label: label('撤销状态', 'Revocation'),
    items: [
      ['0', '无', 'None'],
      ['1', '申请中', 'Requested', 'waiting'],
      ['2', '已同意', 'Agreed', 'void'],
      ['3', '已驳回', 'Refused', 'danger'],
    ],
  }),
  dictionary('revoke_reason', {
    label: label('撤销原因', 'Reason of revocation'),
    items: revokeReasons.map(({ code, zh, en }) => [code, zh, en] as const),
  }),
  dictionary('note_file_kind', {
    label: label('单据类型', 'Kind of document'),
    items: noteFileKinds.map(({ code, zh, en }) => [code, zh, en] as const),
  }),
  dictionary('review_rule', {
    label: label('业务审核规则', 'Rule of the business review'),
    items: reviewRules.map(({ code, zh, en }) => [code, zh, en] as const),
  }),
  dictionary('price_mode', {
    label: label('计价方式', 'Pricing'),
    items: [
      ['1', '元/吨', 'per tonne'],
      ['2', '元/车', 'per truck'],
      ['3', '元/方', 'per m³'],
      ['4', '元/件', 'per piece'],
      ['5', '元/吨公里', 'per tonne-km'],
    ],
  }),
  dictionary('weight_basis', {
    label: label('结算重量依据', 'Weight basis'),
    items: [
      ['1', '按装货量', 'Loaded'],
      ['2', '按卸货量', 'Unloaded'],
      ['3', '取较小值', 'The smaller one'],
    ],
  }),
  dictionary('loss_mode', {
    label: label('货损方式', 'Loss rule'),
    items: [
      ['0', '不扣损', 'No deduction'],
      ['1', '按比例(‰)', 'By rate (‰)'],
      ['2', '按定额(公斤/车)', 'By fixed kg per truck'],
    ],
  }),
  dictionary('loss_deduct', {
    label: label('扣损方式', 'Deduction'),
    items: [
      ['1', '只扣超出部分', 'Excess only'],
      ['2', '超出后全部扣', 'All once exceeded'],
    ],
  }),
  dictionary('loss_pass', {
    label: label('货损去向', 'Loss goes to'),
    items: [
      ['1', '冲减双方运费', 'Off both freights'],
      ['2', '扣司机后赔付客户钱包', "Customer's wallet"],
    ],
  }),
  dictionary('round_mode', {
    label: label('抹零方式', 'Rounding'),
    items: [
      ['0', '不抹零', 'None'],
      ['1', '抹分', 'Drop fen'],
      ['2', '抹角分', 'Drop jiao'],
      ['3', '抹到十元', 'Down to 10 yuan'],
      ['4', '四舍五入到元', 'To the nearest yuan'],
    ],
  }),
  dictionary('business_type', {
    label: label('业务类型', 'Business type'),
    items: [
      ['1002996', '干线普货运输', 'Trunk general cargo'],
      ['1003997', '城市配送', 'City delivery'],
      ['1003998', '农村配送', 'Rural delivery'],
      ['1002998', '集装箱运输', 'Container'],
      ['1003999', '其他', 'Other'],
    ],
  }),
  dictionary('transport_type', {
    label: label('运输组织类型', 'Mode of transport'),
    items: [
      ['1', '公路运输', 'Road'],
      ['2', '公铁联运', 'Road-rail'],
      ['3', '公水联运', 'Road-water'],
      ['4', '公空联运', 'Road-air'],
      ['5', '公铁水联运', 'Road-rail-water'],
      ['6', '公铁空联运', 'Road-rail-air'],
      ['7', '公水空联运', 'Road-water-air'],
      ['8', '公铁水空联运', 'Road-rail-water-air'],
    ],
  }),
  dictionary('cargo_type', {
    label: label('货物类型', 'Cargo type'),
    items: [
      ['0100', '煤炭及制品', 'Coal'],
      ['0200', '石油天然气及制品', 'Oil and gas'],
      ['0300', '金属矿石', 'Metal ore'],
      ['0400', '钢铁', 'Steel'],
      ['0500', '矿建材料', 'Mineral building material'],
      ['0600', '水泥', 'Cement'],
      ['0700', '木材', 'Timber'],
      ['0800', '非金属矿石', 'Non-metal ore'],
      ['0900', '化肥及农药', 'Fertiliser and pesticide'],
      ['1000', '盐', 'Salt'],
      ['1100', '粮食', 'Grain'],
      ['1200', '机械设备电器', 'Machinery and appliances'],
      ['1300', '轻工原料及制品', 'Light industry'],
      ['1400', '有色金属', 'Non-ferrous metal'],
      ['1500', '轻工医药产品', 'Pharmaceuticals'],
      ['1601', '鲜活农产品', 'Fresh produce'],
      ['1602', '冷藏冷冻货物', 'Chilled and frozen'],
      ['1701', '商品汽车', 'Cars'],
      ['1700', '其他', 'Other'],
    ],
  }),
  dictionary('track_state', {
    label: label('轨迹状态', 'Track'),
    items: [
      ['0', '未校验', 'Not checked', 'draft'],
      ['1', '正常', 'Normal', 'ok'],
      ['2', '异常', 'Irregular', 'danger'],
      ['3', '无轨迹', 'None', 'danger'],
    ],
  }),
  dictionary('track_query_state', {
    label: label('轨迹查询状态', 'Track query status'),
    items: [
      ['10', '查询中', 'Running', 'running'],
      ['20', '成功', 'Done', 'ok'],
      ['30', '失败', 'Failed', 'danger'],
      ['40', '无数据', 'No data', 'void'],
    ],
  }),
  dictionary('track_source', {
    label: label('轨迹来源', 'Track source'),
    items: [
      ['1', '北斗车机', 'On-board unit'],
      ['2', '司机APP', "Driver's app"],
      ['3', '人工补录', 'Entered by hand'],
    ],
  }),
  dictionary('coord_type', {
    label: label('坐标系', 'Coordinate system'),
    items: [
      ['wgs84', 'WGS-84', 'WGS-84'],
      ['gcj02', 'GCJ-02', 'GCJ-02'],
      ['bd09', 'BD-09', 'BD-09'],
    ],
  }),
  dictionary('etc_state', {
    label: label('ETC状态', 'ETC status'),
    items: [
      ['10', '未上报', 'Not reported', 'draft'],
      ['20', '已报开始', 'Start reported', 'running'],
      ['30', '已报结束', 'End reported', 'running'],
      ['40', '开票中', 'Invoicing', 'running'],
      ['50', '已开票', 'Invoiced', 'ok'],
      ['60', '失败', 'Failed', 'danger'],
      ['70', '超时关闭', 'Timed out', 'void'],
      ['80', '已跳过', 'Skipped', 'void'],
    ],
  }),
  dictionary('upload_type', {
    label: label('上传类型', 'Kind of upload'),
    items: [
      ['vehicle', '车辆', 'Vehicle'],
      ['driver', '驾驶员', 'Driver'],
      ['carrier', '实际承运人', 'Actual carrier'],
      ['customer', '托运人', 'Consignor'],
      ['waybill', '电子运单', 'Waybill'],
      ['fund', '资金流水单', 'Fund flow'],
      ['position', '驾驶员位置', "Driver's position"],
    ],
  }),
  dictionary('upload_state', {
    label: label('上传状态', 'Upload status'),
    items: [
      ['0', '未就绪', 'Not ready', 'draft'],
      ['10', '待上传', 'To upload', 'waiting'],
      ['20', '上传中', 'Uploading', 'running'],
      ['30', '已接收', 'Received', 'ok'],
      ['40', '本地校验不通过', 'Invalid here', 'danger'],
      ['50', '对方拒收', 'Refused there', 'danger'],
      ['60', '等待重试', 'To retry', 'waiting'],
      ['70', '人工终止', 'Stopped', 'void'],
      ['80', '需重传', 'To send again', 'waiting'],
    ],
  }),
  dictionary('party_type', {
    label: label('当事方', 'Party'),
    items: [
      ['0', '系统', 'System'],
      ['1', '平台', 'Platform'],
      ['2', '客户', 'Customer'],
      ['3', '司机', 'Driver'],
      ['4', '承运商', 'Carrier'],
      ['5', '车队长', 'Captain'],
    ],
  }),
  dictionary('complaint_type', {
    label: label('投诉类型', 'Kind of complaint'),
    items: [
      ['1', '运费纠纷', 'Freight dispute'],
      ['2', '货损货差', 'Loss or damage'],
      ['3', '延误', 'Delay'],
      ['4', '服务态度', 'Manners'],
      ['5', '平台服务', 'Platform service'],
      ['6', '资金', 'Money'],
      ['9', '其他', 'Other'],
    ],
  }),
  dictionary('complaint_state', {
    label: label('投诉状态', 'Complaint status'),
    items: [
      ['10', '待受理', 'New', 'waiting'],
      ['20', '处理中', 'In progress', 'running'],
      ['30', '待确认', 'To confirm', 'waiting'],
      ['40', '已办结', 'Closed', 'ok'],
      ['50', '不予受理', 'Rejected', 'danger'],
      ['60', '已撤诉', 'Withdrawn', 'void'],
    ],
  }),
  dictionary('evaluation_state', {
    label: label('评价状态', 'Evaluation status'),
    items: [
      ['10', '待评价', 'To evaluate', 'waiting'],
      ['20', '已评价', 'Evaluated', 'ok'],
      ['30', '已隐藏', 'Hidden', 'void'],
    ],
  }),
  dictionary('violation_type', {
    label: label('违规类型', 'Kind of violation'),
    items: [
      ['1', '超载', 'Overload'],
      ['2', '偏离路线', 'Off route'],
      ['3', '轨迹缺失', 'Track missing'],
      ['4', '人车不符', 'Wrong driver or vehicle'],
      ['5', '超时', 'Late'],
      ['6', '证件失效', 'Certificate invalid'],
      ['7', '虚假单据', 'False document'],
      ['9', '其他', 'Other'],
    ],
  }),
  dictionary('violation_state', {
    label: label('违规状态', 'Violation status'),
    items: [
      ['10', '待处理', 'New', 'waiting'],
      ['20', '申诉中', 'Appealed', 'running'],
      ['30', '已处罚', 'Punished', 'danger'],
      ['40', '已撤销', 'Cancelled', 'void'],
    ],
  }),
  dictionary('note_visibility', {
    label: label('可见范围', 'Visible to'),
    items: [
      ['platform', '平台', 'Platform'],
      ['customer', '客户', 'Customer'],
      ['driver', '司机', 'Driver'],
    ],
  }),
  dictionary('price_target', {
    label: label('对象', 'Subject'),
    items: [
      ['order', '订单', 'Order'],
      ['note', '运单', 'Waybill'],
      ['customer', '客户', 'Customer'],
    ],
  }),
  dictionary('price_field', {
    label: label('价格字段', 'Prices'),
    items: [
      ['unitPrice', '司机运价', 'Driver’s price'],
      ['customerUnitPrice', '客户运价', 'Customer’s price'],
      ['agentFee', '代理运费', 'Agent’s fee'],
      ['serviceRate', '服务费率', 'Service rate'],
      ['cargoPrice', '货值单价', 'Cargo value'],
      ['lossRate', '允许货损率', 'Allowed loss'],
      ['extraFee', '杂费', 'Extra fee'],
      ['deduction', '其他扣款', 'Deduction'],
    ],
  }),
  dictionary('abnormal_flag', {
    label: label('异常标记', 'Irregularity'),
    items: [
      ['overload', '超载', 'Overload', 'danger'],
      ['overSpeed', '超速', 'Too fast', 'danger'],
      ['noTrack', '无轨迹', 'No track', 'danger'],
      ['deviation', '偏离路线', 'Off route', 'danger'],
      ['timeIllogical', '时间异常', 'Illogical times', 'danger'],
      ['priceOutlier', '运价异常', 'Unusual price', 'danger'],
      ['certExpired', '证件过期', 'Certificate expired', 'danger'],
      ['duplicate', '单据重复', 'Duplicate document', 'danger'],
      ['personVehicleMismatch', '人车不符', 'Wrong driver or vehicle', 'danger'],
    ],
  }),
  dictionary('event_type', {
    label: label('事件', 'Event'),
    items: Object.entries(eventTypes).map(([code, { zh, en }]) => [code, zh, en] as const),
  }),
];
