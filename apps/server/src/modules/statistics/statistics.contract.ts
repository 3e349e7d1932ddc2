import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import {
  basisPoints,
  contract,
  dict,
  entity,
  hours,
  Id,
  integer,
  kilograms,
  metres,
  money,
  text,
  tonneKilometres,
  unitPrice,
} from '../../platform/contract/index.ts';

const plain = { sortable: false } as const;
const signed = { ...plain, min: -Number.MAX_SAFE_INTEGER } as const;
const subject = { name: text(label('统计项', 'Group'), { max: 200, sortable: false }) };
const grossProfit = money(label('毛利', 'Gross profit'), {
  ...signed,
  description: 'What is charged less what the carrying side and the agent get, corrections and all. For the platform alone.',
});

/** What was paid to drivers, captains and carriers. @source freight-domain 5.4 ST1 */
const StatCollection = entity('statCollection', {
  label: label('收款统计', 'Collection'),
  required: {},
  optional: {},
  computed: {
    ...subject,
    payees: integer(label('收款人数', 'Payees'), plain),
    payments: integer(label('付款笔数', 'Payments'), plain),
    amount: money(label('收款金额', 'Amount'), plain),
    prepaid: money(label('其中预付', 'Prepaid'), plain),
    offline: money(label('其中线下', 'Paid offline'), plain),
    failed: integer(label('失败笔数', 'Failed'), { ...plain, description: 'Payments that the bank refused and that were not sent again.' }),
    payHours: hours(label('签收到付款', 'Signature to payment'), plain),
  },
  exportColumns: ['name', 'payees', 'payments', 'amount', 'prepaid', 'offline', 'failed', 'payHours'],
});

/** How far vehicles drove. @source freight-domain 5.4 ST2 */
const StatMileage = entity('statMileage', {
  label: label('里程统计', 'Mileage'),
  required: {},
  optional: {},
  computed: {
    ...subject,
    energyType: dict('energy_type', { label: label('能源类型', 'Fuel'), options: { sortable: false } }),
    trips: integer(label('趟次', 'Trips'), plain),
    weight: kilograms(label('重量', 'Weight'), plain),
    planned: metres(label('计划里程', 'Planned'), plain),
    tracked: metres(label('轨迹里程', 'Tracked'), plain),
    deviation: basisPoints(label('里程偏差', 'Deviation'), {
      ...signed,
      description: 'Of the track from the plan, among trips with a track.',
    }),
    tonneKm: tonneKilometres(label('周转量', 'Tonne-km'), plain),
    emptyRatio: basisPoints(label('空驶率', 'Empty runs'), {
      ...plain,
      description:
        'Ways from where a vehicle was unloaded to where it loaded next, as the crow flies, of all that it drove. For the platform alone.',
    }),
  },
  exportColumns: ['name', 'energyType', 'trips', 'weight', 'planned', 'tracked', 'deviation', 'tonneKm', 'emptyRatio'],
});

/** Orders and what became of them. @source freight-domain 5.4 ST3 */
const StatOrders = entity('statOrders', {
  label: label('订单统计', 'Orders'),
  required: {},
  optional: {},
  computed: {
    ...subject,
    orders: integer(label('订单数', 'Orders'), plain),
    ordered: kilograms(label('下单重量', 'Ordered'), plain),
    dispatched: kilograms(label('已派重量', 'Dispatched'), plain),
    completion: basisPoints(label('完成率', 'Completed'), { ...plain, description: 'Vehicles that finished of those that were sent.' }),
    dispatchHours: hours(label('发布到派车', 'Publication to dispatch'), plain),
    revokeRate: basisPoints(label('撤销率', 'Revoked'), { ...plain, description: 'Revoked waybills of all that the orders had.' }),
  },
  exportColumns: ['name', 'orders', 'ordered', 'dispatched', 'completion', 'dispatchHours', 'revokeRate'],
});

/** What people did. @source freight-domain 5.4 ST4 */
const StatPerson = entity('statPerson', {
  label: label('全员统计', 'People'),
  required: {},
  optional: {},
  computed: {
    ...subject,
    documents: integer(label('经办单数', 'Documents'), plain),
    weight: kilograms(label('重量', 'Weight'), plain),
    feeTotal: money(label('费用合计', 'Total fee'), plain),
    grossProfit,
    passed: integer(label('通过', 'Passed'), plain),
    refused: integer(label('驳回', 'Refused'), plain),
    handlingHours: hours(label('平均处理时长', 'Handling time'), plain),
  },
  exportColumns: ['name', 'documents', 'weight', 'feeTotal', 'grossProfit', 'passed', 'refused', 'handlingHours'],
});

