import { and, eq, like } from 'drizzle-orm';
import type {
  EtcChannel,
  TollInvoice,
  TripAnswer,
  TripEnd,
  TripStart,
  VehicleAnswer,
} from '../src/modules/finance/etc-channel/etcChannel.ts';
import { replaceEtcChannel } from '../src/modules/finance/etc-channel/etcChannels.ts';
import { hyLedgerLine, hyLedgerTxn } from '../src/modules/finance/ledger/ledger.table.ts';
import { hyConfig } from '../src/modules/system/setting/setting.table.ts';
import { insertRow } from '../src/platform/resource/writeRows.ts';
import { deliverOutbox } from './deliverOutbox.ts';
import { dispatch, expectDone, once, orderForm, publishOrder } from './freight.ts';
import { type NoteSite, openNoteSite } from './noteSite.ts';
import type { Answer, TestUser } from './testServer.ts';

type Row = ReturnType<typeof expectDone>;

/** A toll service that says what a test tells it to, and keeps what it was given. */
export interface ScriptedEtc extends EtcChannel {
  starts: TripStart[];
  ends: TripEnd[];
  /** What it answers next, in this order; it accepts where nothing is left. An error is not an answer. */
  answers: (TripAnswer | Error)[];
  vehicle: VehicleAnswer;
  invoices: Map<string, TollInvoice[] | Error>;
}

function scriptedEtc(): ScriptedEtc {
  const answer = async (): Promise<TripAnswer> => {
    const next = etc.answers.shift() ?? { state: 'accepted' };
    if (next instanceof Error) throw next;
    return next;
  };
  const etc: ScriptedEtc = {
    name: 'scripted',
    simulated: true,
    starts: [],
    ends: [],
    answers: [],
    vehicle: { state: 'registered', etcCardNo: '3701' },
    invoices: new Map(),
    registerVehicle: async () => etc.vehicle,
    startTrip: (trip) => {
      etc.starts.push(trip);
      return answer();
    },
    endTrip: (trip) => {
      etc.ends.push(trip);
      return answer();
    },
    queryInvoices: async (noteNo) => {
      const told = etc.invoices.get(noteNo) ?? [];
      if (told instanceof Error) throw told;
      return told;
    },
  };
  return etc;
}

/** What tests of toll reports begin with: waybills on the road, and a toll service that does as it is told. */
export interface EtcSite extends NoteSite {
  etc: ScriptedEtc;
  configure(configKey: string, configValue: string): Promise<unknown>;
  /** A waybill that left at ten o'clock on 2026-06-01; the clock stands there. */
  departed(): Promise<Row>;
  /** The same, loaded alone. */
  loaded(): Promise<Row>;
  /** Unloaded at half past eleven; the clock stands at noon then. */
  unload(note: Row): Promise<Row>;
  /** The trip of a waybill as the list shows it; undefined where it has none. */
  tripOf(note: Row): Promise<Row>;
  /** A trip whose end has been reported at noon. */
  ended(): Promise<{ note: Row; sync: Row }>;
  /** A move of a trip by somebody; the version is that of the row. */
  act(action: string, sync: Row, body?: object, who?: string | TestUser): Promise<Answer>;
  deliver(): Promise<void>;
  /** An invoice of a trip: of 103 yuan with 3 % in it, left at eleven. */
  toll(note: Row, values?: Partial<TollInvoice>): TollInvoice;
  /** What was booked of tolls of a company, in its order. */
  tollLines(): Promise<string[]>;
  /** A waybill as it is now. */
  read(id: string): Promise<Row>;
}

export const etcPath = '/hyetc/hyEtcSync';
const notePath = '/shipping/hyShippingNote';

