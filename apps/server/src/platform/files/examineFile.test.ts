import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apkOf, zipOf } from '../../../test/zipOf.ts';
import type { FileKind } from './fileKinds.ts';
import { takeFile } from './store/localFiles.ts';

const kind: FileKind = {
  biz: 'temp',
  extensions: ['png', 'jpg', 'gif', 'bmp', 'webp', 'zip', 'xlsx', 'pdf'],
  maxBytes: 20 * 1024 * 1024,
  isPrivate: true,
};

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'tarmac-files-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const store = (name: string, content: Buffer, given: FileKind = kind) =>
  takeFile(root, {
    takenFile: { kind: given, fileName: name, now: new Date('2026-06-01T10:00:00+08:00') },
    stream: Readable.from([content]),
  });

const u16be = (value: number) => Buffer.from([value >> 8, value & 255]);
const u16le = (value: number) => u16be(value).toReversed();
const u32be = (value: number) => Buffer.from([value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]);
const u32le = (value: number) => u32be(value).toReversed();
const u24le = (value: number) => u32le(value).subarray(0, 3);
const ascii = (text: string) => Buffer.from(text, 'latin1');
const hex = (text: string) => Buffer.from(text, 'hex');
const join_ = (...parts: (Buffer | Uint8Array)[]) => Buffer.concat(parts);

/** A header of each format with the given size; what follows does not matter. */
const pictures: Record<string, (width: number, height: number) => Buffer> = {
  'a.png': (w, h) => join_(hex('89504e470d0a1a0a0000000d'), ascii('IHDR'), u32be(w), u32be(h), hex('0806000000')),
  'a.gif': (w, h) => join_(ascii('GIF89a'), u16le(w), u16le(h), Buffer.alloc(10)),
  'a.bmp': (w, h) => join_(ascii('BM'), Buffer.alloc(12), u32le(40), u32le(w), u32le(h), Buffer.alloc(8)),
  // A thumbnail of 60,000 bytes stands before the frame.
  'a.jpg': (w, h) => join_(hex('ffd8ffe1'), u16be(60_002), Buffer.alloc(60_000), hex('ffffc2000b08'), u16be(h), u16be(w), Buffer.alloc(8)),
  'lossy.webp': (w, h) => join_(ascii('RIFF'), Buffer.alloc(4), ascii('WEBPVP8 '), Buffer.alloc(10), u16le(w), u16le(h), Buffer.alloc(4)),
  'lossless.webp': (w, h) =>
    join_(ascii('RIFF'), Buffer.alloc(4), ascii('WEBPVP8L'), Buffer.alloc(5), u32le((((h - 1) << 14) | (w - 1)) >>> 0), Buffer.alloc(8)),
  'extended.webp': (w, h) =>
    join_(ascii('RIFF'), Buffer.alloc(4), ascii('WEBPVP8X'), Buffer.alloc(8), u24le(w - 1), u24le(h - 1), Buffer.alloc(4)),
};

describe('FILE-03 security 42 what an upload holds', () => {
  test.each(Object.keys(pictures))('FILE-03 %s: 50 million pixels are taken, more are refused, half a header is refused', async (name) => {
    const picture = pictures[name]!;

    expect((await store(name, picture(10_000, 5000))).path).toMatch(/^temp\/2026\/06\//);
    await expect(store(name, picture(10_001, 5000))).rejects.toThrow('图片不能超过 5000 万像素');
    await expect(store(name, picture(640, 480).subarray(0, 8))).rejects.toThrow(/图片文件已损坏|文件内容与类型不符/);
  });

  test('FILE-03 an archive that unpacks to a hundred times its size, has too many entries or leaves its folder is refused', async () => {
    const fair = await zipOf([['a.txt', Buffer.from('fair')]]);
    const bomb = await zipOf([['a.txt', Buffer.alloc(8 * 1024 * 1024)]]);
    const many = await zipOf(Array.from({ length: 10_001 }, (_one, index): [string, Buffer] => [`${index}.txt`, Buffer.alloc(0)]));
    const outside = Buffer.from(fair.toString('latin1').replaceAll('a.txt', '/.txt'), 'latin1');

    expect((await store('a.zip', fair)).size).toBe(fair.length);
    await expect(store('a.zip', bomb)).rejects.toThrow('压缩包解压后过大');
    await expect(store('a.xlsx', bomb)).rejects.toThrow('压缩包解压后过大');
    await expect(store('a.zip', many)).rejects.toThrow('压缩包内文件过多');
    await expect(store('a.zip', outside)).rejects.toThrow('文件已损坏');
    await expect(store('a.zip', fair.subarray(0, 30))).rejects.toThrow('文件已损坏');
    expect((await store('a.xlsx', bomb, { ...kind, isOurs: true })).size).toBe(bomb.length);
  });

  test('FILE-03 a package of an app is an archive with a manifest; any other renamed one is refused', async () => {
    const packages = { ...kind, extensions: ['apk'] };

    expect((await store('a.apk', await apkOf('示例'), packages)).path).toMatch(/\.apk$/);
    await expect(store('a.apk', await zipOf([['classes.dex', Buffer.from('dex')]]), packages)).rejects.toThrow('文件内容与类型不符');
    await expect(store('a.apk', await apkOf('示例'))).rejects.toThrow('不支持');
  });

  test('FILE-03 what is refused leaves nothing behind', async () => {
    const before = await readdir(root, { recursive: true });

    await expect(store('a.png', pictures['a.png']!(60_000, 60_000))).rejects.toThrow('图片不能超过 5000 万像素');

    expect(await readdir(root, { recursive: true })).toEqual(before);
  });
});
