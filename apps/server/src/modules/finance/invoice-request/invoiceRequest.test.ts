import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { maker } from '../../../../test/billSite.ts';
import { expectDone, once, type World } from '../../../../test/freight.ts';
import { applicant, auditor, type InvoiceSite, issuer, openInvoiceSite, requestPath } from '../../../../test/invoiceSite.ts';
import { readWorkbookText } from '../../../../test/readWorkbookText.ts';
import { hyContract } from '../../contracts/freight-contract/freightContract.table.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { sysAnnouncement } from '../../system/announcement/announcement.table.ts';
import { hyRequestBillItem } from './invoiceRequest.table.ts';

let site: InvoiceSite;
beforeAll(async () => {
  site = await openInvoiceSite();
}, 60_000);

type Row = Awaited<ReturnType<InvoiceSite['read']>>;
/** What each waybill of these tests costs its customer, fen. */
const fee = 287_260;
const pathsOf = ({ errorData }: { errorData?: { path: string }[] }) => errorData?.map(({ path }) => path);
const candidates = async (place: World, query: object = {}, who: Parameters<InvoiceSite['server']['as']>[0] = applicant!) =>
  expectDone(
    await site.server.as(who).get(`${requestPath}/candidates`, { customerId: place.customer.id, companyId: place.company.id, ...query }),
  );
const itemsOf = async ({ id: requestBillId }: Row): Promise<Row[]> =>
  expectDone(await site.server.as('admin').get(`${requestPath}/items`, { requestBillId, pageSize: 100 })).records;
const titles = async (part: string) =>
  (await site.server.inTenant(0, (tx) => tx.select({ titile: sysAnnouncement.titile }).from(sysAnnouncement)))
    .map(({ titile }) => titile)
    .filter((titile) => titile?.includes(part));
const buyer = (place: World, permissions = ['requestBill:list', 'requestBill:view', 'requestBill:apply', 'requestBill:revoke']) => ({
  ...site.people(place),
  username: `invoicee_${place.customer.id.slice(-8)}`,
  permissions,
});
const limitTo = (invoiceLimit: number | null) => site.server.inTenant(0, (tx) => tx.update(hyCompany).set({ invoiceLimit }));
const invoiceBefore = ({ customer, company }: World, values: Partial<typeof hyContract.$inferInsert> = {}) =>
  site.server.inTenant(0, (tx) =>
    tx.insert(hyContract).values({
      tenantId: 0,
      contractNo: `HT${customer.id.slice(-12)}`,
      contractType: '1',
      contractName: '运输合同',
      partyId: customer.id,
      partyAType: '1',
      partyAId: customer.id,
      partyAName: '客户',
      partyBType: '0',
      partyBId: company.id,
      partyBName: '平台',
      companyId: company.id,
      terms: '{}',
      validFrom: '2026-01-01',
      validTo: '2026-12-31',
      state: '40',
      invoiceBeforePay: '1',
      ...values,
    }),
  );

