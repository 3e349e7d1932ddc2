import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectDone, once, type World } from '../../../../test/freight.ts';
import { invoicePath, type InvoiceSite, issuer, openInvoiceSite } from '../../../../test/invoiceSite.ts';
import { pdfPages } from '../../../../test/pdfText.ts';
import { sysAnnouncement } from '../../system/announcement/announcement.table.ts';
import { sysMail } from '../../system/message/message.table.ts';
import { tellNews } from '../bank-channel/channelNews.ts';
import { hyInvoice } from './invoice.table.ts';
import { askDueInvoices } from './sendInvoice.ts';

let site: InvoiceSite;
beforeAll(async () => {
  site = await openInvoiceSite();
}, 60_000);

type Row = Awaited<ReturnType<InvoiceSite['read']>>;
/** What each waybill of these tests costs its customer, and the tax within it, fen. @source freight-domain 4.5 case A3 */
const [fee, tax] = [287_260, 23_719];
const titles = async (part: string) =>
  (await site.server.inTenant(0, (tx) => tx.select({ titile: sysAnnouncement.titile }).from(sysAnnouncement)))
    .map(({ titile }) => titile)
    .filter((titile) => titile?.includes(part));
const mails = async (address: string) => site.server.inTenant(0, (tx) => tx.select().from(sysMail).where(eq(sysMail.toAddress, address)));
const buyer = (place: World) => ({
  ...site.people(place),
  username: `buyer_of_${place.customer.id.slice(-8)}`,
  permissions: ['invoice:list', 'invoice:items', 'invoice:download'],
});
const statusOf = async ({ id }: Row) => (await site.read(id)).noteStatus;
/** An invoice of so many waybills that are all paid, both ways. */
async function finished(count: number, body: object = {}) {
  const { place, notes } = await site.paidFor(count);
  for (const note of notes) await site.payDriver(note);
  const { request, invoices } = await site.issued(notes, body);
  return { place, notes, request, invoice: invoices[0]! };
}

