import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildFreight } from '../../../../test/freight.ts';
import { testServer, type TestServer } from '../../../../test/testServer.ts';
import { AppError } from '../../../platform/errors.ts';
import { hyCustomerWallet } from '../../customers/customer-wallet/customerWallet.table.ts';
import { hyLedgerLine, hyLedgerTxn } from './ledger.table.ts';
import { balanceOf, post, postLater } from './post.ts';
import { postFreeze, postRecharge, postUnfreeze } from './postings.ts';
import { verifyLedger } from './verifyLedger.ts';

let server: TestServer;
let build: ReturnType<typeof buildFreight>;
beforeAll(async () => {
  server = await testServer({ shared: true });
  build = buildFreight(server);
});
const facts = (bizId: string, step = 'once') => ({ bizId, step, bizNo: null, companyId: null, summary: 'test' });
const walletWith = async (amount: number) => build.wallet((await build.customer()).id, 'company', amount);
const findings = () => server.inTenant(0, (tx) => verifyLedger(tx, 0));
/** Writes a transaction of two lines past the ledger. */
const smuggle = ([credit, debit]: readonly [number, number], timeOfLines: string) =>
  server.inTenant(0, async (tx) => {
    const at = '2026-06-01 00:00:00';
    const txn = { tenantId: 0, id: 'crooked', biz: 'adjust', bizId: 'x', step: 'x', summary: 'x', operator: 'x' };
    await tx.insert(hyLedgerTxn).values({ ...txn, happenTime: at, createTime: at });
    const line = { tenantId: 0, txnId: txn.id, happenTime: timeOfLines, isTransfer: '0', accountSeq: 1 };
    await tx.insert(hyLedgerLine).values([
      { ...line, lineNo: 1, accountCode: 'I.FEE', side: 'C', amount: credit, balanceAfter: credit },
      { ...line, lineNo: 2, accountCode: 'E.CHANNEL', side: 'D', amount: debit, balanceAfter: debit },
    ]);
  });

