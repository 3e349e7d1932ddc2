import { askDuePolicies, policyOutbox } from '../../src/modules/finance/insurance/askInsurer.ts';
import { endPolicies as endDue } from '../../src/modules/finance/insurance/followNote.ts';
import { insureOutbox } from '../../src/modules/finance/insurance/insureNote.ts';
import { toDateTimeText } from '../../src/platform/clock.ts';
import { expectDone } from '../freight.ts';
import { willing } from './farSides.ts';
import type { Ground } from './ground.ts';
import {
  type Insurer,
  type Policy,
  askDue,
  buy,
  canPay,
  cancel,
  claim,
  deliver,
  endPolicies,
  isOpen,
  mayDeliver,
  newPolicy,
  policiesOf,
  premiumOf,
  unread,
} from './policyModel.ts';
import { type Maker, type Steps, done, hour, nextSerial, notesIn } from './step.ts';
import { deliverSome } from './tollSteps.ts';
import { book, codes, customerOf } from './world.ts';

const path = '/hyinsurance/hyInsurancePolicy';
const day = 24 * hour;

const quote: Maker = (ground) => {
  const { random } = ground;
  const note = random.pick(random.chance(0.9) ? notesIn(ground, '20') : notesIn(ground, '30', '40', '99'));
  if (note === undefined) return undefined;
  const type = random.chance(0.8) ? '1' : '2';
  const insured = random.pick([100_000, 500_000, random.between(100_000, 60_000_000)])!;
  const own = () => policiesOf(ground.world, note).filter((one) => one.type === type);
  return {
    name: `quote ${note.no} ${type} ${insured}`,
    may: () => ground.world.notes[note.id]!.status === '20' && !own().some(isOpen),
    send: () => {
      const body = { noteId: note.id, insuranceType: type, insuranceCompanyCode: 'INS1', insuredAmount: insured };
      return ground.call('ops_buying', 'post', `${path}/quote`, body);
    },
    apply: ({ id }) => {
      const { world } = ground;
      const before = own().find(({ state }) => state === '10') ?? newPolicy(id, note.id);
      const values = { type, insured, premium: premiumOf(insured), quoted: world.now, isAuto: false };
      world.policies[id] = Object.assign(before, values);
    },
  };
};

interface Move {
  action: string;
  from: readonly string[];
  who: string;
  method?: 'post' | 'put';
  body: () => object;
  may: (ground: Ground, policy: Policy) => boolean;
  apply: (ground: Ground, policy: Policy) => void;
}

/** A move of one policy that is read right before. */
const moveOf = (ground: Ground, chosen: Policy, { action, from, who, method = 'put', body, may, apply }: Move) => {
  const now = () => ground.world.policies[chosen.id]!;
  return {
    name: `${action} policy ${chosen.id.slice(-6)} ${JSON.stringify(body())}`,
    may: () => from.includes(now().state) && may(ground, now()),
    send: async () => {
      const { version } = expectDone(await ground.site.server.as('admin').get(`${path}/queryById`, { id: chosen.id }));
      return ground.call(who, method, `${path}/${action}`, { id: chosen.id, version, ...body() });
    },
    apply: () => apply(ground, now()),
  };
};

/** Mostly one that may be moved on; now and then one that is somewhere else by now. */
const pickReady = ({ random, world }: Ground, isReady: (policy: Policy) => boolean): Policy | undefined => {
  const all = Object.values(world.policies);
  return random.pick(random.chance(0.93) ? all.filter(isReady) : all);
};

const take: Maker = (ground) => {
  const { random, world } = ground;
  const policy = pickReady(
    ground,
    ({ state, note, quoted }) => state === '10' && world.notes[note]!.status === '20' && quoted >= world.now - day,
  );
  if (policy === undefined) return undefined;
  const payer = random.chance(0.7) ? 'customer' : 'platform';
  const { pickupTo } = world.notes[policy.note]!;
  // Later, as long as it is not loaded by plan; now and then later than that.
  const hours = Math.floor((pickupTo - world.now) / hour) + (random.chance(0.1) ? 2 : 0);
  const starts = hours > 0 && random.chance(0.7) ? world.now + random.between(1, hours) * hour : null;
  const insured = { insured: '某贸易有限公司', insuredIdNo: '91370700MA3D000127', insuredPhone: '13800000000' };
  const startTime = starts === null ? null : toDateTimeText(new Date(starts));
  return moveOf(ground, policy, {
    action: 'buy',
    from: ['10'],
    who: 'ops_buying',
    method: 'post',
    body: () => ({ payer, startTime, agreed: true, ...insured }),
    may: ({ world: now }, one) =>
      now.notes[one.note]!.status === '20' &&
      one.quoted >= now.now - day &&
      (starts === null || starts <= Math.max(pickupTo, now.now)) &&
      canPay(now, { ...one, payer }),
    apply: ({ world: now }, one) => {
      one.payer = payer;
      buy(now, one, starts ?? now.now);
    },
  });
};

const giveUp: Maker = (ground) => {
  const policy = pickReady(ground, ({ state, starts }) => state === '30' && starts > ground.world.now);
  if (policy === undefined) return undefined;
  return moveOf(ground, policy, {
    action: 'cancel',
    from: ['30'],
    who: 'ops_buying',
    body: () => ({ reason: '不需要' }),
    may: ({ world }, one) => one.starts > world.now,
    apply: ({ world }, one) => cancel(world, one),
  });
};

