import { beforeAll, expect, test } from 'vitest';
import { demoRoles, grantedBy } from '../seed/roles.ts';
import { modules } from '../src/modules/index.ts';
import { sysAnnouncement } from '../src/modules/system/announcement/announcement.table.ts';
import { methodsOf } from '../src/platform/contract/index.ts';
import { everyRead, told, type Read } from './everyRead.ts';
import { type expectDone, once } from './freight.ts';
import { openFeeWorld, type FeeWorld } from './feeWorld.ts';
import { copyNotes } from './manyNotes.ts';
import { sampleInput } from './sampleInput.ts';
import type { TestClient } from './testServer.ts';

type Row = ReturnType<typeof expectDone>;

/** What a driver gets, and everything it could be told from. */
const carriage = [
  'driverFee',
  'driverFeeRaw',
  'unitPrice',
  'lossAmount',
  'extraFee',
  'deduction',
  'serviceFee',
  'agentMargin',
  'customerFee',
  'prepaidAmount',
  'payableAmount',
  'paidAmount',
  'prepayOffset',
];
/** What customers are charged. */
const charged = ['customerFee', 'agentFee', 'serviceFee', 'agentMargin', 'feeTotal', 'customerPaidAmount', 'netAmount', 'taxAmount'];
const everything = [...new Set([...carriage, ...charged])];

const isAgents = ({ orderMode }: Row): boolean => orderMode === '3';
/** What is hidden from whom of a waybill, by the words of the specification and not by the code. @source freight-domain 4.6 */
const hiddenFrom: Readonly<Record<string, (note: Row) => readonly string[]>> = {
  shipper: (note) => (isAgents(note) ? carriage : []),
  agent: (note) => (isAgents(note) ? ['customerFee'] : everything),
  carrier: (note) => (isAgents(note) ? everything : charged),
  captain: (note) => (isAgents(note) ? everything : charged),
  stranger: () => everything,
  'staff without fees': () => everything,
};
/** Who is paid sees what they were paid, of whatever mode. @source freight-domain 5.9, pay: R own */
const ownMoney: Readonly<Record<string, RegExp>> = {
  captain:
    /^\/((hypay\/hy(Payment|Prepay|PayChange)|account\/hyAccountRecord)\/|statistics\/hyStatistics\/(collection|exportXls\?(.*&)?name=collection))/,
};
/** What shows everybody's business to the administrators of the system is given to nobody else. */
const administration = /^(announcement|log|dataLog|message|online)/;

let world: FeeWorld;
const viewers: Record<string, TestClient> = {};
let reads: Read[];
/** What sockets carried while the waybills went their way. */
const carried: { target: unknown; text: string }[] = [];

beforeAll(async () => {
  const permissions = [
    ...new Set(
      modules.flatMap((module) =>
        (module.routes ?? []).flatMap(({ contract }) => Object.values(contract.endpoints).flatMap(({ permission }) => permission ?? [])),
      ),
    ),
  ].filter((permission) => !administration.test(permission));
  world = await openFeeWorld(async ({ agent, hauler, captain, stranger }, { server, world: { customer } }) => {
    const as = (username: string, userType: number, cid: string) => server.as({ username, userType, cid, permissions });
    viewers['shipper'] = as('view_shipper', 2, customer.id);
    viewers['agent'] = as('view_agent', 2, agent.id);
    viewers['carrier'] = as('view_carrier', 3, hauler.id);
    viewers['captain'] = as('view_captain', 4, captain.id);
    viewers['stranger'] = as('view_stranger', 2, stranger.id);
    const { grants } = demoRoles.find(({ code }) => code === 'auditor')!;
    viewers['staff without fees'] = server.as({ username: 'view_auditor', permissions: grantedBy(grants) });
    for (const viewer of Object.values(viewers)) await viewer.get('/sys/user/getCurrentUserDeparts');
    const { sockets } = server.platform;
    const send = sockets.send.bind(sockets);
    Object.assign(sockets, {
      send: (tenantId: number, given: Parameters<typeof send>[1]) => {
        carried.push({ target: given.target, text: JSON.stringify(given.message) });
        return send(tenantId, given);
      },
    });
  });
  const notes = Object.values(world.notes);
  const all = (name: string): string[] => notes.map((note) => note[name]);
  const customers = [world.world.customer.id, world.agent.id];
  reads = await everyRead(world.server.as('admin'), {
    noteId: all('id'),
    ids: all('id'),
    orderId: all('orderId'),
    targetId: [...all('id'), ...all('orderId')],
    walletId: [world.world.wallet.id],
    customerId: customers,
    carrierId: [world.hauler.id],
    partyId: [...customers, world.hauler.id],
    companyId: [world.world.company.id],
    companyAccountId: [world.account.id],
    ownerId: [...customers, world.hauler.id, world.captain.id, ...all('driverId')],
    dianfuId: notes.map(({ dianfuId }) => dianfuId).filter((id) => typeof id === 'string'),
    vehicleId: all('vehicleId'),
    sendCity: [...new Set(all('sendCity'))],
    receiveCity: [...new Set(all('receiveCity'))],
  });
}, 120_000);

