import { measureDispatch } from './dispatch/measureDispatch.ts';
import { measureHome } from './home.ts';
import { measureImports } from './imports.ts';
import { measureInteractions } from './interactions.ts';
import { measureLighthouse } from './lighthouse/measureLighthouse.ts';
import { measureList, readListParts } from './list/measureList.ts';
import { measureLogin } from './login/measureLogin.ts';
import { measureMap } from './map.ts';
import { measureBills } from './payments/measureBills.ts';
import { measureBooks } from './payments/measureBooks.ts';
import { measurePayments } from './payments/measurePayments.ts';
import { measurePeople } from './people.ts';
import { measureOnline } from './online.ts';
import { createReport } from './report.ts';
import { measureSizes } from './sizes.ts';
import { measureSockets } from './sockets.ts';
import { measureStart } from './start.ts';
import { measureStatistics } from './statistics.ts';
import { measureTable } from './table/measureTable.ts';
import { measureTabs } from './tabs.ts';
import { measureUploads } from './uploads.ts';

const parts = {
  sizes: measureSizes,
  start: measureStart,
  login: (report: ReturnType<typeof createReport>) => measureLogin(report, rounds),
  tabs: measureTabs,
  interactions: measureInteractions,
  map: measureMap,
  lighthouse: (report: ReturnType<typeof createReport>) => measureLighthouse(report, Math.min(rounds, 3)),
  imports: measureImports,
  people: measurePeople,
  online: measureOnline,
  sockets: measureSockets,
  dispatch: measureDispatch,
  payments: measurePayments,
  bills: measureBills,
  uploads: (report: ReturnType<typeof createReport>) => measureUploads(report, megabytes),
  table: (report: ReturnType<typeof createReport>) => measureTable(report, rounds),
  list: (report: ReturnType<typeof createReport>) => measureList(report, { notes, parts: listParts ?? 'all', kept }),
  books: (report: ReturnType<typeof createReport>) => measureBooks(report, { notes, kept }),
  home: (report: ReturnType<typeof createReport>) => measureHome(report, { notes, kept }),
  statistics: (report: ReturnType<typeof createReport>) => measureStatistics(report, { notes, kept }),
};
type Part = keyof typeof parts;

const notes = Number(process.env['BENCH_NOTES'] ?? '100000');
const listParts = readListParts(process.env['BENCH_LIST'] ?? 'all');
const kept = process.env['BENCH_KEEP'];
const megabytes = Number(process.env['BENCH_MEGABYTES'] ?? '200');
const rounds = Number(process.env['BENCH_ROUNDS'] ?? '5');
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0 || !Number.isInteger(notes) || notes < 1000 || !(rounds >= 1) || !(megabytes >= 20) || listParts === undefined) {
  console.error(
    `Usage: npm run bench -- [${Object.keys(parts).join('] [')}]\nBENCH_NOTES=1000000 measures lists at that many waybills on PostgreSQL (default 100000).\nBENCH_KEEP=/tmp/scale keeps these there for later runs. BENCH_LIST=queries, cost or export measures these alone.\nBENCH_ROUNDS=9 loads each table and login page that often (default 5).\nBENCH_MEGABYTES=1000 uploads a file of that size (default 200).`,
  );
  process.exit(1);
}
const report = createReport();
let isBroken = false;
for (const name of Object.keys(parts) as Part[]) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  try {
    await parts[name](report);
  } catch (error) {
    // The other parts are worth measuring all the same.
    console.error(error);
    isBroken = true;
  }
}
process.exit(report.print() > 0 || isBroken ? 1 : 0);
