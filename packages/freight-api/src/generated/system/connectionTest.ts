// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
/** Body of `testConnection`. */
export interface ConnectionTestTestConnection {
  id?: string | null;
  dbType: string;
  dbDriver?: string | null;
  dbUrl: string;
  dbName: string;
  dbUsername: string;
  dbPassword?: string | null;
}
const loadSchemas = () => import('./connectionTest.schemas.ts');
/** What the calls of connectionTest take, as schemas for forms; fetched when asked for. */
export const connectionTestSchemas = {
  /** Of `testConnection`. */
  testConnection: async () => (await loadSchemas()).connectionTestTestConnectionInput,
};
/** Calls of connectionTest. */
export const createConnectionTestApi = (transport: Transport) => ({
  /** 测试数据源连接 · Try a connection. Needs `dataSource:test`. */
  testConnection: (body: ConnectionTestTestConnection, options?: CallOptions) =>
    transport.request<string>({ method: 'POST', path: `/online/cgreport/api/testConnection`, body, ...options }),
});