describe('FRT-20 I5 I6 invoices are issued by the tax channel', () => {
  test('NT17 with all that the law asks for; the number comes back, the customer is told, the tax is due, and a paid waybill is finished (N23)', async () => {
    const { place, notes } = await site.paidFor(2);
    const [one, two] = notes as [Row, Row];
    await site.payDriver(one);
    await site.server.as(buyer(place)).get('/sys/user/getCurrentUserDeparts');
    const passed = await site.passed(notes, { email: 'buyer@customer.example', remark: '六月运费' });
    const issue = () => site.server.as(issuer!).put(`${invoicePath}/issue`, { requestBillId: passed.id, version: passed.version }, once());

    const sent = expectDone(await issue());

    expect(sent).toMatchObject({ state: '40' });
    expect(await issue()).toMatchObject({ errorCode: 40901 });
    const [invoice] = (await site.invoicesOf(passed)) as [Row];
    expect(invoice).toMatchObject({ state: '20', issuer, simulated: '1', invoiceNo: null });
    expect(await site.stored(one.id)).toMatchObject({ requestBillState: '40', invoiceState: '20', invoicedAmount: 0 });
    await site.drain();
    expect(site.tax.given.at(-1)).toMatchObject({
      serial: `${invoice.serialNo}01`,
      invoiceType: '1',
      seller: { name: place.company.companyName, taxNo: place.company.uscc },
      buyer: { name: '天津某商贸有限公司', taxNo: '91120116MA06W8X5XN' },
      lines: notes.map(() => ({
        goodsName: '*运输服务*国内道路货物运输',
        unit: '吨',
        quantity: '32.300',
        taxRate: 900,
        net: fee - tax,
        tax,
        incl: fee,
      })),
      transportRows: notes.map(({ vehicleNumber }) => ({
        kind: '公路运输',
        plate: vehicleNumber,
        origin: '陕西省榆林市神木市',
        cargo: '动力煤',
      })),
      remark: expect.stringMatching(/^六月运费 鲁/),
      incl: 2 * fee,
      tax: 2 * tax,
    });

    await site.tell(invoice, { invoiceNo: '26371000000000000001' });

    expect(await site.invoice(invoice.id)).toMatchObject({ state: '30', invoiceNo: '26371000000000000001', leftAmount: 2 * fee });
    expect(await site.request(passed.id)).toMatchObject({ state: '50', issuedAmount: 2 * fee, invoiceNos: '26371000000000000001' });
    // Amendment 4: who is not paid yet stays payable.
    expect([await statusOf(one), await statusOf(two)]).toEqual(['90', '75']);
    expect(await site.stored(two.id)).toMatchObject({
      invoiceNo: '26371000000000000001',
      invoiceState: '30',
      requestBillState: '50',
      invoicedAmount: fee,
      invoicedTax: tax,
    });
    expect(await site.taxLines(one.id)).toEqual([`invoiceTax D L.VATPEND ${tax}`, `invoiceTax C L.VATOUT ${tax}`]);
    const events = expectDone(await site.server.as('admin').get('/shipping/hyNoteEvent/list', { noteId: one.id })) as Row[];
    expect(events.at(-1)).toMatchObject({ content: '开具发票 26371000000000000001：2,872.60元', fromStatus: '80', toStatus: '90' });
    expect(await titles('26371000000000000001')).toEqual(['发票已开具 26371000000000000001']);
    await site.drain();
    expect(await mails('buyer@customer.example')).toMatchObject([{ subject: '发票已开具 26371000000000000001', attachment: null }]);
    // SHIP-07 a waybill is found by the number of its invoice.
    const found = async (invoiceNo: string) =>
      expectDone(await site.server.as('admin').get('/shipping/hyShippingNote/list', { invoiceNo })).records.map(({ id }: Row) => id);
    expect(new Set(await found('26371000000000000001'))).toEqual(new Set([one.id, two.id]));
    expect(await found('2637100000000000000')).toEqual([]);
    expect(await site.findings()).toEqual([]);
  });

  test('amendment 4: invoiced before it is paid, a waybill is finished by its payment (N21), and again after it came back (M9)', async () => {
    const { notes } = await site.paidFor(1);
    await site.issued(notes);
    expect(await statusOf(notes[0]!)).toBe('75');
    await site.payDriver(notes[0]!);
    expect(await statusOf(notes[0]!)).toBe('90');
    const { records } = expectDone(await site.server.as('admin').get('/hypay/hyPayment/list', { noteId: notes[0]!.id }));
    await tellNews(site.server.platform, {
      tenantId: 0,
      requestSerial: records[0].requestSerial,
      result: { state: 'returned', bankSerialNo: 'B1', returnTime: '2026-06-02 12:00:00', reason: '账户异常' },
    });
    expect(await site.stored(notes[0]!.id)).toMatchObject({ noteStatus: '75', invoicedAmount: fee, invoiceState: '30' });
    await site.pay('cashier_person', 'retry', records[0].id, { remark: '账户已恢复' });
    const retried = await site.payment(records[0].id);
    if (retried.state === '20') await site.pay('approver', 'approve', retried.id, { pass: true });
    await site.drain();
    const { requestSerial } = await site.payment(records[0].id);
    await tellNews(site.server.platform, {
      tenantId: 0,
      requestSerial,
      result: { state: 'success', bankSerialNo: `B${requestSerial}`, payTime: '2026-06-02 12:00:00', fee: 0 },
    });
    expect(await statusOf(notes[0]!)).toBe('90');
    expect(await site.findings()).toEqual([]);
  });

  test('L16 L19 parts of a waybill: the last takes what is left of its tax; a part without tax books nothing', async () => {
    const { notes } = await site.paidFor(1);
    const [note] = notes as [Row];
    await site.payDriver(note);
    const taxes = [];
    for (const invoiceAmount of [1, 143_630, null]) {
      const { invoices } = await site.issued(notes, { invoiceAmount });
      taxes.push([invoices[0]!.taxAmount, await statusOf(note)]);
    }
    expect(taxes).toEqual([
      [0, '80'],
      [11_859, '80'],
      [11_860, '90'],
    ]);
    expect((await site.taxLines(note.id)).filter((line) => line.includes(' C '))).toEqual([
      'invoiceTax C L.VATOUT 11859',
      'invoiceTax C L.VATOUT 11860',
    ]);
    expect(await site.findings()).toEqual([]);
  });
});

