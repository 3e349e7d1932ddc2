import type { hyCompany } from '../../customers/company/company.table.ts';
import type { hyShipper } from '../../customers/shipper/shipper.table.ts';
import type { hyDriver } from '../../fleet/driver/driver.table.ts';
import type { hyVehicle } from '../../fleet/vehicle/vehicle.table.ts';
import type { hyNoteGoods } from '../../shipping/shipping-note/noteDetail.table.ts';
import { chargedOf } from '../../shipping/shipping-note/noteFunds.ts';
import type { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { parseDateTimeText } from '../../../platform/clock.ts';
import { endedBefore, type LocalError, type MessageField } from './checkMessage.ts';
import { compact, decimal, n14, type Message } from './message.ts';

type Note = typeof hyShippingNote.$inferSelect;

/** Everything that a waybill's message is made of. */
export interface WaybillParts {
  note: Note;
  company: typeof hyCompany.$inferSelect;
  shipper: Pick<typeof hyShipper.$inferSelect, 'shipperName' | 'shipperIdNo'> | undefined;
  driver: typeof hyDriver.$inferSelect | undefined;
  coDriver?: typeof hyDriver.$inferSelect | undefined;
  vehicle: typeof hyVehicle.$inferSelect | undefined;
  goods: readonly Pick<
    typeof hyNoteGoods.$inferSelect,
    'descriptionOfGoods' | 'cargoTypeClassificationCode' | 'goodsItemGrossWeight' | 'cube' | 'totalNumberOfPackages'
  >[];
  /** What covers it; absent where nothing does. */
  policy?: { policyNumber: string; insuranceCompanyCode: string } | undefined;
}

/** @source freight-domain 6.4.1 */
export const waybillFields: readonly MessageField[] = [
  { name: 'originalDocumentNumber', label: '原始单号', max: 35 },
  { name: 'shippingNoteNumber', label: '运单号', max: 20 },
  { name: 'serialNumber', label: '分段分单号', max: 4, form: /^\d{4}$/ },
  { name: 'vehicleAmount', label: '运输总车辆数', max: 4, form: /^[1-9]\d*$/ },
  { name: 'transportTypeCode', label: '运输组织类型', max: 2, dict: 'transport_type' },
  // Written when it leaves.
  { name: 'sendToProDateTime', label: '上传时间', max: 14, form: 'n14', optional: true },
  { name: 'carrier', label: '运营主体', max: 512 },
  { name: 'unifiedSocialCreditIdentifier', label: '统一社会信用代码', max: 18, rule: 'uscc' },
  { name: 'permitNumber', label: '道路运输经营许可证号', max: 50, rule: 'permit' },
  { name: 'consignmentDateTime', label: '托运时间', max: 14, form: 'n14' },
  { name: 'businessTypeCode', label: '业务类型', max: 7, dict: 'business_type' },
  { name: 'despatchActualDateTime', label: '发车时间', max: 14, form: 'n14' },
  { name: 'goodsReceiptDateTime', label: '收货时间', max: 14, form: 'n14' },
  { name: 'totalMonetaryAmount', label: '运费', max: 18, form: 'n,3' },
  { name: 'remark', label: '备注', max: 256, optional: true },
  { name: 'consignorInfo.consignor', label: '托运人', max: 512 },
  { name: 'consignorInfo.consignorID', label: '托运人证件号', max: 35, rule: 'partyNo' },
  { name: 'consignorInfo.placeOfLoading', label: '装货地址', max: 256 },
  { name: 'consignorInfo.countrySubdivisionCode', label: '装货行政区划', max: 12, rule: 'adcode' },
  { name: 'consigneeInfo.consignee', label: '收货人', max: 512 },
  { name: 'consigneeInfo.consigneeID', label: '收货人证件号', max: 35, rule: 'partyNo', optional: true },
  { name: 'consigneeInfo.goodsReceiptPlace', label: '收货地址', max: 256 },
  { name: 'consigneeInfo.countrySubdivisionCode', label: '收货行政区划', max: 12, rule: 'adcode' },
  { name: 'vehicleInfo.vehiclePlateColorCode', label: '车牌颜色', max: 2, dict: 'plate_color' },
  { name: 'vehicleInfo.vehicleNumber', label: '车牌号', max: 35, rule: 'plate' },
  { name: 'vehicleInfo.driver[].driverName', label: '驾驶员', max: 30 },
  { name: 'vehicleInfo.driver[].drivingLicense', label: '驾驶员身份证号', max: 18, rule: 'idCard' },
  { name: 'vehicleInfo.goodsInfo[].descriptionOfGoods', label: '货物名称', max: 512 },
  { name: 'vehicleInfo.goodsInfo[].cargoTypeClassificationCode', label: '货物类型', max: 4, dict: 'cargo_type' },
  { name: 'vehicleInfo.goodsInfo[].goodsItemGrossWeight', label: '货物重量', max: 14, form: 'n,3' },
  { name: 'vehicleInfo.goodsInfo[].cube', label: '货物体积', max: 9, form: 'n,4', optional: true },
  { name: 'vehicleInfo.goodsInfo[].totalNumberOfPackages', label: '货物件数', max: 8, form: /^[1-9]\d*$/, optional: true },
  { name: 'actualCarrierInfo.actualCarrierName', label: '实际承运人', max: 256 },
  { name: 'actualCarrierInfo.actualCarrierBusinessLicense', label: '实际承运人许可证号', max: 50, rule: 'permit' },
  { name: 'actualCarrierInfo.actualCarrierID', label: '实际承运人证件号', max: 50, rule: 'partyNo' },
  { name: 'insuranceInformation.policyNumber', label: '保险单号', max: 30 },
  { name: 'insuranceInformation.insuranceCompanyCode', label: '保险公司代码', max: 30 },
];

const despatchedAt = (note: Note): string | null => note.departTime ?? note.loadTime;

/**
 * The electronic waybill. When it is sent is written into it at that moment. Waybills of several vehicles are waybills of their own
 * here, each with what its own vehicle earns. The freight is what is charged by now, corrections included.
 *
 * @source freight-domain 6.4.1
 */
export function waybillMessage({ note, company, shipper, driver, coDriver, goods, policy }: WaybillParts): Message {
  const place = (city: string | null, { district, address }: { district: string | null; address: string | null }) =>
    address === null ? null : address.includes(city ?? '') ? address : [city, district, address].filter(Boolean).join('');
  return compact({
    originalDocumentNumber: note.originalDocumentNumber ?? note.orderNo ?? note.shippingNoteNumber,
    shippingNoteNumber: note.shippingNoteNumber,
    serialNumber: note.serialNumber,
    vehicleAmount: String(note.vehicleAmount),
    transportTypeCode: note.transportTypeCode,
    carrier: company.companyName,
    unifiedSocialCreditIdentifier: company.uscc,
    permitNumber: company.permitNumber,
    consignmentDateTime: n14(note.dispatchTime ?? note.acceptTime),
    businessTypeCode: note.businessTypeCode,
    despatchActualDateTime: n14(despatchedAt(note)),
    goodsReceiptDateTime: n14(note.signTime),
    totalMonetaryAmount: decimal(chargedOf(note), { shift: 2, decimals: 3 }),
    remark: note.remark === null ? null : [...note.remark].slice(0, 256).join(''),
    consignorInfo: compact({
      consignor: shipper?.shipperName ?? note.shipperName,
      consignorID: shipper?.shipperIdNo,
      placeOfLoading: place(note.sendCity, { district: note.sendDistrict, address: note.sendAddress }),
      countrySubdivisionCode: note.sendAdcode,
    }),
    consigneeInfo: compact({
      consignee: note.receiveName,
      consigneeID: note.receiveIdNo,
      goodsReceiptPlace: place(note.receiveCity, { district: note.receiveDistrict, address: note.receiveAddress }),
      countrySubdivisionCode: note.receiveAdcode,
    }),
    vehicleInfo: compact({
      vehiclePlateColorCode: note.plateColor,
      vehicleNumber: note.vehicleNumber,
      driver: [
        compact({ driverName: driver?.driverName ?? note.driverName, drivingLicense: driver?.idNo ?? note.driverIdNo }),
        ...(coDriver === undefined ? [] : [compact({ driverName: coDriver.driverName, drivingLicense: coDriver.idNo })]),
      ],
      goodsInfo: goods.map((line) =>
        compact({
          descriptionOfGoods: line.descriptionOfGoods,
          cargoTypeClassificationCode: line.cargoTypeClassificationCode,
          goodsItemGrossWeight: `${line.goodsItemGrossWeight}.000`,
          cube: line.cube === null ? null : decimal(line.cube, { shift: 3, decimals: 4 }),
          totalNumberOfPackages: line.totalNumberOfPackages === null ? null : String(line.totalNumberOfPackages),
        }),
      ),
    }),
    actualCarrierInfo: compact({
      actualCarrierName: note.actualCarrierName,
      actualCarrierBusinessLicense: note.actualCarrierPermit,
      actualCarrierID: note.actualCarrierId,
    }),
    insuranceInformation: policy ?? { policyNumber: 'none', insuranceCompanyCode: 'none' },
  });
}

/** What waybills are measured by beside their own data. */
export interface WaybillLimits {
  maxSpeedKmh: number;
  /** A track that does not fit keeps a waybill from being reported. */
  trackRequired: boolean;
  priceOutlierBp: number;
  /** Median price of the lane; null where there is none. */
  lanePrice: number | null;
}

/** K06, K07, K13 and K15: what looks odd. Only a bad track keeps a waybill here, where tracks are required. @source freight-domain 6.5 */
export function oddities({ note, shipper }: Pick<WaybillParts, 'note' | 'shipper'>, limits: WaybillLimits): LocalError[] {
  const found: LocalError[] = [];
  const warn = (field: string, { rule, message }: { rule: string; message: string }) =>
    found.push({ field, rule, message, level: 'warning' });
  const minutes = minutesBetween(despatchedAt(note), note.arriveTime ?? note.unloadTime);
  const metres = note.trackDistance ?? note.distance;
  if (minutes !== undefined && minutes < 10) warn('goodsReceiptDateTime', { rule: 'K06', message: '运输时长不足10分钟' });
  else if (minutes !== undefined && metres !== null && metres * 60 > limits.maxSpeedKmh * 1000 * minutes)
    warn('goodsReceiptDateTime', { rule: 'K06', message: `平均车速超过${limits.maxSpeedKmh}公里/小时` });
  const track = trackProblems[note.trackState];
  if (track !== undefined && limits.trackRequired && note.trackState !== '0')
    found.push({ field: 'note.track', rule: 'K07', message: track });
  else if (track !== undefined) warn('note.track', { rule: 'K07', message: track });
  const { lanePrice: usual, priceOutlierBp } = limits;
  if (usual !== null && Math.abs(note.unitPrice - usual) * 10_000 > usual * priceOutlierBp)
    warn('totalMonetaryAmount', { rule: 'K13', message: `单价偏离线路中位价超过${decimal(priceOutlierBp, { shift: 2, decimals: 0 })}%` });
  if (note.actualCarrierId !== null && note.actualCarrierId === shipper?.shipperIdNo)
    warn('actualCarrierInfo.actualCarrierID', { rule: 'K15', message: '托运人与实际承运人相同' });
  return found;
}

/** By `track_state`. */
const trackProblems: Readonly<Record<string, string>> = { 0: '轨迹尚未校验', 2: '轨迹异常或偏离装卸货地', 3: '没有轨迹' };

function minutesBetween(from: string | null, until: string | null): number | undefined {
  const [begin, end] = [from, until].map((text) => (text === null ? undefined : parseDateTimeText(text)));
  return begin === undefined || end === undefined ? undefined : (end.getTime() - begin.getTime()) / 60_000;
}

/** K02 to K05 and the slips. What concerns other waybills is looked at elsewhere. @source freight-domain 6.5 */
export function checkWaybill({ note, driver, coDriver, vehicle, goods }: WaybillParts, now: string): LocalError[] {
  const errors: LocalError[] = [];
  const add = (field: string, { rule, message }: { rule: string; message: string }) => errors.push({ field, rule, message });
  const consigned = note.dispatchTime ?? note.acceptTime;
  const despatched = despatchedAt(note);
  if (consigned !== null && despatched !== null && consigned > despatched)
    add('consignmentDateTime', { rule: 'K02', message: '托运时间晚于发车时间' });
  if (despatched !== null && note.signTime !== null && despatched >= note.signTime)
    add('despatchActualDateTime', { rule: 'K02', message: '发车时间不早于收货时间' });
  if (note.signTime !== null && note.signTime > now) add('goodsReceiptDateTime', { rule: 'K02', message: '收货时间晚于当前时间' });
  if (chargedOf(note) <= 0) add('totalMonetaryAmount', { rule: 'K01', message: '运费必须大于0' });
  const isSingle = note.serialNumber === '0000';
  if (isSingle !== (note.vehicleAmount === 1)) add('serialNumber', { rule: 'K01', message: '分段分单号与车辆数不符' });
  if (goods.length === 0) add('vehicleInfo.goodsInfo', { rule: 'K01', message: '货物不能为空' });
  const day = despatched?.slice(0, 10);
  const ended = (field: string, { label, until }: { label: string; until: string | null | undefined }) => {
    if (day !== undefined) errors.push(...endedBefore(day, { field, label, until, words: '在发车日已过期' }));
  };
  for (const one of [driver, coDriver]) {
    ended('vehicleInfo.driver', { label: '驾驶证', until: one?.validPeriodTo });
    if (one?.lightOnly !== '1') ended('vehicleInfo.driver', { label: '从业资格证', until: one?.qualificationValidTo });
  }
  ended('vehicleInfo.vehicleNumber', { label: '道路运输证', until: vehicle?.rtcValidTo });
  ended('vehicleInfo.vehicleNumber', { label: '车辆检验', until: vehicle?.inspectValidTo });
  const weight = goods.reduce((sum, line) => sum + line.goodsItemGrossWeight, 0);
  // Licences count in 0.01 t, which are 10 kg.
  if (vehicle !== undefined && weight > vehicle.vehicleTonnage * 10)
    add('vehicleInfo.goodsInfo', {
      rule: 'K05',
      message: `货物重量超过核定载质量（${decimal(vehicle.vehicleTonnage, { shift: 2, decimals: 2 })}吨）`,
    });
  const slips = [note.loadFiles, note.unloadFiles].every((paths) => (paths ?? '') !== '');
  if (!slips) add('note.files', { rule: 'K01', message: '装货磅单或卸货磅单缺失' });
  return errors;
}
