import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { hyCustomerRecharge } from '../src/modules/finance/recharge/recharge.table.ts';
import { hyInsurancePolicy } from '../src/modules/finance/insurance/policy.table.ts';
import { hyDriver } from '../src/modules/fleet/driver/driver.table.ts';
import { modules } from '../src/modules/index.ts';
import { sysAudit } from '../src/platform/audit/audit.table.ts';
import { fieldOf } from '../src/platform/contract/fields.ts';
import { signPath } from '../src/platform/files/signedPath.ts';
import { dispatch, expectDone, once, orderForm, publishOrder } from './freight.ts';
import { openNoteSite, type NoteSite } from './noteSite.ts';
import type { TestClient } from './testServer.ts';

const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
let site: NoteSite;
let mine: TestClient;
let theirs: TestClient;
/** The stored path of a picture that another person uploaded. */
let foreign: string;

const unsigned = (address: string) => address.split('?')[0] ?? '';
const upload = async (client: TestClient, biz: string): Promise<string> =>
  (await client.upload('/sys/common/upload', { fileName: 'a.png', content: pixel, contentType: 'image/png' }, { biz })).message;

beforeAll(async () => {
  site = await openNoteSite();
  mine = site.server.as('files_mine');
  theirs = site.server.as('files_theirs');
  foreign = unsigned(await upload(theirs, 'certificate'));
});

/** What an answer says of a field whose file is not the writer's. */
const refused = (path: string) => ({ status: 400, errorData: [{ path, message: expect.stringContaining('不存在或已失效') }] });

async function vehicleWith(vehiclePhoto: string) {
  const { id, version } = await site.build.vehicle();
  return mine.put('/hyvehicle/hyVehicle/edit', { id, version, vehiclePhoto });
}

