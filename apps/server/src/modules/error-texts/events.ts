import type { ErrorTexts } from '../../platform/englishOf.ts';

/** What happened to waybills, as their timelines tell it. Longer sentences stand before those that they begin with. */
export const eventTexts: ErrorTexts = {
  '拒签运输协议：{}': 'Refused to sign the agreement: {}',
  '导入磅单：装货{}吨': 'Weigh slip imported: loaded {} t',
  '导入磅单：卸货{}吨（原装货{}吨，原卸货{}吨，现装货{}吨），司机运费{}元':
    'Weigh slip imported: unloaded {} t (loaded {} t before, unloaded {} t before, loaded {} t now), driver’s fee {} CNY',
  '导入磅单：卸货{}吨，司机运费{}元': 'Weigh slip imported: unloaded {} t, driver’s fee {} CNY',
  '派车：{} {}，计划{}吨，约定预付{}元': 'Dispatched: {} {}, {} t planned, {} CNY to be prepaid',
  '派车：{} {}，计划{}吨': 'Dispatched: {} {}, {} t planned',
  '改派：{} {} → {} {}': 'Driver or vehicle changed: {} {} → {} {}',
  '代司机接单：{}': 'Accepted for the driver: {}',
  '拒单：{}': 'Refused: {}',
  '申请撤销：{}': 'Revocation requested: {}',
  '撤销：{}': 'Revoked: {}',
  '同意撤销：{}': 'Revocation approved: {}',
  同意撤销: 'Revocation approved',
  '驳回撤销：{}': 'Revocation refused: {}',
  驳回撤销: 'Revocation refused',
  '接单超时，运单已退回': 'Not accepted in time: the waybill was returned',
  '装货{}吨，司机运费{}元': 'Loaded {} t, driver’s fee {} CNY',
  发车: 'Departed',
  '卸货{}吨，货损{}吨，司机运费{}元': 'Unloaded {} t, lost {} t, driver’s fee {} CNY',
  '签收：{}': 'Signed for by {}',
  '已签收，撤销申请失效': 'Signed for: the request to revoke lapsed',
  '创建运单 {}': 'Waybill {} created',
  '轨迹说明：{}': 'About the track: {}',
  '改价：无变化。原因：{}': 'Price unchanged. Reason: {}',
  '改价：{}。原因：{}': 'Price changed: {}. Reason: {}',
  '运输协议 {} 已签署': 'Agreement {} signed',
};
