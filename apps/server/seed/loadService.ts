import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { hyCustomer } from '../src/modules/customers/customer/customer.table.ts';
import { hyDriver } from '../src/modules/fleet/driver/driver.table.ts';
import { hyComplaint } from '../src/modules/service/complaint/complaint.table.ts';
import { complaintState } from '../src/modules/service/complaint/complaint.states.ts';
import { hyEvaluation } from '../src/modules/service/evaluation/evaluation.table.ts';
import { openingOf } from '../src/modules/service/score/changeScore.ts';
import { hyScoreLine } from '../src/modules/service/score/scoreLine.table.ts';
import { pointsOfFinding, pointsOfStars, scoreAfter } from '../src/modules/service/score/scoreRules.ts';
import { scoredTables, type ScoreTargetType } from '../src/modules/service/score/scoreTargets.ts';
import { hyViolation } from '../src/modules/service/violation/violation.table.ts';
import { violationState } from '../src/modules/service/violation/violation.states.ts';
import type { NoteRow } from '../src/modules/shipping/shipping-note/shippingNote.resource.ts';
import { hyShippingNote } from '../src/modules/shipping/shipping-note/shippingNote.table.ts';
import { type AnyRow, bulkInsert } from '../src/platform/db/bulkInsert.ts';
import type { Tx } from '../src/platform/db/database.ts';
import { parseDateTimeText } from '../src/platform/clock.ts';
import { complaintWishes, praise, violationKinds } from './demo/serviceWords.ts';
import { day, dayText, hour, idAt, minute, timeText } from './demo/calendar.ts';
import { maker } from './demo/parties.ts';
import { createRandom, type Random } from './demo/random.ts';

type Note = Pick<
  NoteRow,
  | 'id'
  | 'shippingNoteNumber'
  | 'noteStatus'
  | 'customerId'
  | 'customerName'
  | 'driverId'
  | 'driverName'
  | 'vehicleId'
  | 'vehicleNumber'
  | 'carrierId'
  | 'carrierName'
  | 'sendProvince'
  | 'payTime'
  | 'signTime'
  | 'unloadTime'
>;

/** Something that changes scores, at an instant. */
interface Effect {
  at: number;
  source: string;
  sourceId: string;
  sourceNo: string;
  noteId: string;
  points: number;
  reason: string;
  targets: readonly (readonly [ScoreTargetType, string | null])[];
}

const evaluatedNotes = 1050;
const evaluationDays = 15;
/** Of them, those that were paid within the last days. */
const openNotes = 60;

/** Evaluations of paid waybills, violations, complaints, and the scores that follow from them, line by line. */
export async function loadService(tx: Tx, now: number): Promise<void> {
  const random = createRandom('service');
  const paid = await notesOf(tx, ['80', '90'], evaluatedNotes);
  const others = await notesOf(tx, ['55', '58', '60', '65', '68', '70', '75'], 200);
  const effects = [
    ...(await loadEvaluations(tx, random, { notes: paid, now })),
    ...(await loadViolations(tx, random, { notes: [...random.shuffle(paid).slice(0, 100), ...others], now })),
    ...(await loadComplaints(tx, random, { notes: random.shuffle([...paid, ...others]), now })),
  ];
  await loadScores(tx, random, effects);
}

const notesOf = (tx: Tx, states: readonly string[], limit: number): Promise<Note[]> =>
  tx
    .select()
    .from(hyShippingNote)
    .where(and(eq(hyShippingNote.tenantId, 0), inArray(hyShippingNote.noteStatus, [...states]), isNotNull(hyShippingNote.driverId)))
    .orderBy(sql`${hyShippingNote.payTime} desc nulls last`, desc(hyShippingNote.id))
    .limit(limit);

const instantOf = (text: string | null, other: number): number => parseDateTimeText(text ?? '')?.getTime() ?? other;

