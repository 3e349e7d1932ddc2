import type { FeeTerms } from '../../src/modules/shipping/fees/fees.ts';
import type { Order } from './orders.ts';
import type { Crew } from './roster.ts';

/** What the fees of a waybill are worked out from, as its order has it. */
export function termsOf(order: Order): FeeTerms {
  return {
    orderMode: order.orderMode,
    priceMode: order.priceMode,
    unitPrice: order.unitPrice,
    customerUnitPrice: order.customerUnitPrice ?? null,
    agentFee: null,
    cargoPrice: order.cargoPrice ?? null,
    weightBasis: order.weightBasis,
    lossMode: order.lossMode,
    lossRate: order.lossRate ?? null,
    lossKg: order.lossKg ?? null,
    lossDeduct: order.lossDeduct,
    lossPass: order.lossPass,
    roundMode: order.roundMode,
    serviceRate: order.serviceRate,
    feeCalcMode: order.feeCalcMode,
  };
}

/** Columns that a waybill has from its order. */
const copied = [
  'originalDocumentNumber',
  'companyId',
  'customerId',
  'customerName',
  'shipperId',
  'shipperName',
  'agentId',
  'agentName',
  'carrierId',
  'carrierName',
  'businessTypeCode',
  'transportTypeCode',
  'cargoName',
  'cargoTypeCode',
  'settleType',
  'termDays',
  'needInsurance',
  'insuredAmount',
  'needReceipt',
  'sendAddressId',
  'sendName',
  'sendContact',
  'sendPhone',
  'sendProvince',
  'sendCity',
  'sendDistrict',
  'sendAdcode',
  'sendAddress',
  'sendLng',
  'sendLat',
  'receiveAddressId',
  'receiveName',
  'receiveIdNo',
  'receiveContact',
  'receivePhone',
  'receiveProvince',
  'receiveCity',
  'receiveDistrict',
  'receiveAdcode',
  'receiveAddress',
  'receiveLng',
  'receiveLat',
  'distance',
  'pickupTimeFrom',
  'pickupTimeTo',
] as const satisfies readonly (keyof Order)[];

/** What a waybill copies from its order. */
export function copyOf(order: Order): Pick<Order, (typeof copied)[number]> {
  return Object.fromEntries(copied.map((name) => [name, order[name]])) as Pick<Order, (typeof copied)[number]>;
}

/** What a waybill copies from its driver and vehicle. */
export function crewOf({ driver, vehicle }: Crew) {
  return {
    driverId: driver.id,
    driverName: driver.driverName,
    driverPhone: driver.phone,
    driverPhoneHash: driver.phone,
    driverIdNo: driver.idNo,
    vehicleId: vehicle.id,
    vehicleNumber: vehicle.vehicleNumber,
    plateColor: vehicle.plateColor,
    trailerNumber: vehicle.trailerVehiclePlateNumber ?? null,
    actualCarrierName: vehicle.owner,
    actualCarrierId: vehicle.ownerIdNo ?? null,
    actualCarrierPermit: vehicle.ownerPermitNo ?? null,
    serialNumber: '0000',
    vehicleAmount: 1,
    // Tolls come later, of some.
    etcState: null as string | null,
    etcAmount: 0,
  };
}
