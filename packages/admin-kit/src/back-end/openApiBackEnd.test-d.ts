import type { Client } from 'openapi-fetch';
import { expectTypeOf, test } from 'vitest';
import type { ResourceApi } from '../resource/api.ts';
import { openApiBackEnd, type OpenApiPath } from './openApiBackEnd.ts';
import type { ToolPaths } from './toolPaths.fixture.ts';

declare const client: Client<ToolPaths>;

test('KIT-10 a client of openapi-fetch fits as it is, and its paths are those of its document', () => {
  const server = openApiBackEnd(client);

  expectTypeOf<OpenApiPath<typeof client, 'POST'>>().toEqualTypeOf<'/api/tools'>();
  expectTypeOf(server.resource<{ id: string }>({ list: '/api/tools' })).toEqualTypeOf<ResourceApi<{ id: string }>>();
  // @ts-expect-error there is no such path
  server.resource({ list: '/api/tolls' });
  // @ts-expect-error the document removes nothing at this path
  server.resource({ list: '/api/tools', remove: '/api/tools' });
});
