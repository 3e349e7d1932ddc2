import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { modules } from '../src/modules/index.ts';
import { hyBankStatementLine } from '../src/modules/finance/bank-statement/bankStatement.table.ts';
import { post } from '../src/modules/finance/ledger/post.ts';
import { postOpening } from '../src/modules/finance/ledger/postings.ts';
import { methodsOf, type Endpoint } from '../src/platform/contract/index.ts';
import { forgetOldAnswers } from '../src/platform/idempotency/idempotency.ts';
import { openEyesSite, type EyesSite } from './four-eyes/eyesSite.ts';
import { expectDone, once } from './freight.ts';
import { sampleInput } from './sampleInput.ts';
import { changedTables, tableDigests } from './tableDigests.ts';
import type { Answer } from './testServer.ts';

type Row = ReturnType<typeof expectDone>;

let site: EyesSite;
beforeAll(async () => {
  site = await openEyesSite();
}, 60_000);
beforeEach(() => {
  site.server.clock.set('2026-06-02T12:00:00+08:00');
});

const admin = () => site.server.as('admin');

/** Calls that move money, or ask for it. */
const money = modules.flatMap((module) =>
  (module.routes ?? []).flatMap(({ contract: { base, endpoints } }) =>
    /^\/(hypay|account|cost|hybill|hyadjust|customer\/hyCustomer(Wallet|Recharge)|shipping\/hyShippingNote|shipping\/hyRequestBill|hyinvoice|hyinsurance|hytax)/.test(
      base,
    )
      ? Object.values(endpoints)
          .filter(({ idempotent, content }) => idempotent === 'required' && content !== 'upload')
          .map((endpoint) => ({ path: `${base}${endpoint.path}`, endpoint }))
      : [],
  ),
);

const send = ({ path, endpoint }: { path: string; endpoint: Endpoint }, body: unknown, headers: Record<string, string> = once()) =>
  admin()[methodsOf(endpoint)[0] === 'PUT' ? 'put' : 'post'](path, body, headers);

interface Figure {
  type?: string;
  minimum?: number;
  maximum?: number;
  anyOf?: Figure[];
  properties?: Record<string, Figure>;
  items?: Figure;
  $ref?: string;
  $defs?: Record<string, Figure>;
}

interface FigurePlace {
  /** From the body to it, with 0 for the first of several. */
  path: readonly (string | number)[];
  minimum: number;
  maximum: number;
}

/** Figures of an input that are whole numbers, with their limits; also those within others, such as the amount of a line. */
function figuresOf({ body }: Endpoint): FigurePlace[] {
  if (!(body instanceof z.ZodObject)) return [];
  const { $defs: known = {}, ...schema } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Figure;
  const placesIn = (given: Figure, path: FigurePlace['path']): FigurePlace[] =>
    [given, ...(given.anyOf ?? []), known[given.$ref?.split('/').at(-1) ?? ''] ?? {}].flatMap((one) => placesOf(one, path));
  const placesOf = ({ type, minimum, maximum, properties, items }: Figure, path: FigurePlace['path']): FigurePlace[] => {
    if (type === 'integer')
      return path.at(-1) === 'version' || path.at(-2) === 'versions'
        ? []
        : [{ path, minimum: minimum ?? -Number.MAX_SAFE_INTEGER, maximum: maximum ?? Number.MAX_SAFE_INTEGER }];
    if (type === 'array' && items !== undefined) return placesIn(items, [...path, 0]);
    return Object.entries(properties ?? {}).flatMap(([name, part]) => placesIn(part, [...path, name]));
  };
  return placesIn(schema, []);
}

/** The same input with another value at a place. */
function replaced(input: unknown, { path: [first, ...path], value }: { path: FigurePlace['path']; value: unknown }): unknown {
  if (first === undefined) return value;
  if (Array.isArray(input)) return input.map((one: unknown, index) => (index === first ? replaced(one, { path, value }) : one));
  return { ...(input as object), [first]: replaced((input as Record<string, unknown>)[first], { path, value }) };
}

