import { expectDone } from '../freight.ts';
import type { Ground } from './ground.ts';
import {
  book,
  cancelPrepay,
  codes,
  countPaid,
  customerOf,
  type Dianfu,
  follow,
  free,
  fund,
  goOn,
  held,
  type Note,
  openFee,
  openPrepay,
  owing,
  type Pay,
  payable,
  prepaid,
  type Prepay,
  prepaysOf,
  repay,
  send,
} from './model.ts';
import { type Maker, notesIn, nowOf } from './steps.ts';

let serials = 0;
const serial = () => `S${(serials += 1)}`;
const proof = (ground: Ground) => ({ companyAccountId: ground.site.account.id, bankSerialNo: serial(), voucherFiles: 'voucher/a.png' });
const openStates = ['10', '20', '30', '50', '70', '80'];

/** What of a waybill is to be paid, where a payment may be made of it. */
const leftOf = (note: Note): number => (note.status === '75' && !openStates.includes(note.payState ?? '') ? payable(note) - note.paid : 0);

const newPay = (note: Note, { id, paymentNo, amount }: { id: string; paymentNo: string; amount: number }, kind: Pay['kind']): Pay => ({
  ...{ id, kind, no: paymentNo, state: '10', amount, retry: 0, serial: null, bankSerial: null, previous: null },
  ...{ note: note.id, prepay: null, customer: note.customer, by: null },
});

const lastPayment = async ({ site }: Ground, noteId: string, amount: number, kind: string) => {
  const { records } = expectDone(
    await site.server
      .as('admin')
      .get('/hypay/hyPayment/list', { noteId, payKind: kind, column: 'createTime', order: 'desc', pageSize: 50 }),
  );
  return (
    records.find((row: { amount: number; state: string }) => row.amount === amount && !['40', '60', '70'].includes(row.state)) ?? records[0]
  );
};

const addPayment: Maker = (ground) => {
  const note = ground.random.pick(notesIn(ground, '75', '78'));
  if (note === undefined) return undefined;
  const submit = ground.random.chance(0.7);
  return {
    name: `add payment ${note.no} ${submit}`,
    may: () => leftOf(ground.world.notes[note.id]!) > 0,
    send: () => ground.call('cashier_person', 'post', '/hypay/hyPayment/add', { noteIds: [note.id], submit }),
    apply: async () => {
      const now = ground.world.notes[note.id]!;
      const pay = newPay(now, await lastPayment(ground, note.id, leftOf(now), '1'), '1');
      ground.world.pays[pay.id] = pay;
      follow(now, pay, submit ? '20' : '10');
    },
  };
};

const offline: Maker = (ground) => {
  const note = ground.random.pick(notesIn(ground, '75'));
  if (note === undefined) return undefined;
  const body = { noteId: note.id, offlineTime: nowOf(ground), ...proof(ground) };
  return {
    name: `pay offline ${note.no}`,
    may: () => leftOf(ground.world.notes[note.id]!) > 0,
    send: () => ground.call('cashier_person', 'post', '/hypay/hyPayment/offlinePay', body),
    apply: (result) => {
      const now = ground.world.notes[note.id]!;
      const pay = newPay(now, result, '3');
      ground.world.pays[pay.id] = pay;
      follow(now, pay, '20');
    },
  };
};

const noteOf = ({ world }: Ground, { note }: { note: string | null }): Note => world.notes[note!]!;

/** A move of payments that people make in batches. */
const payStep =
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
      body?: (pass: boolean) => object;
      may?: (ground: Ground, pay: Pay, pass: boolean) => boolean;
      apply: (ground: Ground, pay: Pay, pass: boolean) => void;
    },
  ): Maker =>
  (ground) => {
    const { random, world } = ground;
    const own = Object.values(world.pays).filter(({ kind }) => kind === '1' || kind === '3');
    // Now and then of one that is somewhere else by now.
    const chosen = random.pick(random.chance(0.9) ? own.filter(({ state }) => from.includes(state)) : own);
    if (chosen === undefined) return undefined;
    const pass = random.chance(0.8);
    const now = () => ground.world.pays[chosen.id]!;
    return {
      name: `${action} payment ${chosen.no} ${pass}`,
      may: () => from.includes(now().state) && may(ground, now(), pass),
      send: () => ground.call(who, 'put', `/hypay/hyPayment/${action}`, { ids: [chosen.id], ...body(pass) }),
      apply: () => apply(ground, now(), pass),
    };
  };

