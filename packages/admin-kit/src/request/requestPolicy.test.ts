import { describe, expect, test } from 'vitest';
import { type FailedTry, judge, judgeFile, reactToFailure, retryDelayMs, tokenState, type TokenState } from './requestPolicy.ts';
import { requestTexts } from './requestTexts.ts';

const { zh, en } = requestTexts;
const wire = { isTokenOver: (message: string) => message.includes('Token失效') };

describe('REQ-05 what a failure means', () => {
  const said = 'said by the server';
  const states: TokenState[] = ['none', 'current', 'stale'];
  const table = [400, 401, 403, 404, 409, 422, 429, 500, 502, 503, 504].flatMap((status) =>
    states.flatMap((token) => ['', said, 'Token失效，请重新登录'].map((message) => ({ status, token, message }))),
  );

  test.each(table)('REQ-05 status $status, token $token, message "$message"', ({ status, token, message }) => {
    for (const texts of [zh, en]) {
      const expected = (() => {
        const notify = (text: string) => ({ kind: 'notify', title: texts.systemPrompt, message: text });
        if (status === 403) return notify(texts.accessDenied);
        if (status === 404) return notify(texts.notFound);
        if (status === 504) return notify(texts.gatewayTimeout);
        if (status === 401 && token === 'current') return { ...notify(texts.unauthorised), kind: 'unauthorised' };
        if (status === 401 && token === 'none') return notify(texts.unauthorised);
        if (status === 401) return { kind: 'throw', message: message || texts.unauthorised };
        if (status === 500 && token === 'current' && message.startsWith('Token失效'))
          return { kind: 'expired', title: texts.loginExpired, message: texts.loginExpiredHint };
        return { kind: 'throw', message: message || texts.failed };
      })();

      expect(reactToFailure({ status, message, token, wire }, texts)).toEqual(expected);
    }
  });

  test('REQ-05 the texts are those of the specification, and every one is there in English', () => {
    expect(zh).toMatchObject({
      systemPrompt: '系统提示',
      accessDenied: '拒绝访问',
      notFound: '很抱歉，资源未找到!',
      gatewayTimeout: '网络超时',
      unauthorised: '未授权，请重新登录',
      loginExpired: '登录已过期',
      loginExpiredHint: '很抱歉，登录已过期，请重新登录',
      reLogin: '重新登录',
    });
    expect(Object.keys(en)).toEqual(Object.keys(zh));
    for (const text of Object.values(en)) expect(text).toMatch(/^[\x20-\x7e]+$/);
  });

  test('REQ-05 tells a token that was stored at the time from the one that is stored now', () => {
    expect([
      tokenState(undefined, undefined),
      tokenState(undefined, 'B'),
      tokenState('A', 'A'),
      tokenState('A', 'B'),
      tokenState('A', undefined),
    ]).toEqual(['none', 'none', 'current', 'stale', 'stale']);
  });
});

describe('NET-02 when a call is tried again', () => {
  const failed: FailedTry = { method: 'GET', hasIdempotencyKey: false, status: 503, tries: 1, random: 0 };

  test('NET-02 waits 500 and 1500 ms, with up to 30 % more, and gives up after the third try', () => {
    expect([1, 2, 3].map((tries) => retryDelayMs({ ...failed, tries }))).toEqual([500, 1500, undefined]);
    expect(retryDelayMs({ ...failed, random: 1 })).toBe(650);
  });

  const statuses = [0, 400, 401, 403, 404, 408, 409, 429, 500, 501, 502, 503, 504];
  const table = statuses.flatMap((status) =>
    ['GET', 'POST', 'PUT', 'DELETE'].flatMap((method) => [false, true].map((hasIdempotencyKey) => ({ status, method, hasIdempotencyKey }))),
  );
  test.each(table)('NET-02 $method with key $hasIdempotencyKey after $status', (one) => {
    const isSafe = one.method === 'GET' || one.hasIdempotencyKey;

    expect(retryDelayMs({ ...failed, ...one }) !== undefined).toBe(isSafe && [0, 502, 503, 504].includes(one.status));
  });

  test('NET-02 a server that still works on the same key is asked again when it says, within five seconds', () => {
    const busy = { ...failed, method: 'POST', hasIdempotencyKey: true, status: 409 };

    expect([0, 2, 60].map((retryAfter) => retryDelayMs({ ...busy, retryAfter }))).toEqual([500, 2000, 5000]);
    expect(retryDelayMs({ ...busy, hasIdempotencyKey: false, retryAfter: 1 })).toBeUndefined();
    expect(retryDelayMs({ ...busy, method: 'GET', hasIdempotencyKey: false, retryAfter: 1 })).toBeUndefined();
    expect(retryDelayMs(busy)).toBeUndefined();
    expect(retryDelayMs({ ...busy, status: 503, retryAfter: 60, random: 0 })).toBe(500);
    expect(retryDelayMs({ ...busy, status: 400, retryAfter: 1 })).toBeUndefined();
  });
});

test('REQ-05 SESS-02 an envelope is accepted, handed back for codes that were asked for, expired or refused', () => {
  expect(judge({ success: true, code: 406 }, { passCodes: [406], wire })).toBe('accepted');
  expect(judge({ success: false, code: '406' }, { passCodes: [406], wire })).toBe('handedBack');
  expect(judge({ success: false, code: 406 }, { wire })).toBe('refused');
  expect(judge({ success: false }, { passCodes: [406], wire })).toBe('refused');
  expect(judge({ success: false, code: 500 }, { passCodes: [406], wire })).toBe('refused');
  expect(judge({ success: false }, { passCodes: ['undefined'], wire })).toBe('refused');
  expect(judge({ success: false, message: 'Token失效，请重新登录' }, { wire })).toBe('expired');
  expect(judge({ success: false, message: null }, { wire })).toBe('refused');
});

test.each([
  ['application/vnd.ms-excel', true, 10, 'file'],
  ['application/vnd.ms-excel', true, 0, 'empty'],
  ['application/json', false, 10, 'peek'],
  ['application/json', true, 10, 'peek'],
  ['application/octet-stream', false, 10, 'peek'],
  ['application/octet-stream', false, 65_536, 'peek'],
  ['application/octet-stream', false, 65_537, 'file'],
  ['text/html', false, 10, 'page'],
  ['text/html', true, 10, 'file'],
] as const)('FAIL-01 an answer of type %s, named %s, of %i bytes is: %s', (type, isNamed, bytes, verdict) => {
  expect(judgeFile(type, { isNamed, bytes })).toBe(verdict);
});
