/** Fields of which nothing is kept. */
const secret = /pass|secret|token|captcha|signature|privatekey|^(code|content|picture|image|file|sign)$/i;
/** Fields of which the end alone is kept. */
const personal =
  /(account|card|id|tax|licen[cs]e|phone|mobile|uscc|paper)_?no$|^(idno|accountno|cardno|phone|mobile|uscc|receiver|taxno)$/i;
/** Fields with names of people and companies, of which the beginning is kept. */
const named = /(name|holder|person|realname)$/i;

/** Characters of one text, and of a whole body. */
const mostText = 200;
const mostBody = 2000;
const deepest = 6;

/** Numbers of cards, papers and phones wherever they stand in a text. */
const hideNumbers = (text: string): string =>
  text
    .replaceAll(/(?<!\d)1[3-9]\d{9}(?!\d)/g, (phone) => `${phone.slice(0, 3)}****${phone.slice(-4)}`)
    .replaceAll(/(?<![0-9A-Za-z])[0-9A-Z]{2}\d{6}[0-9A-Z]{10}(?![0-9A-Za-z])/g, ends)
    .replaceAll(/(?<!\d)\d{15,}[Xx]?/g, ends);

const ends = (text: string): string => (text.length <= 4 ? '****' : `****${text.slice(-4)}`);

function redacted(value: unknown, { key, depth }: { key: string; depth: number }): unknown {
  if (value === null || value === undefined || typeof value === 'boolean' || typeof value === 'number') return value;
  if (secret.test(key)) return '***';
  if (value instanceof Uint8Array) return `[${value.byteLength} bytes]`;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string') {
    if (personal.test(key)) return ends(value);
    if (named.test(key)) return value === '' ? value : `${value.slice(0, 1)}**`;
    const text = hideNumbers(value);
    return text.length > mostText ? `${text.slice(0, mostText)}…` : text;
  }
  if (depth >= deepest) return '…';
  if (Array.isArray(value)) return value.slice(0, 20).map((one) => redacted(one, { key, depth: depth + 1 }));
  if (typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, redacted(one, { key: name, depth: depth + 1 })]));
  return undefined;
}

/** What a call said or was told, as it may be kept: without secrets, with the ends of personal numbers alone, and cut. Null where there is nothing. */
export function redact(value: unknown): string | null {
  const text = JSON.stringify(redacted(value, { key: '', depth: 0 }));
  return text === undefined ? null : text.slice(0, mostBody);
}
