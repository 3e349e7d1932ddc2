import { parseDateTimeText, toDateTimeText } from '../../../../platform/clock.ts';
import { createContext, systemActor } from '../../../../platform/createContext.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { filingProblem, findFiling, takeFiling } from '../filingBooks.ts';
import type { TaxFiling } from '../taxFiling.ts';

/** It answers after so long, ms. */
const workMs = 3000;

/**
 * Numbers of 15 digits that begin with 99, which no region has, play a part, as with invoices: 8 is refused at once, 7 later, 9 has no answer for ten minutes. That of
 * a real company plays none.
 */
const testNumber = /^99\d{12}(\d)$/;
const parts = { late: '7', refused: '8', slow: '9' } as const;
const refusedText = '申报数据校验不通过（模拟）';

/** The embedded tax office: it takes declarations and says that it did. Its receipts are none. @source freight-domain 7 */
export function embeddedFiling(platform: Platform, tenantId: number): TaxFiling {
  const context = () => createContext(platform, { actor: systemActor(tenantId) });
  return {
    name: 'embedded',
    simulated: true,
    submit: async (filing) => {
      const reason = filingProblem(filing);
      if (reason !== undefined) return { state: 'refused', reason };
      const part = testNumber.exec(filing.company.taxNo)?.[1];
      const due = platform.clock.now().getTime() + (part === parts.slow ? 600_000 : workMs);
      const isRefused = part === parts.refused || part === parts.late;
      const row = await takeFiling(context(), filing, {
        channel: 'embedded',
        state: part === parts.refused ? 'failed' : 'processing',
        dueTime: toDateTimeText(new Date(due)),
        receiptNo: `MN${filing.serial}`,
        reason: isRefused ? refusedText : null,
      });
      return row.state === 'failed' ? { state: 'refused', reason: row.reason ?? '' } : { state: 'accepted' };
    },
    query: async (serial) => {
      const row = await findFiling(context(), serial);
      if (row === undefined) return { state: 'missing' };
      if (row.state === 'failed') return { state: 'failed', reason: row.reason ?? '' };
      const due = parseDateTimeText(row.dueTime ?? '');
      if (due === undefined || platform.clock.now() < due) return { state: 'processing' };
      return row.reason === null
        ? { state: 'declared', receiptNo: row.receiptNo ?? '', receiptTime: row.dueTime ?? '' }
        : { state: 'failed', reason: row.reason };
    },
  };
}
