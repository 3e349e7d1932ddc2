import { randomInt } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { strokesOf } from './glyphs.ts';

const width = 120;
const height = 40;

/** Draws a code as a PNG, each letter turned, stretched and waved a little, with lines and dots across. */
export function drawCaptcha(code: string): Buffer {
  const pixels = new Uint8Array(width * height).fill(255);
  const step = (width - 16) / code.length;
  const phase = randomInt(628) / 100;
  [...code].forEach((letter, index) => {
    const angle = (randomInt(60) - 30) / 100;
    const scaleX = 3.2 + randomInt(80) / 100;
    const scaleY = 3.6 + randomInt(80) / 100;
    const left = 8 + step * (index + 0.5);
    const top = height / 2 + randomInt(7) - 3;
    const place = ([x, y]: [number, number]): [number, number] => {
      const [a, b] = [(x - 2) * scaleX, (y - 3) * scaleY];
      const px = left + a * Math.cos(angle) - b * Math.sin(angle);
      return [px, top + a * Math.sin(angle) + b * Math.cos(angle) + 2 * Math.sin(px / 9 + phase)];
    };
    for (const stroke of strokesOf(letter)) drawLine(pixels, { points: stroke.map(place), thickness: 2.4, shade: 20 + randomInt(60) });
  });
  for (let line = 0; line < 4; line += 1) {
    drawLine(pixels, {
      points: [
        [0, randomInt(height)],
        [randomInt(width), randomInt(height)],
        [width, randomInt(height)],
      ],
      thickness: 1.2,
      shade: 90 + randomInt(80),
    });
  }
  for (let dot = 0; dot < 160; dot += 1) pixels[randomInt(pixels.length)] = randomInt(200);
  return encodePng(pixels);
}

function drawLine(
  pixels: Uint8Array,
  { points, thickness, shade }: { points: readonly [number, number][]; thickness: number; shade: number },
): void {
  for (let index = 1; index < points.length; index += 1) {
    const [fromX, fromY] = points[index - 1] as [number, number];
    const [toX, toY] = points[index] as [number, number];
    const steps = Math.max(1, Math.ceil(Math.hypot(toX - fromX, toY - fromY) * 2));
    for (let step = 0; step <= steps; step += 1) {
      stamp(pixels, { x: fromX + ((toX - fromX) * step) / steps, y: fromY + ((toY - fromY) * step) / steps, radius: thickness / 2, shade });
    }
  }
}

function stamp(pixels: Uint8Array, { x, y, radius, shade }: { x: number; y: number; radius: number; shade: number }): void {
  for (let py = Math.floor(y - radius); py <= y + radius; py += 1) {
    for (let px = Math.floor(x - radius); px <= x + radius; px += 1) {
      if (px < 0 || py < 0 || px >= width || py >= height || Math.hypot(px - x, py - y) > radius) continue;
      pixels[py * width + px] = Math.min(pixels[py * width + px] ?? 255, shade);
    }
  }
}

function encodePng(pixels: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
