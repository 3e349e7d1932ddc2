import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guard, type GuardInput, publicPaths, safeRedirect } from './guard.ts';

const loginPath = '/user/login';
const homePath = '/dashboard/analysis';
const base: GuardInput = {
  path: '/shipping/list',
  fullPath: '/shipping/list?state=1',
  hasToken: false,
  publicPaths,
  loginPath,
  homePath,
};
const proceed = { kind: 'proceed' };

describe('guard', () => {
  test.each(publicPaths)('ROUTE-09 %s opens without a token', (path) => {
    expect(guard({ ...base, path, fullPath: path })).toEqual(proceed);
  });

  test.each(['/user/login/', '/USER/Login', '/user/%6Cogin', '/x/../user/login', '/user/login//'])(
    'ROUTE-09 %s is the login, however it is written',
    (path) => {
      expect(guard({ ...base, path, fullPath: path })).toEqual(proceed);
      expect(guard({ ...base, path, fullPath: path, hasToken: true })).toEqual({ kind: 'redirect', to: homePath });
    },
  );

  test.each(['/', '/user/loginx', '/user/login/x', '/user', '/homes', '/user/%zz'])(
    'ROUTE-09 %s goes to the login with the full path',
    (path) => {
      expect(guard({ ...base, path, fullPath: `${path}?a=1` })).toEqual({ kind: 'redirect', to: loginPath, redirect: `${path}?a=1` });
    },
  );

  test('ROUTE-10 ROUTE-11 with a token the login leads home or to the redirect query', () => {
    const atLogin = { ...base, hasToken: true, path: loginPath, fullPath: loginPath };

    expect(guard(atLogin)).toEqual({ kind: 'redirect', to: homePath });
    expect(guard({ ...atLogin, redirect: '/shipping/list?state=1' })).toEqual({ kind: 'redirect', to: '/shipping/list?state=1' });
    expect(guard({ ...atLogin, redirect: '//evil.example' })).toEqual({ kind: 'redirect', to: homePath });
  });

  test('ROUTE-11 ROUTE-12 with a token a page waits for the menu, opens with it, and ends the session without it', () => {
    const at = { ...base, hasToken: true };

    expect(guard(at)).toEqual(proceed);
    expect(guard({ ...at, access: 'missing' })).toEqual({ kind: 'load' });
    expect(guard({ ...at, access: 'loaded' })).toEqual(proceed);
    expect(guard({ ...at, access: 'failed' })).toEqual({ kind: 'signOut', to: loginPath, redirect: '/shipping/list?state=1' });
    expect(guard({ ...at, access: 'failed', path: '/', fullPath: '/' })).toEqual({ kind: 'signOut', to: loginPath, redirect: homePath });
    expect(guard({ ...at, access: 'missing', path: '/home', fullPath: '/home' })).toEqual(proceed);
  });

  test('ROUTE-10 a product whose home is its login by mistake still stands still', () => {
    expect(guard({ ...base, homePath: loginPath, hasToken: true, path: loginPath })).toEqual(proceed);
  });
});

describe('redirects', () => {
  test.each([
    '/shipping/list',
    '/shipping/list?state=1&x=/y#z',
    '/shipping/list?next=//evil.example',
    '/a/b%20c',
    '/user/register',
    '/@evil.example',
    '/列表?名=王',
    '/a//b',
    `/${'a'.repeat(1999)}`,
  ])('ROUTE-11 %s is followed', (target) => {
    expect(safeRedirect(target, loginPath)).toBe(target);
  });

  test.each([
    undefined,
    '',
    '/',
    'shipping/list',
    '?x',
    '#x',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\u0000/evil.example',
    '/a\\..\\b',
    ' /shipping',
    '\u00a0/shipping',
    'https://evil.example',
    'HTTPS:evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'blob:x',
    'vbscript:x',
    'file:///etc/passwd',
    '/.//evil.example',
    '/..//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/%2F/evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/./%5C%5Cevil.example',
    '/user/login',
    '/user/login?redirect=/x',
    '/user/login#x',
    '/user/login/',
    '/USER/LOGIN',
    '/user/%6cogin',
    '/x/../user/login',
    '/%E0%A4%A',
    `/${'a'.repeat(2000)}`,
  ])('ROUTE-11 the redirect %j is not followed', (target) => {
    expect(safeRedirect(target, loginPath)).toBeUndefined();
  });

  test('ROUTE-11 no text leads to another site', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%2e',
      ':',
      '@',
      '//',
      'evil.example',
      'user',
      'login',
      '\t',
      '\r',
      '?',
      '#',
      'javascript:',
      ' ',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
      fc.array(piece).map((pieces) => `/${pieces.join('')}`),
    );
    fc.assert(
      fc.property(text, (target) => {
        const safe = safeRedirect(target, loginPath);
        if (safe === undefined) return;
        const url = new URL(safe, 'https://here.example/user/login');
        expect(url.origin).toBe('https://here.example');
        expect(new URL(url.pathname, url).origin).toBe('https://here.example');
        expect(url.pathname.toLowerCase()).not.toBe(loginPath);
      }),
      { numRuns: 2000 },
    );
  });
});

test('ROUTE-09 ROUTE-10 ROUTE-11 ROUTE-12 whatever people do, every navigation ends within four steps at a page they may see', () => {
  const path = fc.oneof(
    fc.constantFrom(
      ...publicPaths,
      '/',
      homePath,
      '/shipping/list?a=1',
      '/user',
      '/404',
      '/user/login?redirect=%2Fuser%2Flogin',
      '/USER/login/',
    ),
    fc.webPath().map((one) => (one.startsWith('/') ? one : `/${one}`)),
  );
  const event = fc.record({
    to: path,
    signsIn: fc.boolean(),
    signsOut: fc.boolean(),
    redirect: fc.option(path, { nil: undefined }),
    answer: fc.constantFrom('loaded' as const, 'failed' as const),
  });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 20 }), (events) => {
      let hasToken = false;
      let access: 'missing' | 'loaded' | 'failed' = 'missing';
      for (const one of events) {
        if (one.signsOut) [hasToken, access] = [false, 'missing'];
        if (one.signsIn) hasToken = true;
        let [to, redirect] = [one.to, one.redirect];
        let isThere = false;
        for (let step = 0; step < 5 && !isThere; step += 1) {
          const at = to.split(/[?#]/, 1)[0] ?? '';
          const decision = guard({ ...base, path: at, fullPath: to, hasToken, redirect, access });
          if (decision.kind === 'load') access = one.answer;
          else if (decision.kind === 'proceed') {
            isThere = true;
            const isOpen = publicPaths.some((open) => new URL(`http://x${at}`).pathname.toLowerCase().replace(/\/+$/, '') === open);
            expect(hasToken || isOpen, `${at} without a token`).toBe(true);
            expect(hasToken && at === loginPath, 'the login with a token').toBe(false);
          } else {
            if (decision.kind === 'signOut') [hasToken, access] = [false, 'missing'];
            [to, redirect] = [decision.to, decision.redirect];
          }
        }
        expect(isThere, `from ${one.to}`).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
}, 30_000);