/** What carriage brought and cost. @source freight-domain 5.4 ST5 */
const StatFreight = entity('statFreight', {
  label: label('运费统计', 'Freight'),
  required: {},
  optional: {},
  computed: {
    ...subject,
    notes: integer(label('运单数', 'Waybills'), plain),
    weight: kilograms(label('重量', 'Weight'), plain),
    feeTotal: money(label('费用合计', 'Total fee'), plain),
    driverFee: money(label('司机运费', 'Driver fee'), plain),
    serviceFee: money(label('服务费', 'Service fee'), plain),
    agentMargin: money(label('代理差额', 'Agent margin'), plain),
    lossAmount: money(label('扣损金额', 'Loss'), plain),
    extraFee: money(label('杂费', 'Extras'), plain),
    grossProfit,
    margin: basisPoints(label('毛利率', 'Margin'), { ...signed, description: 'Of the total fee. For the platform alone.' }),
    perTonneKm: unitPrice(label('吨公里运费', 'Per tonne-km'), plain),
  },
  exportColumns: [
    'name',
    'notes',
    'weight',
    'feeTotal',
    'driverFee',
    'serviceFee',
    'agentMargin',
    'lossAmount',
    'extraFee',
    'grossProfit',
    'margin',
    'perTonneKm',
  ],
});

const figures = z.record(z.string(), z.number().nullable());
const Range = z.object({ from: z.iso.date(), to: z.iso.date() });

/** Figures of some days by what they are asked for by. Amounts that the reader may not see are null. */
export const Statistics = z
  .object({
    ...Range.shape,
    /** The stretch that they are compared with; null where nothing was asked of it. */
    before: Range.nullable(),
    /** When the days before today were counted last; null: all of it was counted now. */
    countedAt: z.string().nullable(),
    /** Of the groups, those with most; `groups` is how many there are. */
    rows: z.array(
      z.object({
        /** What it is about: an id, a code, a lane or a first day; null for what belongs to none. */
        key: z.string().nullable(),
        name: z.string(),
        energyType: z.string().nullable(),
        now: figures,
        before: figures.nullable(),
      }),
    ),
    groups: z.int(),
    totals: figures,
    totalsBefore: figures.nullable(),
    /** By day, week or month, named by its first day; none is left out. */
    trend: z.array(z.object({ day: z.iso.date(), now: figures })),
  })
  .meta({ id: 'Statistics' });

const asked = {
  from: z.iso.date(),
  to: z.iso.date(),
  step: z.enum(['day', 'week', 'month']).default('day'),
  /** `0`: nothing is compared with the stretch before. */
  compare: z.enum(['0', '1']).default('1'),
  companyId: Id.optional(),
  customerId: Id.optional(),
  agentId: Id.optional(),
};

/** What each may be asked for by. */
export const statisticsBy = {
  collection: ['payee', 'payeeType', 'bank', 'time'],
  mileage: ['vehicle', 'driver', 'lane', 'province', 'time'],
  orders: ['customer', 'cargo', 'lane', 'status', 'time'],
  person: ['salesperson', 'dispatcher', 'auditor', 'driver', 'captain', 'customerUser'],
  freight: ['company', 'customer', 'agent', 'time'],
} as const;

/** Name of a statistic. */
export type StatisticName = keyof typeof statisticsBy;
/** Entities by the statistic that fills their fields. */
export const statisticKinds = {
  collection: StatCollection,
  mileage: StatMileage,
  orders: StatOrders,
  person: StatPerson,
  freight: StatFreight,
} as const;

const path = '/statistics/hyStatistics';

/** The call of a statistic. */
function statistic<const Name extends StatisticName>(name: Name) {
  const kind = statisticKinds[name];
  return contract(path, {
    about: { domain: 'statistics', name: kind.name, entity: kind },
    endpoints: {
      figures: {
        method: 'GET',
        path: `/${name}`,
        permission: 'statistics:list',
        summary: kind.label,
        query: z.object({ ...asked, by: z.enum(statisticsBy[name]).optional() }),
        reply: Statistics,
        errors: ['InvalidInput'],
      },
    },
  });
}

/** @source freight-domain 5.4 ST1 */
export const collectionContract = statistic('collection');
/** @source freight-domain 5.4 ST2 */
export const mileageContract = statistic('mileage');
/** @source freight-domain 5.4 ST3 */
export const ordersContract = statistic('orders');
/** @source freight-domain 5.4 ST4 */
export const personContract = statistic('person');
/** @source freight-domain 5.4 ST5 */
export const freightContract = statistic('freight');

/** Sheets of all of them. @source freight-domain 5.4 */
export const statisticContract = contract(path, {
  about: { domain: 'statistics', name: 'statistic' },
  endpoints: {
    exportXls: {
      method: 'GET',
      path: '/exportXls',
      permission: 'statistics:export',
      summary: label('导出统计', 'Export statistics'),
      query: z.object({
        ...asked,
        name: z.enum(Object.keys(statisticsBy) as [StatisticName, ...StatisticName[]]),
        by: z.string().max(20).optional(),
      }),
      reply: z.null(),
      content: 'file',
      later: true,
      errors: ['InvalidInput'],
    },
  },
});