const submit = payStep('submit', { from: ['10'], who: 'cashier_person', apply: (ground, pay) => follow(noteOf(ground, pay), pay, '20') });

const approve = payStep('approve', {
  from: ['20'],
  who: 'finance_person',
  body: (pass) => ({ pass, remark: pass ? '' : '再核' }),
  may: ({ world }, { amount }, pass) => !pass || free(world) >= amount,
  apply: (ground, pay, pass) => {
    const note = noteOf(ground, pay);
    if (!pass) return follow(note, pay, pay.kind === '3' ? '60' : '10');
    if (pay.kind === '1') return send(ground.world, pay);
    book(ground.world, codes(ground.world).payable(note), codes(ground.world).bank, pay.amount);
    countPaid(note, pay);
  },
});

const retry = payStep('retry', {
  from: ['50', '70'],
  who: 'cashier_person',
  body: () => ({ remark: '已与收款人核对' }),
  may: ({ world }, { retry: count, state, amount }) => count < 5 && (state === '70' || free(world) >= amount),
  apply: (ground, pay) => {
    pay.retry += 1;
    if (pay.state === '50') send(ground.world, pay);
    else follow(noteOf(ground, pay), pay, '20');
  },
});

const close: Maker = (ground) => {
  const { random, world } = ground;
  const pay = random.pick(Object.values(world.pays).filter(({ kind, state }) => kind === '1' && ['10', '50', '70'].includes(state)));
  if (pay === undefined) return undefined;
  const now = () => ground.world.pays[pay.id]!;
  return {
    name: `close payment ${pay.no}`,
    may: () => ['10', '50', '70'].includes(now().state),
    send: async () => {
      const { version } = await ground.site.payment(pay.id);
      return ground.call('cashier_person', 'put', '/hypay/hyPayment/close', { id: pay.id, version, reason: '稍后再付' });
    },
    apply: () => follow(noteOf(ground, now()), now(), '60'),
  };
};

const askForChange: Maker = (ground) => {
  const { random, site } = ground;
  const pay = random.pick(
    Object.values(ground.world.pays).filter(({ kind, state }) => kind === '1' && ['10', '20', '50', '70'].includes(state)),
  );
  if (pay === undefined) return undefined;
  const ofAmount = random.chance(0.5);
  const newAmount = Math.max(1, random.between(1, pay.amount + 200));
  const now = () => ground.world.pays[pay.id]!;
  const left = () => payable(noteOf(ground, pay)) - noteOf(ground, pay).paid;
  return {
    name: `ask for a change of ${pay.no} ${ofAmount ? newAmount : 'card'}`,
    may: () =>
      (ofAmount ? ['10', '20'] : ['10', '20', '50', '70']).includes(now().state) &&
      (!ofAmount || (newAmount <= left() && newAmount !== now().amount)),
    send: async () => {
      const newCardId = ofAmount ? undefined : await site.giveCard('driver', noteOf(ground, pay).driver, { isDefault: '0' });
      const what = ofAmount ? { changeType: '3', newAmount } : { changeType: '1', newCardId, files: 'auth/a.png' };
      return ground.call('changer_person', 'post', '/hypay/hyPayChange/add', { paymentId: pay.id, reason: '换卡', ...what });
    },
    apply: ({ id }) => {
      now().previous = now().state;
      follow(noteOf(ground, pay), now(), '80');
      ground.world.asked[id] = { id, kind: ofAmount ? 'amount' : 'card', target: pay.id, amount: newAmount, open: true };
    },
  };
};

