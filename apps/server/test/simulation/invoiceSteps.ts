import { takeTaxResult } from '../../src/modules/finance/invoice/settleInvoice.ts';
import type { IssueResult } from '../../src/modules/finance/tax-channel/taxChannel.ts';
import { expectDone } from '../freight.ts';
import { withoutTax } from './fees.ts';
import type { Ground, Outcome } from './ground.ts';
import { done, type Maker, nextSerial, notesIn, nowOf, type Steps } from './step.ts';
import { book, charged, codes, type Invoice, type Note, openFee, type Request, type World } from './world.ts';

const requestPath = '/shipping/hyRequestBill';
const invoicePath = '/hyinvoice/hyInvoice';
const taxOf = (amount: number): number => amount - withoutTax(amount, 900);
const requestsOf = (world: World, note: Note): Request[] => Object.values(world.requests).filter((one) => one.note === note.id);
const invoicesOf = (world: World, note: Note): Invoice[] => requestsOf(world, note).flatMap(({ invoices }) => invoices);

/** What invoices say of a waybill that are issued or on their way, red ones too. */
function said(world: World, note: Note, but?: Invoice): { incl: number; tax: number } {
  const counted = invoicesOf(world, note).filter((one) => one.id !== but?.id && ['20', '30', '50'].includes(one.state));
  const sum = (of: (one: Invoice) => number) => counted.reduce((total, one) => total + of(one), 0);
  return { incl: sum(({ incl }) => incl), tax: sum(({ tax }) => tax) };
}

/** Tax of a further part: what is missing to that of all. */
function furtherTax(world: World, note: Note, invoice: Invoice): number {
  const before = said(world, note, invoice);
  return Math.min(invoice.incl, Math.max(0, taxOf(before.incl + invoice.incl) - before.tax));
}

/** What can still be reversed of an invoice, less what is on its way. */
function left({ invoices }: Request, one: Invoice): { incl: number; tax: number } {
  const reds = invoices.filter(({ redOf, state }) => redOf === one.id && state === '20');
  const sum = (of: (red: Invoice) => number) => reds.reduce((total, red) => total + of(red), 0);
  return { incl: one.incl - one.red + sum(({ incl }) => incl), tax: one.tax - one.redTax + sum(({ tax }) => tax) };
}

/** A move of a row that is read right before. */
async function move(
  ground: Ground,
  path: string,
  { id, action, who, body = {} }: { id: string; action: string; who: string; body?: object },
): Promise<Outcome> {
  const { version } = expectDone(await ground.site.server.as('admin').get(`${path}/queryById`, { id }));
  return ground.call(who, 'put', `${path}/${action}`, { id, version, ...body });
}

const ask: Maker = (ground) => {
  const { random } = ground;
  const note = random.pick(notesIn(ground, '70', '75', '78', '80', '90'));
  if (note === undefined) return undefined;
  const rest = charged(note) - note.asked;
  const amount = random.chance(0.5) || rest < 2 ? Math.max(1, rest) : random.between(1, rest + 5);
  const restOf = (one: Note) => charged(one) - one.asked;
  return {
    name: `ask for invoices of ${amount} of ${rest}`,
    may: () => {
      const one = ground.world.notes[note.id]!;
      const isFree = requestsOf(ground.world, one).every(({ state }) => !['20', '30', '40'].includes(state));
      const isSettled = openFee(one) <= 0 && one.advanced === 0 && ['70', '75', '78', '80', '90'].includes(one.status);
      return isSettled && isFree && amount <= restOf(one) && restOf(one) > 0;
    },
    send: () =>
      ground.call('invoice_applicant', 'post', `${requestPath}/add`, {
        customerId: note.customer,
        companyId: ground.world.company,
        noteIds: [note.id],
        invoiceType: '2',
        buyerName: '客户',
        invoiceAmount: amount,
        mergeMode: 'merge',
        submit: true,
      }),
    apply: ({ id }) => {
      ground.world.requests[id] = { id, note: note.id, state: '20', amount, invoices: [] };
      ground.world.notes[note.id]!.asked += amount;
    },
  };
};

