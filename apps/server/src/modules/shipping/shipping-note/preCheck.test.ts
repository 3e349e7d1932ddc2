import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { openCheckSite, type CheckSite } from '../../../../test/checkSite.ts';
import { expectDone } from '../../../../test/freight.ts';
import { hyShippingNote } from './shippingNote.table.ts';

let site: CheckSite;
beforeAll(async () => {
  site = await openCheckSite();
});

const timeline = async (noteId: string) =>
  expectDone(await site.server.as('admin').get('/shipping/hyNoteEvent/list', { noteId })) as {
    eventType: string;
    content: string;
    files: string;
  }[];

describe('SHIP-20 N9 N10 the documents of a signed waybill are checked', () => {
  test('all valid, the waybill goes on', async () => {
    const note = await site.signed();
    expect(note).toMatchObject({ noteStatus: '55', preCheckState: '1', waitingSince: '2026-06-02 12:00:00' });

    const done = expectDone(await site.by('ops_check', 'preCheck', note, { pass: true, files: await site.verdicts(note.id) }));

    expect(done).toMatchObject({ noteStatus: '58', preCheckState: '2', preCheckBy: 'ops_check', preCheckTime: '2026-06-02 12:00:00' });
    expect((await site.filesOf(note.id)).map(({ kind, valid }) => [kind, valid])).toEqual([
      ['loadSlip', '1'],
      ['unloadSlip', '1'],
      ['receipt', '1'],
    ]);
    expect((await timeline(note.id)).at(-1)).toMatchObject({ eventType: 'preCheckPass', content: '预审通过' });
  });

  test.each<[string, (kind: string) => boolean, string]>([
    ['one is refused', (kind) => kind !== 'unloadSlip', '单据不完整（卸货磅单）'],
    ['two are refused', (kind) => kind === 'receipt', '单据不完整（装货磅单、卸货磅单）'],
  ])('WAY-01 40221 while %s it does not pass', async (_what, valid, message) => {
    const note = await site.signed();

    const answer = await site.by('ops_check', 'preCheck', note, { pass: true, files: await site.verdicts(note.id, valid) });

    expect(answer).toMatchObject({ success: false, errorCode: 40221, message, errorData: [{ path: 'files', message }] });
    expect((await site.read(note.id)).noteStatus).toBe('55');
    expect((await site.filesOf(note.id)).map((file) => file.valid)).toEqual([null, null, null]);
  });

  test('WAY-01 40221 a document that nobody has looked at does not pass, and a receipt is asked for where one was agreed alone', async () => {
    const note = await site.signed();
    const [first] = await site.verdicts(note.id);
    expect(await site.by('ops_check', 'preCheck', note, { pass: true, files: [first] })).toMatchObject({ errorCode: 40221 });

    const bare = await site.signed({ form: { needReceipt: '0' }, receipt: '' });
    const done = await site.by('ops_check', 'preCheck', bare, { pass: true, files: await site.verdicts(bare.id) });
    expect(expectDone(done).noteStatus).toBe('58');
  });

  test('N10 40106 a refusal says why, and what is to be made again with the reason of each', async () => {
    const note = await site.signed();
    const bad = await site.verdicts(note.id, (kind) => kind !== 'loadSlip');
    const refuse = (body: object) => site.by('ops_check', 'preCheck', note, { pass: false, ...body });

    expect(await refuse({ files: bad, remark: ' ' })).toMatchObject({ errorCode: 40106, errorData: [{ path: 'remark' }] });
    expect(await refuse({ files: bad.map(({ reason: _reason, ...one }) => one), remark: '不清楚' })).toMatchObject({
      errorCode: 40106,
      errorData: [{ path: 'files.0.reason' }],
    });
    expect(await refuse({ remark: '不清楚' })).toMatchObject({ status: 400, message: '请标出需要重新上传的单据' });
    expect(await refuse({ files: [{ id: 'elsewhere', valid: true }], remark: '不清楚' })).toMatchObject({
      status: 400,
      errorData: [{ path: 'files.0.id' }],
    });

    const refused = expectDone(await refuse({ files: bad, remark: '磅单模糊' }));
    expect(refused).toMatchObject({ noteStatus: '55', preCheckState: '3', preCheckRemark: '磅单模糊' });
    expect((await site.filesOf(note.id)).map(({ valid, reason }) => [valid, reason])).toEqual([
      ['0', '看不清'],
      ['1', null],
      ['1', null],
    ]);
    expect((await timeline(note.id)).at(-1)?.content).toBe('预审驳回：磅单模糊，请重新上传装货磅单');
  });

  test('PERM-01 40405 nobody checks what they entered themselves in the back office', async () => {
    const note = await site.signed();
    const files = await site.verdicts(note.id);

    expect(await site.by('admin', 'preCheck', note, { pass: true, files })).toMatchObject({
      success: false,
      errorCode: 40405,
      message: '提交人与复核人不能相同',
    });
    const added = expectDone(await site.by('ops_adds', 'supplement', note, { files: [{ kind: 'sitePhoto', path: 'slip/site.png' }] }));
    expect(await site.by('ops_adds', 'preCheck', added, { pass: true, files })).toMatchObject({ errorCode: 40405 });
    expect(expectDone(await site.by('ops_check', 'preCheck', added, { pass: true, files })).noteStatus).toBe('58');
  });

  test('WAY-01 several pass together: one with a document that is missing or was refused stays, and each that stays says why', async () => {
    const [good, refused, own] = [await site.signed(), await site.signed(), await site.signed()];
    const bad = { pass: false, remark: '重拍', files: await site.verdicts(refused.id, (kind) => kind !== 'receipt') };
    const now = expectDone(await site.by('ops_check', 'preCheck', refused, bad));
    const put = (who: Parameters<typeof site.server.as>[0], notes: { id: string; version: number }[]) =>
      site.server.as(who).put('/shipping/hyShippingNote/preCheckBatch', {
        ids: notes.map(({ id }) => id),
        versions: notes.map(({ version }) => version),
      });

    expect(expectDone(await put('ops_check', [good, now, { ...own, version: own.version - 1 }]))).toMatchObject({
      success: [good.id],
      fail: [
        { id: refused.id, code: 40221, message: '单据不完整（回单）' },
        { id: own.id, code: 40901 },
      ],
    });
    expect(await site.read(good.id)).toMatchObject({ noteStatus: '58', preCheckState: '2', preCheckBy: 'ops_check' });
    expect((await site.filesOf(good.id)).map(({ valid }) => valid)).toEqual(['1', '1', '1']);
    expect((await site.filesOf(refused.id)).map(({ valid }) => valid)).toEqual(['1', '1', '0']);
    expect(expectDone(await put('admin', [own])).fail).toMatchObject([{ id: own.id, code: 40405 }]);
    expect(await put({ username: 'pre_batch', permissions: ['shipping:check'] }, [own])).toMatchObject({ status: 403 });
    expect(
      await put(
        'ops_check',
        Array.from({ length: 101 }, () => own),
      ),
    ).toMatchObject({ status: 400 });
  });

  test('PERM-08 people of a customer check no documents, nor those of another tenant', async () => {
    const note = await site.signed();
    const customer = { username: 'pre_customer', userType: 2, cid: site.world.customer.id };
    expect(await site.by(customer, 'preCheck', note, { pass: true })).toMatchObject({ status: 403 });
    expect(await site.by({ username: 'pre_none', permissions: ['shipping:list'] }, 'preCheck', note, { pass: true })).toMatchObject({
      status: 403,
    });
    expect(await site.by({ username: 'pre_other', tenantId: 2 }, 'preCheck', note, { pass: true })).toMatchObject({ status: 404 });
  });

  test('WAY-01 two who decide at once: the second hears that it has changed', async () => {
    const note = await site.signed();
    const files = await site.verdicts(note.id);
    const bad = { pass: false, remark: '重拍', files: await site.verdicts(note.id, () => false) };
    expectDone(await site.by('ops_check', 'preCheck', note, bad));

    expect(await site.by('ops_other', 'preCheck', note, { pass: true, files })).toMatchObject({ status: 409, errorCode: 40901 });
    const now = await site.read(note.id);
    expectDone(await site.by('ops_other', 'preCheck', now, { pass: true, files }));
    expect(await site.by('ops_other', 'preCheck', await site.read(note.id), { pass: true, files })).toMatchObject({
      status: 409,
      message: '数据状态已变化，请刷新后重试',
    });
  });
});

