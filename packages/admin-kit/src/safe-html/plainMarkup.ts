/** What rich text may hold. */
export interface AllowedMarkup {
  tags: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
}

/** Elements whose content is not a text for readers, and of which much is not even read as markup. They go with all that is in them. */
const withContent = new Set(
  'audio canvas embed head iframe math noembed noframes noscript object plaintext script select style svg template textarea title video xmp'.split(
    ' ',
  ),
);

// A start of a tag, of an end tag or of a comment; anything else behind '<' is text.
const opening = /<(?:([a-z][^\s/>]*)|\/([a-z][^\s/>]*)|!--|[!?/])/gi;
// As browsers split a tag: a name runs to a blank, '/', '>' or '='; a value is quoted or runs to a blank or '>'.
const attribute = /[\s/]*(=?[^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y;

/**
 * Rewrites markup with nothing in it but the tags and attributes that are allowed. This does not make it safe, a sanitiser does;
 * but it must come first: a browser that parses `onclick` or `style` reports a violation of the page's policy even where the document
 * is inert and the attribute is removed a moment later. Each such report would look like an attack that worked.
 */
export function plainMarkup(html: string, { tags, attributes }: AllowedMarkup): string {
  let plain = '';
  let at = 0;
  const text = (to: number) => (plain += html.slice(at, to).replaceAll('<', '&lt;'));
  for (;;) {
    opening.lastIndex = at;
    const found = opening.exec(html);
    if (found === null) {
      text(html.length);
      return plain;
    }
    text(found.index);
    const start = found[1]?.toLowerCase();
    const end = found[2]?.toLowerCase();
    if (start === undefined && end === undefined) {
      at = found[0] === '<!--' ? behindComment(html, opening.lastIndex) : behind(html, { end: />/g, from: opening.lastIndex });
      continue;
    }
    const tag = readTag(html, opening.lastIndex);
    // A tag that does not end is none, neither for browsers.
    if (tag === undefined) return plain;
    at = tag.end;
    if (end !== undefined) {
      if (tags.has(end)) plain += `</${end}>`;
    } else if (start !== undefined && tags.has(start)) {
      const kept = tag.attributes.filter(([name]) => attributes.has(name));
      plain += `<${start}${kept.map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`).join('')}>`;
    } else if (start !== undefined && withContent.has(start)) {
      at = behind(html, { end: new RegExp(`</${start}(?=[\\s/>])[^>]*>`, 'gi'), from: at });
    }
  }
}

interface TagParts {
  attributes: readonly (readonly [name: string, value: string])[];
  /** Behind its '>'. */
  end: number;
}

function readTag(html: string, from: number): TagParts | undefined {
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

function behind(html: string, { end, from }: { end: RegExp; from: number }): number {
  end.lastIndex = from;
  const found = end.exec(html);
  return found === null ? html.length : end.lastIndex;
}

/** A comment may be over before it has begun: `<!-->`. */
function behindComment(html: string, from: number): number {
  const early = ['>', '->'].find((end) => html.startsWith(end, from));
  return early === undefined ? behind(html, { end: /--!?>/g, from }) : from + early.length;
}
