import { jeecgUploads, jeecgWire } from '@tarmac/admin-kit/jeecg';
import { createUploadTransport } from '@tarmac/admin-kit/upload';
import { basePath, browserStore, client, preferences, session, tenants } from '../session/session.ts';
import { serverLocale } from '../session/languages.ts';

/** Servers of other origins are not asked by the methods that pieces need. */
const isOwnServer = new URL(basePath, location.href).origin === location.origin;

/** Sends files with visible progress under the rules of every other call, large ones in pieces, and finds them again. @source UPL-06, REQ-05, REQ-08 */
export const uploadTransport = createUploadTransport(client, {
  wire: jeecgUploads,
  domains: { static: `${basePath}/sys/common/static` },
  basePath,
  // The sheet of bad rows comes as an address below the base path, everything else as a stored path.
  urlOf: (path) => (path.startsWith('/sys/') ? `${basePath}${path}` : undefined),
  ...(isOwnServer
    ? {
        resumable: {
          store: browserStore,
          identity: () => session.state().user?.id,
          headers: () =>
            jeecgWire.headers({
              token: session.state().token,
              tenantId: tenants.state().tenantId,
              locale: serverLocale(preferences.read().locale),
              call: {},
            }),
        },
      }
    : {}),
});