/** Both sides of each waybill: given within days, by default after fifteen, or still open. */
async function loadEvaluations(tx: Tx, random: Random, { notes, now }: { notes: readonly Note[]; now: number }): Promise<Effect[]> {
  const effects: Effect[] = [];
  const rows: AnyRow[] = [];
  const given = new Map<string, string[]>([
    ['10', []],
    ['20', []],
  ]);
  for (const [index, note] of notes.entries()) {
    // The bank says late of some that they are paid: these are still open.
    const paidAt = index < openNotes ? now - random.int(1, evaluationDays * 24 - 1) * hour : instantOf(note.payTime, now - 30 * day);
    for (const side of ['customer', 'carriage'] as const) {
      const isSaid = random.next() < 0.8;
      const at = isSaid ? paidAt + random.int(2, 9 * 24) * hour : paidAt + evaluationDays * day;
      const isOpen = at > now;
      const score = isSaid
        ? random.weighted([
            [5, 62],
            [4, 24],
            [3, 8],
            [2, 4],
            [1, 2],
          ] as const)
        : 5;
      const id = idAt(random, paidAt);
      const isCustomer = side === 'customer';
      const ofCarrier = note.carrierId !== null;
      const hasWords = isSaid && !isOpen && random.next() < 0.55;
      const isHidden = hasWords && score === 1;
      const isAnswered = hasWords && !isHidden && random.next() < 0.3;
      rows.push({
        ...maker,
        tenantId: 0,
        id,
        createTime: timeText(paidAt),
        noteId: note.id,
        shippingNoteNumber: note.shippingNoteNumber,
        fromType: isCustomer ? '2' : ofCarrier ? '4' : '3',
        fromId: isCustomer ? note.customerId : ofCarrier ? note.carrierId : note.driverId,
        fromName: isCustomer ? note.customerName : ofCarrier ? note.carrierName : note.driverName,
        toType: isCustomer ? '3' : '2',
        toId: isCustomer ? note.driverId : note.customerId,
        toName: isCustomer ? note.driverName : note.customerName,
        vehicleId: note.vehicleId,
        carrierId: note.carrierId,
        province: note.sendProvince,
        score: isOpen ? null : score,
        timeliness: isOpen || !isSaid ? null : Math.max(1, score - random.int(0, 1)),
        safety: isOpen || !isSaid ? null : score,
        tags: hasWords ? random.pick(praise[score]!.tags) : null,
        content: hasWords ? random.pick(praise[score]!.words) : null,
        anonymous: isSaid && random.next() < 0.1 ? '1' : '0',
        state: isOpen ? '10' : isHidden ? '30' : '20',
        dueTime: timeText(paidAt + evaluationDays * day),
        submitBy: isOpen || !isSaid ? null : 'system',
        submitTime: isOpen ? null : timeText(at),
        isAuto: !isOpen && !isSaid ? '1' : '0',
        replyContent: isAnswered ? '感谢评价，我们会继续做好服务' : null,
        replyBy: isAnswered ? 'cs' : null,
        replyTime: isAnswered ? timeText(Math.min(now, at + 5 * hour)) : null,
        hideReason: isHidden ? '经核实与运单无关' : null,
      });
      if (isCustomer) given.get(isOpen ? '10' : '20')!.push(note.id);
      if (isCustomer && !isOpen && !isHidden)
        effects.push({
          at,
          source: 'evaluation',
          sourceId: id,
          sourceNo: note.shippingNoteNumber,
          noteId: note.id,
          points: pointsOfStars(score),
          reason: `${score}星评价`,
          targets: [
            ['carrier', note.carrierId],
            ['driver', note.driverId],
            ['vehicle', note.vehicleId],
          ],
        });
    }
  }
  await bulkInsert(tx, hyEvaluation, rows);
  for (const [evaluationState, ids] of given)
    if (ids.length > 0)
      await tx
        .update(hyShippingNote)
        .set({ evaluationState })
        .where(and(eq(hyShippingNote.tenantId, 0), inArray(hyShippingNote.id, ids)));
  await tx.execute(sql`
    update ${hyDriver} set evaluation_avg = e.average
      from (select to_id, round(avg(score) * 100)::int as average from ${hyEvaluation} where tenant_id = 0 and to_type = '3' and state = '20' group by to_id) as e
     where hy_driver.tenant_id = 0 and hy_driver.id = e.to_id`);
  return effects;
}

const violationCount = 130;

