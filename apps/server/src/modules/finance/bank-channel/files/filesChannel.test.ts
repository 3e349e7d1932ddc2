import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readWorkbookText } from '../../../../../test/readWorkbookText.ts';
import { expectDone, once } from '../../../../../test/freight.ts';
import { testServer, type TestServer } from '../../../../../test/testServer.ts';
import { toDateText } from '../../../../platform/clock.ts';
import { AppError } from '../../../../platform/errors.ts';
import type { BankChannel, ChannelNews, PaidAccount, Transfer } from '../bankChannel.ts';
import { onNews } from '../channelNews.ts';
import { type ChannelSubject, type End, orderOf, testBankChannel } from '../conformance.ts';
import { hyPayment } from '../../payment/payment.table.ts';
import { filesChannel } from './filesChannel.ts';
import { yuanText } from '../../../../platform/amountText.ts';
import { readCsv } from './formats/csv.ts';
import { importResults, type ImportMode } from './importResults.service.ts';
import { makePayFiles } from './makePayFile.service.ts';

const payerNo = '370500000000000001';
const path = '/hypay/hyPayFile';
let server: TestServer;
let channel: BankChannel;
let subject: ChannelSubject;
const heard: ChannelNews[] = [];
beforeAll(async () => {
  server = await testServer({ shared: true });
  channel = filesChannel(server.platform);
  subject = createSubject();
  onNews(server.platform, async (news) => void heard.push(news));
  await take(statementOf([]));
});
beforeEach(() => {
  heard.length = 0;
});

const ctx = () => server.context();
const today = () => toDateText(server.clock.now());
const take = (text: string, mode: ImportMode = 'all') => importResults(ctx(), { content: new TextEncoder().encode(text), mode });
const makeAll = () =>
  makePayFiles(ctx(), { format: 'csv' }).catch((error: unknown) => {
    // Nothing waits.
    if (error instanceof AppError) return [];
    throw error;
  });
const sheet = (...lines: string[]) => `流水号,金额,结果,银行流水号,交易时间,失败原因\n${lines.join('\n')}`;

/** The bank beyond the files: what it holds for us, and what it has carried out. */
const theirs = { balance: 100_000_000_000, statements: 0, done: new Set<string>(), asked: new Set<string>() };

