import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../../test/testServer.ts';
import { fileKinds } from '../../../platform/files/fileKinds.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ shared: true });
});
const notes = { fileName: '说明 (终).txt', content: '一二三' };

test('UPL-07 a stored file is named as it was sent, to its owner and to anyone who holds its address', async () => {
  const owner = server.as('uploader');
  const { message: address } = await owner.upload('/sys/common/upload', notes, { biz: 'temp' });
  const [path = ''] = address.split('?');
  const named = { fileName: '说明 (终).txt', filePath: path, fileSize: 9 };
  const ask = async (who: string, paths: string) => (await server.as(who).get('/sys/common/files', { paths })).result;

  expect(await ask('uploader', `${path},temp/2026/06/nothing.txt,../../etc/passwd`)).toEqual([named]);
  expect(await ask('somebody', address)).toEqual([named]);
  expect(await ask('somebody', path)).toEqual([]);
  expect(
    await ask(
      'somebody',
      address.replace(/s=(.)/, (_, sign: string) => `s=${sign === '_' ? '-' : '_'}`),
    ),
  ).toEqual([]);
  server.clock.advance(11 * 60_000);
  expect(await ask('somebody', address)).toEqual([]);
});

test('FILE-03 security 42 fields name kinds of files that the server takes, and no ending that their kind refuses', () => {
  const document = readFileSync(join(import.meta.dirname, '../../../../../../packages/freight-api/openapi.json'), 'utf8');
  const named: { biz: string; accept?: string; image?: boolean }[] = [];
  JSON.parse(document, (_key, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'biz' in value && 'kind' in value && value.kind === 'files')
      named.push(value as never);
    return value;
  });

  expect(new Set(named.map(({ biz }) => biz))).toEqual(new Set(['app', 'avatar', 'bank', 'certificate', 'logo', 'weighslip']));
  for (const { biz, accept, image } of named) {
    const { extensions = [] } = fileKinds.find((one) => one.biz === biz) ?? {};
    const endings = accept?.split(',').map((ending) => ending.slice(1)) ?? (image === true ? ['jpg', 'png'] : ['pdf', 'xlsx', 'zip']);
    expect(extensions, biz).toEqual(expect.arrayContaining(endings));
  }
});