const decideChange: Maker = (ground) => {
  const asked = ground.random.pick(Object.values(ground.world.asked).filter(({ open, kind }) => open && kind !== 'refund'));
  if (asked === undefined) return undefined;
  const pass = ground.random.chance(0.7);
  return {
    name: `decide on a change ${asked.kind} ${pass}`,
    may: () => {
      if (!ground.world.asked[asked.id]!.open) return false;
      const note = noteOf(ground, ground.world.pays[asked.target]!);
      return !pass || asked.kind === 'card' || asked.amount <= payable(note) - note.paid;
    },
    send: async () => {
      const { version } = expectDone(await ground.site.server.as('admin').get('/hypay/hyPayChange/queryById', { id: asked.id }));
      const body = { id: asked.id, version, pass, remark: pass ? '' : '不同意' };
      return ground.call('finance_second', 'put', '/hypay/hyPayChange/audit', body);
    },
    apply: () => {
      ground.world.asked[asked.id]!.open = false;
      const pay = ground.world.pays[asked.target]!;
      const previous = pay.previous!;
      pay.previous = null;
      if (pass && ['50', '70'].includes(previous)) pay.retry += 1;
      if (pass && asked.kind === 'amount') pay.amount = asked.amount;
      const note = noteOf(ground, pay);
      follow(note, pay, pass ? '10' : previous);
    },
  };
};

const applyForPrepay: Maker = (ground) => {
  const { random, world } = ground;
  const note = random.pick(notesIn(ground, '20', '30', '50'));
  if (note === undefined) return undefined;
  const amount = random.between(1000, Math.floor(note.freight.driverFee * 0.55));
  const used = (one: Note) =>
    prepaysOf(ground.world, one).reduce((sum, { state, amount: part }) => (['60', '70', '99'].includes(state) ? sum : sum + part), 0);
  return {
    name: `apply for a prepayment ${amount} ${note.no}`,
    may: () => {
      const now = ground.world.notes[note.id]!;
      const isOpen = prepaysOf(ground.world, now).some(({ state }) => ['10', '20', '30', '50'].includes(state));
      const left = Math.max(0, Math.floor((now.freight.driverFee * 5000) / 10_000) - used(now));
      return ['20', '30', '50'].includes(now.status) && now.revoking !== '1' && !isOpen && amount <= left;
    },
    send: () => ground.call('dispatcher_person', 'post', '/hypay/hyPrepay/add', { noteId: note.id, amount, reason: '加油' }),
    apply: ({ id }) => {
      const prepay: Prepay = {
        ...{ id, note: note.id, state: '10', amount, offset: 0, settled: { recovered: 0, writtenOff: 0 } },
        ...{ toRecover: false, payment: null },
      };
      ground.world.prepays[id] = prepay;
    },
  };
};

/** Whether a prepayment may leave: its waybill is on the road, and holds it. */
const isOnRoad = (ground: Ground, prepay: Prepay): boolean => {
  const note = noteOf(ground, prepay);
  return ['20', '30', '40', '50'].includes(note.status) && note.revoking !== '1';
};
const isCovered = (ground: Ground, prepay: Prepay): boolean => {
  const note = noteOf(ground, prepay);
  return customerOf(ground.world, note).settle !== '0' || note.frozen >= prepaid(ground.world, note) + prepay.amount;
};

const prepayStep =
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
      body?: (ground: Ground, prepay: Prepay, pass: boolean) => object;
      may?: (ground: Ground, prepay: Prepay, pass: boolean) => boolean;
      apply: (ground: Ground, prepay: Prepay, pass: boolean, result: { paymentId: string }) => void | Promise<void>;
    },
  ): Maker =>
  (ground) => {
    const { random, site } = ground;
    const chosen = random.pick(Object.values(ground.world.prepays).filter(({ state }) => from.includes(state)));
    if (chosen === undefined) return undefined;
    const pass = random.chance(0.85);
    const now = () => ground.world.prepays[chosen.id]!;
    const more = body(ground, chosen, pass);
    return {
      name: `${action} prepayment ${chosen.amount} ${pass}`,
      may: () => from.includes(now().state) && may(ground, now(), pass),
      send: async () => {
        const { version } = expectDone(await site.server.as('admin').get('/hypay/hyPrepay/queryById', { id: chosen.id }));
        return ground.call(who, 'put', `/hypay/hyPrepay/${action}`, { id: chosen.id, version, ...more });
      },
      apply: (result) => apply(ground, now(), pass, result),
    };
  };

