import { dispatchTrip } from './dispatchTrip.ts';
import type { Ground } from './ground.ts';
import { adjust, examine, release, unexamine, weigh } from './model.ts';
import { endQuotes } from './policyModel.ts';
import { arrive, depart } from './tripModel.ts';
import { type Maker, type Step, type Steps, hour, nextSerial, notePath, notesIn, nowOf, read } from './step.ts';
import { type Note, customerOf, prepaid, prepaysOf } from './world.ts';

/** A move of one waybill that is read right before. */
const noteStep = (
  ground: Ground,
  id: string,
  {
    name,
    who,
    action,
    body,
    may,
    apply,
  }: {
    name: string;
    who: string;
    action: string;
    body: () => object | Promise<object>;
    may: (note: Note) => boolean;
    apply: (note: Note) => void;
  },
): Step => ({
  name: `${name} ${ground.world.notes[id]!.no}`,
  may: () => may(ground.world.notes[id]!),
  send: async () => {
    const { version } = await read(ground, id);
    return ground.call(who, 'put', `${notePath}/${action}`, { id, version, ...(await body()) });
  },
  apply: () => apply(ground.world.notes[id]!),
});

/** The same as a batch of one. */
const batchStep = (ground: Ground, id: string, step: Parameters<typeof noteStep>[2]): Step => ({
  ...noteStep(ground, id, step),
  send: async () => ground.call(step.who, 'put', `${notePath}/${step.action}`, { ids: [id], ...(await step.body()) }),
});

const isWayOpen = (note: Note, ...status: string[]) => status.includes(note.status);

const load: Maker = (ground) => {
  const note = ground.random.pick(notesIn(ground, '20'));
  if (note === undefined) return undefined;
  const weight = Math.min(33_000, note.load + ground.random.between(-500, 600));
  const loaded = ground.world.now - 30 * hour;
  const body = { weight, time: nowOf(ground, -30), slipNo: nextSerial('L'), files: 'slip/load.png' };
  return noteStep(ground, note.id, {
    name: `load ${weight}`,
    who: 'admin',
    action: 'load',
    body: () => body,
    may: (one) => isWayOpen(one, '20'),
    apply: (one) => {
      one.status = '30';
      one.loaded = loaded;
      weigh(ground.world, one, { load: weight, unload: weight });
    },
  });
};

const leave: Maker = (ground) => {
  const note = ground.random.pick(notesIn(ground, '30'));
  if (note === undefined) return undefined;
  const { now } = ground.world;
  return noteStep(ground, note.id, {
    name: 'depart',
    who: 'admin',
    action: 'depart',
    body: () => ({ departTime: nowOf(ground, -11) }),
    may: (one) => isWayOpen(one, '30'),
    apply: (one) => {
      one.status = '40';
      endQuotes(ground.world, one);
      depart(ground.world, one, now - 11 * hour);
    },
  });
};

const unload: Maker = (ground) => {
  const note = ground.random.pick(ground.random.chance(0.15) ? notesIn(ground, '30') : notesIn(ground, '40'));
  if (note === undefined) return undefined;
  const weight = note.load - ground.random.between(0, 900);
  const unloaded = ground.world.now - 3 * hour;
  const body = { weight, time: nowOf(ground, -3), slipNo: nextSerial('U'), files: 'slip/unload.png', confirmWarnings: true };
  return noteStep(ground, note.id, {
    name: `unload ${weight}`,
    who: 'admin',
    action: 'unload',
    body: () => body,
    may: (one) => isWayOpen(one, '30', '40'),
    apply: (one) => {
      one.status = '50';
      weigh(ground.world, one, { unload: weight });
      endQuotes(ground.world, one);
      arrive(ground.world, one, { loaded: one.loaded, unloaded });
    },
  });
};

const sign: Maker = (ground) => {
  const note = ground.random.pick(notesIn(ground, '50'));
  if (note === undefined) return undefined;
  const body = { signTime: nowOf(ground, -1), files: 'slip/receipt.png', confirmWarnings: true };
  return noteStep(ground, note.id, {
    name: 'sign',
    who: 'admin',
    action: 'sign',
    body: () => body,
    may: (one) => isWayOpen(one, '50') && one.revoking !== '1',
    apply: (one) => Object.assign(one, { status: '55', signed: body.signTime }),
  });
};

const preCheck: Maker = (ground) => {
  const note = ground.random.pick(notesIn(ground, '55'));
  if (note === undefined) return undefined;
  return noteStep(ground, note.id, {
    name: 'preCheck',
    who: 'ops_check',
    action: 'preCheck',
    body: async () => ({ pass: true, files: await ground.site.verdicts(note.id) }),
    may: (one) => isWayOpen(one, '55'),
    apply: (one) => void (one.status = '58'),
  });
};

const submitCheck: Maker = (ground) => {
  const note = ground.random.pick(notesIn(ground, '58'));
  if (note === undefined) return undefined;
  return noteStep(ground, note.id, {
    name: 'submitCheck',
    who: 'ops_submit',
    action: 'submitCheck',
    body: () => ({}),
    may: (one) => isWayOpen(one, '58') && !isBeingPrepaid(ground, one),
    apply: (one) => {
      one.status = '60';
      // What is missing by now is set aside, where it is there.
      adjust(ground.world, one);
    },
  });
};

const isBeingPrepaid = ({ world }: Ground, note: Note) =>
  prepaysOf(world, note).some(({ state }) => ['10', '20', '30', '50'].includes(state));