/** Call it in `beforeAll`. Trips are not reported until `etcEnabled` is configured. */
export async function openEtcSite(): Promise<EtcSite> {
  const site = await openNoteSite();
  const { server, world } = site;
  const etc = scriptedEtc();
  replaceEtcChannel(server.platform, etc);
  let tolls = 0;
  const read = async (id: string) => expectDone(await server.as('admin').get(`${notePath}/queryById`, { id }));
  const step = async (action: string, { id, version }: Row, body: object = {}) =>
    expectDone(await site.put(action, { id, version, ...body }));
  const loaded = async () => {
    server.clock.set('2026-06-01T09:00:00+08:00');
    const order = await publishOrder(server.as('admin'), orderForm(world));
    const sent = await dispatch(server.as('admin'), order, (await site.freshCrew()) as never, 32_000);
    const accepted = await step('accept', sent, { reason: '代接' });
    server.clock.set('2026-06-01T10:00:00+08:00');
    return step('load', accepted, { weight: 32_000, time: '2026-06-01 09:30:00', slipNo: `L${(tolls += 1)}`, files: 'slip/load.png' });
  };
  const departed = async () => step('depart', await loaded(), { departTime: '2026-06-01 10:00:00' });
  const unload: EtcSite['unload'] = async (note) => {
    const time = '2026-06-01 11:30:00';
    server.clock.set('2026-06-01T12:00:00+08:00');
    return step('unload', await read(note.id), {
      weight: 31_900,
      time,
      slipNo: `U${(tolls += 1)}`,
      files: 'slip/unload.png',
      confirmWarnings: true,
    });
  };
  const tripOf: EtcSite['tripOf'] = async ({ id }) =>
    expectDone(await server.as('admin').get(`${etcPath}/list`, { noteId: id })).records[0];
  const deliver = () => deliverOutbox(server.platform);
  return {
    ...site,
    etc,
    configure: (configKey, configValue) =>
      server.inTenant(0, async (tx) => {
        await tx.delete(hyConfig).where(eq(hyConfig.configKey, configKey));
        await insertRow(tx, server.context(), hyConfig, {
          configKey,
          configValue,
          configName: configKey,
          groupCode: 'etc',
          valueType: 'string',
        });
      }),
    departed,
    loaded,
    unload,
    tripOf,
    ended: async () => {
      const note = await departed();
      await unload(note);
      await deliver();
      return { note: await read(note.id), sync: await tripOf(note) };
    },
    act: (action, { id, version }, body = {}, who = 'admin') =>
      server.as(who).put(`${etcPath}/${action}`, { id, version, ...body }, once()),
    deliver,
    toll: ({ vehicleNumber }, values = {}) => ({
      invoiceNo: `26${String((tolls += 1)).padStart(18, '0')}`,
      invoiceCode: null,
      issueTime: '2026-06-01 11:05:00',
      sellerName: '山东高速股份有限公司',
      buyerName: world.company.companyName,
      buyerTaxNo: world.company.uscc,
      plate: vehicleNumber,
      entryStation: '东收费站',
      exitStation: '西收费站',
      entryTime: '2026-06-01 10:30:00',
      exitTime: '2026-06-01 11:00:00',
      amountInclTax: 10_300,
      taxRate: 300,
      taxAmount: 300,
      pdfFile: null,
      ...values,
    }),
    tollLines: async () => {
      const rows = await server.inTenant(0, (tx) =>
        tx
          .select({ bizNo: hyLedgerTxn.bizNo, side: hyLedgerLine.side, code: hyLedgerLine.accountCode, amount: hyLedgerLine.amount })
          .from(hyLedgerLine)
          .innerJoin(hyLedgerTxn, and(eq(hyLedgerTxn.tenantId, hyLedgerLine.tenantId), eq(hyLedgerTxn.id, hyLedgerLine.txnId)))
          .where(and(eq(hyLedgerTxn.biz, 'etcInput'), like(hyLedgerLine.accountCode, `%.${world.company.id}`)))
          .orderBy(hyLedgerLine.txnId, hyLedgerLine.lineNo),
      );
      return rows.map(({ bizNo, side, code, amount }) => `${bizNo} ${side} ${code.replace(`.${world.company.id}`, '')} ${amount}`);
    },
    read,
  };
}