const prepaySteps: readonly [number, Maker][] = [
  [6, applyForPrepay],
  [
    8,
    prepayStep('audit', {
      from: ['10'],
      who: 'finance_person',
      body: (_ground, _prepay, pass) => ({ pass, remark: pass ? '' : '不需要' }),
      may: (ground, prepay, pass) => !pass || (isOnRoad(ground, prepay) && isCovered(ground, prepay)),
      apply: (_ground, prepay, pass) => void (prepay.state = pass ? '20' : '60'),
    }),
  ],
  [
    8,
    prepayStep('pay', {
      from: ['20'],
      who: 'cashier_person',
      may: (ground, prepay) => {
        const isSentBefore = prepay.payment !== null && ground.world.pays[prepay.payment]!.retry >= 5;
        return isOnRoad(ground, prepay) && isCovered(ground, prepay) && free(ground.world) >= prepay.amount && !isSentBefore;
      },
      apply: async (ground, prepay, _pass, { paymentId }) => {
        const { world } = ground;
        const note = noteOf(ground, prepay);
        prepay.state = '30';
        if (prepay.payment === null) {
          const row = await ground.site.payment(paymentId);
          world.pays[paymentId] = { ...newPay(note, row, '2'), prepay: prepay.id };
          prepay.payment = paymentId;
        } else world.pays[prepay.payment]!.retry += 1;
        send(world, world.pays[prepay.payment]!);
      },
    }),
  ],
  [3, prepayStep('retry', { from: ['50'], who: 'cashier_person', may: isOnRoad, apply: (_ground, prepay) => void (prepay.state = '20') })],
  [
    4,
    prepayStep('close', {
      from: ['20', '50'],
      who: 'cashier_person',
      body: () => ({ reason: '不付了' }),
      apply: ({ world }, prepay) => cancelPrepay(world, prepay),
    }),
  ],
  [
    1,
    prepayStep('cancel', {
      from: ['10', '20', '50'],
      who: 'dispatcher_person',
      body: () => ({ reason: '不付了' }),
      apply: ({ world }, prepay) => cancelPrepay(world, prepay),
    }),
  ],
  [
    3,
    (ground) => {
      const amounts: number[] = [];
      const step = prepayStep('recover', {
        from: ['40'],
        who: 'cashier_person',
        body: (_ground, prepay) => {
          const open = openPrepay(prepay);
          amounts.push(ground.random.chance(0.5) ? open : ground.random.between(1, Math.max(1, open)));
          return { amount: amounts[0], recoverTime: nowOf(ground), ...proof(ground) };
        },
        may: (_ground, prepay) => prepay.toRecover && amounts[0]! > 0 && amounts[0]! <= openPrepay(prepay),
        apply: ({ world }, prepay) => {
          book(world, codes(world).bank, codes(world).prepaid(noteOf(ground, prepay)), amounts[0]!);
          settlePart(prepay, 'recovered', amounts[0]!);
        },
      })(ground);
      return step;
    },
  ],
  [
    1,
    prepayStep('writeOff', {
      from: ['40'],
      who: 'finance_person',
      body: () => ({ reason: '司机失联' }),
      may: (_ground, prepay) => prepay.toRecover,
      apply: (ground, prepay) => {
        const { world } = ground;
        const open = openPrepay(prepay);
        book(world, codes(world).badDebt, codes(world).prepaid(noteOf(ground, prepay)), open);
        settlePart(prepay, 'writtenOff', open);
      },
    }),
  ],
];

function settlePart(prepay: Prepay, part: 'recovered' | 'writtenOff', amount: number): void {
  const isWhole = amount === openPrepay(prepay);
  prepay.settled[part] += amount;
  if (!isWhole) return;
  prepay.toRecover = false;
  prepay.state = prepay.offset > 0 ? '45' : '70';
}

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
        ...{ id, note: note.id, customer: note.customer, state: '10', applied: missing, principal: missing },
        ...{ repaid: 0, bookedFee: 0, repaidFee: 0, due: 0, from: 0, accrued: 0 },
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

