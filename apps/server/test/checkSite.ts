import type { World } from './freight.ts';
import { atTime } from './atTime.ts';
import { dispatch, expectDone, once, orderForm, publishOrder } from './freight.ts';
import { openNoteSite, type NoteSite } from './noteSite.ts';
import type { Answer, TestServerOptions, TestUser } from './testServer.ts';

type Row = ReturnType<typeof expectDone>;

/** What a trip of a test differs in. */
export interface Trip {
  /** Fields of the order. */
  form?: Record<string, unknown>;
  place?: World;
  loadWeight?: number;
  unloadWeight?: number;
  /** Paths of the slips and the receipt; '' for none of it. */
  receipt?: string;
  /** Path of the picture of the loading slip. */
  loadSlip?: string;
}

/** What tests of the way from the signature to the business review begin with. */
export interface CheckSite extends NoteSite {
  /** A move of a waybill by somebody; the version is that of the row. */
  by(who: string | TestUser, action: string, row: Pick<Row, 'id' | 'version'>, body?: object): Promise<Answer>;
  /** The waybill as it is now. */
  read(id: string): Promise<Row>;
  /** The documents of a waybill. */
  filesOf(id: string): Promise<Row[]>;
  /** Waybills as far as a state, each step by another person. */
  signed(trip?: Trip): Promise<Row>;
  preChecked(trip?: Trip): Promise<Row>;
  toCheck(trip?: Trip): Promise<Row>;
  checked(trip?: Trip): Promise<Row>;
  /** Marks the documents of a waybill as they are to be judged. */
  verdicts(id: string, valid?: (kind: string) => boolean): Promise<{ id: string; valid: boolean; reason?: string }[]>;
  /** What came of a decision on one waybill; of a refused one its reason. */
  decide(who: string | TestUser, action: 'check' | 'businessReview', row: Pick<Row, 'id' | 'version'>, body: object): Promise<Row>;
}

/** Call it in `beforeAll`. The clock stands at noon on 2026-06-02, after the trips of the morning. */
export async function openCheckSite(options: TestServerOptions = {}): Promise<CheckSite> {
  const site = await openNoteSite(options);
  const { server, world } = site;
  server.clock.set('2026-06-02T12:00:00+08:00');
  const path = '/shipping/hyShippingNote';
  const by: CheckSite['by'] = (who, action, { id, version }, body = {}) =>
    server.as(who).put(`${path}/${action}`, { id, version, ...body }, once());
  const read = async (id: string) => expectDone(await server.as('admin').get(`${path}/queryById`, { id }));
  const filesOf = async (id: string) => expectDone(await server.as('admin').get(`${path}/detail`, { id })).files;
  const verdicts: CheckSite['verdicts'] = async (id, valid = () => true) =>
    (await filesOf(id))
      .filter(({ replaced }: Row) => replaced === '0')
      .map((file: Row) => ({ id: file.id, valid: valid(file.kind), ...(valid(file.kind) ? {} : { reason: '看不清' }) }));
  let trips = 0;
  const signed: CheckSite['signed'] = async ({
    form,
    place = world,
    loadWeight = 32_480,
    unloadWeight = 32_300,
    receipt,
    loadSlip = 'slip/load.png',
  } = {}) => {
    // Each on a day of its own, with slips of its own: the review must not take them for one another.
    trips += 1;
    const slipNo = `S${trips}`;
    const note = await atTime(server.clock, '2026-06-01T07:00:00+08:00', async () => {
      const order = await publishOrder(server.as('admin'), orderForm(place, form));
      const sent = await dispatch(server.as('admin'), order, (await site.freshCrew()) as never, 32_000);
      return expectDone(await by('admin', 'accept', sent, { reason: '代接' }));
    });
    const load = { weight: loadWeight, time: '2026-06-01 08:00:00', slipNo: `L${slipNo}`, files: loadSlip };
    const loaded = expectDone(await by('admin', 'load', note, load));
    const unload = {
      weight: unloadWeight,
      time: '2026-06-02 10:00:00',
      slipNo: `U${slipNo}`,
      files: 'slip/unload.png',
      confirmWarnings: true,
    };
    const unloaded = expectDone(await by('admin', 'unload', loaded, unload));
    const sign = { signTime: '2026-06-02 11:00:00', files: receipt ?? 'slip/receipt.png', confirmWarnings: true };
    return expectDone(await by('admin', 'sign', unloaded, sign));
  };
  const preChecked: CheckSite['preChecked'] = async (trip) => {
    const note = await signed(trip);
    return expectDone(await by('ops_check', 'preCheck', note, { pass: true, files: await verdicts(note.id) }));
  };
  const toCheck: CheckSite['toCheck'] = async (trip) => expectDone(await by('ops_submit', 'submitCheck', await preChecked(trip)));
  const decide: CheckSite['decide'] = async (who, action, { id, version }, body) => {
    const answer = await server.as(who).put(`${path}/${action}`, { ids: [id], versions: [version], ...body }, once());
    const { success, fail } = expectDone(answer);
    return fail[0] ?? read(success[0]);
  };
  const checked: CheckSite['checked'] = async (trip) => {
    const note = await toCheck(trip);
    return decide('ops_second', 'check', note, { pass: true });
  };
  return { ...site, by, read, filesOf, signed, preChecked, toCheck, checked, verdicts, decide };
}
