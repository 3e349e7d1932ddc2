import { declarationFigures } from '../src/modules/finance/tax-declaration/declarationFigures.ts';
import { type Period, periodOf } from '../src/modules/finance/tax-declaration/period.ts';
import { quarterly, taxKind, taxState } from '../src/modules/finance/tax-declaration/taxDeclaration.states.ts';
import { hyTaxDeclaration, hyTaxPerson } from '../src/modules/finance/tax-declaration/taxDeclaration.table.ts';
import { monthAfter, monthOf } from '../src/modules/finance/ledger/closedMonth.ts';
import { systemActor } from '../src/platform/createContext.ts';
import { bulkInsert } from '../src/platform/db/bulkInsert.ts';
import type { Tx } from '../src/platform/db/database.ts';
import { timeText } from './demo/calendar.ts';

/** The last twelve months and the last four quarters that are over, the last one first. */
function periodsBefore(now: number): { kind: string; period: Period }[] {
  const present = monthOf(timeText(now));
  const months = Array.from({ length: 12 }, (_, index) => monthAfter(present, -1 - index));
  const first = monthAfter(present, -((Number(present.slice(5)) - 1) % 3));
  const quarters = Array.from({ length: 4 }, (_, index) => {
    const month = monthAfter(first, -1 - index * 3);
    return `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`;
  });
  const of = (kind: string) => (period: string) => ({ kind, period: periodOf(kind, period)! });
  return [...months.map(of(taxKind.agencyVat)), ...quarters.map(of(taxKind.income))];
}

/** How far they are: the last month waits to be filed and the last quarter to be reviewed; the tax office has all others. */
function stepsOf({ kind, period }: { kind: string; period: Period }, { batchNo, isLast }: { batchNo: string; isLast: boolean }) {
  const at = (day: string) => `${monthAfter(period.to.slice(0, 7))}-${day} 10:00:00`;
  const built = { createBy: 'system', createTime: at('01').replace('10:00', '06:00') };
  const reviewed = { reviewBy: 'finance_mgr', reviewTime: at('02') };
  if (isLast)
    return quarterly.includes(kind) ? { ...built, state: taxState.toReview } : { ...built, ...reviewed, state: taxState.toDeclare };
  const receiptTime = at('03').replace('00:00', '00:04');
  const filed = { declareBy: 'tax', declareTime: at('03'), channel: 'embedded', simulated: '1', receiptNo: `MN${batchNo}01`, receiptTime };
  return { ...built, ...reviewed, ...filed, sendCount: 1, requestSerial: `${batchNo}01`, state: taxState.declared };
}

/** Tax declarations of what the payments of the set say, by the same figures as any. */
export async function loadTaxes(tx: Tx, { companyId, now }: { companyId: string; now: number }): Promise<void> {
  const ctx = { actor: systemActor(0) };
  const taken = new Set<string>();
  let count = 0;
  for (const { kind, period } of periodsBefore(now)) {
    const { values, persons } = await declarationFigures(tx, ctx, { companyId, kind, period });
    const isLast = !taken.has(kind);
    taken.add(kind);
    // A set may begin within the year.
    if (persons.length === 0) continue;
    const batchNo = `SB${timeText(now).slice(2, 10).replaceAll('-', '')}${String((count += 1)).padStart(6, '0')}`;
    const id = `demo-tax-${count}`;
    const nothing = {
      reviewBy: null,
      reviewTime: null,
      declareBy: null,
      declareTime: null,
      requestSerial: null,
      receiptNo: null,
      receiptTime: null,
    };
    const row = {
      ...nothing,
      channel: null,
      simulated: '0',
      sendCount: 0,
      ...values,
      id,
      batchNo,
      ...stepsOf({ kind, period }, { batchNo, isLast }),
    };
    await bulkInsert(tx, hyTaxDeclaration, [row]);
    await bulkInsert(
      tx,
      hyTaxPerson,
      persons.map((person, index) => ({ ...person, id: `${id}-${index}`, batchId: id })),
    );
  }
}