const sample = ({ body }: Endpoint) => sampleInput(body, (name) => (name === 'version' ? 0 : undefined));
const isAt = ({ errorData }: Answer, name: string): boolean =>
  Array.isArray(errorData) && errorData.some(({ path, message }: Row) => path === name && typeof message === 'string' && message !== '');

describe('VAL-02 LEDG-01 amounts that are none', () => {
  test('VAL-02 parts of a fen, texts, amounts below the least and above the highest are refused at their field, and change nothing', async () => {
    const before = await tableDigests(site.server);
    const wrong: string[] = [];
    let tried = 0;
    for (const call of money)
      for (const { path, minimum, maximum } of figuresOf(call.endpoint))
        for (const value of [minimum + 0.5, 1000.125, '12.345', '1e3', minimum - 1, maximum + 1, -(2 ** 40), 2 ** 60, [], {}]) {
          tried += 1;
          const name = path.join('.');
          const answer = await send(call, replaced(sample(call.endpoint), { path, value }));
          if (answer.status !== 400 || !isAt(answer, name))
            wrong.push(`${call.path} ${name} ${JSON.stringify(value)} ${answer.status} ${answer.message}`);
        }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(450);
    expect(changedTables(before, await tableDigests(site.server))).toEqual([]);
  });

  test('API-04 a call without a key, or with one that is none, is refused and changes nothing', async () => {
    const before = await tableDigests(site.server);
    const wrong: string[] = [];
    for (const call of money)
      for (const headers of [{}, { 'idempotency-key': 'short' }, { 'idempotency-key': 'x'.repeat(300) }] as Record<string, string>[]) {
        const answer = await send(call, sample(call.endpoint), headers);
        if (answer.status !== 400) wrong.push(`${call.path} ${answer.status} ${answer.message}`);
      }
    expect(wrong).toEqual([]);
    expect(money.length).toBeGreaterThan(60);
    expect(changedTables(before, await tableDigests(site.server))).toEqual([]);
  });
});

/** What was refused, of a batch the first one. */
const refusal = ({ errorCode, code, message, errorData, result }: Answer) => {
  const fail = result?.fail?.[0];
  return { code: fail?.code ?? errorCode ?? code, message: fail?.reason ?? fail?.message ?? message, at: errorData?.[0]?.path ?? null };
};

interface Case {
  what: string;
  call(): Promise<[method: 'post' | 'put', path: string, body: object, headers?: Record<string, string>]>;
  expected: { code: number | string; at: string | null; message: string | RegExp };
}
const pay = '/hypay/hyPayment';
const months = '/account/hyLedgerMonth';
const wallets = '/customer/hyCustomerWallet';
const platform = '/account/hyPlatformAccount';
const changed = '数据状态已变化，请刷新后重试';
const missing = { code: 404, at: null, message: '未找到对应实体' };
const adjust = async (body: object): Promise<['post', string, object]> => {
  const { wallet } = await site.placeWith(100_000);
  return ['post', `${wallets}/adjust`, { id: wallet.id, direction: 'in', amount: 5000, account: 'compensate', reason: '破损', ...body }];
};
const refund = async (body: object, card: object = {}): Promise<['post', string, object]> => {
  const { wallet, customer } = await site.placeWith(100_000);
  const cardId = await site.giveCard('customer', customer.id, { cardHolder: customer.customerName, accountType: '1', ...card });
  return ['post', `${wallets}/refund`, { id: wallet.id, amount: 60_000, cardId, reason: '客户申请', ...body }];
};
const own = async (): Promise<Row> => {
  const { records } = expectDone(await admin().get(`${platform}/list`, { accountKind: 'settle' }));
  const account = { companyId: site.world.company.id, accountKind: 'settle', accountName: '结算户', companyAccountId: site.account.id };
  return records[0] ?? site.send('admin', `${platform}/add`, account, 'post');
};
const onTheWay = async (): Promise<Row> => site.pay('approver', 'approve', (await site.submitted(await site.payable())).id, { pass: true });
const line = async (values: object): Promise<string> => {
  const like = { companyAccountId: site.account.id, companyId: site.world.company.id, bankSerialNo: site.serial(), direction: 'out' };
  const row = { ...like, amount: 271_000, tradeTime: '2026-06-02 12:05:00', source: 'file', state: '10', ...values };
  const [stored] = await site.server.inTenant(0, (tx) => tx.insert(hyBankStatementLine).values(row).returning());
  return stored!.id;
};
const settle = async (body: object, now = '2026-06-03T12:00:00+08:00'): Promise<['put', string, object]> => {
  const { id, version } = await onTheWay();
  site.server.clock.set(now);
  return ['put', `${pay}/settle`, { id, version, result: 'paid', reason: '银行未返回', ...body }];
};

