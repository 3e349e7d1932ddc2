import { seedReports } from '../src/modules/online/report/seedReports.ts';
import { onlCgreportHead, onlCgreportItem, onlCgreportParam } from '../src/modules/online/report/report.table.ts';
import { buildFreight } from './freight.ts';
import { testServer, type Answer, type TestClient, type TestServer } from './testServer.ts';

/** What tests of report definitions begin with: two drivers here, one in another tenant, and the shipped reports. */
export interface ReportSite {
  server: TestServer;
  admin: TestClient;
  /** Administrates the other tenant. */
  elsewhere: TestClient;
  /** Makes the definitions what they were; call it before each test. */
  reset(): Promise<void>;
  add(given?: object, user?: TestClient): Promise<Answer>;
  /** Codes of all reports that are stored. */
  stored(): Promise<string[]>;
  /** What a report gives, by score. */
  rowsOf(code: string, user?: TestClient, query?: Record<string, string>): Promise<Record<string, unknown>[]>;
}

export const reportBase = '/online/cgreport';
export const inEnglish = { 'accept-language': 'en' };

/** Call it in `beforeAll`. */
export async function openReportSite(): Promise<ReportSite> {
  const server = await testServer({ shared: true });
  const admin = server.as('admin');
  await buildFreight(server).driver({ driverName: '张伟', score: 700 });
  await buildFreight(server).driver({ driverName: '李强', score: 800 });
  await buildFreight(server, 2).driver({ driverName: '别家司机', score: 650 });
  return {
    server,
    admin,
    elsewhere: server.as({ username: 'elsewhere', tenantId: 2 }),
    reset: async () => {
      for (const tenantId of [0, 2])
        await server.inTenant(tenantId, async (tx) => {
          for (const table of [onlCgreportHead, onlCgreportItem, onlCgreportParam]) await tx.delete(table);
          if (tenantId === 0) await seedReports(tx);
        });
      // What an earlier test read is not read again.
      server.clock.advance(31_000);
    },
    add: (given = reportBody(), user = admin) => user.post(`${reportBase}/head/add`, given),
    stored: async () => (await server.database.transaction('system', (tx) => tx.select().from(onlCgreportHead))).map(({ code }) => code),
    rowsOf: async (code, user = admin, query = {}) => {
      const { result } = await user.get(`${reportBase}/api/getRpColumns/${code}`);
      const sorted = { column: 'score', order: 'asc', ...query };
      return (await user.get(`${reportBase}/api/getData/${result.cgRpConfigId}`, sorted)).result?.records;
    },
  };
}

export const goodDrivers = {
  code: 'good_drivers',
  name: '优秀司机',
  permission: 'driver:list',
  cgrSql: 'select id, driver_name, score, create_time\n  from driver\n where score >= 0 and driver_name <> :except',
};

/** A report that can be saved, but for what a test makes different. */
export const reportBody = (head: object = {}, rest: object = {}) => ({
  head: { ...goodDrivers, ...head },
  params: [{ paramName: 'except', paramTxt: '除外' }],
  items: [
    { fieldName: 'driver_name', fieldTxt: '姓名', fieldTxtEn: 'Name', isSearch: '1' },
    { fieldName: 'score', fieldTxt: '信用分', fieldType: 'Integer', isOrder: '1' },
  ],
  ...rest,
});

/** Where a refusal stands, and what it says there. */
export const problemsOf = ({ result: _result, ...reply }: Answer): string[][] =>
  ((reply as { errorData?: { path: string; message: string }[] }).errorData ?? []).map(({ path, message }) => [path, message]);
