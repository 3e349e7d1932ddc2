import { type Reader, signPath } from '../files/signedPath.ts';

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements that rich text may hold: words, lists, tables and images. The pages that show it allow the same. @source security 11.48 */
const allowedTags = setOf(
  'a b blockquote br caption code col colgroup del div em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins li mark ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul',
);

/** Attributes by element. Styles, classes and ids are no part of a text: they could cover or rename parts of the page. */
const allowedAttributes: Readonly<Record<string, ReadonlySet<string>>> = {
  a: setOf('href title'),
  img: setOf('src alt title width height'),
  td: setOf('colspan rowspan'),
  th: setOf('colspan rowspan scope'),
  col: setOf('span'),
  ol: setOf('start'),
};

/** Elements whose content is not a text for readers. They go with all that is in them. */
const withContent = setOf(
  'audio canvas embed head iframe math noembed noframes noscript object plaintext script select style svg template textarea title video xmp',
);

/** The one folder of images that belong to rich text; a text cannot make the server sign files of other kinds. */
const imagePath = /^jeditor\/\d{4}\/\d{2}\/[\w-]+\.(?:png|jpe?g|gif|webp|bmp)$/i;
const inlineImage = /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z\d+/=]+$/i;
const staticAddress = '/jeecg-boot/sys/common/static/';

// A start of a tag, of an end tag or of a comment; anything else behind '<' is text.
const opening = /<(?:([a-z][^\s/>]*)|\/([a-z][^\s/>]*)|!--|[!?/])/gi;
// As browsers split a tag: a name runs to a blank, '/', '>' or '='; a value is quoted or runs to a blank or '>'.
const attribute = /[\s/]*(=?[^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y;

/**
 * Rewrites rich text with nothing in it but what is allowed: no scripts, handlers, frames, forms or styles, links to http, https and
 * mail alone, images of our own files or written into the text. Addresses of images lose their signatures, see `withImages`.
 *
 * @source security 11.48
 */
export function cleanRichText(html: string): string {
  let clean = '';
  let at = 0;
  for (;;) {
    opening.lastIndex = at;
    const found = opening.exec(html);
    clean += html.slice(at, found?.index ?? html.length).replaceAll('<', '&lt;');
    if (found === null) return clean;
    const start = found[1]?.toLowerCase();
    const end = found[2]?.toLowerCase();
    if (start === undefined && end === undefined) {
      at = found[0] === '<!--' ? behindComment(html, opening.lastIndex) : behindMark(html, opening.lastIndex);
      continue;
    }
    const tag = readTag(html, opening.lastIndex);
    // A tag that does not end is none, neither for browsers.
    if (tag === undefined) return clean;
    at = tag.end;
    if (end !== undefined) clean += allowedTags.has(end) ? `</${end}>` : '';
    else if (start !== undefined && allowedTags.has(start)) clean += writeTag(start, tag.attributes);
    else if (start !== undefined && withContent.has(start)) at = behindElement(html, { name: start, from: at });
  }
}

/** Addresses of stored images that a text shows, with the signatures that they came with. */
export function imagesOf(html: string): string[] {
  return [...html.matchAll(/\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))/gi)].flatMap(([, double, single, bare]) => {
    const source = double ?? single ?? bare ?? '';
    const path = imageOf(source);
    if (path === undefined || !imagePath.test(path)) return [];
    const signature = source.replaceAll('&amp;', '&').trim().split('?')[1];
    return [signature === undefined ? path : `${path}?${signature}`];
  });
}

/** The same text with images that its reader may load: paths are signed for the next minutes. @source security 10.46 */
export function withImages(html: string, signer: { secret: string; reader: Reader; now: number }): string {
  return html.replaceAll(/(<img [^>]*?src=")([^"]+)"/g, (whole, before: string, path: string) =>
    imagePath.test(path)
      ? `${before}${staticAddress}${signPath(signer.secret, { reader: signer.reader, path, now: signer.now }).replaceAll('&', '&amp;')}"`
      : whole,
  );
}

/** What a reader without pictures and tags gets, for summaries, sheets and plain mails. */
export function plainTextOf(html: string): string {
  const words = cleanRichText(html)
    .replaceAll(/<(?:br|\/(?:p|div|li|h[1-6]|tr|blockquote|pre))>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(lt|gt|quot|amp|nbsp|#39);/g, (_whole, name: string) => entities[name] ?? '');
  return words
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as markup that shows just this text. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: ' ', '#39': "'" };

type Attributes = readonly (readonly [name: string, value: string])[];

function writeTag(name: string, attributes: Attributes): string {
  const kept = new Map<string, string>();
  for (const [key, given] of attributes) {
    if (kept.has(key) || allowedAttributes[name]?.has(key) !== true) continue;
    const value = key === 'href' ? linkOf(given) : key === 'src' ? imageOf(given) : given;
    if (value !== undefined) kept.set(key, value);
  }
  if (name === 'img' && !kept.has('src')) return '';
  return `<${name}${[...kept].map(([key, value]) => ` ${key}="${value.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}"`).join('')}>`;
}

/** The scheme must be written out: what only becomes one when a browser has decoded it is none. */
function linkOf(value: string): string | undefined {
  const link = value.trim();
  return /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i.test(link) ? link : undefined;
}

function imageOf(value: string): string | undefined {
  const source = value.trim().replaceAll('&amp;', '&');
  if (inlineImage.test(source)) return source;
  const path = (source.split('?', 1)[0] ?? '').replace(/^https?:\/\/[^/]+(?=\/)/i, '').replace(/^(?:\/[\w-]+)?\/sys\/common\/static\//, '');
  return imagePath.test(path) ? path : undefined;
}

function readTag(html: string, from: number): { attributes: Attributes; end: number } | undefined {
  const attributes: [string, string][] = [];
  let at = from;
  while (at < html.length) {
    if (html[at] === '>') return { attributes, end: at + 1 };
    attribute.lastIndex = at;
    const [whole = '', name = '', double, single, bare] = attribute.exec(html) ?? [];
    if (name !== '') attributes.push([name.toLowerCase(), double ?? single ?? bare ?? '']);
    at += Math.max(1, whole.length);
  }
  return undefined;
}

/** Behind the end tag of an element. Looked for in two steps, so that end tags which never end are gone through once. */
function behindElement(html: string, { name, from }: { name: string; from: number }): number {
  const end = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  end.lastIndex = from;
  return end.exec(html) === null ? html.length : behindMark(html, end.lastIndex);
}

function behindMark(html: string, from: number): number {
  const found = html.indexOf('>', from);
  return found === -1 ? html.length : found + 1;
}

/** A comment may be over before it has begun: `<!-->`. */
function behindComment(html: string, from: number): number {
  const early = ['>', '->'].find((end) => html.startsWith(end, from));
  if (early !== undefined) return from + early.length;
  const end = /--!?>/g;
  end.lastIndex = from;
  return end.exec(html) === null ? html.length : end.lastIndex;
}
