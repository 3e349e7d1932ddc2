import { and, eq } from 'drizzle-orm';
import { filingOutbox } from '../src/modules/finance/tax-declaration/fileDeclaration.ts';
import { lastOver, periodOf } from '../src/modules/finance/tax-declaration/period.ts';
import { buildDeclaration, declareTax, reviewDeclaration } from '../src/modules/finance/tax-declaration/taxDeclaration.service.ts';
import { quarterly, taxKind } from '../src/modules/finance/tax-declaration/taxDeclaration.states.ts';
import { monthAfter } from '../src/modules/finance/ledger/closedMonth.ts';
import { hyConfig } from '../src/modules/system/setting/setting.table.ts';
import type { Database } from '../src/platform/db/database.ts';
import { AppError } from '../src/platform/errors.ts';
import { momentOf, timeText } from './demo/calendar.ts';
import { type DemoServices, openDemoServices } from './demoServices.ts';

interface Wish {
  kind: string;
  period: string;
  /** It waits: to be filed where it is of a month, and to be reviewed where it is of a quarter. */
  isLast: boolean;
}

/** The last twelve months and the last four quarters that are over, the first one first. */
function periodsBefore(now: number): Wish[] {
  const today = timeText(now).slice(0, 10);
  const back = (kind: string, count: number): Wish[] => {
    const months = quarterly.includes(kind) ? 3 : 1;
    const first = periodOf(kind, lastOver(kind, today).period)!.months[0]!;
    return Array.from({ length: count }, (_, index) => {
      const day = `${monthAfter(first, (index - count + 1 + 1) * months)}-01`;
      return { kind, period: lastOver(kind, day).period, isLast: index === count - 1 };
    });
  };
  return [...back(taxKind.agencyVat, 12), ...back(taxKind.income, 4)];
}

/**
 * Declares what the payments of the set say, as its people would have: built by the job of the first day, reviewed on the second, and filed on the third
 * at the embedded office, which has answered.
 *
 * @source freight-domain 8.1
 */
export async function loadTaxes(database: Database, { companyId, now }: { companyId: string; now: number }): Promise<void> {
  const services = openDemoServices(database);
  await switchAgencyVat(database, true);
  for (const wish of periodsBefore(now)) await declare(services, { companyId, now, ...wish });
  await switchAgencyVat(database, false);
}

async function declare(
  services: DemoServices,
  { companyId, now, kind, period, isLast }: Wish & { companyId: string; now: number },
): Promise<void> {
  const next = monthAfter(periodOf(kind, period)!.to.slice(0, 7));
  // Early in a month the days of its declarations are still to come.
  const on = (day: string) => Math.min(momentOf(`${next}-${day}`), now);
  let batch;
  try {
    batch = await buildDeclaration(services.at(on('01 06:00:00'), { username: 'system' }), { companyId, taxKind: kind as '3', period });
  } catch (error) {
    // A set may begin within the year.
    if (error instanceof AppError) return;
    throw error;
  }
  const isQuarter = quarterly.includes(kind);
  if (isLast && isQuarter) return;
  batch = await reviewDeclaration(services.at(on('02 10:00:00'), { username: 'finance_mgr' }), batch);
  if (isLast) return;
  await declareTax(services.at(on('03 10:00:00'), { username: 'tax' }), batch);
  await services.deliver([filingOutbox], 0);
  await services.deliver([filingOutbox], 5000);
}

/** The demonstration withholds nothing, so its dispatches and examinations need not look; its declarations are of before. */
async function switchAgencyVat(database: Database, isOn: boolean): Promise<void> {
  const row = { id: 'demo-agency-vat', configKey: 'taxAgencyEnabled', configValue: '1', valueType: 'flag', groupCode: 'tax' };
  await database.transaction({ tenantId: 0 }, async (tx) => {
    if (isOn) await tx.insert(hyConfig).values({ ...row, tenantId: 0, createBy: 'system', configName: '代办增值税' });
    else await tx.delete(hyConfig).where(and(eq(hyConfig.tenantId, 0), eq(hyConfig.id, row.id)));
  });
}
