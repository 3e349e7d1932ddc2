/** Formats that may hold one still picture. */
const still = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/bmp']);
/** Good enough for a licence to be read, a fifth of what cameras write. */
const quality = 0.85;

/**
 * Draws a photograph smaller, upright as its camera held it. PNG stays PNG, for screenshots, and what is seen through becomes PNG; the
 * rest becomes JPEG, and so carries no place or camera any more.
 *
 * @param longest of the two sides, in px
 * @returns the file itself when it would not become smaller, moves, or cannot be read: the server tells what is wrong with it
 */
export async function compressImage(file: File, longest: number): Promise<File> {
  if (!still.has(file.type) || (await isMoving(file))) return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (bitmap === undefined) return file;
  const part = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const drawn = await drawPart(bitmap, {
    file,
    drawnPart: {
      from: { x: 0, y: 0, width: bitmap.width, height: bitmap.height },
      width: Math.max(1, Math.round(bitmap.width * part)),
      height: Math.max(1, Math.round(bitmap.height * part)),
    },
  });
  bitmap.close();
  return drawn.size < file.size ? drawn : file;
}

/** Which part of a picture is drawn, and how large; in px. */
export interface DrawnPart {
  from: { x: number; y: number; width: number; height: number };
  width: number;
  height: number;
}

/** Draws part of a picture into a file of its own, named as the picture was, with the ending of what it is now: JPEG has no transparency. */
export async function drawPart(
  bitmap: ImageBitmap,
  { file, drawnPart: { from, width, height } }: { file: File; drawnPart: DrawnPart },
): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d')!;
  context.drawImage(bitmap, from.x, from.y, from.width, from.height, 0, 0, width, height);
  const isClear = file.type !== 'image/jpeg' && file.type !== 'image/png' && isSeenThrough(context, { width, height });
  const type = file.type === 'image/png' || isClear ? 'image/png' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (blob === null) return file;
  const name = type === file.type ? file.name : `${file.name.replace(/\.[^.]*$/, '')}.${type === 'image/png' ? 'png' : 'jpg'}`;
  return new File([blob], name, { type, lastModified: file.lastModified });
}

/** Rows that are looked at together: a picture is large in memory. */
const strip = 256;

function isSeenThrough(context: CanvasRenderingContext2D, { width, height }: { width: number; height: number }): boolean {
  for (let y = 0; y < height; y += strip) {
    const { data } = context.getImageData(0, y, width, Math.min(strip, height - y));
    for (let at = 3; at < data.length; at += 4) if (data[at]! < 255) return true;
  }
  return false;
}

/** Whether a PNG or WebP holds more than one picture. @source https://www.w3.org/TR/png-3/#apng-frame-based-animation, RFC 9649 2.7 */
async function isMoving(file: File): Promise<boolean> {
  const read = async (at: number, length: number) => new Uint8Array(await file.slice(at, at + length).arrayBuffer());
  const name = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (file.type === 'image/webp') {
    const head = await read(0, 21);
    return name(head, 12) === 'VP8X' && (head[20]! & 2) !== 0;
  }
  if (file.type !== 'image/png') return false;
  // What says that it moves stands before the first picture.
  for (let at = 8; at < file.size;) {
    const chunk = await read(at, 8);
    if (chunk.length < 8 || name(chunk, 4) === 'IDAT') return false;
    if (name(chunk, 4) === 'acTL') return true;
    at += 12 + new DataView(chunk.buffer).getUint32(0);
  }
  return false;
}
