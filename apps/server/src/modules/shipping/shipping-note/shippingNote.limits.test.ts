import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { atTime } from '../../../../test/atTime.ts';
import { dispatch, expectDone, once, orderForm, publishOrder } from '../../../../test/freight.ts';
import { openNoteSite, type NoteSite } from '../../../../test/noteSite.ts';
import { timeOutNotes } from './revoke.service.ts';
import { noteStatus, shippingNoteStates } from './shippingNote.states.ts';
import { hyShippingNote } from './shippingNote.table.ts';
import { assertLoad, assertUnloadWeight, isGain } from './weighing.service.ts';

type Row = ReturnType<typeof expectDone>;
type State = keyof typeof noteStatus;
const states = Object.keys(noteStatus) as State[];
const key = ({ id, version }: Row) => ({ id, version });

let site: NoteSite;
beforeAll(async () => {
  site = await openNoteSite();
  site.server.clock.set('2026-06-02T10:00:00+08:00');
});

/** A waybill of the morning that has come to that state with what it carries. */
async function noteIn(state: State, values: Partial<typeof hyShippingNote.$inferInsert> = {}): Promise<Row> {
  const admin = site.server.as('admin');
  const note = await atTime(site.server.clock, '2026-06-02T07:30:00+08:00', async () =>
    dispatch(admin, await publishOrder(admin, orderForm(site.world)), await site.freshCrew()),
  );
  const reached = { noteStatus: noteStatus[state], acceptTime: '2026-06-02 07:30:00', ...values };
  await site.server.inTenant(0, (tx) => tx.update(hyShippingNote).set(reached).where(eq(hyShippingNote.id, note.id)));
  return noteNow(note.id);
}
const noteNow = async (id: string): Promise<Row> =>
  expectDone(await site.server.as('admin').get('/shipping/hyShippingNote/queryById', { id }));

/** What each step is called with where nothing else forbids it. */
const steps: Record<string, (note: Row) => object> = {
  load: () => ({ weight: 30_000, time: '2026-06-02 08:00:00', files: 'slip/a.png' }),
  depart: () => ({ departTime: '2026-06-02 08:10:00' }),
  unload: () => ({ weight: 29_900, time: '2026-06-02 09:00:00', files: 'slip/b.png' }),
  sign: () => ({ signTime: '2026-06-02 09:30:00', files: 'slip/c.png' }),
  editPrice: () => ({ unitPrice: 860_000, reason: '油价上涨' }),
  revoke: (note) => ({ revokeCode: '2', number: note.shippingNoteNumber }),
};
const onTheRoad = { loadWeight: 30_000, loadTime: '2026-06-02 08:00:00', loadFiles: 'slip/a.png' };
const arrived = { ...onTheRoad, departTime: '2026-06-02 08:10:00', unloadWeight: 29_900, unloadTime: '2026-06-02 09:00:00' };
const reached: Partial<Record<State, object>> = {
  loaded: onTheRoad,
  inTransit: { ...onTheRoad, departTime: '2026-06-02 08:10:00' },
  unloaded: arrived,
};

describe('WAY-01 3.2 each step is taken from its states and from no other', () => {
  const moves: Record<string, { from: readonly string[] }> = shippingNoteStates.moves;
  test.each(Object.keys(steps).flatMap((action) => states.map((state) => [action, state] as const)))(
    'WAY-01 3.2 %s of a waybill that is %s',
    async (action, state) => {
      const note = await noteIn(state, reached[state]);

      const answer = await site.put(action, { ...key(note), ...steps[action]?.(note) });

      if (moves[action]?.from.includes(state)) return expect(answer, answer.message).toMatchObject({ success: true });
      expect(answer).toMatchObject({ success: false });
      expect([40201, 40252, 40901]).toContain(answer.errorCode);
      return expect(await noteNow(note.id)).toEqual(note);
    },
  );
});

