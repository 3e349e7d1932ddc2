/**
 * An address that can be decoded. A `%` that begins no character, as in `/%zz`, stands for itself: the address leads to what any unknown
 * address does, instead of to an answer of the router's own.
 */
export function readableAddress(url: string): string {
  if (!url.includes('%')) return url;
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  return isReadable(path) ? url : `${path.replaceAll('%', '%25')}${end < 0 ? '' : url.slice(end)}`;
}

function isReadable(path: string): boolean {
  try {
    // A bundler leaves out a call whose answer nobody uses.
    return decodeURIComponent(path).length > 0;
  } catch {
    return false;
  }
}
