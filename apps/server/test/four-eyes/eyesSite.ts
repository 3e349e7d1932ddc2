import { expectDone, once } from '../freight.ts';
import { insuredSite, type InsuranceSite } from '../insuranceSite.ts';
import { openPayableBillSite, type PayableBillSite } from '../payableBillSite.ts';

type Row = ReturnType<typeof expectDone>;

/** What pairs are made on: everything that money goes through. */
export interface EyesSite extends PayableBillSite {
  insurance: InsuranceSite;
  send(who: string, path: string, body: object, method?: 'post' | 'put'): Promise<Row>;
  /** A serial of the bank that nothing else has. */
  serial(): string;
  /** A waybill that its driver has accepted. */
  onRoad(): Promise<Row>;
  setPayee(who: string, note: Row): Promise<Row>;
  /** Has a waybill keep every rule of the review. */
  keepRules(note: Row): Promise<Row>;
}

/** Call it in `beforeAll`. */
export async function openEyesSite(): Promise<EyesSite> {
  const site = await openPayableBillSite();
  const insurance = insuredSite(site);
  const send: EyesSite['send'] = async (who, path, body, method = 'put') =>
    expectDone(await site.server.as(who)[method](path, body, once()));
  let serials = 0;
  return {
    ...site,
    insurance,
    send,
    serial: () => `FE${(serials += 1)}`,
    onRoad: async () => {
      site.server.clock.set('2026-06-01T07:00:00+08:00');
      const note = await insurance.accepted();
      site.server.clock.set('2026-06-02T12:00:00+08:00');
      await site.giveCard('driver', note.driverId);
      return note;
    },
    setPayee: async (who, note) => {
      const cardId = await site.giveCard('driver', note.driverId, { isDefault: '0' });
      return send(who, '/shipping/hyShippingNote/setPayee', { id: note.id, version: note.version, cardId });
    },
    keepRules: async ({ id }) => {
      await site.change(id, { trackState: '1', trackGapMinutes: 10, trackMatchLoad: 50, trackMatchUnload: 60 });
      return site.read(id);
    },
  };
}
