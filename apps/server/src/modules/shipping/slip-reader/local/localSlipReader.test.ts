import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { localSlipReader } from './localSlipReader.ts';
import { orientationOf } from './orientationOf.ts';

const slips = join(import.meta.dirname, '../../../../../test/slips');
const picture = (name: string) => ({
  path: name,
  contentType: name.endsWith('.png') ? 'image/png' : 'image/jpeg',
  bytes: readFileSync(join(slips, name)),
});

test.each(['boxes.png', 'photo.jpg', 'tonnes.png', 'table.png', 'askew.png'])('SHIP-20 G13 %s is read on this machine', async (name) => {
  expect(await localSlipReader.read(picture(name))).toEqual({ gross: 49_560, tare: 17_080, net: 32_480 });
});

test('SHIP-20 G13 pictures without weights, broken ones, huge ones and papers are not recognised, and the reader goes on', async () => {
  const nothing = { gross: null, tare: null, net: null };
  const photo = picture('photo.jpg');
  expect(await localSlipReader.read(picture('scene.jpg'))).toEqual(nothing);
  expect(await localSlipReader.read({ ...photo, bytes: photo.bytes.subarray(0, 3000) })).toEqual(nothing);
  expect(await localSlipReader.read({ ...photo, contentType: 'application/pdf' })).toEqual(nothing);
  const huge = Buffer.from(picture('boxes.png').bytes);
  huge.writeUInt32BE(60_000, 16);
  expect(await localSlipReader.read({ path: 'huge.png', contentType: 'image/png', bytes: huge })).toEqual(nothing);
  const all = await Promise.all([localSlipReader.read(photo), localSlipReader.read(photo)]);
  expect(all.map(({ net }) => net)).toEqual([32_480, 32_480]);
});

test('SHIP-20 G13 a photograph is turned as its camera says', () => {
  const head = (...tag: number[]) => Buffer.concat([Buffer.from('ÿØExif\0\0', 'latin1'), Buffer.from(tag)]);
  expect(orientationOf(head(1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6))).toBe(6);
  expect(orientationOf(head(0x12, 1, 3, 0, 1, 0, 0, 0, 8, 0))).toBe(8);
  expect(orientationOf(head(1, 0x12, 0, 3, 0, 0, 0, 1, 0, 9))).toBe(1);
  expect(orientationOf(picture('photo.jpg').bytes)).toBe(1);
});
