import { z } from 'zod';
import {
  basisPoints,
  contract,
  dateTime,
  dict,
  files,
  Id,
  IdQuery,
  integer,
  kilograms,
  ListQuery,
  litres,
  longText,
  money,
  perMille,
  reference,
  standardEndpoints,
  text,
  unitPrice,
} from '../../../platform/contract/index.ts';
import { RowKey, RowReason, RowVerdict } from '../../../platform/contract/rowInputs.ts';
import { checkingEndpoints } from './checking.contract.ts';
import { FeeTrial, NoteDetail, OpenNotesInput, OpenNotesQuery } from './noteReads.contract.ts';
import { ShippingNote } from './shippingNote.entity.ts';
import { shippingNoteStates } from './shippingNote.states.ts';

const trip = {
  driverId: Id,
  vehicleId: Id,
  coDriverId: reference('driver', { label: { zh: '副驾驶员', en: 'Second driver' }, options: { textField: 'coDriverName' } }).nullish(),
  trailerNumber: text({ zh: '挂车牌照号', en: 'Trailer plate' }, { max: 35, rule: 'trailerPlate' }).nullish(),
  plannedWeight: kilograms({ zh: '计划重量', en: 'Planned weight' }, { min: 1, narrow: true }),
};

const weighing = {
  gross: kilograms({ zh: '毛重', en: 'Gross' }).nullish(),
  tare: kilograms({ zh: '皮重', en: 'Tare' }).nullish(),
  /** Net weight; a zero is refused with 40212. */
  weight: kilograms({ zh: '净重', en: 'Net' }, { max: 200_000 }),
  slipNo: text({ zh: '磅单号', en: 'Slip number' }, { max: 50 }).nullish(),
  files: files({ zh: '磅单照片', en: 'Slip photos' }, { biz: 'weighslip', image: true, maxCount: 9 }).nullish(),
  confirmWarnings: z.boolean().optional(),
};

/** Driver and vehicle for a waybill. @source freight-domain G06 */
export const TripInput = RowKey.extend({ ...trip, confirmWarnings: z.boolean().optional() }).meta({ id: 'TripInput' });
/** Weights of the loading place. */
export const LoadInput = RowKey.extend({ ...weighing, time: dateTime({ zh: '装货时间', en: 'Loaded at' }) }).meta({ id: 'LoadInput' });
/** Weights of the unloading place. */
export const UnloadInput = RowKey.extend({
  ...weighing,
  time: dateTime({ zh: '卸货时间', en: 'Unloaded at' }),
  arriveTime: dateTime({ zh: '到达时间', en: 'Arrived at' }).nullish(),
}).meta({ id: 'UnloadInput' });
/** The consignee's signature. */
export const SignInput = RowKey.extend({
  signTime: dateTime({ zh: '签收时间', en: 'Signed at' }),
  signBy: text({ zh: '签收人', en: 'Signed by' }, { max: 64 }).nullish(),
  receiptNo: text({ zh: '回单号', en: 'Receipt' }, { max: 50 }).nullish(),
  files: files({ zh: '回单照片', en: 'Receipt photos' }, { image: true, maxCount: 9 }).nullish(),
  confirmWarnings: z.boolean().optional(),
}).meta({ id: 'SignInput' });

const prices = {
  unitPrice: unitPrice({ zh: '司机运价', en: "Driver's price" }, { min: 1, max: 100_000_000 }).optional(),
  customerUnitPrice: unitPrice({ zh: '客户运价', en: "Customer's price" }, { min: 1, max: 100_000_000 }).nullish(),
  agentFee: money({ zh: '代理运费', en: 'Agent fee' }).nullish(),
  serviceRate: basisPoints({ zh: '服务费率', en: 'Service rate' }, { max: 2000 }).optional(),
  cargoPrice: money({ zh: '货值单价(吨)', en: 'Cargo value per tonne' }).nullish(),
  lossRate: perMille({ zh: '允许货损率', en: 'Tolerated loss' }, { max: 500 }).nullish(),
  extraFee: money({ zh: '杂费', en: 'Extras' }).optional(),
  deduction: money({ zh: '其他扣款', en: 'Other deductions' }).optional(),
};

