import { label } from '@tarmac/freight-api/rules';
import { amountKey, countKey, rateKey, switchKey, textKey } from '../configKey.ts';

const days = label('天', 'days');
const minutes = label('分钟', 'min');

/** What decides on trips: who may drive, what may be loaded, what is asked before and after. */
export const shippingKeys = {
  allowParallelNotes: switchKey(false, {
    group: 'shipping',
    name: label('允许一车多单', 'Several open waybills per vehicle'),
    about: label(
      '开启后，车辆有未完成的运单时仍可派车；关闭时一车只能有一张在途运单。',
      'On: a vehicle may be dispatched while another waybill of it is open. Off: one open waybill per vehicle.',
    ),
  }),
  acceptTimeoutMinutes: countKey(120, {
    group: 'shipping',
    name: label('接单时限', 'Time to accept'),
    about: label(
      '司机超过此时间未接单，运单自动退回待派车。',
      'A waybill that its driver has not accepted within this time goes back to be dispatched.',
    ),
    unit: minutes,
    min: 1,
    max: 10_080,
  }),
  signTimeoutHours: countKey(72, {
    group: 'shipping',
    name: label('签收时限', 'Time to sign'),
    about: label(
      '卸货后超过此时间未签收，提醒调度员和客户一次。',
      'Who sent the vehicle, and the customer, are reminded once of a waybill that nobody signed for within this time after unloading.',
    ),
    unit: label('小时', 'hours'),
    min: 1,
    max: 720,
  }),
  idAllowWarnings: switchKey(true, {
    group: 'shipping',
    name: label('接受有提示的证件', 'Papers with warnings'),
    about: label(
      '开启后，证件有提示时可在确认或填写原因后通过；关闭后一律不能通过。',
      'On: papers that a check warns of are accepted once somebody confirms them or says why. Off: they are not accepted.',
    ),
  }),
  complaintReplyHours: countKey(24, {
    group: 'shipping',
    name: label('投诉回复时限', 'Time to answer complaints'),
    about: label('投诉超过此时间未回复，标为超时并提醒。', 'A complaint without a reply within this time is overdue and told.'),
    unit: label('小时', 'hours'),
    min: 1,
    max: 720,
  }),
  sensitiveWords: {
    ...textKey('text', {
      group: 'shipping',
      name: label('敏感词', 'Words to mask'),
      about: label(
        '评价和回复中的这些词以星号显示，不分大小写和全半角，字间空格不计。以逗号、顿号、分号或换行分隔。',
        'These words are masked in evaluations and replies, in any case and width and with blanks in between. Separated by commas, semicolons or lines.',
      ),
    }),
    default: '傻逼、妈的、王八蛋、混蛋、滚蛋、骗子、垃圾、去死、废物、他妈、狗屁、白痴',
  },
  contractSignRequired: switchKey(false, {
    group: 'shipping',
    name: label('接单须签合同', 'Contract before accepting'),
    about: label('开启后，司机签署运输合同后才能接单。', 'On: a driver signs the contract of carriage before accepting.'),
  }),
  revokeNeedApprove: switchKey(true, {
    group: 'shipping',
    name: label('装货后撤单须审批', 'Approval of late revocations'),
    about: label(
      '开启后，装货后的撤单须由他人审批；关闭后可直接撤单。',
      'On: revoking after loading waits for another person. Off: it happens at once.',
    ),
  }),
  overloadTolerance: rateKey(0, {
    group: 'shipping',
    name: label('超载容差', 'Overload tolerance'),
    about: label(
      '装货净重可超过核定载质量的比例。法规不允许超载，一般应为0。',
      'By how much the net weight may exceed the approved load. The law allows no overload, so this is normally 0.',
    ),
    min: 0,
    max: 1000,
  }),
  maxExtraFee: amountKey(500_000, {
    group: 'shipping',
    name: label('杂费上限', 'Largest extra fee'),
    about: label('一张运单的杂费不得超过此金额。', 'The extra fee of a waybill may not exceed this.'),
    min: 0,
    max: 100_000_000,
  }),
  certRemindDays: countKey(30, {
    group: 'shipping',
    name: label('证件到期提醒', 'Reminder of expiring papers'),
    about: label(
      '司机、车辆和承运商的证件在到期前多少天列为即将到期并提醒。',
      'How long before they expire papers of drivers, vehicles and carriers are listed and reminded of.',
    ),
    unit: days,
    min: 1,
    max: 365,
  }),
  priceOutlierBp: rateKey(5000, {
    group: 'review',
    name: label('运价偏离阈值', 'Price far from the lane'),
    about: label(
      '运价偏离线路中位价超过此比例，视为异常：订单不能免审，业务审核提示。',
      'A price further than this from the median of its lane stands out: the order needs a review, and the business review says so.',
    ),
    min: 0,
    max: 50_000,
  }),
  trackRequired: switchKey(true, {
    group: 'review',
    name: label('业务审核须有完整轨迹', 'Whole track required'),
    about: label(
      '开启后，轨迹不完整的运单不能通过业务审核，也不能上报。',
      'On: a waybill without a whole track neither passes the business review nor is reported.',
    ),
  }),
  trackMatchMeters: countKey(5000, {
    group: 'review',
    name: label('装卸点偏差', 'Distance from the places'),
    about: label(
      '轨迹起止点与装卸货地址的距离在此范围内视为相符。',
      'A track fits when it begins and ends within this distance of the places of loading and unloading.',
    ),
    unit: label('米', 'm'),
    min: 100,
    max: 50_000,
  }),
  trackMaxGapMinutes: countKey(120, {
    group: 'review',
    name: label('轨迹最长中断', 'Longest gap of a track'),
    about: label('定位中断超过此时间，轨迹视为不完整。', 'With a longer gap between positions a track is not whole.'),
    unit: minutes,
    min: 1,
    max: 1440,
  }),
  longStopMinutes: countKey(120, {
    group: 'review',
    name: label('长时间停留', 'Long stop'),
    about: label(
      '运输途中在装卸货地以外停留达到此时间，提醒调度员。',
      'A vehicle that stands for so long elsewhere than where it loads and unloads is told to who sent it.',
    ),
    unit: minutes,
    min: 30,
    max: 1440,
  }),
  maxSpeedKmh: countKey(110, {
    group: 'review',
    name: label('平均时速上限', 'Highest average speed'),
    about: label('装货到卸货的平均时速超过此值，视为不合理。', 'A higher average speed from loading to unloading is not plausible.'),
    unit: label('公里/小时', 'km/h'),
    min: 40,
    max: 200,
  }),
} as const;