describe('FRT-20 I7 I8 what the tax channel says', () => {
  test('40364 a failure is told to who issued it; tried again it is issued under another serial, and late news of the first change nothing', async () => {
    const { notes } = await site.paidFor(1);
    await site.server.as(issuer!).get('/sys/user/getCurrentUserDeparts');
    const sent = await site.sent(notes);
    const [invoice] = (await site.invoicesOf(sent)) as [Row];
    const first = site.tax.given.at(-1)!.serial;
    await site.tell(invoice, { state: 'failed', code: 'T17', reason: '购买方名称与纳税人识别号不符' });
    const failed = await site.invoice(invoice.id);
    expect(failed).toMatchObject({ state: '60', failCode: 'T17', failReason: '购买方名称与纳税人识别号不符' });
    expect(await site.request(sent.id)).toMatchObject({ state: '40' });
    expect(await site.stored(notes[0]!.id)).toMatchObject({ invoiceState: '60', requestedAmount: fee });
    expect(await titles(invoice.serialNo)).toEqual([`发票 ${invoice.serialNo} 开具失败`]);
    const retried = expectDone(await site.onInvoice('second_issuer', 'retry', failed));
    expect(retried).toMatchObject({ state: '20', failReason: null, issuer: 'second_issuer' });
    expect(await site.onInvoice(issuer!, 'retry', retried)).toMatchObject({ errorCode: 40901 });
    await site.drain();
    expect(site.tax.given.at(-1)!.serial).toBe(`${invoice.serialNo}02`);
    expect(first).toBe(`${invoice.serialNo}01`);
    await site.tell(invoice);
    expect(await site.request(sent.id)).toMatchObject({ state: '50' });
    expect(await site.findings()).toEqual([]);
  });

  test('it is refused at once, not answered, lost, or told twice: each invoice is issued once', async () => {
    const { notes } = await site.paidFor(1);
    site.tax.answer = () => ({ state: 'refused', code: 'T18', reason: '购买方为非正常户，不能开具' });
    const sent = await site.sent(notes);
    const [refused] = (await site.invoicesOf(sent)) as [Row];
    expect(refused).toMatchObject({ state: '60', failCode: 'T18' });
    site.tax.answer = () => Promise.reject(new Error('no line'));
    expectDone(await site.onInvoice(issuer!, 'retry', refused));
    await site.drain();
    expect(await site.invoice(refused.id)).toMatchObject({ state: '20' });
    // Nobody knows whether it was taken: the queries tell, and what the channel never had is given again under the same serial.
    site.tax.answer = () => ({ state: 'accepted' });
    const serial = `${refused.serialNo}02`;
    const given = site.tax.given.length;
    const later = async (minutes: number) => {
      site.server.clock.advance(minutes * 60_000);
      return askDueInvoices(site.server.context());
    };
    site.tax.results.set(serial, { state: 'missing' });
    expect(await askDueInvoices(site.server.context())).toBe(0);
    expect(await later(1)).toBe(1);
    expect(site.tax.given.slice(given).map((order) => order.serial)).toEqual([serial]);
    site.tax.results.set(serial, {
      state: 'issued',
      invoiceNo: '26371000000000000009',
      invoiceCode: null,
      issueTime: '2026-06-02 12:00:30',
    });
    expect(await later(2)).toBe(1);
    expect(await site.invoice(refused.id)).toMatchObject({
      state: '30',
      invoiceNo: '26371000000000000009',
      issueTime: '2026-06-02 12:00:30',
    });
    await site.tell(refused, { invoiceNo: '26371000000000000009' });
    expect((await site.taxLines(notes[0]!.id)).length).toBe(2);
    expect(await titles(`${refused.serialNo} 结果不一致`)).toEqual([]);
    // What contradicts it changes nothing, and is told.
    await site.tell(refused, { state: 'failed', code: 'T17', reason: '不符' });
    await site.tell(refused, { invoiceNo: '26371000000000000010' });
    expect(await site.invoice(refused.id)).toMatchObject({ state: '30', invoiceNo: '26371000000000000009' });
    expect(await titles(`${refused.serialNo} 结果不一致`)).toEqual([`发票 ${refused.serialNo} 结果不一致`]);
    expect(await later(120)).toBe(0);
    site.server.clock.set(new Date('2026-06-02T12:00:00+08:00'));
    expect(await site.findings()).toEqual([]);
  });

  test('issuing beside returning, and beside issuing: one of them', async () => {
    const { notes } = await site.paidFor(1);
    const passed = await site.passed(notes);
    const issue = (who: string) =>
      site.server.as(who).put(`${invoicePath}/issue`, { requestBillId: passed.id, version: passed.version }, once());
    const answers = await Promise.all([
      issue(issuer!),
      issue('second_issuer'),
      site.onRequest('third', 'return', passed, { reason: '重开' }),
    ]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ errorCode }) => errorCode === 40901)).toHaveLength(2);
  });
});