describe('FRT-20 SHIP-16 I1 invoices are asked for about what a customer has paid', () => {
  test('of chosen waybills, which say so, and stand in no other request', async () => {
    const { place, notes } = await site.paidFor(2);
    expect((await candidates(place)).records[0]).toMatchObject({ feeTotal: fee, openAmount: fee, requestedAmount: 0, invoicedAmount: 0 });
    const sheet = (permissions: string[]) =>
      site.server
        .as({ username: `sheet_${permissions.length}`, permissions })
        .download(`${requestPath}/candidatesExport`, { customerId: place.customer.id, exportFields: 'shippingNoteNumber,openAmount' });
    const lines = (await readWorkbookText((await sheet(['requestBill:export', 'requestBill:list'])).body)).split('\n');
    expect(lines.slice(-2).toSorted()).toEqual(notes.map((note) => `${note.shippingNoteNumber}\t${fee / 100}`).toSorted());
    expect(await sheet(['requestBill:list'])).toMatchObject({ status: 403 });

    const request = await site.asked(notes);

    expect(request).toMatchObject({
      requestNo: expect.stringMatching(/^KP260602\d{6}$/),
      customerName: place.customer.customerName,
      noteCount: 2,
      totalAmount: 2 * fee,
      invoiceAmount: 2 * fee,
      state: '20',
      submitBy: applicant,
      submitTime: '2026-06-02 12:00:00',
      invoiceCount: 0,
    });
    expect(await itemsOf(request)).toMatchObject(notes.map(() => ({ openAmount: fee, amount: fee, issuedAmount: 0, redAmount: 0 })));
    expect(await site.stored(notes[0]!.id)).toMatchObject({ requestBillId: request.id, requestBillState: '20', requestedAmount: fee });
    expect((await candidates(place)).total).toBe(0);
    const again = await site.ask([notes[1]!]);
    expect(again).toMatchObject({ errorCode: 40361, message: '运单已申请开票' });
    expect(pathsOf(again)).toEqual(['noteIds']);
    const events = expectDone(await site.server.as('admin').get('/shipping/hyNoteEvent/list', { noteId: notes[0]!.id })) as Row[];
    expect(events.at(-1)).toMatchObject({ eventType: 'invoiceRequested', content: `申请开票 ${request.requestNo}：2,872.60元` });
    expect(await site.findings()).toEqual([]);
  });

  test.each([
    ['all but a fen was paid', fee - 1, 0, false],
    ['all was paid', fee, 0, true],
    ['what is missing was written off', fee - 1, 1, true],
  ])('40363 %s: %i, %i given up', async (_what, paid, writtenOffAmount, isDone) => {
    const { place, notes } = await site.owed(1);
    await site.payFor(notes, { amount: paid });
    // Beside the books, which another test proves.
    await site.change(notes[0]!.id, { writtenOffAmount });
    expect((await candidates(place)).total).toBe(isDone ? 1 : 0);
    expect(await site.ask(notes)).toMatchObject(isDone ? { success: true } : { errorCode: 40363, errorData: [{ path: 'noteIds' }] });
    await site.change(notes[0]!.id, { writtenOffAmount: 0 });
  });

  test('40363 what an advance has taken over is not paid; before the examination nothing is invoiced', async () => {
    const { place, notes } = await site.owed(1);
    await site.change(notes[0]!.id, { advancedAmount: fee });
    expect((await candidates(place)).total).toBe(0);
    expect(await site.ask(notes)).toMatchObject({ errorCode: 40363 });
    await site.change(notes[0]!.id, { advancedAmount: 0, noteStatus: '68' });
    await invoiceBefore(place);
    expect((await candidates(place)).total).toBe(0);
    expect(await site.ask(notes)).toMatchObject({ errorCode: 40363 });
    await site.change(notes[0]!.id, { noteStatus: '70' });
    expect((await candidates(place)).total).toBe(1);
  });

  test.each([
    ['says so', {}, true],
    ['says nothing of it', { invoiceBeforePay: '0' }, false],
    ['is not in force', { state: '30' }, false],
    ['is with another company', { companyId: 'other' }, false],
    ['is one of a carrier', { contractType: '2' }, false],
  ])('amendment 4: before it is paid where the contract %s', async (_what, values, isDone) => {
    const { place, notes } = await site.owed(1);
    await invoiceBefore(place, values);
    expect((await candidates(place)).total).toBe(isDone ? 1 : 0);
    expect(await site.ask(notes)).toMatchObject(isDone ? { success: true } : { errorCode: 40363 });
  });

  test.each(['buyerTaxNo', 'buyerAddress', 'buyerTel', 'buyerBank', 'buyerAccount'])('40362 a special invoice needs %s', async (field) => {
    paid ??= await site.paidFor(1);
    const answer = await site.ask(paid.notes, { [field]: ' ' });
    expect(answer).toMatchObject({ success: false });
    expect(pathsOf(answer)).toContain(field);
    // An ordinary one names its buyer alone.
    const plan = expectDone(
      await site.server.as(applicant!).post(`${requestPath}/preview`, site.wish(paid.notes, { invoiceType: '2', [field]: null })),
    );
    expect(plan).toMatchObject({ missing: [], invoices: [{ amount: fee, noteCount: 1 }] });
    expect(
      expectDone(
        await site.server.as(applicant!).post(`${requestPath}/preview`, site.wish(paid.notes, { invoiceType: '3', [field]: null })),
      ),
    ).toMatchObject({ missing: [field] });
  });
  let paid: { place: World; notes: Row[] } | undefined;

  test.each([
    ['no waybill', { noteIds: [] }, 'noteIds'],
    ['another company’s', { companyId: 'other' }, 'noteIds'],
    ['another customer’s', { customerId: 'other' }, 'noteIds'],
    ['no number of a taxpayer', { buyerTaxNo: '12345' }, 'buyerTaxNo'],
    ['more than there is', { invoiceAmount: fee + 1 }, 'invoiceAmount'],
    ['nothing', { invoiceAmount: 0 }, 'invoiceAmount'],
    ['an unknown kind', { invoiceType: '5' }, 'invoiceType'],
    ['an unknown way', { mergeMode: 'other' }, 'mergeMode'],
    ['no address', { email: 'nobody' }, 'email'],
    ['a bill that is none', { billId: 'none' }, 'billId'],
  ])('%s is refused at its field, and nothing is taken', async (_what, body, field) => {
    paid ??= await site.paidFor(1);
    const answer = await site.ask(paid.notes, body);
    expect(answer.success).toBe(false);
    expect(pathsOf(answer)).toContain(field);
    expect((await candidates(paid.place)).total).toBe(1);
  });

  test('4.5.7 of less than all each waybill has its share, and the rest may be asked for once that is invoiced', async () => {
    const { place, notes } = await site.paidFor(2);
    expect(pathsOf(await site.ask(notes, { invoiceAmount: 1 }))).toEqual(['invoiceAmount']);
    const part = await site.passed(notes, { invoiceAmount: fee + 1 });
    expect(new Set((await itemsOf(part)).map(({ amount }) => amount))).toEqual(new Set([143_630, 143_631]));
    expect(await site.ask(notes)).toMatchObject({ errorCode: 40361 });
    expectDone(await site.server.as(issuer!).put('/hyinvoice/hyInvoice/issue', { requestBillId: part.id, version: part.version }, once()));
    await site.drain();
    for (const invoice of await site.invoicesOf(part)) await site.tell(invoice);
    expect(new Set((await candidates(place)).records.map(({ openAmount }: Row) => openAmount))).toEqual(
      new Set([fee - 143_631, fee - 143_630]),
    );
    const rest = await site.issued(notes);
    expect(rest.request).toMatchObject({ totalAmount: fee - 1, state: '50' });
    expect((await site.stored(notes[0]!.id)).invoicedAmount).toBe(fee);
    expect(await site.ask(notes)).toMatchObject({ errorCode: 40361 });
    expect(await site.findings()).toEqual([]);
  });

  test.each([
    ['below', 2 * fee + 1, 1],
    ['at', 2 * fee, 1],
    ['above', 2 * fee - 1, 2],
    ['half a waybill', fee / 2, 4],
  ])('the limit of an invoice, %s: %i', async (what, limit, count) => {
    const { notes } = await site.paidFor(2);
    await limitTo(limit);
    try {
      const merged = await site.ask(notes, { submit: false });
      if (count === 1) expectDone(merged);
      else expect(pathsOf(merged)).toEqual(['mergeMode']);
      if (count === 1) return;
      const passed = await site.passed(notes, { mergeMode: 'split' });
      const invoices = await site.invoicesOf(passed);
      expect(invoices.map(({ amountInclTax }) => amountInclTax)).toEqual(Array.from({ length: count }, () => (2 * fee) / count));
      if (what === 'half a waybill') expect(invoices.map(({ taxAmount }) => taxAmount)).toEqual([11_859, 11_860, 11_859, 11_860]);
    } finally {
      await limitTo(null);
    }
  });

  test('from a bill that is confirmed, which then names its request; of one that is not nothing is asked', async () => {
    const { place, notes } = await site.owed(2);
    await invoiceBefore(place);
    const draft = await site.draft(place);
    expect(await site.ask(notes, { billId: draft.id })).toMatchObject({ errorCode: 40901 });
    const bill = expectDone(await site.act(site.people(place), 'confirm', expectDone(await site.act(maker!, 'send', draft))));
    const loose = await site.more(place, 1);
    expect(pathsOf(await site.ask([...notes, ...loose], { billId: bill.id }))).toEqual(['noteIds']);
    expect((await candidates(place, { billId: bill.id })).total).toBe(2);
    const request = await site.asked(notes, { billId: bill.id });
    expect(request).toMatchObject({ billId: bill.id, billNo: bill.billNo });
    expect(await site.bill(bill.id)).toMatchObject({ requestBillId: request.id, requestNo: request.requestNo });
  });
});

