import { inBackground } from '../../../../platform/background.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { merchantOf, tenantOf } from '../../bank-channel/merchant.ts';
import type { TaxChannel } from '../taxChannel.ts';
import { tellTaxNews } from '../taxNews.ts';
import { resultOf } from './taxBooks.ts';
import { createTaxDesk } from './taxDesk.ts';

/** The embedded office of a server, as its tests see it. */
interface EmbeddedOffice {
  desk: ReturnType<typeof createTaxDesk>;
  /** Issues what is due and tells of it. In production a timer does it; where the clock stands still, a test. */
  work(): Promise<void>;
  /** Works some time later. */
  wake(): void;
}

const running = new WeakMap<Platform, EmbeddedOffice>();

/** Invoices are issued after one to three seconds. */
const wakeMs = 3_500;

/** The embedded office of a server. It shares nothing with our invoices: it has books of its own. @source freight-domain 7 */
export function embeddedOffice(platform: Platform): EmbeddedOffice {
  const known = running.get(platform);
  if (known !== undefined) return known;
  const desk = createTaxDesk(platform);
  const work = async (): Promise<void> => {
    for (const row of await desk.newsDue()) {
      const { merchant, serial } = row;
      const isTaken = await tellTaxNews(platform, { tenantId: tenantOf(merchant), serial, result: resultOf(row) }).then(
        () => true,
        (error: unknown) => {
          platform.log.warn({ err: error, serial }, 'a call of the embedded tax office was not taken');
          return false;
        },
      );
      await desk.told(row, isTaken);
    }
  };
  const office: EmbeddedOffice = {
    desk,
    work,
    wake: () => {
      // A clock that stands still wakes nobody; after a restart the job asks for what is open.
      if (platform.config.mode === 'test') return;
      const report = (error: unknown, what: string) => platform.log.error({ err: error }, what);
      setTimeout(() => inBackground('embedded tax office', { report, work }), wakeMs).unref();
    },
  };
  running.set(platform, office);
  return office;
}

/** The embedded office as a tenant of ours uses it. What it issues is not an invoice. Call it outside of any transaction. */
export function embeddedTax(platform: Platform, tenantId: number): TaxChannel {
  const { desk, wake } = embeddedOffice(platform);
  const merchant = merchantOf(tenantId);
  return {
    name: 'embedded',
    simulated: true,
    issue: async (order) => {
      const answer = await desk.issue(merchant, order);
      wake();
      return answer;
    },
    red: async (order) => {
      const answer = await desk.red(merchant, order);
      wake();
      return answer;
    },
    query: (serial) => desk.query(merchant, serial),
  };
}
