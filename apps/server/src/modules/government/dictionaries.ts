import { label } from '@tarmac/freight-api/rules';
import { dictionary, type Dictionary } from '../../platform/contract/index.ts';

/** Code sets of uploads that belong to nobody else. @source freight-domain 2.41 */
export const governmentDictionaries: readonly Dictionary[] = [
  dictionary('upload_environment', {
    label: label('上报环境', 'Upload environment'),
    items: [
      ['SANDBOX', '测试接收端', 'Test receiver', 'waiting'],
      ['PROD', '生产', 'Production', 'ok'],
    ],
  }),
  dictionary('upload_operator', {
    label: label('上报方式', 'Started by'),
    items: [
      ['auto', '自动', 'The system'],
      ['manual', '人工', 'A person'],
    ],
  }),
  // What is looked at before a message leaves, by its number in chapter 6.
  dictionary('upload_check', {
    label: label('上传校验', 'Check of an upload'),
    items: [
      ['K01', '必填、长度、格式与代码集', 'What must be there, lengths, forms and codes'],
      ['K02', '托运、发车、收货、付款时间顺序', 'Order of consignment, departure, receipt and payment'],
      ['K03', '所依赖的单据已上报', 'What it depends on was received'],
      ['K04', '证件有效期', 'Papers in force'],
      ['K05', '货物重量不超过核定载质量', 'Goods within the certified load'],
      ['K06', '平均车速与运输时长', 'Average speed and time on the road'],
      ['K07', '轨迹与装卸货地相符', 'Track fits loading and unloading place'],
      ['K08', '同一车辆无重叠运单', 'No other waybill of the vehicle at that time'],
      ['K09', '实际承运人和车牌与运单一致', 'Carrier and plate are those of the waybill'],
      ['K10', '流水合计等于实付金额', 'Payments add up to what was paid'],
      ['K11', '实付总额不超过运费', 'Not more than the freight was paid'],
      ['K12', '收款方为承运人、司机或有授权', 'Payee is the carrier, the driver, or authorised'],
      ['K13', '单价与线路中位价相近', 'Price near the median of the lane'],
      ['K14', '磅单号、银行流水号不重复', 'Slip and bank serial are not used twice'],
      ['K15', '托运人与实际承运人不同', 'Consignor is not the actual carrier'],
      ['6.8', '发送条件', 'Where it may be sent'],
    ],
  }),
];
