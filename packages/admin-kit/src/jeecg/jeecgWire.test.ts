import { expect, test } from 'vitest';
import { jeecgWire } from './jeecgWire.ts';

test.each([
  [{ success: true }, true],
  [{ success: false, message: null, code: '500', result: {} }, true],
  [{ success: true, code: null }, true],
  [{ success: true, message: 3 }, false],
  [{ success: true, code: {} }, false],
  [{ success: 1 }, false],
  [{}, false],
  [null, false],
  ['text', false],
  [[], false],
])('FAIL-01 %j is an envelope: %s', (value, is) => {
  expect(jeecgWire.read(value)).toBe(is ? value : undefined);
});

test.each([
  ['GET', '/a', { x: 1 }, { x: 1, _t: 1_700_000_000 }],
  ['GET', '/a', undefined, { _t: 1_700_000_000 }],
  ['POST', '/a', { x: 1 }, { x: 1 }],
  ['GET', '/sys/dict/getDictItems/a', undefined, {}],
] as const)('REQ-03 what %s %s sends beside its path', (method, path, query, sent) => {
  expect(jeecgWire.query({ method, path, query }, 1_700_000_000_999)).toEqual(sent);
});

test('REQ-02 headers carry tenant and language always, token and keys where there are any', () => {
  const asker = { token: undefined, tenantId: 7, locale: 'zh-CN', call: {} };

  expect(jeecgWire.headers(asker)).toEqual({ tenant_id: '7', 'Accept-Language': 'zh-CN' });
  expect(jeecgWire.headers({ ...asker, token: 'T', call: { idempotencyKey: 'k', checkOnly: true } })).toEqual({
    tenant_id: '7',
    'Accept-Language': 'zh-CN',
    'X-Access-Token': 'T',
    'Idempotency-Key': 'k',
    'X-Check-Only': '1',
  });
});