const dianfuSteps: readonly [number, Maker][] = [
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
        if (fund(world, note)) return;
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

/** What a customer on a term sends for one waybill; more than is open of it goes to their wallet. */
const customerPay: Maker = (ground) => {
  const note = ground.random.pick(
    notesIn(ground, '70', '75', '78', '80').filter((one) => customerOf(ground.world, one).settle === '3' && openFee(one) > 0),
  );
  if (note === undefined) return undefined;
  const amount = ground.random.between(1, openFee(note) + 5000);
  return {
    name: `customer pays ${amount} of ${openFee(note)}`,
    may: () => openFee(ground.world.notes[note.id]!) > 0,
    send: () =>
      ground.call('finance_person', 'put', '/shipping/hyShippingNote/customerPay', {
        ...{ ids: [note.id], amount, source: 'transfer', transferTime: nowOf(ground), ...proof(ground) },
      }),
    apply: () => {
      const { world } = ground;
      const now = world.notes[note.id]!;
      const customer = customerOf(world, now);
      const part = Math.min(amount, openFee(now));
      book(world, codes(world).bank, codes(world).owed(now), part);
      book(world, codes(world).bank, codes(world).wallet(customer), amount - part);
      const freed = Math.min(part, now.credit);
      customer.creditUsed -= freed;
      now.credit -= freed;
      now.paidByCustomer += part;
    },
  };
};

const askForRefund: Maker = (ground) => {
  const { random } = ground;
  const customer = random.pick(Object.values(ground.world.customers))!;
  const amount = random.between(1, 60_000);
  const isAsked = () =>
    Object.values(ground.world.asked).some(({ open, kind, target }) => open && kind === 'refund' && target === customer.id);
  return {
    name: `ask for a refund ${amount} ${customer.settle}`,
    may: () => !isAsked() && held(ground.world, codes(ground.world).wallet(customer)) >= amount,
    send: () => {
      const body = { id: customer.wallet, amount, cardId: ground.cards[customer.id], reason: '多付' };
      return ground.call('cashier_person', 'post', '/customer/hyCustomerWallet/refund', body);
    },
    apply: ({ id }) => void (ground.world.asked[id] = { id, kind: 'refund', target: customer.id, amount, open: true }),
  };
};

const decideRefund: Maker = (ground) => {
  const asked = ground.random.pick(Object.values(ground.world.asked).filter(({ open, kind }) => open && kind === 'refund'));
  if (asked === undefined) return undefined;
  const pass = ground.random.chance(0.8);
  const customer = () => ground.world.customers[asked.target]!;
  return {
    name: `decide on a refund ${asked.amount} ${pass}`,
    may: () =>
      ground.world.asked[asked.id]!.open &&
      (!pass || (held(ground.world, codes(ground.world).wallet(customer())) >= asked.amount && free(ground.world) >= asked.amount)),
    send: () => {
      // Nothing but a decision changes an application.
      const body = { id: asked.id, version: 0, pass, remark: pass ? '' : '不退' };
      return ground.call('finance_person', 'put', '/account/hyApproval/audit', body);
    },
    apply: async () => {
      ground.world.asked[asked.id]!.open = false;
      if (!pass) return;
      const { records } = expectDone(
        await ground.site.server
          .as('admin')
          .get('/hypay/hyPayment/list', { payKind: '4', column: 'createTime', order: 'desc', pageSize: 100 }),
      );
      const row = records.find(({ id }: { id: string }) => ground.world.pays[id] === undefined);
      const pay: Pay = {
        ...{ id: row.id, kind: '4', no: row.paymentNo, state: '20', amount: asked.amount, retry: 0, serial: null, bankSerial: null },
        ...{ previous: null, note: null, prepay: null, customer: asked.target, by: null },
      };
      ground.world.pays[pay.id] = pay;
      send(ground.world, pay);
    },
  };
};

/** Steps of payments and of everything that stands beside them, with how often each is tried. */
export const moneySteps: readonly [weight: number, make: Maker][] = [
  [10, addPayment],
  [2, offline],
  [6, submit],
  [10, approve],
  [6, retry],
  [2, close],
  [4, askForChange],
  [5, decideChange],
  [4, customerPay],
  [1, askForRefund],
  [3, decideRefund],
  ...prepaySteps,
  ...dianfuSteps,
];