/** What a waybill carries, in the words that the authorities are told. @source freight-domain 2.5 hy_note_goods */
export const GoodsInput = RowKey.extend({
  goods: z
    .array(
      z.object({
        descriptionOfGoods: text({ zh: '货物名称', en: 'Cargo' }, { min: 1, max: 512 }),
        cargoTypeClassificationCode: dict('cargo_type', { label: { zh: '货物类型', en: 'Cargo type' } }),
        goodsItemGrossWeight: kilograms({ zh: '重量', en: 'Weight' }, { min: 1, max: 200_000 }),
        cube: litres({ zh: '体积', en: 'Volume' }, { min: 1 }).nullish(),
        totalNumberOfPackages: integer({ zh: '件数', en: 'Pieces' }, { min: 1, max: 99_999_999 }).nullish(),
      }),
    )
    .min(1)
    .max(10),
}).meta({ id: 'GoodsInput' });

/** New prices of a waybill; the reason is kept. */
export const EditPriceInput = RowKey.extend({ ...prices, reason: longText({ zh: '调整原因', en: 'Reason' }, { max: 200 }) }).meta({
  id: 'EditPriceInput',
});

/**
 * Why a waybill is taken back: a code, and words where the code says nothing by itself (9). One with goods on the road is confirmed by its
 * number.
 */
export const RevokeInput = RowKey.extend({
  revokeCode: dict('revoke_reason', { label: { zh: '撤销原因', en: 'Reason of revocation' } }),
  reason: longText({ zh: '撤销说明', en: 'In words' }, { max: 200 }).nullish(),
  number: text({ zh: '运单号', en: 'Waybill number' }, { spelling: 'compact', max: 20 }).nullish(),
}).meta({ id: 'RevokeInput' });

const number = z.coerce.number().int().min(0).optional();

const errors = ['NotFound', 'Conflict', 'InvalidInput'] as const;
const transition = { reply: ShippingNote.row, idempotent: 'accepted', checkable: true, errors } as const;
const withMoney = { reply: ShippingNote.row, idempotent: 'required', checkable: true, errors } as const;

