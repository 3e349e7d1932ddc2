import type { ConnectTable } from '@tarmac/admin-kit/editable-table';
import { basePath, session } from '../session/session.ts';

/** Opens the socket over which people who edit one table see each other. @source TBL-13 */
export const connectTable: ConnectTable = (pageId) => {
  const { token, user } = session.state();
  if (token === undefined || user === undefined) return undefined;
  const url = new URL(`${basePath}/vxeSocket/${encodeURIComponent(user.id)}/${pageId}`, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return new WebSocket(url, ['freight.v1', token]);
};