describe('SHIP-20 N9b refused or missing documents are supplemented', () => {
  test('a new one takes the place of the refused one of its kind, and the check begins again', async () => {
    const note = await site.signed();
    const bad = await site.verdicts(note.id, (kind) => kind !== 'loadSlip');
    const refused = expectDone(await site.by('ops_check', 'preCheck', note, { pass: false, remark: '模糊', files: bad }));

    const added = expectDone(await site.by('dispatcher', 'supplement', refused, { files: [{ kind: 'loadSlip', path: 'slip/again.png' }] }));

    expect(added).toMatchObject({ noteStatus: '55', preCheckState: '1' });
    expect(added.loadFiles).toContain('slip/again.png');
    expect(added.loadFiles).not.toContain('slip/load.png');
    expect((await site.filesOf(note.id)).filter(({ kind }) => kind === 'loadSlip').map(({ valid, replaced }) => [valid, replaced])).toEqual(
      [
        ['0', '1'],
        [null, '0'],
      ],
    );
    expect((await timeline(note.id)).at(-1)).toMatchObject({ eventType: 'receiptUploaded', content: '补充单据：装货磅单' });
    const done = await site.by('ops_check', 'preCheck', added, { pass: true, files: await site.verdicts(note.id) });
    expect(expectDone(done).noteStatus).toBe('58');
  });

  test('one that is named is replaced, another waybill is not touched, and of a kind there are nine at most', async () => {
    const [note, foreign] = [await site.signed(), await site.signed()];
    const [first] = await site.filesOf(note.id);
    const [elsewhere] = await site.filesOf(foreign.id);
    const photo = { kind: first!.kind, path: 'slip/one.png' };

    expect(await site.by('dispatcher', 'supplement', note, { files: [photo], replaces: [elsewhere!.id] })).toMatchObject({
      status: 400,
      errorData: [{ path: 'replaces.0' }],
    });
    const nine = Array.from({ length: 9 }, (_, index) => ({ ...photo, path: `slip/${index}.png` }));
    expect(await site.by('dispatcher', 'supplement', note, { files: nine })).toMatchObject({
      status: 400,
      message: '每类单据最多9张，请选择要替换的单据',
    });
    const eight = expectDone(await site.by('dispatcher', 'supplement', note, { files: nine.slice(0, 8) }));
    expectDone(await site.by('dispatcher', 'supplement', eight, { files: [photo], replaces: [first!.id] }));
    expect((await site.filesOf(note.id)).filter(({ kind, replaced }) => kind === first!.kind && replaced === '0')).toHaveLength(9);
  });

  test('N9b from 58 it goes back to 55; carriers supplement their own, and nobody elsewhere', async () => {
    const note = await site.preChecked();
    const files = [{ kind: 'receipt', path: 'slip/late.png' }];
    const stranger = { username: 'sup_carrier', userType: 3, cid: 'another' };
    expect(await site.by(stranger, 'supplement', note, { files })).toMatchObject({ status: 404 });
    expect(expectDone(await site.by('dispatcher', 'supplement', note, { files }))).toMatchObject({ noteStatus: '55', preCheckState: '1' });

    const later = await site.toCheck();
    expect(await site.by('dispatcher', 'supplement', later, { files })).toMatchObject({ status: 409, errorCode: 40901 });
  });
});

