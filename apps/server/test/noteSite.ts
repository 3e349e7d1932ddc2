import { buildFreight, expectDone, once, type World } from './freight.ts';
import { testServer, type Answer, type TestServer, type TestServerOptions } from './testServer.ts';

/** What tests of waybills begin with: a server for the whole file, and a customer with a full wallet, addresses and orders. */
export interface NoteSite {
  server: TestServer;
  build: ReturnType<typeof buildFreight>;
  world: World;
  /** A driver and a vehicle that have no waybill yet. */
  freshCrew(): Promise<{ driver: Row; vehicle: Row }>;
  /** A wallet as it is now. */
  walletNow(id: string): Promise<Row>;
  /** A step of a waybill, as the administrator. */
  put(action: string, body: unknown): Promise<Answer>;
}

type Row = ReturnType<typeof expectDone>;

/** Call it in `beforeAll`. The clock stands at ten o'clock on 2026-06-01. */
export async function openNoteSite(options: TestServerOptions = {}): Promise<NoteSite> {
  const server = await testServer({ shared: true, ...options });
  const build = buildFreight(server);
  return {
    server,
    build,
    world: await build.world(100_000_000),
    freshCrew: async () => ({ driver: await build.driver(), vehicle: await build.vehicle() }),
    walletNow: async (id) => expectDone(await server.as('admin').get('/customer/hyCustomerWallet/queryById', { id })),
    put: (action, body) => server.as('admin').put(`/shipping/hyShippingNote/${action}`, body, once()),
  };
}
