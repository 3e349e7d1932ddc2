import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, dateTime, dict, entity, Id, person, standardEndpoints, text } from '../../../platform/contract/index.ts';

/** A change of a price. @source freight-domain 2.32 */
export const PriceHistory = entity('priceHistory', {
  label: { zh: '价格记录', en: 'Price history' },
  required: {},
  optional: {},
  computed: {
    targetType: dict('price_target', { label: { zh: '对象', en: 'Subject' } }),
    targetId: text({ zh: '对象编号', en: 'Subject id' }, { max: 32, filter: 'equals' }),
    targetNo: text({ zh: '对象单号', en: 'Subject number' }, { spelling: 'compact', max: 40, filter: 'text' }),
    fieldName: dict('price_field', { label: { zh: '价格', en: 'Price' } }),
    fieldLabel: text({ zh: '字段', en: 'Field' }, { max: 40, filter: 'text' }),
    oldValue: text({ zh: '原值', en: 'Before' }, { max: 40 }),
    newValue: text({ zh: '新值', en: 'After' }, { max: 40 }),
    unit: text({ zh: '单位', en: 'Unit' }, { max: 10 }),
    reason: text({ zh: '调整原因', en: 'Reason' }, { max: 200 }),
    sendCity: text({ zh: '装货城市', en: 'Loading city' }, { max: 50, filter: 'text' }),
    receiveCity: text({ zh: '卸货城市', en: 'Unloading city' }, { max: 50, filter: 'text' }),
    cargoName: text({ zh: '货物名称', en: 'Cargo' }, { max: 100, filter: 'text' }),
    priceMode: dict('price_mode', { label: { zh: '计价方式', en: 'Pricing' } }),
    changeBy: person({ zh: '调整人', en: 'Changed by' }, { filter: 'text' }),
    changeTime: dateTime({ zh: '调整时间', en: 'Changed at' }),
    orderMode: dict('order_mode', { label: { zh: '订单模式', en: 'Order mode' } }),
    agentId: text({ zh: '代理', en: 'Agent' }, { max: 32 }),
  },
  exportColumns: [
    'targetType',
    'targetNo',
    'fieldLabel',
    'oldValue',
    'newValue',
    'unit',
    'reason',
    'sendCity',
    'receiveCity',
    'cargoName',
    'changeBy',
    'changeTime',
  ],
});

const { list, exportXls } = standardEndpoints(PriceHistory, 'price');

/** Prices by dictionary `price_field`. */
const priceFields = [
  'unitPrice',
  'customerUnitPrice',
  'agentFee',
  'serviceRate',
  'cargoPrice',
  'lossRate',
  'extraFee',
  'deduction',
] as const;

/** Which price of which lane, and over which days. */
export const LaneCurveQuery = z.object({
  sendCity: z.string().min(1).max(50),
  receiveCity: z.string().min(1).max(50),
  fieldName: z.enum(priceFields),
  cargoName: z.string().max(100).optional(),
  priceMode: z.string().max(2).optional().meta({ description: 'Prices of different modes are not compared: by weight when it is absent.' }),
  begin: z.iso.date(),
  end: z.iso.date(),
  step: z.enum(['day', 'week']).optional().meta({ description: 'How waybills are put together; by the week when it is absent.' }),
});

/** A lane's price over time, as the history writes prices: decimals of `unit`. */
const LaneCurve = z
  .object({
    unit: z.string(),
    changes: z.array(
      z.object({
        id: Id,
        targetType: z.string(),
        targetId: z.string(),
        targetNo: z.string(),
        changeTime: z.string(),
        oldValue: z.string().nullable(),
        newValue: z.string().nullable(),
      }),
    ),
    /** There are earlier changes than those that are told. */
    more: z.boolean(),
    /** The middle price of the waybills that were dispatched from a day on, `n` of them; none for what is not a unit price. */
    medians: z.array(z.object({ from: z.iso.date(), median: z.string(), n: z.int() })),
  })
  .meta({ id: 'LaneCurve' });

/** @source freight-domain F20 */
export const priceHistoryContract = contract('/hyprice/hyPriceHistory', {
  about: { domain: 'shipping', name: 'priceHistory', entity: PriceHistory },
  endpoints: {
    list,
    exportXls,
    laneCurve: {
      method: 'GET',
      path: '/laneCurve',
      permission: 'price:curve',
      summary: label('线路价格曲线', 'Price of a lane over time'),
      query: LaneCurveQuery,
      reply: LaneCurve,
      errors: ['InvalidInput'],
    },
  },
});