describe('FRT-20 I10 an invoice is reversed', () => {
  test('amendment 20: in parts until nothing is left; its waybills go back with the first (N24) and may be invoiced again', async () => {
    const { place, notes, request, invoice } = await finished(2);
    await site.server.as(buyer(place)).get('/sys/user/getCurrentUserDeparts');
    expect(await Promise.all(notes.map(statusOf))).toEqual(['90', '90']);

    const asked = await site.red(invoice, fee + 1);

    expect(asked).toMatchObject({ state: '20', isRed: '1', amountInclTax: -fee - 1, redOfNo: invoice.invoiceNo, redReason: '运费有误' });
    expect(site.tax.given.at(-1)).toMatchObject({
      redConfirmNo: asked.redConfirmNo,
      original: { invoiceNo: invoice.invoiceNo },
      incl: -fee - 1,
    });
    // Nothing has changed yet but what may still be reversed.
    expect(await site.invoice(invoice.id)).toMatchObject({ state: '30', redAmount: 0, leftAmount: fee - 1 });
    expect(await statusOf(notes[0]!)).toBe('90');
    await site.tell(asked);
    expect(await site.invoice(invoice.id)).toMatchObject({ state: '30', redAmount: fee + 1, leftAmount: fee - 1 });
    expect(await site.request(request.id)).toMatchObject({ state: '55', redAmount: fee + 1 });
    expect(await Promise.all(notes.map(statusOf))).toEqual(['80', '80']);
    const stored = await Promise.all(notes.map(({ id }) => site.stored(id)));
    expect(stored.map(({ invoicedAmount, requestedAmount }) => [invoicedAmount, requestedAmount])).toEqual([
      [143_629, 143_629],
      [143_630, 143_630],
    ]);
    expect(await site.taxLines(notes[1]!.id)).toEqual([
      `invoiceTax D L.VATPEND ${tax}`,
      `invoiceTax C L.VATOUT ${tax}`,
      'invoiceRed D L.VATOUT 11860',
      'invoiceRed C L.VATPEND 11860',
    ]);
    const rest = await site.reversed(invoice, fee - 1);
    expect(rest.taxAmount + asked.taxAmount).toBe(-2 * tax);
    expect(await site.invoice(invoice.id)).toMatchObject({ state: '50', redAmount: 2 * fee, leftAmount: 0 });
    expect(await site.request(request.id)).toMatchObject({ state: '58', redAmount: 2 * fee });
    expect(await site.stored(notes[0]!.id)).toMatchObject({ invoicedAmount: 0, invoicedTax: 0, invoiceState: '50', invoiceNo: null });
    expect(await titles(`红字发票已开具 ${rest.invoiceNo}`)).toHaveLength(1);
    const again = await site.issued(notes);
    expect(again.invoices[0]).toMatchObject({ taxAmount: 2 * tax });
    expect(await Promise.all(notes.map(statusOf))).toEqual(['90', '90']);
    expect(expectDone(await site.server.as(buyer(place)).get(`${invoicePath}/list`)).total).toBe(4);
    expect(await site.findings()).toEqual([]);
  });

  test('40365 no more than is left, nor than is left beside what is being reversed; a confirmation counts once', async () => {
    const { invoice } = await finished(1);
    const red = async (body: object) =>
      site.onInvoice(issuer!, 'red', await site.invoice(invoice.id), {
        reason: '有误',
        amount: fee,
        redConfirmNo: '37070000000000000777',
        ...body,
      });
    expect(await red({ amount: fee + 1 })).toMatchObject({ errorCode: 40365, errorData: [{ path: 'amount' }] });
    expect(await red({ reason: ' ' })).toMatchObject({ errorCode: 40106 });
    expect(await red({ amount: 0 })).toMatchObject({ errorData: [{ path: 'amount' }] });
    for (const redConfirmNo of ['3707000000000000077', '370700000000000007777', 'A7070000000000000777'])
      expect(await red({ redConfirmNo })).toMatchObject({ errorData: [{ path: 'redConfirmNo' }] });
    // Two at the same moment: the second finds what the first has left.
    const [one, two] = await Promise.all([
      red({ amount: fee - 1 }),
      site.onInvoice('second_issuer', 'red', invoice, { reason: '有误', amount: fee, redConfirmNo: '37070000000000000778' }),
    ]);
    expect([one, two].filter(({ success }) => success)).toHaveLength(1);
    expect([one, two].find(({ success }) => !success)).toMatchObject({ errorCode: 40365 });
    await site.drain();
    const asked = expectDone(one.success === true ? one : two);
    expect(await red({ amount: 2, redConfirmNo: '37070000000000000779' })).toMatchObject({ errorCode: 40365 });
    // It comes to nothing, and its amount is free again; its confirmation too.
    await site.tell(asked, { state: 'failed', code: 'R1', reason: '红字确认单已作废' });
    expect(await site.invoice(invoice.id)).toMatchObject({ leftAmount: fee, redAmount: 0, state: '30' });
    await site.reversed(invoice, fee - 5);
    expect(await site.onInvoice(issuer!, 'retry', await site.invoice(asked.id))).toMatchObject({ errorCode: 40365 });
    expect(await red({ amount: 5, redConfirmNo: asked.redConfirmNo })).toMatchObject({ success: true });
    expect(await red({ amount: 1, redConfirmNo: asked.redConfirmNo })).toMatchObject({ errorData: [{ path: 'redConfirmNo' }] });
    expect(await site.findings()).toEqual([]);
  });

  test('a red one that failed is tried again; a red one is not reversed itself', async () => {
    const { invoice, notes } = await finished(1);
    const asked = await site.red(invoice, 100);
    await site.tell(asked, { state: 'failed', code: 'R1', reason: '网络' });
    expectDone(await site.onInvoice(issuer!, 'retry', await site.invoice(asked.id)));
    await site.drain();
    await site.tell(asked);
    const red = await site.invoice(asked.id);
    expect(red).toMatchObject({ state: '30', amountInclTax: -100 });
    expect(await site.invoice(invoice.id)).toMatchObject({ redAmount: 100 });
    const answer = await site.onInvoice(issuer!, 'red', red, { reason: '有误', amount: 1, redConfirmNo: '37070000000000000888' });
    expect(answer).toMatchObject({ errorCode: 40901 });
    expect((await site.stored(notes[0]!.id)).invoicedAmount).toBe(fee - 100);
    expect(await site.findings()).toEqual([]);
  });
});

