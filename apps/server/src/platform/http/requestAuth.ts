import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import { holds, type Actor, type RequestFacts, type Session } from '../context.ts';
import { anonymous, createContext } from '../createContext.ts';
import { forbidden, invalidInput, tooMany, unauthenticated } from '../errors.ts';
import type { Platform } from '../platform.ts';
import { createRateLimiter } from './rateLimit.ts';

/**
 * Who may call a route. Said by every route, of ours and of plugins; there is no default. A `handshake` opens a socket: it carries its
 * token elsewhere, and its door checks and counts it.
 *
 * @source security 5.22, 12.52
 */
export type RouteAuth = 'public' | 'optional' | 'session' | 'handshake' | { permission: string };

declare module 'fastify' {
  interface FastifyContextConfig {
    auth?: RouteAuth;
    /** Takes multipart and may be large. */
    upload?: boolean;
  }
  interface FastifyRequest {
    actor: Actor;
    session: Session | null;
  }
}

/** Methods that the wire knows, and some that it refuses by name. */
export const allMethods: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];

const nobody = anonymous();

/**
 * Guards every route of the instance: who calls, how often, and whether they may. The check is on the matched route, never
 * on the text of the address.
 *
 * @param open routes that a person may call who must first change the password
 */
export function guardRoutes(app: FastifyInstance, { platform, open }: { platform: Platform; open: readonly string[] }): void {
  const limiter = createRateLimiter();
  const { limits } = platform.config;
  app.decorateRequest('actor', { getter: () => nobody });
  app.decorateRequest('session', null);

  app.addHook('onRoute', (route) => {
    if (route.config?.auth === undefined) throw new Error(`${String(route.method)} ${route.url} does not say who may call it.`);
  });

  app.addHook('onRequest', async (request) => {
    if (request.is404) return;
    const auth = request.routeOptions.config.auth;
    const route = `${request.method} ${request.routeOptions.url}`;
    const address = `${request.ip} ${route}`;
    const token = request.headers['x-access-token'] ?? '';
    const letIn = () => {
      take(limiter.take(address, limits.anonymous));
      define(request, { actor: anonymous(), session: null });
    };
    if (auth === 'handshake') {
      define(request, { actor: anonymous(), session: null });
      return;
    }
    if (auth === 'public' || (auth === 'optional' && token === '')) {
      letIn();
      return;
    }
    if (request.headers['sec-fetch-site'] === 'cross-site' && !isAllowedOrigin(platform, request)) throw forbidden('拒绝跨站请求');
    const given = typeof token === 'string' && token !== '' && token.length <= 256 ? token : undefined;
    const found =
      given !== undefined
        ? await platform.ports.authenticate(platform, {
            token: given,
            tenantId: tenantOf(request),
            address: request.ip,
            isPerson: !isBackground(request),
          })
        : undefined;
    if (found === undefined) {
      // Who comes with a session that is over is a stranger.
      letIn();
      if (auth === 'optional') return;
      throw unauthenticated(given === undefined ? undefined : await platform.ports.whyEnded(platform, given));
    }
    take(limiter.take(`${found.session.id} ${route}`, limits.session));
    define(request, { actor: found.actor, session: found.session });
    if (found.session.mustChangePassword && !open.includes(String(request.routeOptions.url))) throw forbidden('请先修改密码');
    if (typeof auth === 'object' && !holds(found.actor, auth.permission)) await refuse(platform, request, auth.permission);
  });
}

/** @throws TooMany there are seconds to wait */
export function take(wait: number): void {
  if (wait > 0) throw tooMany(wait);
}

function define(request: FastifyRequest, { actor, session }: { actor: Actor; session: Session | null }): void {
  Object.defineProperty(request, 'actor', { value: actor });
  request.session = session;
}

async function refuse(platform: Platform, request: FastifyRequest, permission: string): Promise<never> {
  const ctx = createContext(platform, {
    actor: request.actor,
    session: request.session,
    requestId: request.id,
    log: request.log,
    request: requestFacts(request),
  });
  await ctx.transaction(async () =>
    ctx.audit({ action: 'denied', outcome: 'refused', entity: permission, remark: `${request.method} ${request.routeOptions.url}` }),
  );
  throw forbidden();
}

/**
 * Whether a page says that it asks by itself, as it does for charts that move and counts that are kept up. The word can only shorten
 * a session, so it needs no proof. @source security 3.11
 */
const isBackground = (request: FastifyRequest): boolean => request.headers['x-background'] === '1';

/** Reads `tenant_id`, which the specification's client always sends. @throws InvalidInput it is not a plain number @source security 6.29 */
function tenantOf(request: FastifyRequest): number | undefined {
  const given = request.headers['tenant_id'] ?? request.headers['tenant-id'];
  if (given === undefined || given === '') return undefined;
  if (typeof given !== 'string' || !/^(0|[1-9]\d{0,8})$/.test(given)) throw invalidInput('tenant_id 格式不正确');
  return Number(given);
}

/** Whether a foreign page's origin is one that the operator allowed. */
export function isAllowedOrigin(platform: Platform, request: FastifyRequest): boolean {
  const { origin } = request.headers;
  return origin !== undefined && platform.config.corsOrigins.includes(origin);
}

/** What services may know of a request. */
export function requestFacts(request: FastifyRequest): RequestFacts {
  const token = request.headers['x-access-token'];
  const site = request.headers['sec-fetch-site'];
  return {
    address: request.ip,
    host: request.headers.host ?? '',
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    path: request.routeOptions.url ?? '',
    method: request.method,
    token: typeof token === 'string' && token !== '' ? token : null,
    fetchSite: typeof site === 'string' ? site : null,
    cookies: request.headers.cookie ?? '',
  };
}