/** @source freight-domain F02 */
export const shippingNoteContract = contract('/shipping/hyShippingNote', {
  about: { domain: 'shipping', name: 'shippingNote', entity: ShippingNote, states: shippingNoteStates },
  endpoints: {
    ...standardEndpoints(ShippingNote, 'shipping'),
    detail: {
      method: 'GET',
      path: '/detail',
      permission: 'shipping:list',
      summary: { zh: '运单详情', en: 'Waybill with goods and documents' },
      query: IdQuery,
      reply: NoteDetail,
      errors: ['NotFound'],
    },
    print: {
      method: 'GET',
      path: '/print',
      permission: 'shipping:print',
      summary: { zh: '打印运单', en: 'Print waybill' },
      query: IdQuery,
      reply: NoteDetail,
      errors: ['NotFound'],
    },
    statusCount: {
      method: 'GET',
      path: '/statusCount',
      permission: 'shipping:list',
      summary: { zh: '状态计数', en: 'Count by status' },
      query: ListQuery.extend({
        of: z
          .enum(['noteStatus', 'preCheckState', 'checkState', 'businessReviewState'])
          .optional()
          .describe('Field whose codes are counted; by default the status.'),
      }),
      reply: z.record(z.string(), z.int()),
    },
    openNotes: {
      method: 'POST',
      path: '/openNotes',
      permission: 'shipping:list',
      summary: { zh: '在途运单数', en: 'Count open waybills of crews' },
      body: OpenNotesInput,
      reply: z.record(z.string(), z.int()),
    },
    openNotesOf: {
      method: 'GET',
      path: '/openNotes',
      permission: 'shipping:list',
      summary: { zh: '在途运单数', en: 'Count open waybills of crews' },
      query: OpenNotesQuery,
      reply: z.record(z.string(), z.int()),
    },
    feeTrial: {
      method: 'GET',
      path: '/feeTrial',
      permission: 'shipping:list',
      summary: { zh: '费用试算', en: 'Try fees' },
      reply: FeeTrial,
      errors: ['NotFound'],
      query: z.object({
        id: Id,
        loadWeight: number,
        unloadWeight: number,
        extraFee: number,
        deduction: number,
        unitPrice: number,
        customerUnitPrice: number,
        agentFee: number,
        serviceRate: number,
        lossRate: number,
        cargoPrice: number,
        cleared: z.string().max(200).optional().describe('Names of prices that would be empty, comma separated.'),
      }),
    },
    dispatchVehicle: {
      method: 'POST',
      path: '/dispatchVehicle',
      permission: 'shipping:dispatchVehicle',
      summary: { zh: '派车', en: 'Dispatch a vehicle' },
      body: TripInput,
      ...withMoney,
    },
    changeVehicle: {
      method: 'PUT',
      path: '/changeVehicle',
      permission: 'shipping:dispatchVehicle',
      summary: { zh: '改派', en: 'Change driver or vehicle' },
      body: TripInput,
      ...withMoney,
    },
    accept: {
      method: 'PUT',
      path: '/accept',
      permission: 'shipping:accept',
      summary: { zh: '接单', en: 'Accept' },
      body: RowReason,
      ...transition,
    },
    refuse: {
      method: 'PUT',
      path: '/refuse',
      permission: 'shipping:accept',
      summary: { zh: '拒单', en: 'Refuse' },
      body: RowReason,
      ...withMoney,
    },
    load: { method: 'PUT', path: '/load', permission: 'shipping:load', summary: { zh: '装货', en: 'Load' }, body: LoadInput, ...withMoney },
    depart: {
      method: 'PUT',
      path: '/depart',
      permission: 'shipping:load',
      summary: { zh: '发车', en: 'Depart' },
      body: RowKey.extend({ departTime: dateTime({ zh: '发车时间', en: 'Departed at' }).nullish() }).meta({ id: 'DepartInput' }),
      ...transition,
    },
    unload: {
      method: 'PUT',
      path: '/unload',
      permission: 'shipping:unload',
      summary: { zh: '卸货', en: 'Unload' },
      body: UnloadInput,
      ...withMoney,
    },
    sign: {
      method: 'PUT',
      path: '/sign',
      permission: 'shipping:sign',
      summary: { zh: '签收', en: 'Sign' },
      body: SignInput,
      ...transition,
    },
    ...checkingEndpoints,
    setGoods: {
      method: 'PUT',
      path: '/setGoods',
      permission: 'shipping:edit',
      summary: { zh: '货物明细', en: 'Goods' },
      body: GoodsInput,
      ...transition,
    },
    editPrice: {
      method: 'PUT',
      path: '/editPrice',
      permission: 'shipping:editPrice',
      summary: { zh: '改价', en: 'Change prices' },
      body: EditPriceInput,
      ...withMoney,
    },
    revoke: {
      method: 'PUT',
      path: '/revoke',
      permission: 'shipping:revoke',
      summary: { zh: '撤销', en: 'Revoke' },
      body: RevokeInput,
      ...withMoney,
    },
    revokeApprove: {
      method: 'PUT',
      path: '/revokeApprove',
      permission: 'shipping:revokeApprove',
      summary: { zh: '撤销审批', en: 'Decide on revocations' },
      body: RowVerdict,
      ...withMoney,
    },
    revokeCancel: {
      method: 'PUT',
      path: '/revokeCancel',
      permission: 'shipping:revoke',
      summary: { zh: '撤回撤销申请', en: 'Withdraw the request to revoke' },
      body: RowKey,
      ...transition,
    },
  },
});
