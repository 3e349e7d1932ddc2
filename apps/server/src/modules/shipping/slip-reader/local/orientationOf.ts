/** The tag of EXIF in both orders of bytes: number 0x0112, a short, one of it, its value. */
const tags = [
  Buffer.from([0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00]),
  Buffer.from([0x12, 0x01, 0x03, 0x00, 0x01, 0x00, 0x00, 0x00]),
];
/** EXIF stands at the beginning of a photograph. */
const looked = 2000;

/** How a photograph is to be turned, 1 to 8 as EXIF counts; 1 where it does not say. */
export function orientationOf(bytes: Buffer): number {
  const head = bytes.subarray(0, looked);
  if (!head.includes('Exif\0')) return 1;
  for (const tag of tags) {
    const at = head.indexOf(tag);
    const value = at === -1 ? undefined : head[at + tag.length];
    if (value !== undefined && value >= 1 && value <= 8) return value;
  }
  return 1;
}