/** An amount as fields, texts and sheets spell it. */
function spelt(amount: number, field: string): string[] {
  const yuan = field === 'unitPrice' ? (amount / 10_000).toFixed(4) : (amount / 100).toFixed(2);
  const grouped = yuan.replace(/^\d+/, (whole) => whole.replaceAll(/\B(?=(\d{3})+$)/g, ','));
  return [String(amount), yuan, grouped, yuan.replace(/\.?0+$/, '')];
}

/** All numbers that stand in a text, as they are spelt there. */
const numbersIn = (text: string): Set<string> => new Set(text.match(/(?<![\w.-])\d+(?:,\d{3})*(?:\.\d+)?(?!\w)/g));

interface Hidden {
  what: string;
  spellings: string[];
}

/** Every group of waybills. */
const groups = (notes: [string, Row][]): [string, Row][][] =>
  Array.from({ length: 2 ** notes.length }, (_, set) => notes.filter((_note, at) => (set >> at) % 2 === 1));

/** What a person must not be told: hidden amounts, totals with a hidden amount in them, and how the two sides differ. */
function hiddenOf(who: string): Hidden[] {
  const notes = Object.entries(world.notes);
  const isHidden = (note: Row, field: string) => note[field] > 999 && hiddenFrom[who]!(note).includes(field);
  const shown = new Set(notes.flatMap(([, note]) => everything.filter((field) => !isHidden(note, field)).map((field) => note[field])));
  // What may be told of each waybill may be told of several together.
  for (const group of groups(notes))
    for (const field of everything)
      if (group.every(([, note]) => !isHidden(note, field))) shown.add(group.reduce((sum, [, note]) => sum + (note[field] ?? 0), 0));
  const found: Hidden[] = [];
  const add = (what: string, { amount, field }: { amount: number; field: string }) => {
    if (!shown.has(amount)) found.push({ what: `${what} ${amount}`, spellings: spelt(amount, field) });
  };
  for (const group of groups(notes))
    for (const field of everything)
      if (group.some(([, note]) => isHidden(note, field)))
        add(`${field} of ${group.map(([name]) => name).join(' and ')}`, {
          amount: group.reduce((sum, [, note]) => sum + (note[field] ?? 0), 0),
          field,
        });
  for (const [name, note] of notes)
    if (isHidden(note, 'driverFee') !== isHidden(note, 'feeTotal'))
      add(`what is left of ${name}`, { amount: note.feeTotal - note.driverFee, field: 'margin' });
  return found;
}

test('PERM-06 I22 no call that reads tells a fee, a total with it or a margin to whom it is hidden from; sheets included', async () => {
  const admin = world.server.as('admin');
  const open: Read[] = [];
  const toldToAdmin = new Set<string>();
  for (const read of reads) {
    const text = await told(admin, read);
    if (text === '') continue;
    open.push(read);
    for (const number of numbersIn(text)) toldToAdmin.add(number);
  }
  // Were these not told to anybody, the walk would show nothing.
  const unseen = Object.values(world.notes).flatMap((note) =>
    everything.filter((field) => note[field] > 999 && !spelt(note[field], field).some((one) => toldToAdmin.has(one))),
  );
  expect(unseen).toEqual([]);

  const leaks: string[] = [];
  for (const [who, viewer] of Object.entries(viewers)) {
    const hidden = hiddenOf(who);
    expect(hidden.length, who).toBeGreaterThan(10);
    const bySpelling = new Map(hidden.flatMap(({ what, spellings }) => spellings.map((one) => [one, what] as const)));
    for (const read of open) {
      if (ownMoney[who]?.test(`${read.path}?${new URLSearchParams(read.query).toString()}`)) continue;
      for (const number of numbersIn(await told(viewer, read)))
        if (bySpelling.has(number))
          leaks.push(`${who}: ${read.path} ${new URLSearchParams(read.query).toString()}: ${bySpelling.get(number)}`);
    }
  }
  expect(leaks).toEqual([]);
}, 180_000);

/** Amounts that a person must not be told, by how they are spelt. */
const forbiddenTo = (who: string) => new Map(hiddenOf(who).flatMap(({ what, spellings }) => spellings.map((one) => [one, what] as const)));
const leaksIn = (text: string, bySpelling: ReadonlyMap<string, string>): string[] =>
  [...numbersIn(text)].flatMap((number) => bySpelling.get(number) ?? []);

/** Where money and waybills are written. */
const writing =
  /^\/(hyorder|shipping\/hy(ShippingNote|NoteEvent|RequestBill)|hybill|account\/hy(Approval|AgentMargin|Compensation|BankStatement|PlatformAccount)|hypay|cost|hyinvoice|hyinsurance|hyadjust|customer\/hyCustomer(Wallet|Recharge)|hytax|hyetc|hycomplaint|hyviolation|hyevaluation)/;