describe('FRT-20 SHIP-16 a request is handed in, decided, returned or taken back', () => {
  test('I1b a draft is rewritten and handed in; its waybills change with it', async () => {
    const { place, notes } = await site.paidFor(3);
    const [one, two, three] = notes as [Row, Row, Row];
    const draft = expectDone(await site.ask([one, two], { submit: false, buyerBank: null }));
    expect(draft).toMatchObject({ state: '10', submitBy: null });
    expect(await site.onRequest(applicant!, 'submit', draft)).toMatchObject({ errorCode: 40362 });
    const { customerId: _c, companyId: _k, ...body } = site.wish([two, three], { invoiceAmount: fee });
    const edited = expectDone(await site.onRequest(applicant!, 'edit', draft, body));
    expect(edited).toMatchObject({ state: '10', totalAmount: 2 * fee, invoiceAmount: fee, noteCount: 2 });
    expect(new Set((await itemsOf(edited)).map(({ noteId }) => noteId))).toEqual(new Set([two.id, three.id]));
    expect(await site.stored(one.id)).toMatchObject({ requestedAmount: 0 });
    expect((await candidates(place)).records.map(({ id }: Row) => id)).toEqual([one.id]);
    const submitted = expectDone(await site.onRequest('second_applicant', 'submit', edited));
    expect(submitted).toMatchObject({ state: '20', submitBy: 'second_applicant' });
    expect(await site.onRequest(applicant!, 'edit', submitted, body)).toMatchObject({ errorCode: 40901 });
    // Neither who began it nor who handed it in decides.
    for (const who of [applicant!, 'second_applicant'])
      expect(await site.onRequest(who, 'audit', submitted, { pass: true })).toMatchObject({ errorCode: 40405 });
    expect(await site.findings()).toEqual([]);
  });

  test('PERM-01 40405 who rewrote a draft that its applicant hands in does not decide on it', async () => {
    const { notes } = await site.paidFor(1);
    const draft = expectDone(await site.ask(notes, { submit: false }));
    const { customerId: _c, companyId: _k, ...body } = site.wish(notes, { buyerName: '另一家公司' });
    const edited = expectDone(await site.onRequest(auditor!, 'edit', draft, body));
    const submitted = expectDone(await site.onRequest(applicant!, 'submit', edited));
    for (const pass of [true, false])
      expect(await site.onRequest(auditor!, 'audit', submitted, { pass, remark: '好' })).toMatchObject({ errorCode: 40405 });
    expect(expectDone(await site.onRequest('another_auditor', 'audit', submitted, { pass: true }))).toMatchObject({ state: '30' });
  });

  test('I2 passed, its invoices are there; I3 refused with a reason, its waybills are free; both are told', async () => {
    const { place, notes } = await site.paidFor(2);
    for (const who of [applicant!, auditor!, issuer!]) await site.server.as(who).get('/sys/user/getCurrentUserDeparts');
    const first = await site.asked(notes);
    expect(await site.onRequest(auditor!, 'audit', first, { pass: false, remark: ' ' })).toMatchObject({
      errorCode: 40106,
      errorData: [{ path: 'remark' }],
    });
    const refused = expectDone(await site.onRequest(auditor!, 'audit', first, { pass: false, remark: '抬头不符' }));
    expect(refused).toMatchObject({ state: '60', auditBy: auditor, auditRemark: '抬头不符' });
    expect(await site.stored(notes[0]!.id)).toMatchObject({ requestedAmount: 0, requestBillState: '60' });
    const passed = await site.passed(notes);
    expect(passed).toMatchObject({ state: '30', invoiceCount: 1 });
    const [invoice] = await site.invoicesOf(passed);
    expect(invoice).toMatchObject({
      state: '10',
      amountInclTax: 2 * fee,
      amountExclTax: 2 * 263_541,
      taxAmount: 2 * 23_719,
      noteCount: 2,
      taxRate: 900,
      leftAmount: 0,
      sellerName: place.company.companyName,
      goodsName: '*运输服务*国内道路货物运输',
    });
    expect(await titles(first.requestNo)).toEqual([`开票申请 ${first.requestNo} 待审核`, `开票申请 ${first.requestNo} 已驳回`]);
    expect(await titles(passed.requestNo)).toEqual([`开票申请 ${passed.requestNo} 待审核`, `开票申请 ${passed.requestNo} 待开票`]);
    expect(await site.findings()).toEqual([]);
  });

  test('I3b returned before it is issued, or once nothing of it stands, with its reason; then asked for with another title', async () => {
    const { notes } = await site.paidFor(2);
    await limitTo(fee);
    const sent = await site.sent(notes, { mergeMode: 'split' });
    await limitTo(null);
    const [one, two] = (await site.invoicesOf(sent)) as [Row, Row];
    const giveBack = async (reason = '抬头错误') => site.onRequest(issuer!, 'return', await site.request(sent.id), { reason });
    expect(await giveBack()).toMatchObject({ errorCode: 40901 });
    await site.tell(one);
    await site.tell(two, { state: 'failed', code: 'T17', reason: '购买方名称与纳税人识别号不符' });
    // One of them stands.
    expect(await giveBack()).toMatchObject({ errorCode: 40901 });
    await site.reversed(one, fee);
    expect(await giveBack(' ')).toMatchObject({ errorCode: 40106 });
    expect(expectDone(await giveBack())).toMatchObject({ state: '60', returnBy: issuer, returnReason: '抬头错误' });
    expect(await site.stored(notes[0]!.id)).toMatchObject({ requestedAmount: 0, invoicedAmount: 0 });
    // What failed was never an invoice.
    expect((await site.invoicesOf(sent)).map(({ state, isRed }) => [state, isRed])).toEqual([
      ['50', '0'],
      ['30', '1'],
    ]);
    const again = await site.passed(notes, { buyerName: '另一公司' });
    expect(expectDone(await site.onRequest(issuer!, 'return', again, { reason: '再改' })).state).toBe('60');
    expect(await site.invoicesOf(again)).toEqual([]);
    expect((await site.issued(notes)).request.state).toBe('50');
    expect(await site.findings()).toEqual([]);
  });

  test('I4 taken back by who asked for it, or the customer’s people; once it is passed by nobody', async () => {
    const { place, notes } = await site.paidFor(1);
    const request = await site.asked(notes);
    expect(await site.onRequest('somebody_else', 'revoke', request)).toMatchObject({
      success: false,
      message: '只有申请人可以撤销开票申请',
    });
    expect(expectDone(await site.onRequest(applicant!, 'revoke', request))).toMatchObject({ state: '99' });
    const own = expectDone(await site.ask(notes, {}, buyer(place)));
    expect(expectDone(await site.onRequest(buyer(place), 'revoke', own))).toMatchObject({ state: '99' });
    const passed = await site.passed(notes);
    expect(await site.onRequest(applicant!, 'revoke', passed)).toMatchObject({ errorCode: 40901 });
  });

  test('N29 the examination of a waybill that invoices are asked for stays; revoked they let it go', async () => {
    const { place, notes } = await site.owed(1);
    await invoiceBefore(place);
    const request = await site.asked(notes);
    const unexamine = async () => {
      const { id, version } = await site.read(notes[0]!.id);
      return site.server.as('other_finance').put('/shipping/hyShippingNote/unexamine', { id, version, reason: '金额有误' }, once());
    };
    expect((await unexamine()).message).toContain('开票申请');
    expectDone(await site.onRequest(applicant!, 'revoke', request));
    expectDone(await unexamine());
    expect(await site.findings()).toEqual([]);
  });
});