const makeClaim: Maker = (ground) => {
  const policy = pickReady(ground, ({ state }) => ['30', '90'].includes(state));
  if (policy === undefined) return undefined;
  const claimAmount = Math.max(1, ground.random.pick([policy.insured, policy.insured + 1, ground.random.between(1, 400_000)])!);
  return moveOf(ground, policy, {
    action: 'claim',
    from: ['30', '90'],
    who: 'ops_buying',
    body: () => ({ claimAmount, claimReason: '侧翻', claimFiles: 'note/claim.png' }),
    may: ({ world }, one) =>
      claimAmount <= one.insured &&
      world.now <= one.starts + 90 * day &&
      // Goods are insured once: what ran out waits for what is in force.
      !(one.state === '90' && policiesOf(world, { id: one.note }).some((other) => other.type === one.type && isOpen(other))),
    apply: ({ world }, one) => claim(world, one),
  });
};

const settle: Maker = (ground) => {
  const policy = pickReady(ground, ({ state }) => state === '70');
  if (policy === undefined) return undefined;
  const { random } = ground;
  const claimAmount = random.pick([0, random.between(1, 300_000), policy.insured, policy.insured + 1])!;
  const came = claimAmount === 0 ? {} : { companyAccountId: ground.site.account.id, bankSerialNo: nextSerial('PK') };
  return moveOf(ground, policy, {
    action: 'settle',
    from: ['70'],
    who: 'claim_settler',
    body: () => ({ claimAmount, claimResult: '已核定', ...came }),
    may: (_ground, one) => claimAmount <= one.insured,
    apply: ({ world }, one) => {
      book(world, codes(world).bank, codes(world).wallet(customerOf(world, world.notes[one.note]!)), claimAmount);
      Object.assign(one, { state: '80', claimed: claimAmount, next: null });
    },
  });
};

/** What insurers answer for now. */
const answers = ({ random }: Ground): Insurer => {
  if (random.chance(0.4)) return willing;
  return {
    issue: random.pick<Insurer['issue']>(['issued', 'issued', 'refused', 'processing', 'silent'])!,
    cancel: random.pick<Insurer['cancel']>(['whole', 'half', 'more', 'refused', 'processing', 'silent'])!,
    claim: random.pick<Insurer['claim']>(['taken', 'taken', 'refused', 'silent'])!,
    status: random.pick<Insurer['status']>(['agreed', 'refused', 'processing', 'silent'])!,
    quote: random.pick<Insurer['quote']>(['quoted', 'quoted', 'refused', 'silent'])!,
  };
};

/** Policies that waybills have asked for by themselves get the ids that they have on the server. */
async function readUnread(ground: Ground): Promise<void> {
  const { world, site } = ground;
  for (const policy of Object.values(world.policies).filter(({ id, note }) => id === unread(note))) {
    const { records } = expectDone(await site.server.as('admin').get(`${path}/list`, { noteId: policy.note, pageSize: 100 }));
    const row = records.find(({ id }: { id: string }) => world.policies[id] === undefined);
    delete world.policies[policy.id];
    for (const errand of world.errands) if (errand.policy === policy.id) errand.policy = row.id;
    policy.id = row.id;
    world.policies[policy.id] = policy;
  }
}

/** A job in which insurers answer. */
const job =
  (
    name: string,
    {
      isDue,
      run,
      apply,
    }: {
      isDue: (ground: Ground) => boolean;
      run: (ground: Ground) => Promise<unknown>;
      apply: (ground: Ground, insurer: Insurer) => void;
    },
  ): Maker =>
  (ground) => {
    if (!isDue(ground)) return undefined;
    const insurer = answers(ground);
    return {
      name: `job ${name} ${insurer === willing ? 'willing' : JSON.stringify(insurer)}`,
      may: () => true,
      send: async () => {
        ground.far.insurer = insurer;
        await run(ground);
        ground.far.insurer = willing;
        return done;
      },
      apply: async () => {
        apply(ground, insurer);
        await readUnread(ground);
      },
    };
  };

/** Steps of insurance: quotes, policies, claims. */
export const insuranceSteps: Steps = [
  [9, quote],
  [12, take],
  [4, giveUp],
  [3, makeClaim],
  [4, settle],
  [
    4,
    job('wishes', {
      isDue: ({ world }) => mayDeliver(world, true),
      run: (ground) => deliverSome(ground, [insureOutbox]),
      apply: ({ world }, insurer) => deliver(world, { insurer, isWish: true }),
    }),
  ],
  [
    6,
    job('insurers', {
      isDue: ({ world }) => mayDeliver(world, false),
      run: (ground) => deliverSome(ground, [policyOutbox]),
      apply: ({ world }, insurer) => deliver(world, { insurer, isWish: false }),
    }),
  ],
  [
    3,
    job('policies', {
      isDue: ({ world }) => Object.values(world.policies).some(({ next }) => next !== null && next <= world.now),
      run: ({ site }) => askDuePolicies(site.server.context()),
      apply: ({ world }, insurer) => askDue(world, insurer),
    }),
  ],
  [
    1,
    job('end policies', {
      isDue: ({ world }) => Object.values(world.policies).some(({ state }) => ['10', '30'].includes(state)),
      run: ({ site }) => endDue(site.server.context()),
      apply: ({ world }) => endPolicies(world),
    }),
  ],
];