describe('a row names only files that its writer uploaded or was shown', () => {
  test('SEC-03 somebody else’s path, bare or with a forged, foreign or expired signature, is refused', async () => {
    const { config, clock } = site.server.platform;
    const now = clock.now().getTime();
    const { userId } = mine;
    const addresses = [
      foreign,
      unsigned(foreign).replace(/\.png$/, '.jpg'),
      signPath(config.secret, { reader: { tenantId: 0, userId: theirs.userId }, path: foreign, now }),
      signPath(config.secret, { reader: { tenantId: 2, userId }, path: foreign, now }),
      signPath(config.secret, { reader: { tenantId: 0, userId }, path: foreign, now: now - 3_600_000 }),
      signPath('another secret', { reader: { tenantId: 0, userId }, path: foreign, now }),
    ];

    for (const address of addresses) expect(await vehicleWith(address), address).toMatchObject(refused('vehiclePhoto'));
  });

  test('SEC-03 an own upload and an address that the writer was just shown are taken', async () => {
    const own = await upload(mine, 'certificate');
    expect(unsigned(expectDone(await vehicleWith(own)).vehiclePhoto)).toBe(unsigned(own));
    expect(unsigned(expectDone(await vehicleWith(unsigned(own))).vehiclePhoto)).toBe(unsigned(own));

    const shared = await site.build.vehicle({ vehiclePhoto: foreign });
    const shown = expectDone(await mine.get('/hyvehicle/hyVehicle/queryById', { id: shared.id })).vehiclePhoto;
    expect(unsigned(expectDone(await vehicleWith(shown)).vehiclePhoto)).toBe(foreign);
  });

  test('SEC-03 what the same field of the row named before stays, also when the form was open for hours', async () => {
    const { id, version } = await site.build.vehicle({ vehiclePhoto: foreign });
    const change = { id, version, vehiclePhoto: foreign };

    expect(await mine.put('/hyvehicle/hyVehicle/edit', { ...change, vehiclePhoto: null, rtcFile: foreign })).toMatchObject(
      refused('rtcFile'),
    );
    expect(unsigned(expectDone(await mine.put('/hyvehicle/hyVehicle/edit', change)).vehiclePhoto)).toBe(foreign);
  });

  test('SEC-03 slips, receipts, remarks, agreements, claims and appeals name no foreign file', async () => {
    const { world, put } = site;
    const order = await publishOrder(site.server.as('admin'), orderForm(world));
    const note = await dispatch(site.server.as('admin'), order, await site.freshCrew());
    const ref = { id: note.id, version: note.version };
    const weighed = { ...ref, weight: 32_000, time: '2026-06-01 09:00:00', files: foreign };

    expect(await put('load', weighed)).toMatchObject(refused('files'));
    expect(await put('unload', weighed)).toMatchObject(refused('files'));
    expect(await put('sign', { ...ref, signTime: '2026-06-01 09:00:00', files: foreign })).toMatchObject(refused('files'));
    expect(await mine.post('/shipping/hyNoteEvent/add', { noteId: note.id, content: '看', files: foreign })).toMatchObject(
      refused('files'),
    );
    const [agreement] = expectDone(await mine.get('/hycontract/hyContract/list', { noteId: note.id })).records;
    const scanned = { id: agreement.id, version: agreement.version, file: foreign };
    expect(await mine.put('/hycontract/hyContract/scan', scanned)).toMatchObject(refused('file'));

    const policies = '/hyinsurance/hyInsurancePolicy';
    const [insurer] = expectDone(await mine.get(`${policies}/companies`));
    const wanted = { noteId: note.id, insuranceType: '1', insuranceCompanyCode: insurer.code, insuredAmount: 10_000_000 };
    const { id, version } = expectDone(await mine.post(`${policies}/quote`, wanted));
    const inForce = { state: '30', startTime: '2026-06-01 09:00:00', endTime: '2026-07-01 09:00:00' };
    await site.server.inTenant(0, (tx) => tx.update(hyInsurancePolicy).set(inForce).where(eq(hyInsurancePolicy.id, id)));
    const claim = { id, version, claimAmount: 1, claimReason: '货损', claimFiles: foreign };
    expect(await mine.put(`${policies}/claim`, claim, once())).toMatchObject(refused('claimFiles'));

    const asked = { customerId: site.world.customer.id, companyId: site.world.company.id, walletId: site.world.wallet.id };
    const [recharge] = await site.server.inTenant(0, (tx) =>
      tx
        .insert(hyCustomerRecharge)
        .values({ ...asked, rechargeNo: 'CZ260601000099', rechargeType: '2', amount: 100, receiveAccountId: 'account', state: '10' })
        .returning(),
    );
    const proof = { id: recharge!.id, version: recharge!.version, bankSerialNo: 'S1', transferTime: '2026-06-01 08:00:00' };
    expect(await mine.put('/customer/hyCustomerRecharge/voucher', { ...proof, voucherFiles: foreign }, once())).toMatchObject(
      refused('voucherFiles'),
    );

    const [violations, about] = ['/hyviolation/hyViolation', { noteId: note.id, targetType: '3' }];
    const seen = { violationType: '7', happenTime: '2026-06-01 08:00:00', detail: '磅单不符' };
    expect(await mine.post(`${violations}/add`, { ...about, ...seen, files: foreign })).toMatchObject(refused('files'));
    const violation = expectDone(await mine.post(`${violations}/add`, { ...about, ...seen }));
    const key = { id: violation.id, version: violation.version };
    expect(await mine.put(`${violations}/edit`, { ...key, ...seen, files: foreign })).toMatchObject(refused('files'));
    expect(await mine.put(`${violations}/appeal`, { ...key, appealContent: '磅房误差', appealFiles: foreign })).toMatchObject(
      refused('appealFiles'),
    );
    const complaint = { complaintType: '3', noteId: note.id, fromType: '2', againstType: '3', content: '司机晚到六个小时，货物受潮' };
    expect(await mine.post('/hycomplaint/hyComplaint/add', { ...complaint, files: foreign })).toMatchObject(refused('files'));
  });

  test('SEC-03 an announcement shows no image that its author may not look at', async () => {
    const image = unsigned(await upload(theirs, 'jeditor'));
    const own = await upload(mine, 'jeditor');
    const add = (src: string, titile: string) =>
      mine.post('/sys/annountCement/add', {
        titile,
        msgCategory: '1',
        msgType: 'ALL',
        startTime: '2026-06-01 00:00:00',
        msgContent: `<p>图</p><img src="/jeecg-boot/sys/common/static/${src.replaceAll('&', '&amp;')}">`,
      });

    expect(await add(image, '别人的图')).toMatchObject(refused('msgContent'));
    expectDone(await add(own, '自己的图'));
    const [stored] = expectDone(await mine.get('/sys/annountCement/list', { titile: '自己的图' })).records;
    expect(stored.msgContent).toContain(unsigned(own));
  });

  test('SEC-03 every call that takes files is one of a row’s form or named above', () => {
    const known = new Set([
      '/shipping/hyShippingNote/load',
      '/shipping/hyShippingNote/unload',
      '/shipping/hyShippingNote/sign',
      '/shipping/hyNoteEvent/add',
      '/hycontract/hyContract/terminate',
      '/hycontract/hyContract/scan',
      '/hypay/hyPayment/offlinePay',
      '/hypay/hyPayment/voucher',
      '/customer/hyCustomerRecharge/voucher',
      '/hypay/hyPrepay/recover',
      '/hytax/hyTaxDeclaration/payTax',
      '/hyinsurance/hyInsurancePolicy/claim',
      '/hyviolation/hyViolation/appeal',
      // Money of customers, by one helper: see `checkedArrival`.
      '/shipping/hyShippingNote/customerPay',
      '/cost/hyDianfu/repay',
      '/hybill/hyBill/receive',
      // Shows what would be stored, and stores nothing.
      '/hycontract/hyContract/preview',
      // Asks by itself whether the picture is the person's own.
      '/sys/own/profile',
    ]);
    const others = modules.flatMap((module) =>
      (module.routes ?? []).flatMap(({ contract }) =>
        Object.values(contract.endpoints).flatMap(({ body, path, method }) => {
          const shape = (body?.def as { shape?: Record<string, Parameters<typeof fieldOf>[0]> } | undefined)?.shape ?? {};
          const takesFiles = Object.values(shape).some((schema) => fieldOf(schema)?.kind === 'files');
          const isForm = path === '/add' || path === '/edit';
          const address = `${contract.base}${path}`;
          return takesFiles && !isForm && !known.has(address) ? [`${String(method)} ${address}`] : [];
        }),
      ),
    );

    expect(others).toEqual([]);
  });
});

