// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
import { byRule } from '../../byRule.ts';
/** What `accept` takes, as a schema for forms. */
export const shippingNoteAcceptInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `add` takes, as a schema for forms. */
export const shippingNoteAddInput = z.object({
  orderMode: z.enum(['1', '2', '3']),
  customerId: z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  shipperId: z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  cargoName: z.string().check(z.minLength(1), z.maxLength(100)),
  cargoTypeCode: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))),
  priceMode: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))),
  unitPrice: z.int().check(z.minimum(1), z.maximum(100000000)),
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
  plannedWeight: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(2147483647)))),
  volume: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(2147483647)))),
  pieces: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(2147483647)))),
  pickupTimeFrom: z.optional(
    z.nullable(z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$')))),
  ),
  pickupTimeTo: z.optional(
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
  needInsurance: z.optional(z.nullable(z.enum(['0', '1']))),
  insuredAmount: z.optional(z.nullable(z.int().check(z.minimum(0)))),
  needReceipt: z.optional(z.nullable(z.enum(['0', '1']))),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
});
/** What `businessReview` takes, as a schema for forms. */
export const shippingNoteBusinessReviewInput = z.object({
  ids: z.array(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$')))).check(z.minLength(1), z.maxLength(100)),
  versions: z.optional(z.array(z.int().check(z.minimum(0))).check(z.maxLength(100))),
  pass: z.boolean(),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  overrides: z.optional(
    z
      .array(
        z.object({
          rule: z.enum(['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'R10', 'R11', 'R12']),
          reason: z.string().check(z.maxLength(200)),
        }),
      )
      .check(z.maxLength(12)),
  ),
});
/** What `changeVehicle` takes, as a schema for forms. */
export const shippingNoteChangeVehicleInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  driverId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  vehicleId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  coDriverId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  trailerNumber: z.optional(z.nullable(z.string().check(z.maxLength(35)))),
  plannedWeight: z.int().check(z.minimum(1), z.maximum(2147483647)),
  confirmWarnings: z.optional(z.boolean()),
});
/** What `check` takes, as a schema for forms. */
export const shippingNoteCheckInput = z.object({
  ids: z.array(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$')))).check(z.minLength(1), z.maxLength(100)),
  versions: z.optional(z.array(z.int().check(z.minimum(0))).check(z.maxLength(100))),
  pass: z.boolean(),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  loadWeight: z.optional(z.int().check(z.minimum(1), z.maximum(200000))),
  unloadWeight: z.optional(z.int().check(z.minimum(1), z.maximum(200000))),
  extraFee: z.optional(z.int().check(z.minimum(0))),
  extraFeeRemark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  deduction: z.optional(z.int().check(z.minimum(0))),
  deductionRemark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  confirmWarnings: z.optional(z.boolean()),
});
/** What `depart` takes, as a schema for forms. */
export const shippingNoteDepartInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  departTime: z.optional(
    z.nullable(z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$')))),
  ),
});
/** What `dispatchVehicle` takes, as a schema for forms. */
export const shippingNoteDispatchVehicleInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  driverId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  vehicleId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  coDriverId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  trailerNumber: z.optional(z.nullable(z.string().check(z.maxLength(35)))),
  plannedWeight: z.int().check(z.minimum(1), z.maximum(2147483647)),
  confirmWarnings: z.optional(z.boolean()),
});
/** What `edit` takes, as a schema for forms. */
export const shippingNoteEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  orderMode: z.optional(z.enum(['1', '2', '3'])),
  customerId: z.optional(z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$')))),
  shipperId: z.optional(z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$')))),
  cargoName: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  cargoTypeCode: z.optional(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$')))),
  priceMode: z.optional(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$')))),
  unitPrice: z.optional(z.int().check(z.minimum(1), z.maximum(100000000))),
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
  plannedWeight: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(2147483647)))),
  volume: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(2147483647)))),
  pieces: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(2147483647)))),
  pickupTimeFrom: z.optional(
    z.nullable(z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$')))),
  ),
  pickupTimeTo: z.optional(
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
  needInsurance: z.optional(z.nullable(z.enum(['0', '1']))),
  insuredAmount: z.optional(z.nullable(z.int().check(z.minimum(0)))),
  needReceipt: z.optional(z.nullable(z.enum(['0', '1']))),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
});
/** What `editPrice` takes, as a schema for forms. */
export const shippingNoteEditPriceInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  unitPrice: z.optional(z.int().check(z.minimum(1), z.maximum(100000000))),
  customerUnitPrice: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(100000000)))),
  agentFee: z.optional(z.nullable(z.int().check(z.minimum(0)))),
  serviceRate: z.optional(z.int().check(z.minimum(0), z.maximum(2000))),
  cargoPrice: z.optional(z.nullable(z.int().check(z.minimum(0)))),
  lossRate: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(500)))),
  extraFee: z.optional(z.int().check(z.minimum(0))),
  deduction: z.optional(z.int().check(z.minimum(0))),
  reason: z.string().check(z.maxLength(200)),
});
/** What `editWeight` takes, as a schema for forms. */
export const shippingNoteEditWeightInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  loadWeight: z.optional(z.int().check(z.minimum(1), z.maximum(200000))),
  unloadWeight: z.optional(z.int().check(z.minimum(1), z.maximum(200000))),
  loadTime: z.optional(z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$')))),
  departTime: z.optional(z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$')))),
  arriveTime: z.optional(z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$')))),
  unloadTime: z.optional(z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$')))),
  signTime: z.optional(z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$')))),
  reason: z.string().check(z.maxLength(200)),
  confirmWarnings: z.optional(z.boolean()),
});
/** What `load` takes, as a schema for forms. */
export const shippingNoteLoadInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  gross: z.optional(z.nullable(z.int().check(z.minimum(0)))),
  tare: z.optional(z.nullable(z.int().check(z.minimum(0)))),
  weight: z.int().check(z.minimum(0), z.maximum(200000)),
  slipNo: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  files: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  confirmWarnings: z.optional(z.boolean()),
  time: z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$'))),
});
/** What `openNotes` takes, as a schema for forms. */
export const shippingNoteOpenNotesInput = z.object({
  of: z.enum(['driver', 'vehicle']),
  ids: z.array(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$')))).check(z.maxLength(500)),
});
/** What `preCheck` takes, as a schema for forms. */
export const shippingNotePreCheckInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  pass: z.boolean(),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  files: z.optional(
    z
      .array(
        z.object({
          id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
          valid: z.boolean(),
          reason: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
        }),
      )
      .check(z.maxLength(60)),
  ),
});
/** What `preCheckBatch` takes, as a schema for forms. */
export const shippingNotePreCheckBatchInput = z.object({
  ids: z.array(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$')))).check(z.minLength(1), z.maxLength(100)),
  versions: z.optional(z.array(z.int().check(z.minimum(0))).check(z.maxLength(100))),
});
/** What `refuse` takes, as a schema for forms. */
export const shippingNoteRefuseInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `reopen` takes, as a schema for forms. */
export const shippingNoteReopenInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `resubmitReview` takes, as a schema for forms. */
export const shippingNoteResubmitReviewInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
  loadTime: z.optional(z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$')))),
  departTime: z.optional(z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$')))),
  arriveTime: z.optional(z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$')))),
  unloadTime: z.optional(z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$')))),
  signTime: z.optional(z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$')))),
  loadSlipNo: z.optional(z.string().check(z.maxLength(50))),
  unloadSlipNo: z.optional(z.string().check(z.maxLength(50))),
  receiptNo: z.optional(z.string().check(z.maxLength(50))),
  files: z.optional(
    z
      .array(
        z.object({
          kind: z.enum(['loadSlip', 'unloadSlip', 'receipt', 'sitePhoto', 'other']),
          path: z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))),
        }),
      )
      .check(z.maxLength(27)),
  ),
  replaces: z.optional(z.array(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$')))).check(z.maxLength(27))),
});
/** What `revoke` takes, as a schema for forms. */
export const shippingNoteRevokeInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  revokeCode: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))),
  reason: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  number: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
});
/** What `revokeApprove` takes, as a schema for forms. */
export const shippingNoteRevokeApproveInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  pass: z.boolean(),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
/** What `revokeCancel` takes, as a schema for forms. */
export const shippingNoteRevokeCancelInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
/** What `setGoods` takes, as a schema for forms. */
export const shippingNoteSetGoodsInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  goods: z
    .array(
      z.object({
        descriptionOfGoods: z.string().check(z.minLength(1), z.maxLength(512)),
        cargoTypeClassificationCode: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))),
        goodsItemGrossWeight: z.int().check(z.minimum(1), z.maximum(200000)),
        cube: z.optional(z.nullable(z.int().check(z.minimum(1)))),
        totalNumberOfPackages: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(99999999)))),
      }),
    )
    .check(z.minLength(1), z.maxLength(10)),
});
/** What `sign` takes, as a schema for forms. */
export const shippingNoteSignInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  signTime: z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$'))),
  signBy: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  receiptNo: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  files: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  confirmWarnings: z.optional(z.boolean()),
});
/** What `submitCheck` takes, as a schema for forms. */
export const shippingNoteSubmitCheckInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  extraFee: z.optional(z.int().check(z.minimum(0))),
  extraFeeRemark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  deduction: z.optional(z.int().check(z.minimum(0))),
  deductionRemark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  agentFee: z.optional(z.int().check(z.minimum(0))),
});
/** What `supplement` takes, as a schema for forms. */
export const shippingNoteSupplementInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  files: z
    .array(
      z.object({
        kind: z.enum(['loadSlip', 'unloadSlip', 'receipt', 'sitePhoto', 'other']),
        path: z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))),
      }),
    )
    .check(z.minLength(1), z.maxLength(27)),
  replaces: z.optional(z.array(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$')))).check(z.maxLength(27))),
});
/** What `unload` takes, as a schema for forms. */
export const shippingNoteUnloadInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  gross: z.optional(z.nullable(z.int().check(z.minimum(0)))),
  tare: z.optional(z.nullable(z.int().check(z.minimum(0)))),
  weight: z.int().check(z.minimum(0), z.maximum(200000)),
  slipNo: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  files: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  confirmWarnings: z.optional(z.boolean()),
  time: z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$'))),
  arriveTime: z.optional(
    z.nullable(z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$')))),
  ),
});
