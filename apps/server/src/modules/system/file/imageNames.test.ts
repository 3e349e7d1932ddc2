import { beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../../test/testServer.ts';
import { offeredEndings, fileKinds } from '../../../platform/files/fileKinds.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ shared: true });
});

const latin = (text: string) => Buffer.from(text, 'latin1');
const pixels = {
  // A frame of 640 × 480 behind the mark of JFIF.
  jpeg: Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0001108' + '01e00280' + '03012200021101031101ffd9', 'hex'),
  png: Buffer.concat([
    Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
    latin('IHDR'),
    Buffer.from('0000000100000001080600000000000000', 'hex'),
  ]),
  bmp: Buffer.concat([latin('BM'), Buffer.alloc(12), Buffer.from('28000000010000000100000001001800', 'hex'), Buffer.alloc(16)]),
  heic: Buffer.concat([Buffer.from('00000018', 'hex'), latin('ftypheic'), Buffer.alloc(40)]),
  mif1: Buffer.concat([Buffer.from('00000018', 'hex'), latin('ftypmif1'), Buffer.alloc(40)]),
  avif: Buffer.concat([Buffer.from('00000018', 'hex'), latin('ftypavif'), Buffer.alloc(40)]),
  tiff: Buffer.concat([Buffer.from('49492a0008000000', 'hex'), Buffer.alloc(40)]),
  film: Buffer.concat([Buffer.from('00000018', 'hex'), latin('ftypisom'), Buffer.alloc(40)]),
};
const send = (fileName: string, content: Buffer, biz: string) =>
  server.as('uploader').upload('/sys/common/upload', { fileName, content }, { biz });

describe.each(['certificate', 'bank', 'avatar', 'weighslip', 'jeditor', 'temp'])('FILE-03 a picture of the kind %s', (biz) => {
  test.each([
    ['wechat.jfif', pixels.jpeg, 'jpg', 'image/jpeg'],
    ['photo.pjpeg', pixels.jpeg, 'jpg', 'image/jpeg'],
    ['photo.pjp', pixels.jpeg, 'jpg', 'image/jpeg'],
    ['photo.jpe', pixels.jpeg, 'jpg', 'image/jpeg'],
    ['photo.jpeg', pixels.jpeg, 'jpeg', 'image/jpeg'],
    ['photo.JPG', pixels.jpeg, 'jpg', 'image/jpeg'],
    ['photo.JFIF', pixels.jpeg, 'jpg', 'image/jpeg'],
    ['renamed.png', pixels.jpeg, 'jpg', 'image/jpeg'],
    ['renamed.jpg', pixels.png, 'png', 'image/png'],
    ['renamed.jfif', pixels.png, 'png', 'image/png'],
    ['scan.dib', pixels.bmp, 'bmp', 'image/bmp'],
  ])('FILE-03 %s is taken as what its content is', async (fileName, content, ending, contentType) => {
    const { success, message } = await send(fileName, content, biz);
    expect([success, message]).toEqual([true, expect.stringMatching(new RegExp(`\\.${ending}(\\?|$)`))]);
    const file = await server.as('uploader').download(`/sys/common/static/${message}`);
    expect(file.headers['content-type']).toBe(contentType);
    expect(file.body.equals(content)).toBe(true);
  });

  test.each([
    ['IMG_0001.HEIC', pixels.heic, 'HEIC'],
    ['IMG_0002.jpg', pixels.heic, 'HEIC'],
    ['IMG_0003.png', pixels.mif1, 'HEIC'],
    ['photo.avif', pixels.avif, 'AVIF'],
    ['photo.jpeg', pixels.avif, 'AVIF'],
    ['scan.tif', pixels.tiff, 'TIFF'],
    ['scan.jpg', pixels.tiff, 'TIFF'],
    ['logo.svg', latin('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'SVG'],
  ])('FILE-03 %s is refused by the name of its format', async (fileName, content, format) => {
    expect(await send(fileName, content, biz)).toMatchObject({
      status: 400,
      message: `不支持 ${format} 格式的图片，请转换为 JPG 或 PNG 后上传`,
    });
  });
});

test('FILE-03 a picture is none of the other files, and the other way round', async () => {
  for (const [fileName, content] of [
    ['a.pdf', pixels.jpeg],
    ['a.mp4', pixels.png],
    ['a.jpg', pixels.film],
    ['a.jpg', latin('%PDF-1.7\n')],
    ['a.png', latin('GIF8')],
  ] as const)
    expect(await send(fileName, content, 'temp'), fileName).toMatchObject({ status: 400, message: '文件内容与类型不符' });
  expect(await send('a.mp4', pixels.heic, 'temp')).toMatchObject({ status: 400, message: expect.stringContaining('HEIC') });
});

test('OSS-01 the chooser of objects offers every ending that is taken', async () => {
  const { result } = await server.as('admin').get('/sys/oss/file/storage');
  for (const ending of result.extensions.filter((one: string) => /^(jp|jf|pj)/.test(one)))
    expect((await send(`a.${ending}`, pixels.jpeg, 'temp')).success, ending).toBe(true);
  expect(result.extensions).toEqual(expect.arrayContaining(['jpg', 'jpeg', 'jfif', 'pjpeg', 'pjp', 'jpe', 'pdf']));
  expect(offeredEndings(fileKinds.find(({ biz }) => biz === 'avatar')!)).not.toContain('pdf');
});
