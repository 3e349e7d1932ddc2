import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { securityHeaders } from './http/headers.ts';

const read = (env: Record<string, string>) => readConfig(env, { dataDirectory: '/data', secret: 'x'.repeat(32) });
const policyOf = (env: Record<string, string>) =>
  Object.fromEntries(
    (securityHeaders(read(env))['Content-Security-Policy'] ?? '').split('; ').map((rule) => {
      const [name = '', ...sources] = rule.split(' ');
      return [name, sources];
    }),
  );

test.each([
  ['', null],
  ['/stock/', '/stock'],
  ['/', null],
  ['https://stock.example/jeecg-boot/', 'https://stock.example/jeecg-boot'],
])('REQ-01 API_BASE %j names the server of the web app: %j', (given, expected) => {
  expect(read({ API_BASE: given }).apiBase).toBe(expected);
});

test.each(['stock', '//stock.example/x', 'ftp://stock.example', 'javascript:alert(1)'])(
  'REQ-01 API_BASE %j is refused by name',
  (given) => {
    expect(() => read({ API_BASE: given })).toThrow(`API_BASE is neither a path such as /jeecg-boot nor an http(s) address: ${given}`);
  },
);

test('SEC-01 security 49 the page may call and show what lies on the server that API_BASE names, and nowhere else', () => {
  const { 'connect-src': connect, 'img-src': images } = policyOf({ API_BASE: 'https://stock.example:8080/jeecg-boot' });
  expect(connect).toEqual(["'self'", 'https://stock.example:8080', 'wss://stock.example:8080']);
  expect(images).toEqual(["'self'", 'data:', 'blob:', 'https://stock.example:8080']);
  expect(policyOf({ API_BASE: '/stock' })).toEqual(policyOf({}));
});

test('SEC-01 security 49 pictures are shown by other pages only where their origins are let in', () => {
  const rule = (env: Record<string, string>) => securityHeaders(read(env))['Cross-Origin-Resource-Policy'];
  expect([rule({}), rule({ CORS_ORIGINS: 'https://office.example' })]).toEqual(['same-origin', 'cross-origin']);
});

test.each([
  ['BANK', 'bank'],
  ['ACCOUNTS', 'accounts'],
] as const)('BANK-04 FRT-22 an institution, %s, needs an address, a key and a secret for each direction', (name, key) => {
  const given = {
    [`${name}_URL`]: 'https://pay.example/open/',
    [`${name}_KEY_ID`]: 'tarmac',
    [`${name}_SECRET`]: 's'.repeat(32),
    [`${name}_CALLBACK_SECRET`]: 't'.repeat(32),
  };
  expect(read({})[key]).toBeNull();
  expect(read(given)[key]).toEqual({
    url: 'https://pay.example/open',
    keyId: 'tarmac',
    secret: 's'.repeat(32),
    callbackSecret: 't'.repeat(32),
  });
  expect(() => read({ ...given, [`${name}_URL`]: 'http://pay.example' })).toThrow(`${name}_URL must be https`);
  for (const needed of [`${name}_KEY_ID`, `${name}_SECRET`, `${name}_CALLBACK_SECRET`])
    expect(() => read({ ...given, [needed]: '' })).toThrow(`${name}_URL needs ${needed}`);
  expect(() => read({ ...given, [`${name}_SECRET`]: 's'.repeat(31) })).toThrow(`${name}_SECRET must have 32 characters`);
  expect(() => read({ ...given, [`${name}_CALLBACK_SECRET`]: 's'.repeat(32) })).toThrow('must not be the same');
});

test('FRT-18 a toll service needs an address, a key and a secret, and never calls', () => {
  const given = { ETC_URL: 'https://toll.example/', ETC_KEY_ID: 'tarmac', ETC_SECRET: 's'.repeat(32) };
  expect(read({}).etc).toBeNull();
  expect(read(given).etc).toEqual({ url: 'https://toll.example', keyId: 'tarmac', secret: 's'.repeat(32) });
  expect(() => read({ ...given, ETC_URL: 'http://toll.example' })).toThrow('ETC_URL must be https');
  for (const needed of ['ETC_KEY_ID', 'ETC_SECRET']) expect(() => read({ ...given, [needed]: '' })).toThrow(`ETC_URL needs ${needed}`);
  expect(() => read({ ...given, ETC_SECRET: 's'.repeat(31) })).toThrow('ETC_SECRET must have 32 characters');
});

test('FRT-29 an insurance service needs an address, a key and a secret, and never calls', () => {
  const given = { INSURANCE_URL: 'https://insurer.example/', INSURANCE_KEY_ID: 'tarmac', INSURANCE_SECRET: 's'.repeat(32) };
  expect(read({}).insurance).toBeNull();
  expect(read(given).insurance).toEqual({ url: 'https://insurer.example', keyId: 'tarmac', secret: 's'.repeat(32) });
  for (const needed of ['INSURANCE_KEY_ID', 'INSURANCE_SECRET'])
    expect(() => read({ ...given, [needed]: '' })).toThrow(`INSURANCE_URL needs ${needed}`);
});

test('FRT-20 invoices are issued by the embedded office or by files, for all sellers or for single ones', () => {
  const channels = (TAX_CHANNEL: string) => {
    const { others, byTaxNo } = read({ TAX_CHANNEL }).taxChannels;
    return [others, ...byTaxNo];
  };
  expect(read({}).taxChannels.others).toBe('embedded');
  expect(channels('files')).toEqual(['files']);
  expect(channels('91370700MA3D000127=files')).toEqual(['embedded', ['91370700MA3D000127', 'files']]);
  expect(channels('files, 91370700MA3D000127=embedded')).toEqual(['files', ['91370700MA3D000127', 'embedded']]);
  for (const wrong of ['https', '9137=files', '91370700MA3D000127=', '91370700MA3D000127', '91370700MA3D000127=files=files'])
    expect(() => channels(wrong)).toThrow('TAX_CHANNEL must be embedded or files');
});

test('BANK-03 without an institution money leaves by the embedded bank or by files', () => {
  expect(read({}).bankChannel).toBe('embedded');
  expect(read({ BANK_CHANNEL: 'files' }).bankChannel).toBe('files');
  expect(() => read({ BANK_CHANNEL: 'https' })).toThrow('BANK_CHANNEL must be embedded or files');
});