/** A step of a request in one of some states. */
const requestStep =
  (
    states: readonly string[],
    make: (
      ground: Ground,
      request: Request,
    ) => {
      name: string;
      may?: (now: Request) => boolean;
      send: () => Promise<Outcome>;
      apply: (now: Request, note: Note, result: Outcome['result']) => void | Promise<void>;
    },
  ): Maker =>
  (ground) => {
    const request = ground.random.pick(Object.values(ground.world.requests).filter(({ state }) => states.includes(state)));
    if (request === undefined) return undefined;
    const { name, may = () => true, send, apply } = make(ground, request);
    const now = () => ground.world.requests[request.id]!;
    return {
      name: `${name} ${request.amount}`,
      may: () => states.includes(now().state) && may(now()),
      send,
      apply: (result) => apply(now(), ground.world.notes[request.note]!, result),
    };
  };

const decide = requestStep(['20'], (ground, { id }) => {
  const pass = ground.random.chance(0.85);
  return {
    name: `decide on a request ${pass}`,
    send: () => move(ground, requestPath, { id, action: 'audit', who: 'finance_person', body: { pass, remark: '抬头' } }),
    apply: async (now, note) => {
      now.state = pass ? '30' : '60';
      if (!pass) return void (note.asked -= now.amount);
      const { records } = expectDone(await ground.site.server.as('admin').get(`${invoicePath}/list`, { requestBillId: id }));
      const invoice: Invoice = {
        id: records[0].id,
        no: records[0].serialNo,
        count: 0,
        incl: now.amount,
        tax: 0,
        state: '10',
        redOf: null,
        red: 0,
        redTax: 0,
      };
      invoice.tax = furtherTax(ground.world, note, invoice);
      now.invoices.push(invoice);
    },
  };
});

const takeBack = requestStep(['20'], (ground, { id }) => ({
  name: 'take a request back',
  send: () => move(ground, requestPath, { id, action: 'revoke', who: 'invoice_applicant' }),
  apply: (now, note) => {
    now.state = '99';
    note.asked -= now.amount;
  },
}));

const giveBack = requestStep(['30', '40'], (ground, { id }) => ({
  name: 'return a request',
  may: ({ invoices }) => ['10', '60'].includes(invoices[0]!.state),
  send: () => move(ground, requestPath, { id, action: 'return', who: 'tax_person', body: { reason: '抬头' } }),
  apply: (now, note) => {
    Object.assign(now, { state: '60', invoices: [] });
    note.asked -= now.amount;
  },
}));

const sendOut = (world: World, note: Note, invoice: Invoice): void => {
  invoice.tax = furtherTax(world, note, invoice);
  invoice.state = '20';
  invoice.count += 1;
};

const issue = requestStep(['30'], (ground, { id: requestBillId }) => ({
  name: 'issue',
  send: async () => {
    const { version } = expectDone(await ground.site.server.as('admin').get(`${requestPath}/queryById`, { id: requestBillId }));
    return ground.call('tax_person', 'put', `${invoicePath}/issue`, { requestBillId, version });
  },
  apply: (now, note) => {
    now.state = '40';
    sendOut(ground.world, note, now.invoices[0]!);
  },
}));

const retry = requestStep(['40'], (ground, { invoices }) => ({
  name: 'issue again',
  may: (now) => now.invoices[0]!.state === '60',
  send: () => move(ground, invoicePath, { id: invoices[0]!.id, action: 'retry', who: 'tax_person' }),
  apply: (now, note) => sendOut(ground.world, note, now.invoices[0]!),
}));

