import { defineFieldKind } from '../field/defineFieldKind.ts';
import { longTextKind } from '../field/kinds/longText.tsx';
import { late } from '../internals/late.ts';
import { emptyText } from '../internals/format.ts';
import { RichTextInput } from './RichTextInput.tsx';

const Html = late(() => import('../safe-html/SafeHtml.tsx'), { part: 'SafeHtml' });

/** The words of markup, without its tags. */
const plain = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * Text with headings, lists, tables and pictures, stored as HTML and sanitised when it is shown; a list shows its words. Register it: it is not
 * built in, because its editor needs packages that the host installs.
 *
 * @example <FieldProvider kinds={[richTextKind]}>…</FieldProvider>
 */
export const richTextKind = defineFieldKind<string | null>({
  name: 'richText',
  holds: 'text',
  width: 220,
  blank: null,
  isWide: () => true,
  Cell: ({ value, meta, name, row, whole }) => {
    if (!value) return emptyText;
    return whole ? <Html html={value} /> : <longTextKind.Cell value={plain(value)} meta={meta} name={name} row={row} />;
  },
  Input: ({ meta: _meta, valueText: _text, onPick: _pick, ...props }) => <RichTextInput {...props} />,
  text: (value) => plain(value ?? ''),
  parse: (text) => text.trim() || null,
  compare: (one, other) => plain(one ?? '').localeCompare(plain(other ?? '')),
  check: (value, { meta, words }) =>
    meta.maxLength !== undefined && value !== null && value.length > meta.maxLength
      ? words.t('form.maxLength', { label: words.localize(meta.label), count: meta.maxLength })
      : undefined,
});