describe('FRT-20 SHIP-16 who sees and asks for what', () => {
  test('PERM-07 a customer’s people have their own waybills, title and requests, and nobody else’s', async () => {
    const { place, notes } = await site.paidFor(1);
    const other = await site.paidFor(1);
    await site.server.inTenant(0, (tx) =>
      tx.update(hyCustomer).set({ invoiceTitle: '开票抬头', taxNo: '91120116MA06W8X5XN' }).where(eq(hyCustomer.id, place.customer.id)),
    );
    const me = buyer(place);
    const mine = expectDone(await site.server.as(me).get(`${requestPath}/candidates`));
    expect(mine.records.map(({ id }: Row) => id)).toEqual([notes[0]!.id]);
    expect((await candidates(other.place, {}, me)).total).toBe(0);
    expect(expectDone(await site.server.as(me).get(`${requestPath}/title`, { customerId: place.customer.id }))).toMatchObject({
      buyerName: '开票抬头',
      buyerTaxNo: '91120116MA06W8X5XN',
    });
    expect(await site.server.as(me).get(`${requestPath}/title`, { customerId: other.place.customer.id })).toMatchObject({ code: 404 });
    expect(pathsOf(await site.ask(other.notes, {}, me))).toEqual(['noteIds']);
    const own = expectDone(await site.ask(notes, {}, me));
    const foreign = await site.asked(other.notes);
    for (const [path, id] of [
      ['queryById', 'id'],
      ['items', 'requestBillId'],
    ] as const) {
      expectDone(await site.server.as(me).get(`${requestPath}/${path}`, { [id]: own.id }));
      expect(await site.server.as(me).get(`${requestPath}/${path}`, { [id]: foreign.id })).toMatchObject({ code: 404 });
    }
    expect(await site.onRequest(me, 'revoke', foreign)).toMatchObject({ code: 404 });
    expect(expectDone(await site.server.as(me).get(`${requestPath}/list`)).total).toBe(1);
    // Whatever they hold, deciding and issuing are the platform's.
    const all = buyer(place, ['requestBill:audit', 'invoice:issue']);
    expect(await site.onRequest({ ...all, username: 'bold' }, 'audit', own, { pass: true })).toMatchObject({ code: 510 });
    expect(expectDone(await site.server.as('admin').get(`${requestPath}/list`, { noteId: notes[0]!.id })).records).toMatchObject([
      { id: own.id },
    ]);
  });

  test('two people at the same moment: one waybill stands in one request', async () => {
    const { notes } = await site.paidFor(2);
    const answers = await Promise.all([
      site.ask(notes),
      site.ask([notes[1]!], {}, 'second_applicant'),
      site.ask([...notes].reverse(), {}, 'third_applicant'),
    ]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const live = await site.server.inTenant(0, (tx) =>
      tx.select().from(hyRequestBillItem).where(eq(hyRequestBillItem.noteId, notes[1]!.id)),
    );
    expect(live).toHaveLength(1);
    const { id: _id, ...copy } = live[0]!;
    // And whatever else goes wrong, the database keeps it out of a second one.
    const second = site.server.inTenant(0, (tx) => tx.insert(hyRequestBillItem).values(copy));
    await expect(second).rejects.toMatchObject({ cause: { constraint: 'hy_request_bill_item_note' } });
    await site.server.inTenant(0, (tx) => tx.insert(hyRequestBillItem).values({ ...copy, isLive: '0', delFlag: 1 }));
  });

  test('two who decide at the same moment: one does', async () => {
    const { notes } = await site.paidFor(1);
    const request = await site.asked(notes);
    const answers = await Promise.all([
      site.onRequest(auditor!, 'audit', request, { pass: true }),
      site.onRequest('second_auditor', 'audit', request, { pass: false, remark: '否' }),
    ]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ errorCode }) => errorCode === 40901)).toHaveLength(1);
  });
});