/** A statement that goes on from where the last one ended. */
function statementOf(orders: readonly Transfer[], { isBack = false } = {}): string {
  const balance = (code: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="CNY">${yuanText(theirs.balance)}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`;
  const opening = balance('OPBD');
  server.clock.advance(1000);
  const entries = orders.map(({ requestSerial, amount, payee }) => {
    theirs.balance += isBack ? amount : -amount;
    const side = isBack ? 'Dbtr' : 'Cdtr';
    const parties = `<RltdPties><${side}><Pty><Nm>${payee.name}</Nm></Pty></${side}></RltdPties>`;
    const why = isBack ? '<RtrInf><AddtlInf>账户已销户</AddtlInf></RtrInf>' : '';
    return `<Ntry><Amt Ccy="CNY">${yuanText(amount)}</Amt><CdtDbtInd>${isBack ? 'CRDT' : 'DBIT'}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><DtTm>${server.clock.now().toISOString()}</DtTm></BookgDt><AcctSvcrRef>B${requestSerial}</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>${requestSerial}</EndToEndId></Refs>${parties}${why}</TxDtls></NtryDtls></Ntry>`;
  });
  theirs.statements += 1;
  return `<Document><BkToCstmrStmt><Stmt><Id>S${theirs.statements}</Id><Acct><Id><Othr><Id>${payerNo}</Id></Othr></Id></Acct>${opening}${balance('CLBD')}${entries.join('')}</Stmt></BkToCstmrStmt></Document>`;
}

const endOf = ({ payee }: Transfer): End => payee.idNo as End;
const payee = (end: End): PaidAccount => ({
  accountType: '2',
  name: end === 'rejected' ? ' ' : '张三',
  idNo: end,
  accountNo: '6222021200000000018',
  bankName: '工商银行',
  cnaps: null,
});

function createSubject(): ChannelSubject {
  let isLost = false;
  return {
    channel: {
      ...channel,
      // What may be lost here is the process, between the order and the answer.
      transfer: async (order) => {
        const answer = await channel.transfer(order);
        if (!isLost) return answer;
        isLost = false;
        throw new Error('the process ended');
      },
    },
    payer: {
      companyAccountId: 'account',
      accountName: '山东某物流有限公司',
      accountNo: payerNo,
      bankName: '工商银行',
      cnaps: '102458000011',
    },
    payee,
    settle: async (...orders) => {
      await makeAll();
      const open = orders.filter(({ requestSerial }) => !theirs.done.has(requestSerial));
      const unclear = open.filter((order) => endOf(order) === 'unknown' && !theirs.asked.has(order.requestSerial));
      for (const { requestSerial } of unclear) theirs.asked.add(requestSerial);
      const refused = open.filter((order) => endOf(order) === 'failed');
      const paid = open.filter((order) => !unclear.includes(order) && !refused.includes(order));
      for (const { requestSerial } of [...refused, ...paid]) theirs.done.add(requestSerial);
      const lines = [
        ...unclear.map(({ requestSerial }) => `${requestSerial},,状态不明,,,`),
        ...refused.map(({ requestSerial }) => `${requestSerial},,失败,,,户名不符`),
      ];
      if (lines.length > 0) expect((await take(sheet(...lines))).problems).toEqual([]);
      if (paid.length > 0) expect((await take(statementOf(paid))).problems).toEqual([]);
    },
    nextDay: async (...orders) => {
      server.clock.advance(24 * 3_600_000);
      await take(statementOf(orders, { isBack: true }));
    },
    loseAnswer: async () => {
      isLost = true;
    },
    today,
  };
}

describe('BANK-01 payments by files', () => {
  testBankChannel(() => subject);
});

const given = async (end: End = 'success', amount = 271_000) => {
  const order = orderOf(subject, { end, amount });
  await channel.transfer(order);
  return order;
};

describe('BANK-03 files of payments', () => {
  test('what waits goes into one file for each account, once, and the same payments come with every download', async () => {
    await makeAll();
    const orders = [await given(), await given('success', 1)];
    const other = { ...orderOf(subject), payer: { ...subject.payer, companyAccountId: 'other', accountNo: '370500000000000002' } };
    await channel.transfer(other);
    const cashier = server.as({ username: 'file_cashier', permissions: ['payFile:list', 'payFile:make', 'payFile:import'] });

    const files = expectDone(await cashier.post(`${path}/make`, { format: 'xlsx' }, once())) as { id: string; companyAccountId: string }[];

    expect(files).toMatchObject([
      { companyAccountId: 'account', itemCount: 2, amount: 271_001, state: '10', createBy: 'file_cashier' },
      { companyAccountId: 'other', itemCount: 1 },
    ]);
    expect(await cashier.post(`${path}/make`, { format: 'xlsx' }, once())).toMatchObject({
      success: false,
      message: '没有等待生成文件的付款',
    });
    const text = await readWorkbookText((await cashier.download(`${path}/download`, { id: files[0]!.id })).body);
    for (const { payee: to, amount, requestSerial } of orders)
      for (const part of [to.accountNo, yuanText(amount), requestSerial]) expect(text).toContain(part);
    expect(text).not.toContain(other.requestSerial);
    const { fileNo } = expectDone(await cashier.get(`${path}/queryById`, { id: files[1]!.id }));
    expect(expectDone(await cashier.get(`${path}/list`, { fileNo })).total).toBe(1);
  });

  test('two who make files at once share the payments between them', async () => {
    await makeAll();
    const orders = await Promise.all(Array.from({ length: 6 }, () => given()));
    await Promise.all([makeAll(), makeAll(), makeAll()]);
    const { rows } = await server.database.pool.query('select file_id from hy_pay_file_item where request_serial = any($1)', [
      orders.map(({ requestSerial }) => requestSerial),
    ]);
    expect(rows.filter(({ file_id: id }) => id !== null)).toHaveLength(6);
    const { rows: sums } = await server.database.pool.query(
      'select f.item_count - count(i.id)::int as missing from hy_pay_file f left join hy_pay_file_item i on i.file_id = f.id group by f.id, f.item_count',
    );
    for (const { missing } of sums) expect(missing).toBe(0);
  });

  test('named payments go alone; one that is in a file already refuses all of them', async () => {
    await makeAll();
    const [first, second] = [await given(), await given()];
    const values = {
      payKind: '1',
      customerId: 'c',
      companyId: 'c',
      creditorType: 'driver',
      creditorId: 'd',
      payChannel: 'bank',
      payeeName: '张三',
      amount: 1,
      state: '30',
    };
    const payments = await server.inTenant(0, (tx) =>
      tx
        .insert(hyPayment)
        .values([first, second].map(({ requestSerial, paymentNo }) => ({ ...values, paymentNo, requestSerial })))
        .returning(),
    );
    const ids = payments.map(({ id }) => id);
    const make = (paymentIds: string[]) => server.as('admin').post(`${path}/make`, { format: 'csv', paymentIds }, once());
    expect(expectDone(await make([ids[0]!]))).toMatchObject([{ itemCount: 1 }]);
    expect(await make(ids)).toMatchObject({ status: 409 });
    expect(expectDone(await make([ids[1]!]))).toMatchObject([{ itemCount: 1 }]);
  });

  test('the columns of a bank are set, and CSV and pain.001 have the payments too', async () => {
    await makeAll();
    const order = await given();
    const [id] = await makePayFiles(ctx(), { format: 'csv' });
    const text = (await server.as('admin').download(`${path}/download`, { id: id! })).body.toString();
    expect([...readCsv(text)][1]?.cells).toContain(order.requestSerial);
    await given();
    const [xml] = await makePayFiles(ctx(), { format: 'pain001' });
    const file = await server.as('admin').download(`${path}/download`, { id: xml! });
    expect(file.headers['content-disposition']).toContain('.xml');
    expect(file.body.toString()).toContain('pain.001.001.09');
  });

  test.each([
    ['make', 'payFile:make'],
    ['importResult', 'payFile:import'],
  ])('%s needs %s', async (action, permission) => {
    const others = ['payFile:list', 'payFile:make', 'payFile:import'].filter((one) => one !== permission);
    const reader = server.as({ username: `without_${action}`, permissions: others });
    const answer = await (action === 'make'
      ? reader.post(`${path}/make`, { format: 'csv' }, once())
      : reader.upload(`${path}/importResult?mode=all`, { fileName: 'a.csv', content: 'x' }));
    expect(answer).toMatchObject({ status: 403 });
  });
});

describe('BANK-03 results from files', () => {
  const upload = (content: string, mode: ImportMode) =>
    server.as('admin').upload(`${path}/importResult?mode=${mode}`, { fileName: 'results.csv', content });
  const line = ({ requestSerial, amount }: Transfer, { outcome = '成功', serial = `B${requestSerial}` } = {}) =>
    `${requestSerial},${yuanText(amount)},${outcome},${serial},${today()} 10:00:02,户名不符`;
  const stateOf = async ({ requestSerial }: Transfer) => (await channel.query(requestSerial)).state;

  test('good lines beside bad ones are taken, or none at all, as the importer says', async () => {
    const orders = [await given(), await given()];
    await makeAll();
    const text = sheet(
      line(orders[0]!),
      line({ ...orders[1]!, amount: 5 }),
      'FKnone,1,成功,B,2026-06-01,',
      `${orders[1]!.requestSerial},,也许,,,`,
    );
    const problems = [
      { line: 3, field: '金额', reason: '金额与付款单不一致' },
      { line: 4, field: '流水号', reason: '没有这笔付款' },
      { line: 5, field: '结果', reason: '不认识的结果：也许' },
    ];

    expect(expectDone(await upload(text, 'all'))).toEqual({ kind: 'sheet', taken: 0, known: 0, statements: 0, problems });
    expect(await stateOf(orders[0]!)).toBe('processing');

    expect(expectDone(await upload(text, 'good'))).toMatchObject({ taken: 1, problems });
    expect(await Promise.all(orders.map(stateOf))).toEqual(['success', 'processing']);
    expect(heard.map(({ requestSerial, result }) => [requestSerial, result.state])).toEqual([[orders[0]!.requestSerial, 'success']]);
  });

  test('the same file twice changes nothing and tells nobody', async () => {
    const order = await given();
    await makeAll();
    await take(sheet(line(order)));
    heard.length = 0;
    const before = await server.database.pool.query('select * from hy_pay_file_item where request_serial = $1', [order.requestSerial]);

    expect(await take(sheet(line(order)))).toMatchObject({ taken: 0, known: 1, problems: [] });
    expect(
      (await server.database.pool.query('select * from hy_pay_file_item where request_serial = $1', [order.requestSerial])).rows,
    ).toEqual(before.rows);
    expect(heard).toEqual([]);

    const statement = statementOf([]);
    expect(await take(statement)).toMatchObject({ statements: 1 });
    expect(await take(statement)).toMatchObject({ statements: 0 });
  });

  test.each([
    ['成功', '失败', '结果'],
    ['失败', '成功', '结果'],
    ['失败', '退汇', '结果'],
  ])('%s and then %s contradict each other', async (first, then, field) => {
    const order = await given();
    await makeAll();
    await take(sheet(line(order, { outcome: first })));
    const before = await channel.query(order.requestSerial);
    expect((await take(sheet(line(order, { outcome: then })))).problems).toMatchObject([{ field }]);
    expect(await channel.query(order.requestSerial)).toEqual(before);
  });

  test.each([-1, 1])('an amount that is %i fen off is of another payment', async (off) => {
    const order = await given();
    await makeAll();
    expect((await take(sheet(line({ ...order, amount: order.amount + off })))).problems).toMatchObject([{ field: '金额' }]);
    expect(await stateOf(order)).toBe('processing');
  });

  test('another number of the bank under one serial is another payment', async () => {
    const order = await given();
    await makeAll();
    await take(sheet(line(order)));
    expect((await take(sheet(line(order, { serial: 'B2' })))).problems).toMatchObject([{ field: '银行流水号' }]);
  });

  test('what is older than what is known says nothing new: a success after the return, under way after the success', async () => {
    const order = await given();
    await makeAll();
    await take(sheet(line(order), line(order, { outcome: '退汇' })));
    expect(await stateOf(order)).toBe('returned');
    expect(await take(sheet(line(order), line(order, { outcome: '处理中' }), line(order, { outcome: '状态不明' })))).toMatchObject({
      taken: 0,
      known: 3,
      problems: [],
    });
  });

  test('a payment that is in no file yet has no result', async () => {
    const order = await given();
    expect((await take(sheet(line(order)))).problems).toMatchObject([{ reason: '这笔付款还没有生成付款文件' }]);
  });

  test('a file is finished when each of its payments has a result', async () => {
    await makeAll();
    const orders = [await given(), await given()];
    const [id] = await makeAll();
    const file = async () => expectDone(await server.as('admin').get(`${path}/queryById`, { id: id! }));
    await take(sheet(line(orders[0]!)));
    expect(await file()).toMatchObject({ state: '10', settledCount: 1 });
    await take(sheet(line(orders[1]!, { outcome: '失败' })));
    expect(await file()).toMatchObject({ state: '20', settledCount: 2 });
  });

  test('a refused file fails its payments, which wait for no other', async () => {
    await makeAll();
    const order = await given();
    const [id] = await makeAll();
    const { fileNo } = expectDone(await server.as('admin').get(`${path}/queryById`, { id: id! }));
    await take(
      `<Document><CstmrPmtStsRpt><GrpHdr><CreDtTm>2026-06-01T10:00:05</CreDtTm></GrpHdr><OrgnlGrpInfAndSts><OrgnlMsgId>${fileNo}</OrgnlMsgId><GrpSts>RJCT</GrpSts></OrgnlGrpInfAndSts></CstmrPmtStsRpt></Document>`,
    );
    expect(await stateOf(order)).toBe('failed');
    expect(await makeAll()).toEqual([]);
  });

  test('LANG-01 problems of lines are told in the language of the importer', async () => {
    const english = await server
      .as('admin')
      .upload(`${path}/importResult?mode=all`, { fileName: 'a.csv', content: sheet('FKnone,1,失败,,,') });
    expect(expectDone(english).problems).toMatchObject([{ field: '流水号', reason: '没有这笔付款' }]);
    expect(
      await importResults({ ...ctx(), locale: 'en' }, { content: new TextEncoder().encode(sheet('FKnone,1,失败,,,')), mode: 'all' }),
    ).toMatchObject({
      problems: [{ field: 'Serial', reason: 'There is no such payment' }],
    });
  });

  test('an empty file, and one beyond 5 MB, are refused', async () => {
    expect(await upload('', 'all')).toMatchObject({ success: false, message: '文件是空的' });
    expect(await upload('x'.repeat(5 * 1024 * 1024 + 1), 'all')).toMatchObject({ success: false, message: '文件超过 5 MB，请拆分后导入' });
  });

  test('numbers of accounts are sealed, and another tenant sees none of it', async () => {
    const order = await given();
    await makeAll();
    const { rows } = await server.database.pool.query(
      `select (select string_agg(i::text, '') from hy_pay_file_item i) || (select string_agg(f::text, '') from hy_pay_file f) || (select string_agg(s::text, '') from hy_pay_statement s) as stored`,
    );
    expect(rows[0].stored).toContain(order.requestSerial);
    for (const secret of [order.payee.accountNo, payerNo]) expect(rows[0].stored).not.toContain(secret);
    const other = filesChannel(server.platform, 2);
    expect(await other.query(order.requestSerial)).toEqual({ state: 'missing' });
    await expect(other.balance(subject.payer)).rejects.toThrow(Error);
  });
});
