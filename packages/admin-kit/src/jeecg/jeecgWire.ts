import type { RequestWire, Envelope } from '../request/requestTypes.ts';

/** What the server says when a token is not valid any more. @source REQ-05 */
const tokenOver = 'Token失效';

/**
 * How a JeecgBoot 2.x server spells headers, addresses and answers. GET gets the seconds as `_t`, except dictionary items, which are cached
 * by address.
 *
 * @example const client = createRequestClient({ wire: jeecgWire, token: () => session.state().token, tenantId: () => 0 });
 * @source REQ-01, REQ-02, REQ-03, REQ-05
 */
export const jeecgWire: RequestWire = {
  basePath: '/jeecg-boot',
  headers: ({ token, tenantId, locale, call }) => ({
    tenant_id: String(tenantId),
    'Accept-Language': locale,
    ...(token !== undefined && { 'X-Access-Token': token }),
    ...(call.idempotencyKey !== undefined && { 'Idempotency-Key': call.idempotencyKey }),
    ...(call.checkOnly === true && { 'X-Check-Only': '1' }),
  }),
  query: ({ method, path, query = {} }, nowMs) =>
    method === 'GET' && !path.includes('sys/dict/getDictItems') ? { ...query, _t: Math.floor(nowMs / 1000) } : query,
  read: (body) => (isEnvelope(body) ? body : undefined),
  isTokenOver: (message) => message.includes(tokenOver),
};

function isEnvelope(value: unknown): value is Envelope {
  if (typeof value !== 'object' || value === null) return false;
  const { success, message, code } = value as Record<string, unknown>;
  return (
    typeof success === 'boolean' &&
    (message === undefined || message === null || typeof message === 'string') &&
    (code === undefined || code === null || typeof code === 'number' || typeof code === 'string')
  );
}
