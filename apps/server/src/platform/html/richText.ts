import sanitize from 'sanitize-html';
import { invalidInput } from '../errors.ts';
import { type Reader, signPath } from '../files/signedPath.ts';

const listOf = (names: string): string[] => names.split(' ');

/** The one folder of images that belong to rich text; a text cannot make the server sign files of other kinds. */
const imagePath = /^jeditor\/\d{4}\/\d{2}\/[\w-]+\.(?:png|jpe?g|gif|webp|bmp)$/i;
const inlineImage = /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z\d+/=]+$/i;
const staticAddress = '/jeecg-boot/sys/common/static/';

/** Words, lists, tables and images; the pages that show them allow the same. @source security 11.48 */
const rules: sanitize.IOptions = {
  allowedTags: listOf(
    'a b blockquote br caption code col colgroup del div em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins li mark ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul',
  ),
  // Styles, classes and ids are not part of a text: they could cover or rename parts of the page.
  allowedAttributes: {
    a: listOf('href title'),
    img: listOf('src alt title width height'),
    td: listOf('colspan rowspan'),
    th: listOf('colspan rowspan scope'),
    col: ['span'],
    ol: ['start'],
  },
  parseStyleAttributes: false,
  // Elements whose content is not a text for readers. They go with all that is in them.
  nonTextTags: listOf(
    'audio canvas embed head iframe math noembed noframes noscript object plaintext script select style svg template textarea title video xmp',
  ),
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  transformTags: {
    img: (tagName, attribs) => ({ tagName, attribs: withAddress(attribs, { name: 'src', address: imageOf(attribs['src']) }) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
};

/** More than any text that people write has: the time that the parser takes grows with the elements, and with the square of the depth. */
const most = { depth: 100, elements: 4000 };

/**
 * Rewrites rich text with nothing in it but what is allowed: no scripts, handlers, frames, forms or styles, links to http, https and
 * mail alone, images of our own files or written into the text. Every element is closed. Addresses of images lose their signatures,
 * see `withImages`.
 *
 * @throws InvalidInput more than 100 elements lie in each other, or there are more than 4,000
 * @source security 11.48
 */
export function cleanRichText(html: string): string {
  return readRichText(html);
}

/** Addresses of stored images that a text shows, with the signatures that they came with. */
export function imagesOf(html: string): string[] {
  const found: string[] = [];
  readRichText(html, (name, { src = '' }) => {
    const path = name === 'img' ? imageOf(src) : undefined;
    if (path === undefined || !imagePath.test(path)) return;
    const signature = src.trim().split('?')[1];
    found.push(signature === undefined ? path : `${path}?${signature}`);
  });
  return found;
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
    .replaceAll(/<(?:br ?\/?|\/(?:p|div|li|h[1-6]|tr|blockquote|pre))>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(lt|gt|quot|amp);/g, (_whole, name: string) => entities[name] ?? '');
  return words
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as markup that shows just this text. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

function readRichText(html: string, onElement?: (name: string, attributes: sanitize.Attributes) => void): string {
  let depth = 0;
  let elements = 0;
  let links = 0;
  // What begins no tag is text; the parser would look at each such character by itself.
  return sanitize(html.replaceAll(/<(?![a-z/!?])/gi, '&lt;'), {
    ...rules,
    transformTags: {
      ...rules.transformTags,
      // A link in a link is none: browsers, and the next reading of the text, would take it out of there.
      a: (tagName, attribs) =>
        links > 1
          ? { tagName: 'span', attribs: {} }
          : { tagName, attribs: withAddress(attribs, { name: 'href', address: linkOf(attribs['href']) }) },
    },
    onOpenTag: (name, attributes) => {
      depth += 1;
      if (name === 'a') links += 1;
      elements += 1;
      if (depth > most.depth || elements > most.elements) {
        throw invalidInput({
          zh: '内容排版过于复杂，请简化后重试',
          en: 'The layout of this text is too complex. Simplify it and try again',
        });
      }
      onElement?.(name, attributes);
    },
    onCloseTag: (name) => {
      depth -= 1;
      if (name === 'a') links -= 1;
    },
  });
}

/** The attributes in their order, with an address that is allowed, or without one. */
function withAddress(
  attributes: sanitize.Attributes,
  { name, address }: { name: string; address: string | undefined },
): sanitize.Attributes {
  return Object.fromEntries(
    Object.entries({ ...attributes, [name]: address }).filter((one): one is [string, string] => one[1] !== undefined),
  );
}

function linkOf(value = ''): string | undefined {
  const link = value.trim();
  return /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i.test(link) ? link : undefined;
}

function imageOf(value = ''): string | undefined {
  const source = value.trim();
  if (inlineImage.test(source)) return source;
  const path = (source.split('?', 1)[0] ?? '').replace(/^https?:\/\/[^/]+(?=\/)/i, '').replace(/^(?:\/[\w-]+)?\/sys\/common\/static\//, '');
  return imagePath.test(path) ? path : undefined;
}
