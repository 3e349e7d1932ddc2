import { expect, test } from 'vitest';
import { compressImage, drawPart } from './compressImage.ts';

/** A picture with much to gain, seen through where `alpha` is less than 1. */
async function picture(name: string, type: string, alpha = 1): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 480;
  const context = canvas.getContext('2d')!;
  const image = context.createImageData(640, 480);
  let noise = 1;
  for (let at = 0; at < image.data.length; at += 1) {
    noise = (noise * 16_807) % 2_147_483_647;
    image.data[at] = at % 4 !== 3 ? noise % 256 : (at >> 2) % 640 < 320 ? 255 : 255 * alpha;
  }
  context.putImageData(image, 0, 0);
  const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!), type, 1));
  expect(blob.type).toBe(type);
  return new File([blob], name, { type });
}

/** Opaqueness on the left and on the right, 0 to 255. */
async function opaqueness(file: File): Promise<number[]> {
  const bitmap = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  return [0.25, 0.75].map((part) => context.getImageData(Math.floor(part * bitmap.width), bitmap.height >> 1, 1, 1).data[3]!);
}

const text = (...parts: string[]): number[] => [...parts.join('')].map((sign) => sign.charCodeAt(0));
const little = (value: number, bytes: number): number[] => Array.from({ length: bytes }, (_, at) => (value >> (8 * at)) & 255);
const big = (value: number): number[] => little(value, 4).toReversed();

/** The still picture as a film of two frames. */
async function movingWebp(still: File): Promise<File> {
  const bytes = [...new Uint8Array(await still.arrayBuffer())];
  const nameAt = (at: number) => String.fromCharCode(...bytes.slice(at, at + 4));
  const lengthAt = (at: number) => 8 + bytes.slice(at + 4, at + 8).reduce((sum, byte, index) => sum + byte * 256 ** index, 0);
  let start = 12;
  while (!nameAt(start).startsWith('VP8') || nameAt(start) === 'VP8X') start += lengthAt(start) + (lengthAt(start) % 2);
  const image = bytes.slice(start, start + lengthAt(start) + (lengthAt(start) % 2));
  const chunk = (name: string, body: number[]) => [...text(name), ...little(body.length, 4), ...body];
  const frame = chunk('ANMF', [...little(0, 6), ...little(639, 3), ...little(479, 3), ...little(100, 3), 0, ...image]);
  const body = [
    ...text('WEBP'),
    ...chunk('VP8X', [2, 0, 0, 0, ...little(639, 3), ...little(479, 3)]),
    ...chunk('ANIM', little(0, 6)),
    ...frame,
    ...frame,
  ];
  return new File([new Uint8Array([...text('RIFF'), ...little(body.length, 4), ...body])], 'a.webp', { type: 'image/webp' });
}

/** The still picture with what makes it a film of one frame. */
async function movingPng(still: File): Promise<File> {
  const bytes = [...new Uint8Array(await still.arrayBuffer())];
  const chunk = (name: string, body: number[]) => {
    const named = [...text(name), ...body];
    let sum = -1;
    for (const byte of named) {
      sum ^= byte;
      for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
    }
    return [...big(body.length), ...named, ...big(~sum)];
  };
  const control = chunk('fcTL', [...big(0), ...big(640), ...big(480), ...big(0), ...big(0), 0, 1, 0, 10, 0, 0]);
  return new File(
    [new Uint8Array([...bytes.slice(0, 33), ...chunk('acTL', [...big(1), ...big(0)]), ...control, ...bytes.slice(33)])],
    'a.png',
    {
      type: 'image/png',
    },
  );
}

test('UPL-01 a photograph becomes a smaller JPEG, whatever it was', async () => {
  for (const type of ['image/jpeg', 'image/webp']) {
    const small = await compressImage(await picture('现场.x', type), 160);
    const { width, height } = await createImageBitmap(small);
    expect([small.type, width, height]).toEqual(['image/jpeg', 160, 120]);
  }
});

test.each(['image/webp', 'image/png'])(
  'UPL-01 a picture of type %s that is seen through stays so when it is made smaller',
  async (type) => {
    const sent = await compressImage(await picture('章.x', type, 0.5), 160);

    expect(['image/webp', 'image/png']).toContain(sent.type);
    const [left, right] = await opaqueness(sent);
    expect(left).toBe(255);
    expect(right).toBeGreaterThan(110);
    expect(right).toBeLessThan(145);
  },
);

test.each([
  ['image/webp', movingWebp],
  ['image/png', movingPng],
])('UPL-01 a moving picture of type %s is sent as it is', async (type, moving) => {
  const film = await moving(await picture('a.x', type));
  // It is such as a browser can draw.
  expect((await createImageBitmap(film)).width).toBe(640);

  expect(await compressImage(film, 160)).toBe(film);
});

test('UPL-01 a part that is cut out of a picture is seen through where the picture is', async () => {
  const part = { from: { x: 160, y: 0, width: 320, height: 480 }, width: 320, height: 480 };
  const clear = await picture('章.webp', 'image/webp', 0.5);
  const cut = await drawPart(await createImageBitmap(clear), { file: clear, drawnPart: part });
  expect([cut.name, cut.type]).toEqual(['章.png', 'image/png']);
  expect((await opaqueness(cut))[1]).toBeLessThan(145);

  const solid = await picture('照片.webp', 'image/webp');
  expect(await drawPart(await createImageBitmap(solid), { file: solid, drawnPart: part })).toMatchObject({
    name: '照片.jpg',
    type: 'image/jpeg',
  });
});