describe('pictures of papers follow the right of the number beside them', () => {
  const papers = ['idFrontFile', 'idBackFile', 'facePhoto', 'licenceFile', 'licenceBackFile', 'qualificationFile'] as const;
  const path = '/hydriver/hyDriver';
  let id: string;
  beforeAll(async () => {
    ({ id } = await site.build.driver(Object.fromEntries(papers.map((name) => [name, foreign]))));
  });
  const reader = (name: string, sees: boolean) =>
    site.server.as({
      username: name,
      permissions: ['driver:list', 'driver:edit', 'driver:export', ...(sees ? ['driver:viewSensitive'] : [])],
    });

  test('SEC-03 without the right neither list nor detail nor export holds an address; with it the detail alone', async () => {
    for (const sees of [false, true]) {
      const client = reader(`papers_${sees}`, sees);
      const list = JSON.stringify(expectDone(await client.get(`${path}/list`, { pageSize: 100 })));
      expect(list).not.toContain('certificate/');
      expect(list).toContain('"idFrontFile":"***1"');
      const detail = expectDone(await client.get(`${path}/queryById`, { id }));
      for (const name of papers)
        if (sees) expect(detail[name]).toMatch(/^certificate\/.*\?t=0&u=/);
        else expect(detail[name], name).toBe('***1');
    }
  });

  test('DET-03 each reveal leaves a trace', async () => {
    await reader('papers_traced', true).get(`${path}/queryById`, { id });

    const traces = await site.server.inTenant(0, (tx) =>
      tx
        .select()
        .from(sysAudit)
        .where(and(eq(sysAudit.action, 'driver.reveal'), eq(sysAudit.entityId, id))),
    );
    expect(traces.length).toBeGreaterThan(0);
  });

  test('SEC-02 a form that shows masks sends them back and loses nothing; a mask of nothing is refused', async () => {
    const client = reader('papers_editor', false);
    const { version } = expectDone(await client.get(`${path}/queryById`, { id }));

    expectDone(await client.put(`${path}/edit`, { id, version, idFrontFile: '***1', facePhoto: '***1', remark: '改' }));
    const stored = async () => (await site.server.inTenant(0, (tx) => tx.select().from(hyDriver).where(eq(hyDriver.id, id))))[0];
    expect(await stored()).toMatchObject({ idFrontFile: foreign, facePhoto: foreign, remark: '改' });

    const { version: next } = expectDone(await client.get(`${path}/queryById`, { id }));
    for (const mask of ['***2', '***0', '***'])
      expect(await client.put(`${path}/edit`, { id, version: next, idFrontFile: mask }), mask).toMatchObject({ status: 400 });
  });

  test('SEC-03 every picture beside a masked number is declared sensitive', () => {
    const open = modules.flatMap((module) =>
      (module.routes ?? []).flatMap(({ contract }) => {
        const fields = Object.entries(contract.about.entity?.fields ?? {});
        const hasNumbers = fields.some(([, field]) => field.sensitive === true && field.kind !== 'files');
        const shown = fields.filter(([, field]) => field.kind === 'files' && field.biz !== 'avatar' && field.sensitive !== true);
        return hasNumbers ? shown.map(([name]) => `${contract.about.entity?.name}.${name}`) : [];
      }),
    );

    // Business licences, seals and papers of vehicles hold no personal number; slips, and proofs of a claim or a complaint, are of the cargo. Those who approve a payment or confirm an
    // arrival decide by its voucher.
    expect([...new Set(open)].toSorted()).toMatchInlineSnapshot(`
      [
        "carrier.businessLicenceFile",
        "carrier.permitFile",
        "company.sealFile",
        "complaint.files",
        "customer.businessLicenceFile",
        "insurancePolicy.claimFiles",
        "payment.voucherFiles",
        "recharge.voucherFiles",
        "shippingNote.loadFiles",
        "shippingNote.receiptFiles",
        "shippingNote.unloadFiles",
        "vehicle.rtcFile",
        "vehicle.vehicleLicenceBackFile",
        "vehicle.vehicleLicenceFile",
        "vehicle.vehiclePhoto",
      ]
    `);
  });
});