describe('SHIP-21 N15b weights and times of a signed waybill are put right', () => {
  test('fees and money follow, goods weigh the same, and the check begins again', async () => {
    const note = await site.preChecked();
    const fix = { loadWeight: 32_000, unloadWeight: 31_950, signTime: '2026-06-02 11:30:00', reason: '磅单录错' };

    const done = expectDone(await site.by('ops_fix', 'editWeight', note, fix));

    expect(done).toMatchObject({ noteStatus: '55', preCheckState: '1', settleWeight: 31_950, signTime: fix.signTime, driverFee: 273_100 });
    expect(done.frozenAmount).toBe(done.feeTotal);
    const detail = expectDone(await site.server.as('admin').get('/shipping/hyShippingNote/detail', { id: note.id }));
    expect(detail.goods).toMatchObject([{ goodsItemGrossWeight: 32_000 }]);
    expect((await timeline(note.id)).at(-1)?.content).toBe('修正：装货32.480吨 → 32.000吨，卸货32.300吨 → 31.950吨。原因：磅单录错');
    const files = await site.verdicts(note.id);
    expect(await site.by('ops_fix', 'preCheck', done, { pass: true, files })).toMatchObject({ errorCode: 40405 });
  });

  test.each<[string, object, object]>([
    ['no reason', { loadWeight: 32_000, reason: ' ' }, { errorCode: 40106 }],
    ['more than the approved load', { loadWeight: 40_001, reason: '录错' }, { errorCode: 40213, errorData: [{ path: 'loadWeight' }] }],
    ['unloading before loading', { unloadTime: '2026-06-01 08:00:00', reason: '录错' }, { errorCode: 40214 }],
    ['a signature before unloading', { signTime: '2026-06-02 09:59:59', reason: '录错' }, { status: 400 }],
  ])('WAY-01 %s is refused', async (_what, body, refusal) => {
    expect(await site.by('ops_fix', 'editWeight', await site.signed(), body)).toMatchObject({ success: false, ...refusal });
  });

  test('WAY-01 40215 more unloaded than loaded is asked about; the approved load itself passes', async () => {
    const note = await site.signed();
    const gain = { unloadWeight: 34_105, reason: '录错' };
    expect(await site.by('ops_fix', 'editWeight', note, gain)).toMatchObject({ result: { warnings: [{ code: 40215 }] } });
    const done = await site.by('ops_fix', 'editWeight', note, { loadWeight: 40_000, reason: '录错' });
    expect(expectDone(done).loadWeight).toBe(40_000);
  });
});

