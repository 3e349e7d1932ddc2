/** RFC 6266, with a plain fallback for what does not fit in ASCII. */
export function contentDisposition(kind: 'attachment' | 'inline', fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName).replaceAll(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`)}`;
}
