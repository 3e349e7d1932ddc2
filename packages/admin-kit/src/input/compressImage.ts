/** Formats that hold one still picture. */
const still = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/bmp']);
/** Good enough for a licence to be read, a fifth of what cameras write. */
const quality = 0.85;

/**
 * Draws a photograph smaller, upright as its camera held it. PNG stays PNG, for screenshots and transparent ground; the rest
 * becomes JPEG, and so carries no place or camera any more.
 *
 * @param longest of the two sides, in px
 * @returns the file itself when it would not become smaller, moves, or cannot be read: the server tells what is wrong with it
 */
export async function compressImage(file: File, longest: number): Promise<File> {
  if (!still.has(file.type)) return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (bitmap === undefined) return file;
  const part = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const drawn = await drawPart(bitmap, file, {
    from: { x: 0, y: 0, width: bitmap.width, height: bitmap.height },
    width: Math.max(1, Math.round(bitmap.width * part)),
    height: Math.max(1, Math.round(bitmap.height * part)),
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

/** Draws part of a picture into a file of its own, named as the picture was, with the ending of what it is now. */
export async function drawPart(bitmap: ImageBitmap, file: File, { from, width, height }: DrawnPart): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')!.drawImage(bitmap, from.x, from.y, from.width, from.height, 0, 0, width, height);
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (blob === null) return file;
  const name = type === file.type ? file.name : `${file.name.replace(/\.[^.]*$/, '')}.jpg`;
  return new File([blob], name, { type, lastModified: file.lastModified });
}
