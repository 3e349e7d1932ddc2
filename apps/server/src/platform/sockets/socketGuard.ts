import type { FastifyRequest } from 'fastify';
import { forbidden, unauthenticated } from '../errors.ts';
import type { Platform } from '../platform.ts';

/** The protocol that clients offer beside their token. @source security 52 */
export const socketProtocol = 'freight.v1';

/** Whom a handshake has shown. */
export type Admitted = Awaited<ReturnType<typeof admit>>;

/**
 * Checks a handshake before its upgrade: own origin, live token, a path that names the session's own user.
 *
 * @param isPerson whether a person has just done something; an open socket alone keeps no session alive
 * @throws Unauthenticated no protocol, no token, or one that is over
 * @throws Forbidden       another site asks, another user is named, or the password must be changed first
 * @source security 52, 3.11
 */
export async function admit(platform: Platform, request: FastifyRequest, isPerson = false) {
  const { origin, host } = request.headers;
  if (origin !== undefined && !isOwnOrigin(platform, { origin, host })) throw forbidden('拒绝跨站请求');
  const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((one) => one.trim());
  const token = offered.find((one) => one !== socketProtocol);
  // Our client offers its protocol beside the token, the stock client of 3.x the token alone.
  if (token === undefined || token.length > 256 || offered.length > 2) throw unauthenticated();
  const found = await platform.ports.authenticate(platform, { token, tenantId: undefined, address: request.ip, isPerson });
  if (found === undefined) throw unauthenticated();
  if (found.session.mustChangePassword) throw forbidden('请先修改密码');
  if (!isNamed(found.actor.userId, request)) throw forbidden();
  return found;
}

/** Whether a path names the user; the stock client of 3.x puts `_` and a hexadecimal mark of its page behind the id. */
function isNamed(userId: string, { params }: FastifyRequest): boolean {
  const { userId: named = '' } = params as { userId?: string };
  return named.startsWith(userId) && /^(?:_[0-9a-f]{1,64})?$/i.test(named.slice(userId.length));
}

function isOwnOrigin({ config }: Platform, { origin, host }: { origin: string; host: string | undefined }): boolean {
  if (config.corsOrigins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  // Behind a proxy the host header may be an inner name.
  return new URL(origin).host === host || (config.publicUrl !== null && new URL(origin).origin === new URL(config.publicUrl).origin);
}