async function loadViolations(tx: Tx, random: Random, { notes, now }: { notes: readonly Note[]; now: number }): Promise<Effect[]> {
  const effects: Effect[] = [];
  const rows: AnyRow[] = [];
  for (const [index, note] of random.shuffle(notes).slice(0, violationCount).entries()) {
    const kind = random.pick(violationKinds);
    const happened = Math.min(instantOf(note.unloadTime ?? note.signTime, now - 20 * day), now - 2 * hour);
    const created = Math.min(happened + random.int(1, 30) * hour, now - hour);
    const { toHandle, appealed, punished, cancelled } = violationState;
    const appealUntil = created + 7 * day;
    const isOld = appealUntil < now;
    const state = isOld
      ? random.weighted([
          [punished, 70],
          [cancelled, 14],
          [toHandle, 8],
          [appealed, 8],
        ] as const)
      : random.pick([toHandle, toHandle, appealed]);
    const isOver = state === punished || state === cancelled;
    const hasAppeal = state === appealed || state === cancelled;
    const handled = Math.min(now - 30 * minute, appealUntil + random.int(1, 40) * hour);
    const id = idAt(random, created);
    const violationNo = `WG${dayText(created).replaceAll('-', '').slice(2)}${String(index + 1).padStart(6, '0')}`;
    rows.push({
      ...maker,
      createBy: kind.source === 'manual' ? random.pick(['ops', 'dispatcher']) : 'system',
      tenantId: 0,
      id,
      createTime: timeText(created),
      violationNo,
      violationType: kind.type,
      targetType: '3',
      targetId: note.driverId,
      targetName: note.driverName,
      vehicleId: kind.type === '1' ? note.vehicleId : null,
      vehicleNumber: note.vehicleNumber,
      carrierId: note.carrierId,
      noteId: note.id,
      shippingNoteNumber: note.shippingNoteNumber,
      source: kind.source,
      happenTime: timeText(happened),
      location: kind.location,
      detail: kind.detail,
      scoreDeduct: state === punished || kind.source === 'manual' ? kind.points : null,
      blacklist: '0',
      state,
      appealUntil: timeText(appealUntil),
      appealContent: hasAppeal ? kind.appeal : null,
      appealBy: hasAppeal ? 'cs' : null,
      appealTime: hasAppeal ? timeText(created + 3 * hour) : null,
      handleResult: state === punished ? '核实属实，扣分处理' : state === cancelled ? '申诉成立' : null,
      handleBy: isOver ? 'compliance' : null,
      handleTime: isOver ? timeText(handled) : null,
    });
    if (state === punished)
      effects.push({
        at: handled,
        source: 'violation',
        sourceId: id,
        sourceNo: violationNo,
        noteId: note.id,
        points: -kind.points,
        reason: kind.detail,
        targets: [
          ['driver', note.driverId],
          ['vehicle', kind.type === '1' ? note.vehicleId : null],
        ],
      });
  }
  await bulkInsert(tx, hyViolation, rows);
  return effects;
}

const complaintCount = 45;
const { toAccept, handling, toConfirm, closed, rejected, withdrawn } = complaintState;
const complaintStatesOf = [
  ...Array<string>(6).fill(toAccept),
  ...Array<string>(7).fill(handling),
  ...Array<string>(6).fill(toConfirm),
  ...Array<string>(22).fill(closed),
  ...Array<string>(2).fill(rejected),
  ...Array<string>(2).fill(withdrawn),
];