describe('SHIP-20 N8 N26b a revocation that is undecided', () => {
  const asked = async () => {
    const { id } = await site.signed();
    const unsigned = { noteStatus: '50', signTime: null };
    await site.server.inTenant(0, (tx) => tx.update(hyShippingNote).set(unsigned).where(eq(hyShippingNote.id, id)));
    const note = await site.read(id);
    const why = { revokeCode: '2', number: note.shippingNoteNumber };
    return expectDone(await site.by('asks', 'revoke', note, why));
  };
  const sign = { signTime: '2026-06-02 11:00:00', files: 'slip/receipt.png', confirmWarnings: true };

  test('40254 keeps the consignee from signing until it is withdrawn by the one who asked', async () => {
    const note = await asked();
    expect(await site.by('admin', 'sign', note, sign)).toMatchObject({ errorCode: 40254, message: '撤销申请处理中' });
    expect(await site.by('other', 'revokeCancel', note)).toMatchObject({ success: false, message: '仅申请人可撤回撤销申请' });

    const back = expectDone(await site.by('asks', 'revokeCancel', note));

    expect(back).toMatchObject({ noteStatus: '50', revokeState: '0', revokeBy: null, revokeReason: null });
    expect(await site.by('asks', 'revokeCancel', back)).toMatchObject({ status: 409, errorCode: 40901 });
    expect(expectDone(await site.by('admin', 'sign', back, sign)).noteStatus).toBe('55');
    expect((await timeline(note.id)).map(({ eventType }) => eventType)).toContain('revokeCancelled');
  });

  test('N27 who decides on it is kept', async () => {
    const refused = expectDone(await site.by('chief', 'revokeApprove', await asked(), { pass: false, remark: '货已到' }));
    expect(refused).toMatchObject({ revokeState: '3', revokeApproveBy: 'chief', revokeApproveTime: '2026-06-02 12:00:00' });
    expect(expectDone(await site.by('admin', 'sign', refused, sign)).noteStatus).toBe('55');
  });
});
