import type { EventType } from '../../src/modules/shipping/note-event/eventTypes.ts';
import type { hyNoteEvent } from '../../src/modules/shipping/note-event/noteEvent.table.ts';
import { realnames } from '../roles.ts';
import { idAt, timeText } from './calendar.ts';
import type { Moments } from './lifecycle.ts';
import type { NotePlan } from './notes.ts';
import type { Random } from './random.ts';

/** Rows as they are inserted. */
export type TimelineEvent = typeof hyNoteEvent.$inferInsert;

/** Each step of a waybill's life as the timeline tells it. */
const told: readonly [
  step: keyof Moments,
  event: EventType,
  from: string | null,
  to: string | null,
  by: string,
  party: string,
  text: (plan: NotePlan) => string,
][] = [
  ['dispatch', 'assigned', null, '15', 'dispatcher', '1', ({ note }) => `派车：${note.driverName} ${note.vehicleNumber}`],
  ['accept', 'accepted', '15', '20', '', '3', ({ note }) => `${note.driverName} 接单`],
  ['load', 'loaded', '20', '30', '', '3', ({ note }) => `装货 ${tonnes(note.loadWeight)} 吨，磅单号 ${note.loadSlipNo}`],
  ['depart', 'departed', '30', '40', '', '3', ({ note }) => `从 ${note.sendCity} 发车`],
  ['arrive', 'unloadArrived', null, null, '', '3', ({ note }) => `到达 ${note.receiveCity}`],
  ['unload', 'unloaded', '40', '50', '', '3', ({ note }) => `卸货 ${tonnes(note.unloadWeight)} 吨，磅单号 ${note.unloadSlipNo}`],
  ['sign', 'signed', '50', '55', '', '2', ({ note }) => `${note.signBy} 签收`],
  ['preCheck', 'preCheckPass', '55', '58', 'ops', '1', () => '预审通过'],
  ['submitCheck', 'submitCheck', '58', '60', 'ops', '1', () => '提交验收'],
  ['check', 'checkPass', '60', '65', 'customer_op', '2', () => '验收通过'],
  ['review', 'bizReviewPass', '65', '68', 'compliance', '1', () => '业务审核通过'],
  ['examine', 'examinePass', '68', '70', 'finance_mgr', '1', () => '财务审核通过'],
  ['paySubmit', 'paySubmitted', '75', '78', 'cashier', '1', () => '提交付款'],
  ['paid', 'paySuccess', '78', '80', 'system', '0', () => '付款成功'],
  ['revoke', 'revoked', null, '99', 'dispatcher', '1', ({ note }) => `撤销：${note.revokeReason}`],
];

const tonnes = (kilograms: number | null | undefined): string => ((kilograms ?? 0) / 1000).toFixed(3);

/** What the scale set tells of a waybill: four events of an ordinary one. @source freight-domain 8.5 */
const milestones = told.filter(([step]) => ['dispatch', 'load', 'unload', 'sign', 'revoke'].includes(step));

/** The timeline of a waybill, as far as it has come; with `brief` its milestones alone. */
export function timelineOf(plan: NotePlan, { random, brief = false }: { random: Random; brief?: boolean }): TimelineEvent[] {
  const { note, moments } = plan;
  return (brief ? milestones : told).flatMap(([step, eventType, fromStatus, toStatus, by, actorType, text]) => {
    const at = moments[step];
    if (at === undefined) return [];
    const actorName = by === '' ? (actorType === '2' ? (note.signBy ?? '收货人') : (note.driverName ?? '')) : (realnames.get(by) ?? by);
    // Entered by hand, and not given out yet.
    const isEntered = step === 'dispatch' && note.driverName === null;
    const what = isEntered
      ? ({ eventType: 'created', content: `创建运单 ${note.shippingNoteNumber}`, toStatus: note.noteStatus } as const)
      : { eventType, content: text(plan), toStatus };
    return [
      {
        id: idAt(random, at),
        tenantId: 0,
        createBy: by === '' ? 'system' : by,
        createTime: timeText(at),
        noteId: note.id,
        happenTime: timeText(at),
        actorType,
        actorName,
        fromStatus,
        ...what,
      },
    ];
  });
}