async function loadComplaints(tx: Tx, random: Random, { notes, now }: { notes: readonly Note[]; now: number }): Promise<Effect[]> {
  const effects: Effect[] = [];
  const rows: AnyRow[] = [];
  const phones = new Map(
    (await tx.select({ id: hyCustomer.id, phone: hyCustomer.contactPhone }).from(hyCustomer).where(eq(hyCustomer.tenantId, 0))).map(
      ({ id, phone }) => [id, phone],
    ),
  );
  const named = new Set<string>();
  for (const [index, state] of complaintStatesOf.slice(0, complaintCount).entries()) {
    const wish = complaintWishes[index % complaintWishes.length]!;
    const isOpen = state === toAccept || state === handling;
    const created = isOpen ? now - (index + 1) * 3 * hour - 20 * minute : now - random.int(2, state === toConfirm ? 6 : 60) * day;
    // Nobody complains of a trip that has not come to its end.
    const isEnded = (note: Note) => !named.has(note.id) && instantOf(note.unloadTime ?? note.signTime, now) < created;
    const note = notes.find(isEnded);
    if (note === undefined) continue;
    named.add(note.id);
    const isTaken = state !== toAccept && state !== withdrawn;
    const isAnswered = state === toConfirm || state === closed;
    const replied = created + random.int(2, 22) * hour;
    const closedAt = Math.min(now - hour, replied + random.int(1, 6) * day);
    const result = isAnswered ? wish.result : null;
    const id = idAt(random, created);
    const complaintNo = `TS${dayText(created).replaceAll('-', '').slice(2)}${String(index + 1).padStart(6, '0')}`;
    const fromCustomer = wish.from === '2';
    rows.push({
      ...maker,
      createBy: 'cs',
      tenantId: 0,
      id,
      createTime: timeText(created),
      complaintNo,
      complaintType: wish.type,
      noteId: note.id,
      shippingNoteNumber: note.shippingNoteNumber,
      fromType: wish.from,
      fromId: fromCustomer ? note.customerId : note.driverId,
      fromName: fromCustomer ? note.customerName : note.driverName,
      fromPhone: fromCustomer ? (phones.get(note.customerId) ?? null) : null,
      againstType: wish.against,
      againstId: wish.against === '3' ? note.driverId : wish.against === '2' ? note.customerId : null,
      againstName: wish.against === '3' ? note.driverName : wish.against === '2' ? note.customerName : '平台',
      content: wish.content,
      state,
      replyDue: timeText(created + day),
      handleBy: isTaken ? 'cs' : null,
      acceptTime: isTaken && state !== rejected ? timeText(created + hour) : null,
      rejectReason: state === rejected ? '与本平台运单无关' : null,
      replyContent: isAnswered ? wish.reply : null,
      replyTime: isAnswered ? timeText(replied) : null,
      result,
      reopenCount: 0,
      closeTime: state === closed || state === rejected || state === withdrawn ? timeText(closedAt) : null,
      satisfaction:
        state === closed
          ? random.weighted([
              [5, 5],
              [4, 4],
              [3, 2],
            ] as const)
          : null,
    });
    if (state === closed && wish.against === '3')
      effects.push({
        at: closedAt,
        source: 'complaint',
        sourceId: id,
        sourceNo: complaintNo,
        noteId: note.id,
        points: pointsOfFinding(result),
        reason: result === '1' ? '投诉成立' : '投诉部分成立',
        targets: [['driver', note.driverId]],
      });
  }
  await bulkInsert(tx, hyComplaint, rows);
  return effects;
}

/** Every party begins with the score that it has; what happened follows in its order, and the score at the end is the sum. */
async function loadScores(tx: Tx, random: Random, effects: readonly Effect[]): Promise<void> {
  const lines: AnyRow[] = [];
  const scores = new Map<string, number>();
  const keyOf = (type: string, id: string) => `${type} ${id}`;
  const common = { ...maker, tenantId: 0 };
  for (const type of ['driver', 'vehicle', 'carrier'] as const) {
    const table = scoredTables[type];
    const rows = await tx
      .select({ id: table.id, score: table.score, createTime: table.createTime })
      .from(table)
      .where(eq(table.tenantId, 0));
    for (const { id, score, createTime } of rows) {
      scores.set(keyOf(type, id), score);
      const at = instantOf(createTime, 0);
      lines.push({
        ...common,
        id: idAt(random, at),
        createTime: timeText(at),
        happenTime: timeText(at),
        sourceNo: null,
        noteId: null,
        ...openingOf(type, { id, score }),
      });
    }
  }
  const changed = new Set<string>();
  for (const { at, targets, points, ...cause } of effects.toSorted((a, b) => a.at - b.at)) {
    if (points === 0) continue;
    for (const [type, id] of targets) {
      const before = scores.get(keyOf(type, id ?? ''));
      if (id === null || before === undefined) continue;
      const after = scoreAfter(before, points);
      scores.set(keyOf(type, id), after.score);
      changed.add(keyOf(type, id));
      lines.push({
        ...common,
        ...cause,
        id: idAt(random, at),
        createTime: timeText(at),
        happenTime: timeText(at),
        targetType: type,
        targetId: id,
        step: 1,
        rulePoints: points,
        points: after.points,
        balance: after.score,
      });
    }
  }
  await bulkInsert(tx, hyScoreLine, lines);
  const news = JSON.stringify(
    [...changed].map((key) => {
      const [type, id] = key.split(' ');
      return { type, id, score: scores.get(key) };
    }),
  );
  for (const type of ['driver', 'vehicle', 'carrier'] as const)
    await tx.execute(sql`
      update ${scoredTables[type]} as p set score = n.score
        from jsonb_to_recordset(${news}::jsonb) as n(type text, id text, score int)
       where p.tenant_id = 0 and n.type = ${type} and p.id = n.id`);
}