describe('FRT-20 I11 paper is void within its month', () => {
  const makeVoid = async (invoice: Row, reason = '抬头有误') => site.onInvoice(issuer!, 'void', await site.invoice(invoice.id), { reason });

  test('P13 its tax is due no more, and its waybills may be invoiced again', async () => {
    const { notes, request, invoice } = await finished(1, { invoiceType: '3' });
    expect(await makeVoid(invoice, ' ')).toMatchObject({ errorCode: 40106 });
    expect(expectDone(await makeVoid(invoice))).toMatchObject({ state: '70', voidBy: issuer, voidReason: '抬头有误' });
    expect(await site.request(request.id)).toMatchObject({ state: '58' });
    expect(await site.stored(notes[0]!.id)).toMatchObject({ noteStatus: '80', invoicedAmount: 0, requestedAmount: 0, invoiceState: '70' });
    expect((await site.taxLines(notes[0]!.id)).slice(2)).toEqual([`invoiceRed D L.VATOUT ${tax}`, `invoiceRed C L.VATPEND ${tax}`]);
    expect(await site.findings()).toEqual([]);
  });

  test.each([
    ['digital', '1', '2026-06-02 12:00:00', '数电发票不能作废，请红冲'],
    ['of the first second of this month', '4', '2026-06-01 00:00:00', undefined],
    ['of the last one of the month before', '4', '2026-05-31 23:59:59', '只能作废当月开具的纸质发票，请红冲'],
  ])('%s', async (_what, invoiceType, issueTime, message) => {
    const { invoice } = await finished(1, { invoiceType });
    await site.server.inTenant(0, (tx) => tx.update(hyInvoice).set({ issueTime }).where(eq(hyInvoice.id, invoice.id)));
    expect(await makeVoid(invoice)).toMatchObject(message === undefined ? { success: true } : { success: false, message });
  });

  test('once a part is reversed, or being reversed, it is reversed further', async () => {
    const { invoice } = await finished(1, { invoiceType: '3' });
    const asked = await site.red(invoice, 1);
    expect(await makeVoid(invoice)).toMatchObject({ message: '发票已红冲，不能作废' });
    await site.tell(asked);
    expect(await makeVoid(invoice)).toMatchObject({ message: '发票已红冲，不能作废' });
  });
});

