import { expect, test } from 'vitest';
import { mayOfferDemo } from './demoOffer.ts';

const given = { host: '127.0.0.1', databaseUrl: undefined, empty: false };
const open = { publicUrl: null, trustProxy: [], corsOrigins: [] };
test.each([
  ['as npm start does', given, open, {}, true],
  ['on localhost by name', { ...given, host: 'localhost' }, open, { NODE_ENV: 'development' }, true],
  ['on IPv6', { ...given, host: '::1' }, open, {}, true],
  ['for the network', { ...given, host: '0.0.0.0' }, open, {}, false],
  ['on an address of the network', { ...given, host: '10.0.0.5' }, open, {}, false],
  ['for every address of IPv6', { ...given, host: '::' }, open, {}, false],
  ['with a PostgreSQL', { ...given, databaseUrl: 'postgres://db' }, open, {}, false],
  ['empty', { ...given, empty: true }, open, {}, false],
  ['in production', given, open, { NODE_ENV: 'production' }, false],
  ['behind a proxy', given, { ...open, trustProxy: ['127.0.0.1'] }, {}, false],
  ['with a public address', given, { ...open, publicUrl: 'https://freight.example.com' }, {}, false],
  ['for pages of another origin', given, { ...open, corsOrigins: ['https://a.example.com'] }, {}, false],
])('DEMO-01 a server started %s offers its demonstration or does not', (_how, args, config, env, isOffered) => {
  expect(mayOfferDemo(args, { config, env })).toBe(isOffered);
});