describe('LEDG-01 the ledger', () => {
  test('I5 I3 64 freezes at once on a wallet with money for 50 of them', async () => {
    const wallet = await walletWith(5000);
    const ctx = server.context();

    const results = await Promise.allSettled(
      Array.from({ length: 64 }, (_, index) =>
        ctx.transaction((tx) => post(tx, ctx, postFreeze({ walletId: wallet.id, amount: 100 }), facts(`freeze-${index}`))),
      ),
    );

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
    for (const one of results) if (one.status === 'rejected') expect((one.reason as AppError).details.errorCode).toBe(40105);
    const [row] = await server.inTenant(0, (tx) =>
      tx
        .select()
        .from(hyCustomerWallet)
        .where(sql`id = ${wallet.id}`),
    );
    expect(row).toMatchObject({ availableAmount: 0, frozenAmount: 5000, totalAmount: 5000, totalRecharge: 5000 });
    expect((await findings()).filter(({ invariant }) => invariant !== 'I4')).toEqual([]);
  });

  test('I18 the same business, id and step is booked once', async () => {
    const wallet = await walletWith(1000);
    const ctx = server.context();
    const again = () =>
      ctx.transaction((tx) => post(tx, ctx, postFreeze({ walletId: wallet.id, amount: 300 }), facts(`same-${wallet.id}`)));

    const ids = await Promise.all([again(), again(), again()]);

    expect(new Set(ids).size).toBe(1);
    expect(await server.inTenant(0, (tx) => balanceOf(tx, 0, `L.FROZEN.${wallet.id}`))).toBe(300);
  });

  test('I18 what is booked at the end of a transaction is booked once, and whole', async () => {
    const wallet = await walletWith(1000);
    const ctx = server.context();
    const again = () =>
      ctx.transaction((tx) => postLater(tx, ctx, postFreeze({ walletId: wallet.id, amount: 300 }), facts(`late-${wallet.id}`)));

    await again();
    await Promise.all([again(), again()]);

    expect(await server.inTenant(0, (tx) => balanceOf(tx, 0, `L.FROZEN.${wallet.id}`))).toBe(300);
    const [row] = await server.inTenant(0, (tx) =>
      tx
        .select()
        .from(hyCustomerWallet)
        .where(sql`id = ${wallet.id}`),
    );
    expect(row).toMatchObject({ availableAmount: 700, frozenAmount: 300 });
    expect((await findings()).filter(({ invariant }) => invariant !== 'I4')).toEqual([]);
  });

  test('I18 what was booked is not refused the second time, though the wallet is empty by then', async () => {
    const wallet = await walletWith(300);
    const ctx = server.context();
    const freeze = () =>
      ctx.transaction((tx) => post(tx, ctx, postFreeze({ walletId: wallet.id, amount: 300 }), facts(`once-${wallet.id}`)));

    const first = await freeze();

    expect(await freeze()).toBe(first);
    expect(await server.inTenant(0, (tx) => balanceOf(tx, 0, `L.FROZEN.${wallet.id}`))).toBe(300);
  });

  test('a refused posting leaves nothing', async () => {
    const wallet = await walletWith(100);
    const ctx = server.context();

    await expect(ctx.transaction((tx) => post(tx, ctx, postFreeze({ walletId: wallet.id, amount: 101 }), facts('short')))).rejects.toThrow(
      '余额不足',
    );
    await expect(
      ctx.transaction((tx) => post(tx, ctx, postUnfreeze({ walletId: wallet.id, amount: 1 }), facts('nothing frozen'))),
    ).rejects.toThrow('账户余额不足');

    const rows = await server.inTenant(0, (tx) =>
      tx
        .select()
        .from(hyLedgerTxn)
        .where(sql`biz_id in ('short', 'nothing frozen')`),
    );
    expect(rows).toEqual([]);
  });

  test('I1 the database refuses a transaction that does not sum to zero, when it commits', async () => {
    await expect(smuggle([5, 4], '2026-06-01 00:00:00')).rejects.toMatchObject({
      cause: { message: expect.stringContaining('does not balance') },
    });
    // Lines of an account are found by the time that they repeat of their transaction.
    await expect(smuggle([5, 5], '2026-06-01 00:00:01')).rejects.toMatchObject({
      cause: { message: expect.stringContaining('lines of another time') },
    });
  });

  test('LEDG-02 what is booked cannot be changed or removed', async () => {
    await walletWith(1);

    for (const change of [
      'update hy_ledger_line set amount = 2',
      'delete from hy_ledger_line',
      "update hy_ledger_txn set summary = ''",
      'delete from hy_ledger_txn',
    ]) {
      await expect(server.inTenant(0, (tx) => tx.execute(change))).rejects.toThrow('Failed query');
      // Not even by those who own the tables.
      await expect(server.database.pool.query(change)).rejects.toThrow(/append-only/);
    }
  });

  test('LEDG-02 I2 I6 I7 tampering with a balance is found', async () => {
    const wallet = await walletWith(700);
    const code = `L.WALLET.${wallet.id}`;
    await server.database.pool.query(`update hy_ledger_account set balance = balance + 1 where account_code = '${code}'`);

    expect(await findings()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ invariant: 'I2', difference: -1 }),
        { invariant: 'I3', subject: wallet.id, difference: -1 },
        { invariant: 'I7', subject: code, difference: 1 },
      ]),
    );

    await server.database.pool.query(`update hy_ledger_account set balance = balance - 1 where account_code = '${code}'`);
    expect((await findings()).filter(({ invariant }) => invariant !== 'I4')).toEqual([]);
  });

  describe('LEDG-02 a check of what is new', () => {
    const news = () =>
      server.inTenant(0, (tx) => verifyLedger(tx, 0, 'new')).then((all) => all.filter(({ invariant }) => invariant !== 'I4'));
    const proofOf = async (code: string) =>
      (await server.database.pool.query('select line_count::int, balance::int from hy_ledger_proof where account_code = $1', [code]))
        .rows[0];
    const move = async (walletId: string, step: string) => {
      const ctx = server.context();
      return (await ctx.transaction((tx) => post(tx, ctx, postFreeze({ walletId, amount: 10 }), facts(`move-${walletId}`, step))))!;
    };
    /** Changes what the database lets nobody change. */
    const tamper = async (statement: string, values: unknown[]) => {
      const client = await server.database.pool.connect();
      try {
        await client.query('begin');
        await client.query("set local session_replication_role = 'replica'");
        await client.query(statement, values);
        await client.query('commit');
      } finally {
        client.release();
      }
    };

    test('I6 I7 begins behind the lines that were right', async () => {
      const wallet = await walletWith(700);
      const code = `L.WALLET.${wallet.id}`;
      expect(await news()).toEqual([]);
      expect(await proofOf(code)).toEqual({ line_count: 1, balance: 700 });

      await move(wallet.id, 'one');
      await move(wallet.id, 'two');
      expect(await news()).toEqual([]);

      expect(await proofOf(code)).toEqual({ line_count: 3, balance: 680 });
    });

    test('I1 I6 I7 finds what is wrong behind them, again and again until it is right', async () => {
      const wallet = await walletWith(700);
      const code = `L.WALLET.${wallet.id}`;
      expect(await news()).toEqual([]);
      const txnId = await move(wallet.id, 'one');
      const change = async (by: number) =>
        tamper('update hy_ledger_line set amount = amount + $1 where txn_id = $2 and account_code = $3', [by, txnId, code]);
      await change(1);

      const found = [
        { invariant: 'I1', subject: txnId, difference: 1 },
        { invariant: 'I6', subject: `${code} 2`, difference: 1 },
        { invariant: 'I7', subject: code, difference: 1 },
      ];
      expect(await news()).toEqual(found);
      expect(await proofOf(code)).toEqual({ line_count: 1, balance: 700 });
      await move(wallet.id, 'two');
      expect(await news()).toEqual(found);

      await change(-1);
      expect(await news()).toEqual([]);
      expect(await proofOf(code)).toEqual({ line_count: 3, balance: 680 });
    });

    test('I6 I7 finds a line that is missing or added at the end, and a balance that moved without one', async () => {
      const wallet = await walletWith(700);
      const code = `L.WALLET.${wallet.id}`;
      expect(await news()).toEqual([]);
      const account = (change: string) =>
        server.database.pool.query(`update hy_ledger_account set ${change} where account_code = $1`, [code]);

      await account('line_count = line_count + 1');
      expect(await news()).toEqual([{ invariant: 'I7', subject: code, difference: 0 }]);
      await account('line_count = line_count - 1, balance = balance + 5');
      expect(await news()).toContainEqual({ invariant: 'I7', subject: code, difference: 5 });
      await account('balance = balance - 5');
      expect(await news()).toEqual([]);

      const first = await move(wallet.id, 'one');
      await move(wallet.id, 'two');
      await tamper('update hy_ledger_line set account_seq = account_seq + 7 where txn_id = $1 and account_code = $2', [first, code]);
      expect(await news()).toContainEqual({ invariant: 'I6', subject: `${code} 3`, difference: -10 });
      await tamper('update hy_ledger_line set account_seq = account_seq - 7 where txn_id = $1 and account_code = $2', [first, code]);
      expect(await news()).toEqual([]);
    });

    test('I6 I7 leaves lines that were right before to the check of all, which finds them', async () => {
      const wallet = await walletWith(700);
      const code = `L.WALLET.${wallet.id}`;
      await move(wallet.id, 'one');
      expect(await news()).toEqual([]);
      const change = async (by: number) =>
        tamper('update hy_ledger_line set amount = amount + $1 where account_code = $2 and account_seq = 1', [by, code]);
      await change(1);

      expect(await news()).toEqual([]);
      expect((await findings()).map(({ invariant }) => invariant)).toEqual(expect.arrayContaining(['I1', 'I6', 'I7']));
      await change(-1);
      expect((await findings()).filter(({ invariant }) => invariant !== 'I4')).toEqual([]);
    });
  });

  test('SESS-10 the books of one tenant are no other tenant’s', async () => {
    const ctx = server.context(2);
    await ctx.transaction((tx) => post(tx, ctx, postRecharge({ companyAccountId: 'b', walletId: 'other', amount: 10 }), facts('other')));

    expect(await server.inTenant(0, (tx) => balanceOf(tx, 0, 'L.WALLET.other'))).toBe(0);
    expect(await server.inTenant(2, (tx) => balanceOf(tx, 2, 'L.WALLET.other'))).toBe(10);
    expect(await server.inTenant(2, (tx) => verifyLedger(tx, 2))).toEqual([]);
  });
});
