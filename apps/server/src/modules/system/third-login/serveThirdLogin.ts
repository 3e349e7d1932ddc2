import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { thirdParties, type ThirdParty } from '../../../platform/config.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { ownerOf } from './thirdAccount.service.ts';
import { aboutStranger } from './thirdLogin.service.ts';
import { asker, thirdPartyAdapters } from './thirdParties.ts';
import { cookieOf, newNonce, nonceCookie, readSigned, sign } from './thirdTickets.ts';

/** ms that a person may take at the third party, that a ticket is good for, and that a stranger may take to choose. @source security 3.15 */
const lifetimes = { state: 300_000, ticket: 60_000, stranger: 600_000 };
/** What stock clients take for a refusal. @source jeecg-wire 2.1 */
const failed = '登录失败';

/**
 * The window of a third party: where it leads, and what it hands to the page that opened it.
 *
 * @source SESS-01, jeecg-wire 2.1, security 3.15
 */
export function serveThirdLogin(api: FastifyInstance, platform: Platform): void {
  const { config, clock } = platform;
  const open = { config: { auth: 'public' } } as const;
  const origin = new URL(config.publicUrl ?? 'http://localhost').origin;

  const partyOf = (request: FastifyRequest) => {
    const { source } = request.params as { source: string };
    const party = thirdParties.find((one) => one === source);
    const settings = party && config.thirdLogins[party];
    if (party === undefined || settings === undefined) throw notFound('未启用该登录方式');
    return { party, settings, adapter: thirdPartyAdapters[party], redirectUri: redirectUriOf(api, { origin, party }) };
  };

  api.get('/thirdLogin/render/:source', open, async (request, reply) => {
    const { party, settings, adapter, redirectUri } = partyOf(request);
    const nonce = newNonce();
    const state = sign(config.secret, { kind: 'state', about: party, nonce, until: clock.now().getTime() + lifetimes.state });
    const secure = origin.startsWith('https:') ? '; Secure' : '';
    reply.header('Set-Cookie', `${nonceCookie}=${nonce}; Path=${api.prefix}/thirdLogin; Max-Age=960; HttpOnly; SameSite=Lax${secure}`);
    // A redirect counts, too: any other policy than that of the page that opened the window would cut the two apart for good.
    reply.header('Cross-Origin-Opener-Policy', 'unsafe-none');
    return reply.redirect(adapter.authorizeUrl(settings, { state, redirectUri }), 302);
  });

  api.get('/thirdLogin/:source/callback', open, async (request, reply) => {
    const { party, settings, adapter, redirectUri } = partyOf(request);
    const query = request.query as Record<string, string | undefined>;
    const nonce = cookieOf(request.headers.cookie ?? '', nonceCookie);
    const now = clock.now().getTime();
    const code = query[adapter.code];
    const isOurs = readSigned(config.secret, { text: query['state'] ?? '', kind: 'state', nonce, now }) === party;
    if (!isOurs || code === undefined || code === '') return handOver(reply, { origin, word: failed });
    try {
      const person = await adapter.identify(asker(config), { config: settings, given: { code, redirectUri } });
      const foreigner = { ...person, party };
      const userId = await platform.database.transaction('system', (tx) => ownerOf(tx, foreigner));
      const [kind, about] = userId === undefined ? (['stranger', aboutStranger(foreigner)] as const) : (['ticket', userId] as const);
      return await handOver(reply, { origin, word: sign(config.secret, { kind, about, nonce, until: now + lifetimes[kind] }) });
    } catch (error) {
      request.log.error({ err: error, party }, 'third login');
      return handOver(reply, { origin, word: failed });
    }
  });
}

const redirectUriOf = (api: FastifyInstance, { origin, party }: { origin: string; party: ThirdParty }): string =>
  `${origin}${api.prefix}/thirdLogin/${party}/callback`;

/** A page that tells the one that opened it, and nobody else, and closes. Its script is the only one that may run. */
function handOver(reply: FastifyReply, { origin, word }: { origin: string; word: string }): FastifyReply {
  const literal = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');
  const script = `window.opener?.postMessage(${literal(word)}, ${literal(origin)}); window.close();`;
  const hash = createHash('sha256').update(script).digest('base64');
  reply.header('Content-Security-Policy', `default-src 'none'; script-src 'sha256-${hash}'; frame-ancestors 'none'`);
  reply.header('Cross-Origin-Opener-Policy', 'unsafe-none');
  reply.header('Content-Type', 'text/html; charset=utf-8');
  return reply.send(
    `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>登录</title><p>${word === failed ? failed : '登录成功，正在返回…'}</p><script>${script}</script></html>`,
  );
}
