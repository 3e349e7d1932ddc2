import { expectDone } from '../freight.ts';
import type { Ground } from './ground.ts';
import { followBill } from './billModel.ts';
import { fund, goOn, owing, repay } from './model.ts';
import { type Maker, type Steps, noteOf, notesIn, nowOf, proof } from './step.ts';
import { type Dianfu, type Note, book, codes, customerOf, free, held, openFee } from './world.ts';

const missingOf = (world: Ground['world'], note: Note): number =>
  openFee(note) - (customerOf(world, note).settle === '0' ? note.frozen : 0);

const askForAdvance: Maker = (ground) => {
  const note = ground.random.pick(notesIn(ground, '70'));
  if (note === undefined) return undefined;
  return {
    name: `ask for an advance ${note.no}`,
    may: () => {
      const { world } = ground;
      const now = world.notes[note.id]!;
      const own = Object.values(world.dianfus).filter(({ customer }) => customer === now.customer);
      const used = own.reduce((sum, one) => (['10', '20', '30', '40'].includes(one.state) ? sum + one.principal - one.repaid : sum), 0);
      const isLate = own.some(({ state, due }) => ['30', '40'].includes(state) && due < world.day - 7);
      const isOpen = ['10', '20', '30', '40'].includes(now.dianfu ?? '');
      const missing = missingOf(world, now);
      return now.status === '70' && now.short && missing >= 1 && !isOpen && !isLate && used + missing <= customerOf(world, now).dianfuLimit;
    },
    send: () => ground.call('cashier_person', 'post', '/cost/hyDianfu/add', { noteId: note.id }),
    apply: ({ id }) => {
      const now = ground.world.notes[note.id]!;
      const missing = missingOf(ground.world, now);
      ground.world.dianfus[id] = {
        id,
        note: note.id,
        customer: note.customer,
        state: '10',
        applied: missing,
        principal: missing,
        repaid: 0,
        bookedFee: 0,
        repaidFee: 0,
        due: 0,
        from: 0,
        accrued: 0,
      };
      now.dianfu = '10';
    },
  };
};

const dianfuStep =
  (
    action: string,
    {
      from,
      who,
      body = () => ({}),
      may = () => true,
      apply,
    }: {
      from: readonly string[];
      who: string;
      body?: (dianfu: Dianfu, pass: boolean) => object;
      may?: (ground: Ground, dianfu: Dianfu, pass: boolean) => boolean;
      apply: (ground: Ground, dianfu: Dianfu, pass: boolean) => void;
    },
  ): Maker =>
  (ground) => {
    const chosen = ground.random.pick(Object.values(ground.world.dianfus).filter(({ state }) => from.includes(state)));
    if (chosen === undefined) return undefined;
    const pass = ground.random.chance(0.85);
    const more = body(chosen, pass);
    const now = () => ground.world.dianfus[chosen.id]!;
    return {
      name: `${action} advance ${chosen.principal} ${pass}`,
      may: () => from.includes(now().state) && may(ground, now(), pass),
      send: async () => {
        const { version } = expectDone(await ground.site.server.as('admin').get('/cost/hyDianfu/queryById', { id: chosen.id }));
        return ground.call(who, 'put', `/cost/hyDianfu/${action}`, { id: chosen.id, version, ...more });
      },
      apply: () => {
        apply(ground, now(), pass);
        noteOf(ground, now()).dianfu = now().state;
      },
    };
  };

/** What an advance would come to on a copy of the model: whether its waybill gets its money by itself, and what is missing then. */
function tried(ground: Ground, dianfu: Dianfu): { isFunded: boolean; missing: number } {
  const copy = structuredClone(ground.world);
  const note = copy.notes[dianfu.note]!;
  const isFunded = fund(copy, note);
  return { isFunded, missing: missingOf(copy, note) };
}

/** Steps of advances. */
export const dianfuSteps: Steps = [
  [6, askForAdvance],
  [
    6,
    dianfuStep('audit', {
      from: ['10'],
      who: 'finance_person',
      body: (_dianfu, pass) => ({ pass, remark: pass ? '' : '不需要' }),
      apply: (_ground, dianfu, pass) => void (dianfu.state = pass ? '20' : '60'),
    }),
  ],
  [
    6,
    dianfuStep('advance', {
      from: ['20'],
      who: 'finance_person',
      may: (ground, dianfu) => {
        if (noteOf(ground, dianfu).status !== '70') return false;
        const { isFunded, missing } = tried(ground, dianfu);
        return isFunded || (missing <= dianfu.applied && missing <= free(ground.world));
      },
      apply: (ground, dianfu) => {
        const { world } = ground;
        const note = noteOf(ground, dianfu);
        const bill = world.bills[note.customerBill ?? ''];
        if (fund(world, note)) return followBill(world, bill, 0);
        const customer = customerOf(world, note);
        const account = codes(world);
        const own = note.frozen;
        const principal = missingOf(world, note);
        book(world, account.frozen(customer), account.owed(note), own);
        book(world, account.advanced(note), account.owed(note), principal);
        customer.creditUsed -= note.credit;
        Object.assign(dianfu, { state: '30', principal, due: world.day + 30, from: world.day });
        Object.assign(note, { frozen: 0, credit: 0, short: false });
        note.paidByCustomer += own;
        note.advanced += principal;
        goOn(note);
        followBill(world, bill, 0);
      },
    }),
  ],
  [
    4,
    (ground) => {
      const chosen = ground.random.pick(Object.values(ground.world.dianfus).filter(({ state }) => ['30', '40'].includes(state)));
      if (chosen === undefined) return undefined;
      const { balance } = owing(chosen, ground.world.day);
      const amount = ground.random.chance(0.5) ? balance : ground.random.between(1, balance + 10);
      const fromWallet = ground.random.chance(0.4);
      const now = () => ground.world.dianfus[chosen.id]!;
      const from = () => (fromWallet ? codes(ground.world).wallet(customerOf(ground.world, now())) : codes(ground.world).bank);
      const body = fromWallet ? { source: 'wallet' } : { source: 'transfer', transferTime: nowOf(ground), ...proof(ground) };
      return {
        name: `repay ${amount} of ${balance} ${fromWallet}`,
        may: () =>
          ['30', '40'].includes(now().state) &&
          amount >= 1 &&
          amount <= owing(now(), ground.world.day).balance &&
          (!fromWallet || held(ground.world, from()) >= amount),
        send: async () => {
          const { version } = expectDone(await ground.site.server.as('admin').get('/cost/hyDianfu/queryById', { id: chosen.id }));
          return ground.call('cashier_person', 'put', '/cost/hyDianfu/repay', { id: chosen.id, version, amount, ...body });
        },
        apply: () => repay(ground.world, now(), amount, from()),
      };
    },
  ],
  [
    1,
    dianfuStep('cancel', {
      from: ['10', '20'],
      who: 'cashier_person',
      body: () => ({ reason: '不需要' }),
      apply: (_ground, dianfu) => void (dianfu.state = '99'),
    }),
  ],
];