const writes = modules.flatMap((module) =>
  (module.routes ?? []).flatMap(({ contract: { base, endpoints } }) =>
    Object.values(endpoints).flatMap((endpoint) => {
      const method = methodsOf(endpoint).find((one) => one === 'PUT' || one === 'POST');
      const isMeant = writing.test(base) && method !== undefined && endpoint.content !== 'upload' && endpoint.auth !== 'public';
      return isMeant ? [{ base, path: `${base}${endpoint.path}`, endpoint, method }] : [];
    }),
  ),
);

test('PERM-06 I22 no answer to a call that writes tells a fee to whom it is hidden from: moves, batches, previews and refusals', async () => {
  const { server } = world;
  const states = ['20', '30', '50', '55', '58', '60', '65', '68', '70', '75'];
  // A waybill of each mode in each state: what is done to one of them changes no other.
  const notes = new Map<string, Row[]>(Object.keys(viewers).map((who) => [who, []]));
  for (const who of Object.keys(viewers))
    for (const { id } of [world.notes.direct, world.notes.agents]) {
      const copies = await server.inTenant(0, (tx) => copyNotes(tx, id, states.length));
      for (const [at, copy] of copies.entries()) {
        await world.change(copy, { noteStatus: states[at]!, paidAmount: 0, payState: null, businessReviewState: '1', prepayState: null });
        notes.get(who)!.push({ id: copy, version: (await world.read(copy)).version });
      }
    }
  const listed = new Map<string, Row[]>();
  for (const { base } of writes)
    if (!listed.has(base)) {
      const { result } = await server.as('admin').get(`${base}/list`, { pageSize: 20 });
      listed.set(base, ((result as Row)?.records ?? []).slice(0, 4));
    }
  const leaks: string[] = [];
  const broken: string[] = [];
  let answered = 0;
  for (const [who, viewer] of Object.entries(viewers)) {
    const bySpelling = forbiddenTo(who);
    for (const { base, path, endpoint, method } of writes) {
      const isNote = base === '/shipping/hyShippingNote';
      const rows = isNote ? notes.get(who)! : listed.get(base)!;
      const other = notes.get(who)!;
      for (const [at, row] of (rows.length > 0 ? rows : [undefined]).entries()) {
        const note = other[at % other.length]!;
        const body = sampleInput(endpoint.body, (name) => {
          if (name === 'id') return row?.id;
          if (name === 'ids') return row && (isNote ? [row.id, note.id] : [row.id]);
          if (name === 'version') return row?.version;
          if (name === 'versions') return row && (isNote ? [row.version, note.version] : [row.version]);
          if (/^notes?Ids?$/i.test(name)) return note.id;
          if (name === 'confirmWarnings') return at % 2 === 0;
          if (name === 'walletId') return world.world.wallet.id;
          if (name === 'companyId') return world.world.company.id;
          return name === 'customerId' ? world.world.customer.id : undefined;
        });
        const answer = await viewer[method === 'PUT' ? 'put' : 'post'](path, body, once());
        if (answer.success) answered += 1;
        if (answer.status >= 500) broken.push(`${who}: ${path}: ${answer.message}`);
        if (ownMoney[who]?.test(path)) continue;
        for (const leak of leaksIn(JSON.stringify(answer), bySpelling)) leaks.push(`${who}: ${path}: ${leak}`);
      }
    }
  }
  expect(leaks).toEqual([]);
  expect(broken).toEqual([]);
  expect(answered).toBeGreaterThan(150);
}, 180_000);

test('PERM-06 I22 no notice and no message of a socket tells a fee to whom it is hidden from', async () => {
  const notices = await world.server.inTenant(0, (tx) => tx.select().from(sysAnnouncement));
  const leaks: string[] = [];
  let received = 0;
  for (const [who, viewer] of Object.entries(viewers)) {
    const bySpelling = forbiddenTo(who);
    const own = notices.filter(({ userIds }) => userIds?.split(',').includes(viewer.userId));
    received += own.length;
    for (const { titile, msgContent, msgAbstract } of own)
      for (const leak of leaksIn(`${titile} ${msgContent} ${msgAbstract}`, bySpelling)) leaks.push(`${who}: ${titile}: ${leak}`);
    // A message that names nobody may reach all who have a socket.
    for (const { target, text } of carried) {
      const isForOthers =
        typeof target === 'object' && target !== null && 'userIds' in target && !(target.userIds as string[]).includes(viewer.userId);
      if (!isForOthers) for (const leak of leaksIn(text, bySpelling)) leaks.push(`${who}: ${text}: ${leak}`);
    }
  }
  expect(leaks).toEqual([]);
  expect(received).toBeGreaterThan(3);
  expect(carried.length).toBeGreaterThan(50);
});
