import { and, asc, eq } from 'drizzle-orm';
import { hyLedgerLine, hyLedgerTxn } from '../src/modules/finance/ledger/ledger.table.ts';
import { tellNews } from '../src/modules/finance/bank-channel/channelNews.ts';
import { expectDone, once } from './freight.ts';
import { type InvoiceSite, openInvoiceSite } from './invoiceSite.ts';
import type { Answer, TestUser } from './testServer.ts';

type Row = ReturnType<typeof expectDone>;

export const adjustPath = '/hyadjust/hyNoteAdjust';
/** Who asks for corrections, and who decides on them. */
export const [asker, decider] = ['adjust_asker', 'adjust_decider'];

/** What tests of corrections begin with: examined waybills, billed, invoiced and paid as they like. */
export interface AdjustSite extends InvoiceSite {
  askFor(note: Row, values: object, who?: string | TestUser): Promise<Answer>;
  decideOn(adjust: Row, body?: object, who?: string | TestUser): Promise<Answer>;
  /** A correction that took effect. */
  adjusted(note: Row, side: 'customer' | 'carrier', amount: number): Promise<Row>;
  /** Books a result of the last payment of a waybill. */
  bankSays(note: Row, state: 'success' | 'failed'): Promise<void>;
  /** Lines of what corrections of a waybill have booked, such as `D A.AR 1000`, without company and owner. */
  lines(noteId: string): Promise<string[]>;
  adjusts(noteId: string): Promise<Row[]>;
}

let serials = 0;

/** Call it in `beforeAll`. */
export async function openAdjustSite(): Promise<AdjustSite> {
  const site = await openInvoiceSite();
  const { server } = site;
  const askFor: AdjustSite['askFor'] = (note, values, who = asker!) =>
    server.as(who).post(`${adjustPath}/add`, { noteId: note.id, reasonCode: '1', reason: '过磅单录错', ...values }, once());
  const decideOn: AdjustSite['decideOn'] = ({ id, version }, body = { pass: true }, who = decider!) =>
    server.as(who).put(`${adjustPath}/audit`, { id, version, ...body }, once());
  return {
    ...site,
    askFor,
    decideOn,
    adjusted: async (note, side, amount) => expectDone(await decideOn(expectDone(await askFor(note, { side, amount })))),
    bankSays: async (note, state) => {
      const { records } = expectDone(await server.as('admin').get('/hypay/hyPayment/list', { noteId: note.id, state: '30' }));
      const result =
        state === 'success'
          ? { state, bankSerialNo: `TZ${(serials += 1)}`, payTime: '2026-06-02 12:00:00', fee: 0 }
          : { state, code: 'E11', reason: '户名与账号不符' };
      await tellNews(server.platform, { tenantId: 0, requestSerial: records[0].requestSerial, result: result as never });
    },
    lines: async (noteId) => {
      const rows = await server.inTenant(0, (tx) =>
        tx
          .select({ side: hyLedgerLine.side, code: hyLedgerLine.accountCode, amount: hyLedgerLine.amount })
          .from(hyLedgerTxn)
          .innerJoin(hyLedgerLine, and(eq(hyLedgerLine.tenantId, hyLedgerTxn.tenantId), eq(hyLedgerLine.txnId, hyLedgerTxn.id)))
          .where(and(eq(hyLedgerTxn.bizId, noteId), eq(hyLedgerTxn.biz, 'noteAdjust')))
          .orderBy(asc(hyLedgerTxn.id), asc(hyLedgerLine.lineNo)),
      );
      return rows.map(({ side, code, amount }) => `${side} ${code.split('.').slice(0, 2).join('.')} ${amount}`);
    },
    adjusts: async (noteId) => expectDone(await server.as('admin').get(`${adjustPath}/list`, { noteId, pageSize: 100 })).records,
  };
}
