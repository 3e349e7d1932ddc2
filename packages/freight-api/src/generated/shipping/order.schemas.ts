// Written by scripts/generate.ts from openapi.json; run `pnpm generate` instead of editing.
import * as z from 'zod/mini';
import { byRule } from '../../byRule.ts';
/** What `add` takes, as a schema for forms. */
export const orderAddInput = z.object({
  orderMode: z.enum(['1', '2', '3']),
  customerId: z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  shipperId: z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  cargoName: z.string().check(z.minLength(1), z.maxLength(100)),
  cargoTypeCode: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))),
  pickupTimeFrom: z
    .string()
    .check(z.minLength(1), z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$'))),
  pickupTimeTo: z
    .string()
    .check(z.minLength(1), z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$'))),
  priceMode: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))),
  unitPrice: z.int().check(z.minimum(1), z.maximum(100000000)),
  publishMode: z.optional(z.nullable(z.enum(['1', '2', '3']))),
  originalDocumentNumber: z.optional(z.nullable(z.string().check(z.maxLength(35)))),
  companyId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  agentId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  carrierId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  businessTypeCode: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))))),
  transportTypeCode: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))))),
  sendAddressId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  sendName: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  sendContact: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  sendPhone: z.optional(z.nullable(z.string().check(z.maxLength(30)).check(byRule('phone')))),
  sendProvince: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  sendCity: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  sendDistrict: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  sendAdcode: z.optional(z.nullable(z.string().check(z.maxLength(6)).check(byRule('adcode')))),
  sendAddress: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
  sendLng: z.optional(z.nullable(z.number().check(z.minimum(73.4), z.maximum(135.1)))),
  sendLat: z.optional(z.nullable(z.number().check(z.minimum(3.8), z.maximum(53.6)))),
  receiveAddressId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  receiveName: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  receiveIdNo: z.optional(z.nullable(z.string().check(z.maxLength(35)))),
  receiveContact: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  receivePhone: z.optional(z.nullable(z.string().check(z.maxLength(30)).check(byRule('phone')))),
  receiveProvince: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  receiveCity: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  receiveDistrict: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  receiveAdcode: z.optional(z.nullable(z.string().check(z.maxLength(6)).check(byRule('adcode')))),
  receiveAddress: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
  receiveLng: z.optional(z.nullable(z.number().check(z.minimum(73.4), z.maximum(135.1)))),
  receiveLat: z.optional(z.nullable(z.number().check(z.minimum(3.8), z.maximum(53.6)))),
  totalWeight: z.optional(z.nullable(z.int().check(z.minimum(1)))),
  totalVolume: z.optional(z.nullable(z.int().check(z.minimum(1)))),
  totalPieces: z.optional(z.nullable(z.int().check(z.minimum(1)))),
  totalVehicles: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(999)))),
  vehicleTypes: z.optional(z.nullable(z.string().check(z.maxLength(200), z.regex(new RegExp('^[\\w.-]*(,[\\w.-]+)*$'))))),
  vehicleLength: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  deliverTimeTo: z.optional(
    z.nullable(z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$')))),
  ),
  customerUnitPrice: z.optional(z.nullable(z.int().check(z.minimum(1)))),
  agentFee: z.optional(z.nullable(z.int().check(z.minimum(0)))),
  cargoPrice: z.optional(z.nullable(z.int().check(z.minimum(0)))),
  weightBasis: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))))),
  lossMode: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))))),
  lossRate: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(500)))),
  lossKg: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(5000)))),
  lossDeduct: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))))),
  lossPass: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))))),
  roundMode: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))))),
  settleType: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))))),
  termDays: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(180)))),
  serviceRate: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(2000)))),
  feeCalcMode: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))))),
  prepayRate: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(10000)))),
  prepayAmount: z.optional(z.nullable(z.int().check(z.minimum(0)))),
  needInsurance: z.optional(z.nullable(z.enum(['0', '1']))),
  insuredAmount: z.optional(z.nullable(z.int().check(z.minimum(0)))),
  needReceipt: z.optional(z.nullable(z.enum(['0', '1']))),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
});
/** What `batchDispatch` takes, as a schema for forms. */
export const orderBatchDispatchInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  rows: z
    .array(
      z.object({
        driverId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
        vehicleId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
        trailerNumber: z.optional(z.nullable(z.string().check(z.maxLength(35)))),
        weight: z.int().check(z.minimum(1)),
        pickupTime: z.optional(
          z.nullable(z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$')))),
        ),
        prepayAmount: z.optional(z.nullable(z.int().check(z.minimum(0)))),
      }),
    )
    .check(z.minLength(1), z.maxLength(200)),
});
/** What `close` takes, as a schema for forms. */
export const orderCloseInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `dispatch` takes, as a schema for forms. */
export const orderDispatchInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  publishMode: z.enum(['1', '2', '3']),
  driverId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  vehicleId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  trailerNumber: z.optional(z.nullable(z.string().check(z.maxLength(35)))),
  carrierId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  weight: z.optional(z.nullable(z.int().check(z.minimum(1)))),
  unitPrice: z.optional(z.nullable(z.int().check(z.minimum(1)))),
  deadline: z.optional(
    z.nullable(z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$')))),
  ),
  autoAccept: z.optional(z.nullable(z.enum(['0', '1']))),
});
/** What `edit` takes, as a schema for forms. */
export const orderEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  orderMode: z.optional(z.enum(['1', '2', '3'])),
  customerId: z.optional(z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$')))),
  shipperId: z.optional(z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$')))),
  cargoName: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  cargoTypeCode: z.optional(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$')))),
  pickupTimeFrom: z.optional(
    z.string().check(z.minLength(1), z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$'))),
  ),
  pickupTimeTo: z.optional(
    z.string().check(z.minLength(1), z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$'))),
  ),
  priceMode: z.optional(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$')))),
  unitPrice: z.optional(z.int().check(z.minimum(1), z.maximum(100000000))),
  publishMode: z.optional(z.nullable(z.enum(['1', '2', '3']))),
  originalDocumentNumber: z.optional(z.nullable(z.string().check(z.maxLength(35)))),
  companyId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  agentId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  carrierId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  businessTypeCode: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))))),
  transportTypeCode: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))))),
  sendAddressId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  sendName: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  sendContact: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  sendPhone: z.optional(z.nullable(z.string().check(z.maxLength(30)))),
  sendProvince: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  sendCity: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  sendDistrict: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  sendAdcode: z.optional(z.nullable(z.string().check(z.maxLength(6)))),
  sendAddress: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
  sendLng: z.optional(z.nullable(z.number().check(z.minimum(73.4), z.maximum(135.1)))),
  sendLat: z.optional(z.nullable(z.number().check(z.minimum(3.8), z.maximum(53.6)))),
  receiveAddressId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  receiveName: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  receiveIdNo: z.optional(z.nullable(z.string().check(z.maxLength(35)))),
  receiveContact: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  receivePhone: z.optional(z.nullable(z.string().check(z.maxLength(30)))),
  receiveProvince: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  receiveCity: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  receiveDistrict: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  receiveAdcode: z.optional(z.nullable(z.string().check(z.maxLength(6)))),
  receiveAddress: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
  receiveLng: z.optional(z.nullable(z.number().check(z.minimum(73.4), z.maximum(135.1)))),
  receiveLat: z.optional(z.nullable(z.number().check(z.minimum(3.8), z.maximum(53.6)))),
  totalWeight: z.optional(z.nullable(z.int().check(z.minimum(1)))),
  totalVolume: z.optional(z.nullable(z.int().check(z.minimum(1)))),
  totalPieces: z.optional(z.nullable(z.int().check(z.minimum(1)))),
  totalVehicles: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(999)))),
  vehicleTypes: z.optional(z.nullable(z.string().check(z.maxLength(200), z.regex(new RegExp('^[\\w.-]*(,[\\w.-]+)*$'))))),
  vehicleLength: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  deliverTimeTo: z.optional(
    z.nullable(z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$')))),
  ),
  customerUnitPrice: z.optional(z.nullable(z.int().check(z.minimum(1)))),
  agentFee: z.optional(z.nullable(z.int().check(z.minimum(0)))),
  cargoPrice: z.optional(z.nullable(z.int().check(z.minimum(0)))),
  weightBasis: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))))),
  lossMode: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))))),
  lossRate: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(500)))),
  lossKg: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(5000)))),
  lossDeduct: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))))),
  lossPass: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))))),
  roundMode: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))))),
  settleType: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))))),
  termDays: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(180)))),
  serviceRate: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(2000)))),
  feeCalcMode: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))))),
  prepayRate: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(10000)))),
  prepayAmount: z.optional(z.nullable(z.int().check(z.minimum(0)))),
  needInsurance: z.optional(z.nullable(z.enum(['0', '1']))),
  insuredAmount: z.optional(z.nullable(z.int().check(z.minimum(0)))),
  needReceipt: z.optional(z.nullable(z.enum(['0', '1']))),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  reason: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
/** What `grab` takes, as a schema for forms. */
export const orderGrabInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  driverId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  vehicleId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  trailerNumber: z.optional(z.nullable(z.string().check(z.maxLength(35)))),
  weight: z.int().check(z.minimum(1)),
});
/** What `review` takes, as a schema for forms. */
export const orderReviewInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  pass: z.boolean(),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
/** What `revoke` takes, as a schema for forms. */
export const orderRevokeInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `submit` takes, as a schema for forms. */
export const orderSubmitInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
