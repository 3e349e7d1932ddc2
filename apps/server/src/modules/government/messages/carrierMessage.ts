import type { hyCarrier } from '../../fleet/carrier/carrier.table.ts';
import { endedBefore, type LocalError, type MessageField } from './checkMessage.ts';
import { compact, n8, type Message } from './message.ts';

type Carrier = typeof hyCarrier.$inferSelect;

/** @source freight-domain 6.4.5 */
export const carrierFields: readonly MessageField[] = [
  { name: 'carrierName', label: '承运商名称', max: 256 },
  { name: 'actualCarrierID', label: '证件号', max: 50, rule: 'partyNo' },
  { name: 'actualCarrierBusinessLicense', label: '道路运输经营许可证号', max: 50, rule: 'permit' },
  { name: 'carrierKind', label: '承运商类型', max: 2, dict: 'carrier_kind' },
  { name: 'permitValidTo', label: '许可证有效期至', max: 8, form: 'n8', optional: true },
  { name: 'permitScope', label: '经营范围', max: 512, optional: true },
  { name: 'legalPerson', label: '法人', max: 30, optional: true },
  { name: 'contactName', label: '联系人', max: 30 },
  { name: 'contactPhone', label: '联系电话', max: 18, rule: 'phone' },
  { name: 'countrySubdivisionCode', label: '行政区划', max: 12, rule: 'adcode' },
  { name: 'address', label: '地址', max: 256, optional: true },
  { name: 'remark', label: '备注', max: 256, optional: true },
];

/** The record of an actual carrier. Who is self-employed and has no credit code is known by their ID card. @source freight-domain 6.4.5 */
export function carrierMessage(carrier: Carrier): Message {
  return compact({
    carrierName: carrier.carrierName,
    actualCarrierID: carrier.uscc ?? (carrier.carrierKind === '2' ? carrier.legalIdNo : null),
    actualCarrierBusinessLicense: carrier.permitNumber,
    carrierKind: carrier.carrierKind,
    permitValidTo: n8(carrier.permitValidTo),
    permitScope: carrier.permitScope,
    legalPerson: carrier.legalPerson,
    contactName: carrier.contactName,
    contactPhone: carrier.contactPhone,
    countrySubdivisionCode: carrier.adcode,
    address: carrier.address,
    remark: carrier.remark,
  });
}

/** K04: the permit holds. */
export function checkCarrier({ permitValidTo }: Carrier, today: string): LocalError[] {
  return endedBefore(today, { field: 'permitValidTo', label: '道路运输经营许可证', until: permitValidTo });
}