const check: Maker = (ground) => {
  const note = ground.random.pick(notesIn(ground, '60'));
  if (note === undefined) return undefined;
  const pass = ground.random.chance(0.9);
  return batchStep(ground, note.id, {
    name: `check ${pass}`,
    who: 'ops_second',
    action: 'check',
    body: () => ({ pass, remark: pass ? '' : '重量有误' }),
    may: (one) => isWayOpen(one, '60'),
    apply: (one) => void (one.status = pass ? '65' : '58'),
  });
};

const businessReview: Maker = (ground) => {
  const note = ground.random.pick(notesIn(ground, '65'));
  if (note === undefined) return undefined;
  const step = batchStep(ground, note.id, {
    name: 'businessReview',
    who: 'compliance',
    action: 'businessReview',
    body: () => ({ pass: true }),
    may: (one) => isWayOpen(one, '65'),
    apply: (one) => void (one.status = '68'),
  });
  const track = { trackState: '1', trackGapMinutes: 10, trackMatchLoad: 50, trackMatchUnload: 60 };
  return {
    ...step,
    send: async () => {
      await ground.site.change(note.id, track);
      return step.send();
    },
  };
};

const examineNote: Maker = (ground) => {
  const note = ground.random.pick(notesIn(ground, '68'));
  if (note === undefined) return undefined;
  const pass = ground.random.chance(0.92);
  return batchStep(ground, note.id, {
    name: `examine ${pass}`,
    who: 'finance_person',
    action: 'examine',
    body: () => ({ pass, remark: pass ? '' : '再核' }),
    may: (one) => isWayOpen(one, '68') && !(pass && isBeingPrepaid(ground, one)),
    apply: (one) => (pass ? examine(ground.world, one) : void (one.status = '65')),
  });
};

const unexamineNote: Maker = (ground) => {
  const note = ground.random.pick(notesIn(ground, '70', '75'));
  if (note === undefined) return undefined;
  return noteStep(ground, note.id, {
    name: 'unexamine',
    who: 'finance_person',
    action: 'unexamine',
    body: () => ({ reason: '重量有误' }),
    may: (one) =>
      isWayOpen(one, '70', '75') &&
      [null, '60'].includes(one.payState) &&
      one.paid === 0 &&
      one.asked === 0 &&
      one.customerBill === null &&
      one.carrierBill === null &&
      one.agentBill === null &&
      one.agentPaid === 0 &&
      !Object.values(ground.world.adjusts).some(({ note: of, state }) => of === one.id && ['10', '20'].includes(state)) &&
      !['10', '20', '30', '40', '50', '80'].includes(one.dianfu ?? '') &&
      !(customerOf(ground.world, one).settle !== '0' && one.paidByCustomer > 0),
    apply: (one) => unexamine(ground.world, one),
  });
};

const revoke: Maker = (ground) => {
  const note = ground.random.pick(notesIn(ground, '20', '30', '40', '50'));
  if (note === undefined) return undefined;
  const asks = (one: Note) => one.status !== '20' || prepaid(ground.world, one) > 0;
  const atBank = (one: Note) => prepaysOf(ground.world, one).some(({ state }) => state === '30');
  return noteStep(ground, note.id, {
    name: 'revoke',
    who: 'ops_one',
    action: 'revoke',
    body: () => ({ revokeCode: '9', reason: '客户取消', number: note.no }),
    may: (one) => isWayOpen(one, '20', '30', '40', '50') && one.revoking !== '1' && (asks(one) || !atBank(one)),
    apply: (one) => {
      one.revoking = asks(one) ? '1' : '2';
      if (one.revoking === '1') return;
      one.status = '99';
      release(ground.world, one);
    },
  });
};

const decideRevoke: Maker = (ground) => {
  const note = ground.random.pick(Object.values(ground.world.notes).filter(({ revoking }) => revoking === '1'));
  if (note === undefined) return undefined;
  const pass = ground.random.chance(0.6);
  const atBank = (one: Note) => prepaysOf(ground.world, one).some(({ state }) => state === '30');
  return noteStep(ground, note.id, {
    name: `revokeApprove ${pass}`,
    who: 'ops_two',
    action: 'revokeApprove',
    body: () => ({ pass, remark: pass ? '' : '不同意' }),
    may: (one) => one.revoking === '1' && !(pass && atBank(one)),
    apply: (one) => {
      one.revoking = pass ? '2' : '3';
      if (!pass) return;
      one.status = '99';
      release(ground.world, one);
    },
  });
};

/** Weights are corrected after the signature; the documents are looked at again. */
const editWeight: Maker = (ground) => {
  const note = ground.random.pick(notesIn(ground, '55', '58'));
  if (note === undefined) return undefined;
  const unloadWeight = note.load - ground.random.between(0, 900);
  return noteStep(ground, note.id, {
    name: `editWeight ${unloadWeight}`,
    who: 'ops_weight',
    action: 'editWeight',
    body: () => ({ loadWeight: note.load, unloadWeight, reason: '磅单有误', confirmWarnings: true }),
    may: (one) => isWayOpen(one, '55', '58'),
    apply: (one) => {
      one.status = '55';
      weigh(ground.world, one, { unload: unloadWeight });
    },
  });
};

/** Steps of a waybill, from its order to its examination and back. */
export const roadSteps: Steps = [
  [7, dispatchTrip],
  [9, load],
  [14, leave],
  [14, unload],
  [14, sign],
  [14, preCheck],
  [14, submitCheck],
  [14, check],
  [14, businessReview],
  [18, examineNote],
  [2, editWeight],
  [2, unexamineNote],
  [2, revoke],
  [3, decideRevoke],
];