describe('WAY-01 N5 overload', () => {
  test.each([
    // Approved load in kg, tolerance in 1/10000, loaded kg, whether it may leave.
    [40_000, 0, 39_999, true],
    [40_000, 0, 40_000, true],
    [40_000, 0, 40_001, false],
    [40_000, 500, 41_999, true],
    [40_000, 500, 42_000, true],
    [40_000, 500, 42_001, false],
    [33_333, 100, 33_666, true],
    // 33 333 and a hundredth are 33 666.33 kg.
    [33_333, 100, 33_667, false],
    [null, 0, 1_000_000, true],
  ])('N5 approved for %s kg, tolerance %d: %d kg leaves: %s', (approvedLoad, tolerance, weight, leaves) => {
    const load = () => assertLoad({ approvedLoad }, { weight, overloadTolerance: tolerance });

    if (leaves) expect(load).not.toThrow();
    else expect(load).toThrow('装载超过核定载质量，禁止发车');
  });

  test.each([-1, 0, 1])('N5 N7 a weight of %d kg', (weight) => {
    const load = () => assertLoad({ approvedLoad: 40_000 }, { weight, overloadTolerance: 0 });
    const unload = () => assertUnloadWeight(weight);

    for (const [act, message] of [
      [load, '装货重量必须大于0'],
      [unload, '卸货重量必须大于0'],
    ] as const)
      if (weight > 0) expect(act).not.toThrow();
      else expect(act).toThrow(message);
  });

  test.each([
    [30_000, 31_499, false],
    [30_000, 31_500, false],
    [30_000, 31_501, true],
    [30_000, 29_000, false],
    [null, 31_501, false],
  ])('N7 40215 loaded %s kg, unloaded %d kg is asked about: %s', (loaded, unloaded, isAsked) => {
    expect(isGain(loaded, unloaded)).toBe(isAsked);
  });
});

describe('WAY-01 N25 N27 a prepaid waybill', () => {
  test.each([
    [0, noteStatus.revoked],
    [1, noteStatus.toLoad],
  ])('L2 before loading one person revokes it only where nothing was prepaid: %d fen', async (prepaidAmount, expected) => {
    const note = await noteIn('toLoad', { prepaidAmount });

    const asked = expectDone(await site.put('revoke', { ...key(note), revokeCode: '2' }));

    expect(asked).toMatchObject({ noteStatus: expected, revokeState: prepaidAmount === 0 ? '2' : '1' });
    if (prepaidAmount === 0) return;
    const decided = site.server.as('chief').put('/shipping/hyShippingNote/revokeApprove', { ...key(asked), pass: true }, once());
    expect(expectDone(await decided).noteStatus).toBe(noteStatus.revoked);
  });

  test.each([
    [0, true],
    [1, false],
  ])('L2 N3 the driver refuses it only where nothing was prepaid: %d fen', async (prepaidAmount, isRefused) => {
    const note = await noteIn('toAccept', { prepaidAmount });

    const answer = await site.put('refuse', { ...key(note), reason: '车坏' });

    if (isRefused) return expect(expectDone(answer).noteStatus).toBe(noteStatus.revoked);
    expect(answer).toMatchObject({ success: false, message: '运单已预付，请由调度申请撤销' });
    return expect(await noteNow(note.id)).toEqual(note);
  });
});

describe('WAY-01 N3 the time to accept', () => {
  test.each([
    [-1, noteStatus.toAccept],
    [0, noteStatus.toAccept],
    [1, noteStatus.revoked],
  ])('N3 %d s around the two hours of the configuration it is in state %s', async (seconds, expected) => {
    const note = await noteIn('toAccept', { dispatchTime: '2026-06-02 07:30:00' });
    // Two people take back what was prepaid.
    const prepaid = await noteIn('toAccept', { dispatchTime: '2026-06-02 07:30:00', prepaidAmount: 1 });

    await atTime(site.server.clock, new Date(Date.parse('2026-06-02T09:30:00+08:00') + seconds * 1000).toISOString(), () =>
      timeOutNotes(site.server.context()),
    );

    expect((await noteNow(note.id)).noteStatus).toBe(expected);
    expect((await noteNow(prepaid.id)).noteStatus).toBe(noteStatus.toAccept);
  });
});
