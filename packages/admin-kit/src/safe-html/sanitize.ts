import createDomPurify, { type Config, type DOMPurify } from 'dompurify';
import { plainMarkup } from './plainMarkup.ts';

/** Where images of rich text may come from, beside the page's own origin. */
export interface SanitizeOptions {
  /** Origins such as `https://files.example.com`. */
  imageOrigins?: readonly string[];
}

/** What rich text may hold: words, lists, tables and images. No styles, classes or ids: they could cover or rename parts of the page. */
const allowed = {
  tags: new Set(
    'a abbr b blockquote br caption code col colgroup dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre s small span strike strong sub sup table tbody td tfoot th thead tr u ul'.split(
      ' ',
    ),
  ),
  attributes: new Set(['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'scope', 'start', 'dir', 'lang']),
};
const config: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: [...allowed.tags],
  ALLOWED_ATTR: [...allowed.attributes],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  RETURN_DOM_FRAGMENT: true,
};

// An instance of our own: hooks that a host adds to the shared one do not loosen ours.
let purifier: DOMPurify | undefined;

/**
 * Turns rich text of a server into nodes that can do nothing but be read: scripts, handlers, frames, forms, styles and foreign
 * images are gone, links open in a window of their own and know nothing of this one.
 *
 * @source security 48
 */
export function sanitizeHtml(html: string, options: SanitizeOptions = {}): DocumentFragment {
  purifier ??= createDomPurify(window);
  const fragment = purifier.sanitize(plainMarkup(html, allowed), config);
  for (const link of fragment.querySelectorAll('a')) {
    if (!isLink(link.getAttribute('href'))) link.removeAttribute('href');
    else {
      link.setAttribute('target', '_blank');
      link.setAttribute('rel', 'noopener noreferrer');
    }
  }
  for (const image of fragment.querySelectorAll('img')) {
    if (!isOwnImage(image.getAttribute('src'), options.imageOrigins ?? [])) image.replaceWith(image.alt);
    else image.setAttribute('loading', 'lazy');
  }
  return fragment;
}

function isLink(href: string | null): boolean {
  const url = parse(href);
  return url !== undefined && ['http:', 'https:', 'mailto:'].includes(url.protocol);
}

function isOwnImage(src: string | null, origins: readonly string[]): boolean {
  if (src !== null && /^data:image\/(png|jpeg|gif|webp);base64,/i.test(src)) return true;
  const url = parse(src);
  return url !== undefined && /^https?:$/.test(url.protocol) && (url.origin === location.origin || origins.includes(url.origin));
}

function parse(address: string | null): URL | undefined {
  return address === null || address.trim() === '' ? undefined : (URL.parse(address, document.baseURI) ?? undefined);
}
