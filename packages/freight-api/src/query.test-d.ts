import { createFreightApi } from './generated/all.ts';
import type { ListQuery, Transport } from './transport.ts';

/** Names of queries are checked by the compiler: this file is only compiled. */
export function queries(transport: Transport) {
  const api = createFreightApi(transport);
  void api.fleet.driver.list({ driverName: '*王*', createTime_begin: '2026-03-01 00:00:00', pageNo: 1 });
  void api.finance.invoice.list({ noteId: '1', id: '2' });
  // @ts-expect-error A misspelled field is not a filter.
  void api.fleet.driver.list({ drivername: '*王*' });
  // @ts-expect-error Neither is a field of another resource.
  void api.fleet.driver.export({ noteId: '1' });
  // Rows of a form that an administrator made: nobody knows their fields here.
  const open: ListQuery = { anything: '1' };
  return open;
}
