/** Reads some bytes of a file, fewer at its end. */
export type ReadAt = (position: number, length: number) => Promise<Buffer>;

/** Width and height in pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/** Segments of a JPEG that are looked through for its size; photographs have a few dozen. */
const maxSegments = 500;

/**
 * Reads how large a picture is from its header, without unpacking it.
 *
 * @param contentType as `sniff` tells it
 * @returns undefined when the header is broken
 */
export async function imageSize(contentType: string, read: ReadAt): Promise<ImageSize | undefined> {
  if (contentType === 'image/jpeg') return jpegSize(read);
  const head = await read(0, 32);
  switch (contentType) {
    case 'image/png':
      return head.length >= 24 && head.toString('latin1', 12, 16) === 'IHDR'
        ? size(head.readUInt32BE(16), head.readUInt32BE(20))
        : undefined;
    case 'image/gif':
      return head.length >= 10 ? size(head.readUInt16LE(6), head.readUInt16LE(8)) : undefined;
    case 'image/bmp':
      return head.length >= 26 ? size(Math.abs(head.readInt32LE(18)), Math.abs(head.readInt32LE(22))) : undefined;
    case 'image/webp':
      return head.length >= 30 ? webpSize(head) : undefined;
    default:
      return undefined;
  }
}

const size = (width: number, height: number): ImageSize | undefined => (width > 0 && height > 0 ? { width, height } : undefined);

function webpSize(head: Buffer): ImageSize | undefined {
  switch (head.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return size(head.readUInt16LE(26) & 0x3fff, head.readUInt16LE(28) & 0x3fff);
    case 'VP8L': {
      const bits = head.readUInt32LE(21);
      return size((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
    }
    case 'VP8X':
      return size(head.readUIntLE(24, 3) + 1, head.readUIntLE(27, 3) + 1);
    default:
      return undefined;
  }
}

/** Walks the segments to the frame header, which may stand behind a thumbnail and colour profiles. */
async function jpegSize(read: ReadAt): Promise<ImageSize | undefined> {
  let position = 2;
  for (let count = 0; count < maxSegments; count += 1) {
    const segment = await read(position, 9);
    if (segment.length < 9 || segment[0] !== 0xff) return undefined;
    const marker = segment[1] ?? 0;
    // Bytes of FF may fill the gap before a marker.
    if (marker === 0xff) {
      position += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return size(segment.readUInt16BE(7), segment.readUInt16BE(5));
    position += 2 + segment.readUInt16BE(2);
  }
  return undefined;
}