describe('FRT-20 I9 invoices reach their buyer', () => {
  test('by e-mail as a file, to the address of the request or another one; again where it was lost', async () => {
    const { invoice } = await finished(1, { email: 'office@customer.example' });
    const deliver = async (body: object) => site.onInvoice(issuer!, 'deliver', await site.invoice(invoice.id), body);
    const by = expectDone(await deliver({ deliverType: 'email' }));
    expect(by).toMatchObject({ state: '40', deliverType: 'email', deliverTo: 'office@customer.example', deliverBy: issuer });
    expectDone(await deliver({ deliverType: 'email', email: 'other@customer.example' }));
    await site.drain();
    for (const address of ['office@customer.example', 'other@customer.example'])
      expect(await mails(address)).toContainEqual(
        expect.objectContaining({ subject: `电子发票 ${invoice.invoiceNo}`, attachment: `发票 ${invoice.invoiceNo}.pdf` }),
      );
    expect(expectDone(await deliver({ deliverType: 'express', expressNo: 'SF1 234' }))).toMatchObject({
      expressNo: 'SF1234',
      deliverTo: null,
    });
    expect(expectDone(await deliver({ deliverType: 'self' }))).toMatchObject({ deliverType: 'self', expressNo: null });
    // Delivered it is reversed as well.
    await site.reversed(invoice, fee);
    expect(await deliver({ deliverType: 'self' })).toMatchObject({ errorCode: 40901 });
  });

  test.each([
    ['no address', '1', { deliverType: 'email' }, 'email'],
    ['an address that is none', '1', { deliverType: 'email', email: 'nobody' }, 'email'],
    ['no number of an express', '1', { deliverType: 'express', expressNo: ' ' }, 'expressNo'],
    ['paper by e-mail', '3', { deliverType: 'email', email: 'a@b.example' }, 'deliverType'],
    ['an unknown way', '1', { deliverType: 'pigeon' }, 'deliverType'],
  ])('%s is refused at its field', async (_what, invoiceType, body, field) => {
    issued[invoiceType] ??= (await finished(1, { invoiceType })).invoice;
    const answer = await site.onInvoice(issuer!, 'deliver', await site.invoice(issued[invoiceType].id), body);
    expect(answer.errorData?.map(({ path }: { path: string }) => path)).toEqual([field]);
    expect(await site.invoice(issued[invoiceType].id)).toMatchObject({ state: '30' });
  });
  const issued: Record<string, Row> = {};

  test('as PDF and XML, once it is issued, for those who see it', async () => {
    const { place, invoice } = await finished(1);
    const file = async (who: Parameters<InvoiceSite['server']['as']>[0], query: object) =>
      site.server.as(who).download(`${invoicePath}/file`, query as never);
    const { body, headers } = await file(buyer(place), { id: invoice.id });
    expect(headers['content-type']).toBe('application/pdf');
    const said = (await pdfPages(body)).join('').replaceAll(/\s+/g, '');
    for (const text of [invoice.invoiceNo, '天津某商贸有限公司', '2635.41', '237.19', '贰仟捌佰柒拾贰圆陆角', '模拟发票'])
      expect(said).toContain(text);
    const xml = await file('admin', { id: invoice.id, format: 'xml' });
    expect(xml.body.toString()).toContain(invoice.invoiceNo);
    const other = await site.paidFor(1);
    expect((await file(buyer(other.place), { id: invoice.id })).status).toBe(404);
    const waiting = await site.sent(other.notes);
    const [unissued] = (await site.invoicesOf(waiting)) as [Row];
    expect((await file('admin', { id: unissued.id })).status).toBe(409);
  });

  test('PERM-07 a customer’s people see what was issued to them, not who did it; no other customer’s, no other tenant’s', async () => {
    const { place, invoice } = await finished(1);
    const other = await finished(1);
    const waiting = await site.sent((await site.paidFor(1)).notes);
    const me = buyer(place);
    const { records } = expectDone(await site.server.as(me).get(`${invoicePath}/list`));
    expect(records).toMatchObject([{ id: invoice.id, issuer: null }]);
    expectDone(await site.server.as(me).get(`${invoicePath}/items`, { invoiceId: invoice.id }));
    for (const id of [other.invoice.id, (await site.invoicesOf(waiting))[0]!.id]) {
      expect(await site.server.as(me).get(`${invoicePath}/queryById`, { id })).toMatchObject({ code: 404 });
      expect(await site.server.as(me).get(`${invoicePath}/items`, { invoiceId: id })).toMatchObject({ code: 404 });
    }
    const bold = { ...me, username: 'bold_buyer', permissions: ['invoice:red', 'invoice:deliver', 'invoice:issue'] };
    expect(await site.onInvoice(bold, 'red', invoice, { reason: '否', amount: 1, redConfirmNo: '37070000000000000999' })).toMatchObject({
      code: 510,
    });
    expect(await site.onInvoice(bold, 'deliver', invoice, { deliverType: 'self' })).toMatchObject({ code: 510 });
    const elsewhere = { username: 'elsewhere', tenantId: 2 };
    expect(expectDone(await site.server.as(elsewhere).get(`${invoicePath}/list`)).total).toBe(0);
    expect(
      await site.onInvoice(elsewhere, 'red', invoice, { reason: '否', amount: 1, redConfirmNo: '37070000000000000998' }),
    ).toMatchObject({ code: 404 });
  });
});
