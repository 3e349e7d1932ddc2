import { expect, test } from 'vitest';
import { cropFrame, moveCrop, zoomCrop } from './cropModel.ts';

const picture = { width: 4000, height: 3000 };

test('UPL-01 a crop is the largest part of its shape, in the middle', () => {
  expect(cropFrame(picture, 1)).toEqual({ x: 500, y: 0, width: 3000, height: 3000, zoom: 1 });
  expect(cropFrame(picture, 2)).toEqual({ x: 0, y: 500, width: 4000, height: 2000, zoom: 1 });
});

test('UPL-01 a crop stays within its picture and keeps its shape, wherever it is moved and however it is zoomed', () => {
  let crop = cropFrame(picture, 1.5);
  for (const [x, y, zoom] of [
    [-9999, 9999, 2],
    [50, -70, 4],
    [9999, 9999, 1],
    [-20, 10, 1.35],
  ] as const) {
    crop = zoomCrop(picture, { crop: moveCrop(picture, { crop, x, y }), zoom, ratio: 1.5 });
    expect(crop.width / crop.height).toBeCloseTo(1.5);
    expect(crop.x).toBeGreaterThanOrEqual(0);
    expect(crop.y).toBeGreaterThanOrEqual(0);
    expect(crop.x + crop.width).toBeLessThanOrEqual(picture.width + 1e-6);
    expect(crop.y + crop.height).toBeLessThanOrEqual(picture.height + 1e-6);
  }
});