const red = requestStep(['50', '55'], (ground, request) => {
  const [original] = request.invoices as [Invoice];
  const most = left(request, original).incl;
  const amount = ground.random.chance(0.4) ? Math.max(1, most) : ground.random.between(1, most + 3);
  const redConfirmNo = `3707${nextSerial('').padStart(16, '0')}`;
  return {
    name: `reverse ${amount} of ${most} of`,
    may: (now) => amount <= left(now, now.invoices[0]!).incl,
    send: () =>
      move(ground, invoicePath, { id: original.id, action: 'red', who: 'tax_person', body: { reason: '运费', amount, redConfirmNo } }),
    apply: (now, note, { id, serialNo }) => {
      const of = left(now, now.invoices[0]!);
      const before = said(ground.world, note);
      const part = Math.min(Math.max(0, before.tax - taxOf(before.incl - amount), of.tax - (of.incl - amount)), of.tax, amount);
      const tax = amount === of.incl ? of.tax : part;
      now.invoices.push({ id, no: serialNo, count: 1, incl: -amount, tax: 0 - tax, state: '20', redOf: original.id, red: 0, redTax: 0 });
    },
  };
});

/** What comes of an invoice that was issued, or of a red one about another. */
function succeed(world: World, request: Request, invoice: Invoice): void {
  const note = world.notes[request.note]!;
  const { vatPending, vatOut } = codes(world);
  invoice.state = '30';
  note.invoiced += invoice.incl;
  note.invoicedTax += invoice.tax;
  if (invoice.redOf === null) {
    book(world, vatPending, vatOut, invoice.tax);
    request.state = '50';
    if (note.status === '80' && note.invoiced === charged(note)) note.status = '90';
    return;
  }
  const original = request.invoices.find(({ id }) => id === invoice.redOf)!;
  book(world, vatOut, vatPending, -invoice.tax);
  note.asked += invoice.incl;
  original.red -= invoice.incl;
  original.redTax -= invoice.tax;
  const isAll = original.red === original.incl;
  if (isAll) original.state = '50';
  request.state = isAll ? '58' : '55';
  if (note.status === '90') note.status = '80';
}

/** What the tax channel says of a sending: once or twice, late, or what it said before. */
const taxSays: Maker = (ground) => {
  const { random, world } = ground;
  const sent = Object.values(world.requests).flatMap((request) => request.invoices.map((invoice) => ({ request, invoice })));
  const picked = random.pick(sent.filter(({ invoice }) => invoice.count > 0));
  if (picked === undefined) return undefined;
  const { id, no, count } = picked.invoice;
  const serial = `${no}${String(random.chance(0.1) && count > 1 ? count - 1 : count).padStart(2, '0')}`;
  const invoiceNo = `26370000${no.slice(2)}`;
  const say: Record<string, IssueResult> = {
    issued: { state: 'issued', invoiceNo, invoiceCode: null, issueTime: nowOf(ground) },
    failed: { state: 'failed', code: 'T17', reason: '不符' },
    processing: { state: 'processing' },
  };
  const what = random.pick(['issued', 'issued', 'issued', 'failed', 'processing'])!;
  const isTwice = random.chance(0.3);
  return {
    name: `tax channel says ${what} of ${serial}`,
    may: () => true,
    send: async () => {
      const tell = () => takeTaxResult(ground.site.server.context(), { serial, result: say[what]! });
      await Promise.all(isTwice ? [tell(), tell()] : [tell()]);
      return done;
    },
    apply: () => {
      const request = ground.world.requests[picked.request.id]!;
      const invoice = request.invoices.find((one) => one.id === id);
      if (invoice?.state !== '20' || serial !== `${no}${String(invoice.count).padStart(2, '0')}`) return;
      if (what === 'issued') succeed(ground.world, request, invoice);
      if (what === 'failed') invoice.state = '60';
    },
  };
};

/** Steps of requests for invoices, and of invoices. */
export const invoiceSteps: Steps = [
  [6, ask],
  [6, decide],
  [1, takeBack],
  [1, giveBack],
  [6, issue],
  [2, retry],
  [4, red],
  [10, taxSays],
];
