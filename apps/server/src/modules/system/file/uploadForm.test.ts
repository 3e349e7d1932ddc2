import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../../../test/testServer.ts';
import { tusSite } from '../../../../test/tusClient.ts';
import { apiPrefix } from '../../../platform/http/buildServer.ts';

const head = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const picture = (size: number): Buffer => Buffer.concat([head, Buffer.alloc(Math.max(0, size - head.length))]);

type Part = readonly [name: string, value: string] | { fileName: string; content: Buffer | string };
/** A form whose parts stand in the order that is given. */
function formOf(parts: readonly Part[]): Buffer {
  const written = parts.flatMap((part) =>
    'content' in part
      ? [
          `--x\r\nContent-Disposition: form-data; name="file"; filename="${part.fileName}"\r\nContent-Type: image/png\r\n\r\n`,
          part.content,
          '\r\n',
        ]
      : [`--x\r\nContent-Disposition: form-data; name="${part[0]}"\r\n\r\n${part[1]}\r\n`],
  );
  return Buffer.concat([...written, '--x--\r\n'].map((one) => Buffer.from(one as string)));
}

let server: TestServer;
let site: Awaited<ReturnType<typeof tusSite>>;
beforeAll(async () => {
  site = await tusSite();
  server = site.server;
});
/** Over a line, where a large file does not come at once. */
const send = async (parts: readonly Part[], locale = 'zh-CN') => {
  const reply = await fetch(`${site.origin}${apiPrefix}/sys/common/upload`, {
    method: 'POST',
    headers: { 'x-access-token': site.user.token, 'content-type': 'multipart/form-data; boundary=x', 'accept-language': locale },
    body: new Uint8Array(formOf(parts)),
  });
  return { status: reply.status, ...((await reply.json()) as { success: boolean; message: string }) };
};
const files = (): string[] => {
  const folder = join(server.platform.config.dataDirectory, 'files');
  return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) => /\.\w+$/.test(one)) : [];
};

describe.each([
  ['small', 1000],
  ['large', 3_000_000],
])('UPL-06 a form with a %s file', (_size, size) => {
  const file = { fileName: 'a.png', content: picture(size) };

  test('UPL-06 the kind counts wherever it stands, the first one that is given', async () => {
    expect((await send([['biz', 'avatar'], file])).message).toMatch(/^avatar\//);
    expect((await send([file, ['biz', 'avatar']])).message).toMatch(/^avatar\//);
    expect((await send([file, ['biz', 'jeditor'], ['jeditor', '1']])).message).toMatch(/^jeditor\//);
    expect((await send([['biz', 'bank'], file, ['biz', 'avatar']])).message).toMatch(/^bank\//);
    expect((await send([file, ['biz', 'bank'], ['biz', 'nope']])).message).toMatch(/^bank\//);
    expect((await send([file, ['isup', '1']])).message).toMatch(/^temp\//);
    expect((await send([file, { fileName: 'b.png', content: picture(size) }, ['biz', 'avatar']])).message).toMatch(/^avatar\//);
  });

  test('FILE-03 security 42 an unknown kind is refused wherever it stands, and nothing is left of the file', async () => {
    const before = files();

    expect(await send([['biz', '../../etc'], file])).toMatchObject({ status: 400, message: '不支持的上传目录' });
    expect(await send([file, ['biz', '../../etc']])).toMatchObject({ status: 400, message: '不支持的上传目录' });

    expect(files()).toEqual(before);
  });
});

test('UPL-06 a form that is refused before its file was read does not hold up the next call on the line', async () => {
  const began = Date.now();

  for (let call = 0; call < 3; call += 1)
    expect(await send([['biz', 'nope'], { fileName: 'a.png', content: picture(3_000_000) }])).toMatchObject({ status: 400 });

  expect(Date.now() - began).toBeLessThan(8000);
});

test('FILE-03 security 42 what a kind says of types and size holds wherever it stands', async () => {
  const before = files();
  const large = { fileName: 'a.png', content: picture(6 * 1024 * 1024) };
  const text = { fileName: 'a.txt', content: '说明' };

  for (const parts of [
    [large, ['biz', 'avatar']],
    [['biz', 'avatar'], large],
  ] as const)
    expect(await send(parts)).toMatchObject({ status: 413, message: '文件不能超过 5 MB' });
  expect(await send([text, ['biz', 'avatar']])).toMatchObject({ status: 400, message: '不支持的文件类型' });

  expect(files()).toEqual(before);
});

test.each([
  ['a.exe', 'x', '不支持的文件类型', 'This file type isn’t accepted'],
  ['a.png', 'x', '文件内容与类型不符', 'The file’s content doesn’t match its name'],
  ['a.png', '', '文件是空的', 'The file is empty'],
  ['a.txt', '', '文件是空的', 'The file is empty'],
  ['a.png', head.subarray(0, 12), '图片文件已损坏', 'The picture is damaged'],
  ['a.zip', Buffer.from('504b030400000000', 'hex'), '文件已损坏，无法读取', 'The file is damaged and cannot be read'],
])('LANG-01 a refusal of %s is told in the language of the person', async (fileName, content, zh, en) => {
  expect(await send([{ fileName, content }], 'zh-CN')).toMatchObject({ status: 400, success: false, message: zh });
  expect(await send([{ fileName, content }], 'en-US')).toMatchObject({ status: 400, success: false, message: en });
});

test('LANG-01 refusals of forms, kinds and sizes are told in the language of the person', async () => {
  const file = { fileName: 'a.png', content: picture(6 * 1024 * 1024) };

  expect(await send([['biz', 'temp']], 'en')).toMatchObject({ status: 400, message: 'Choose a file to upload' });
  expect(await send([file, ['biz', 'nope']], 'en')).toMatchObject({ status: 400, message: 'Nothing is uploaded under this kind' });
  expect(await send([['biz', 'avatar'], file], 'en')).toMatchObject({ status: 413, message: 'Files of no more than 5 MB are taken' });
});