const cases: Case[] = [
  {
    what: 'payment of nothing',
    call: async () => ['post', `${pay}/add`, { noteIds: [] }],
    expected: { code: 400, at: 'noteIds', message: /./ },
  },
  { what: 'payment of a waybill that there is not', call: async () => ['post', `${pay}/add`, { noteIds: ['none'] }], expected: missing },
  {
    what: 'payment of a waybill that is not payable',
    call: async () => ['post', `${pay}/add`, { noteIds: [(await site.onRoad()).id] }],
    expected: { code: 40901, at: null, message: changed },
  },
  {
    what: 'second payment of a waybill',
    call: async () => {
      const note = await site.payable();
      await site.submitted(note);
      return ['post', `${pay}/add`, { noteIds: [note.id] }];
    },
    expected: { code: 40411, at: null, message: /未完结/ },
  },
  {
    what: 'handing in of nothing',
    call: async () => ['put', `${pay}/submit`, { ids: [] }],
    expected: { code: 400, at: 'ids', message: /./ },
  },
  {
    what: 'handing in of what is handed in',
    call: async () => ['put', `${pay}/submit`, { ids: [(await site.submitted(await site.payable())).id] }],
    expected: { code: 40901, at: null, message: changed },
  },
  { what: 'approval of what there is not', call: async () => ['put', `${pay}/approve`, { ids: ['none'], pass: true }], expected: missing },
  {
    what: 'refusal of a payment without a word',
    call: async () => ['put', `${pay}/approve`, { ids: [(await site.submitted(await site.payable())).id], pass: false }],
    expected: { code: 40106, at: 'remark', message: '请填写原因' },
  },
  {
    what: 'approval of what is on its way',
    call: async () => ['put', `${pay}/approve`, { ids: [(await onTheWay()).id], pass: true }],
    expected: { code: 40901, at: null, message: changed },
  },
  {
    what: 'retry of what is on its way',
    call: async () => ['put', `${pay}/retry`, { ids: [(await onTheWay()).id], remark: '再试' }],
    expected: { code: 40901, at: null, message: changed },
  },
  {
    what: 'correction of a wallet without a reason',
    call: () => adjust({ reason: ' ' }),
    expected: { code: 40106, at: 'reason', message: '请填写原因' },
  },
  {
    what: 'correction against another account',
    call: () => adjust({ account: 'bank' }),
    expected: { code: 400, at: 'account', message: /./ },
  },
  { what: 'correction the other way', call: () => adjust({ direction: 'x' }), expected: { code: 400, at: 'direction', message: /./ } },
  { what: 'correction of a wallet that there is not', call: () => adjust({ id: 'none' }), expected: missing },
  {
    what: 'correction of more than there is',
    call: () => adjust({ direction: 'out', amount: 100_001 }),
    expected: { code: 40105, at: null, message: /./ },
  },
  { what: 'refund of more than there is', call: () => refund({ amount: 100_001 }), expected: { code: 40105, at: null, message: /./ } },
  {
    what: 'refund to a foreign card',
    call: async () => refund({ cardId: await site.giveCard('customer', 'another') }),
    expected: { code: 400, at: 'cardId', message: /./ },
  },
  {
    what: 'refund to a card that no bank has confirmed',
    call: () => refund({}, { verifyState: '10' }),
    expected: { code: 400, at: 'cardId', message: '请选择客户已验证的收款账户' },
  },
  {
    what: 'transfer to the same account',
    call: async () => {
      const { id } = await own();
      return ['post', `${platform}/transfer`, { id, toId: id, amount: 1, reason: '安排' }];
    },
    expected: { code: 400, at: 'toId', message: '转入账户不能与转出账户相同' },
  },
  {
    what: 'transfer to an account that there is not',
    call: async () => ['post', `${platform}/transfer`, { id: (await own()).id, toId: 'none', amount: 1, reason: '安排' }],
    expected: { code: 400, at: 'toId', message: '请选择结算账户' },
  },
  {
    what: 'own funds beyond what the account holds',
    call: async () => ['post', `${platform}/ownFunds`, { id: (await own()).id, direction: 'out', amount: 9_999_999_999, reason: '安排' }],
    expected: { code: 40444, at: null, message: /./ },
  },
  {
    what: 'settling before a day is over',
    call: () => settle({ result: 'failed' }, '2026-06-03T11:59:59+08:00'),
    expected: { code: 500, at: null, message: /24/ },
  },
  {
    what: 'settling as paid without a line of the bank',
    call: () => settle({ statementLineId: null }),
    expected: { code: 400, at: 'statementLineId', message: /./ },
  },
  {
    what: 'settling by a line of another amount',
    call: async () => settle({ statementLineId: await line({ amount: 1 }) }),
    expected: { code: 400, at: 'statementLineId', message: /./ },
  },
  {
    what: 'settling by money that came in',
    call: async () => settle({ statementLineId: await line({ direction: 'in' }) }),
    expected: { code: 400, at: 'statementLineId', message: /./ },
  },
  {
    what: 'settling of a version that is gone',
    call: () => settle({ version: 0, statementLineId: null }),
    expected: { code: 40901, at: null, message: /./ },
  },
  {
    what: 'closing of a month that is not over',
    call: async () => ['put', `${months}/close`, { month: '2026-06' }],
    expected: { code: 500, at: null, message: /尚未结束/ },
  },
  {
    what: 'reopening of a month that is not the last closed one',
    call: async () => ['put', `${months}/reopen`, { month: '2026-04', reason: '重开' }],
    expected: { code: 409, at: null, message: '只能反结账最近一个已结账的月份' },
  },
  {
    what: 'key whose answer is forgotten',
    call: async () => {
      const { id } = await site.submitted(await site.payable());
      const headers = once();
      const body = { ids: [id], pass: true };
      expectDone(await site.server.as('approver').put(`${pay}/approve`, body, headers));
      await site.server.inTenant(0, (tx) => forgetOldAnswers(tx, new Date('2026-07-04T12:00:00+08:00')));
      return ['put', `${pay}/approve`, body, headers];
    },
    expected: { code: 40901, at: null, message: changed },
  },
  {
    what: 'key that was used for something else',
    call: async () => {
      const headers = once();
      const [method, path, body] = await adjust({});
      expectDone(await admin()[method](path, body, headers));
      return [method, path, { ...body, amount: 5001 }, headers];
    },
    expected: { code: 409, at: null, message: /./ },
  },
  {
    what: 'closing of a month that is closed',
    call: async () => {
      const [ctx, companyId] = [site.server.context(), site.world.company.id];
      const inMay = { bizId: 'may', step: '1', bizNo: null, companyId, summary: '自有资金', happenTime: '2026-05-20 10:00:00' };
      const opening = postOpening({ companyId, companyAccountId: site.account.id, amount: 1 });
      await ctx.transaction((tx) => post(tx, ctx, opening, inMay));
      expectDone(await admin().put(`${months}/close`, { month: '2026-05' }, once()));
      return ['put', `${months}/close`, { month: '2026-05' }];
    },
    expected: { code: 409, at: null, message: '该月已结账' },
  },
];

describe('LEDG-01 SHIP-09 money that is asked for wrongly', () => {
  test.each(cases)(
    'LEDG-01 SHIP-09 $what: it is refused with its sentence, at its field, and nothing changes',
    async ({ call, expected }) => {
      const [method, path, body, headers] = await call();
      const before = await tableDigests(site.server);
      const answer = await admin()[method](path, body, headers ?? once());
      const { code, at, message } = refusal(answer);
      expect({ code, at, message }).toEqual({
        ...expected,
        message: typeof expected.message === 'string' ? expected.message : expect.stringMatching(expected.message),
      });
      expect(changedTables(before, await tableDigests(site.server))).toEqual([]);
    },
  );
});
