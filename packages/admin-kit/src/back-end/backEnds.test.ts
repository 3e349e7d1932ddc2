import refineSimpleRest from '@refinedev/simple-rest';
import createClient from 'openapi-fetch';
import { describe, expect, test } from 'vitest';
import { jeecgBackEnd } from '../jeecg/back-end/jeecgBackEnd.ts';
import { jeecgWire } from '../jeecg/jeecgWire.ts';
import { createRequestClient } from '../request/requestClient.ts';
import type { BackEnd, BackEndCapabilities } from './backEnd.ts';
import { type BackEndCase, backEndCases, type BackEndUnderTest } from '../testing/backEndCases.ts';
import type { BackEndSample } from '../testing/backEndSample.ts';
import { jsonServerConventions } from './listConventions.ts';
import { openApiBackEnd } from './openApiBackEnd.ts';
import { reactAdminBackEnd } from './reactAdminBackEnd.ts';
import { jsonServerProvider } from './reactAdminProvider.fixture.ts';
import { refineBackEnd, type RefineProvider } from './refineBackEnd.ts';
import { restBackEnd } from './restBackEnd.ts';
import { type SampleServer, startSampleServer } from './sampleServer.fixture.ts';
import type { ToolPaths } from './toolPaths.fixture.ts';

const rest = (url: string) =>
  restBackEnd({
    baseUrl: `${url}/api`,
    further: {
      export: '/export',
      sums: '/sums',
      import: '/import',
      removeMany: { method: 'DELETE', path: '/batch', ids: 'ids' },
    },
  });
const jeecg = (url: string) =>
  jeecgBackEnd(createRequestClient({ wire: jeecgWire, basePath: `${url}/jeecg-boot`, token: () => 'T', tenantId: () => 0 }), {
    severalOrders: true,
  });

/** The cases of a back end whose rows lie at one place. */
const casesOf = (make: (url: string) => BackEnd, place: string): BackEndCase[] =>
  casesWith(make('').capabilities, (url) => ({ lists: make(url).lists, api: make(url).resource<BackEndSample>(place) }));

const casesWith = (capabilities: BackEndCapabilities, make: (url: string) => BackEndUnderTest): BackEndCase[] =>
  backEndCases({
    capabilities,
    create: async () => {
      const server: SampleServer = await startSampleServer();
      return { ...make(server.url), close: server.close };
    },
  });

// Its types are those of refine's core, which is not installed for a test.
const refineProvider = refineSimpleRest as unknown as (url: string) => RefineProvider;

const overClient = (url: string) => openApiBackEnd(createClient<ToolPaths>({ baseUrl: url }));
const place = {
  list: '/api/tools',
  get: '/api/tools/{toolId}',
  add: '/api/tools',
  edit: '/api/tools/{toolId}',
  remove: '/api/tools/{toolId}',
  export: '/api/tools/export',
  sums: '/api/tools/sums',
} as const;

const backEnds: Record<string, BackEndCase[]> = {
  'a JeecgBoot server': casesOf(jeecg, '/demo/tool'),
  'a REST server with calls of its own': casesOf(rest, 'tools'),
  'a REST server as json-server': casesOf((url) => restBackEnd({ baseUrl: `${url}/json`, lists: jsonServerConventions }), 'tools'),
  'a client of an OpenAPI document': casesWith(
    { ...overClient('').capabilities, calls: ['get', 'add', 'edit', 'remove', 'export', 'sums'] },
    (url) => ({ lists: overClient(url).lists, api: overClient(url).resource<BackEndSample>(place) }),
  ),
  'a data provider of react-admin': casesOf((url) => reactAdminBackEnd(jsonServerProvider(`${url}/json`)), 'tools'),
  'a data provider of refine, as it is published': casesOf((url) => refineBackEnd(refineProvider(`${url}/json`)), 'tools'),
};

describe.each(Object.entries(backEnds))('KIT-10 %s', (_name, cases) => {
  test.each(cases)('$name', ({ run }) => run());
});

test('KIT-10 the cases tell of each back end that it is asked what it declares', () => {
  const names = Object.values(backEnds).map((cases) => cases.length);
  expect(Math.min(...names)).toBeGreaterThan(20);
});
