import { textsOf } from '../../i18n/useTexts.ts';
import { late } from '../../internals/late.ts';
import { emptyText } from '../../internals/format.ts';
import { type Entry, fieldsOf, partOf, problemOf } from '../arrayEntries.ts';
import { defineFieldKind, type FieldWords } from '../defineFieldKind.ts';
import type { FieldDefinition } from '../FieldMeta.ts';
import { controlRoom } from '../loadControls.tsx';
import { zhArray } from '../texts.zh.ts';

const ArrayInput = late(() => import('../ArrayInput.tsx'), { meanwhile: controlRoom });
const ArrayCell = late(() => import('../ArrayCell.tsx'));

type Entries = readonly Entry[];

const say = (words: FieldWords) => textsOf(words, zhArray);

/** Values of an entry that is not empty, as text. */
function entryText(entry: Entry, { meta, words }: { meta: FieldDefinition; words: FieldWords }): string {
  return Object.entries(fieldsOf(meta))
    .map(([name, field]) => words.kindOf(field).text(partOf(entry, name), { meta: field, words }))
    .filter(Boolean)
    .join(' ');
}

/**
 * A list of values, or of rows of values, inside a form: phone numbers, tags, lines of an order. `items` names the fields of a row, `item` what a
 * single value is; `minItems` and `maxItems` bound the list. Register it: it is not built in.
 *
 * @example <FieldProvider kinds={[arrayKind]}><App /></FieldProvider>
 * @example
 * const phones = { kind: 'array', label: { zh: '联系电话', en: 'Phones' }, item: { kind: 'text', label: 'Phone', maxLength: 20 }, maxItems: 5 };
 */
export const arrayKind = defineFieldKind<Entries>({
  name: 'array',
  width: 180,
  blank: [],
  isWide: () => true,
  Cell: ({ value, meta, whole }) => (value?.length ? <ArrayCell value={value} meta={meta} whole={whole} /> : emptyText),
  Input: (props) => <ArrayInput {...props} />,
  text: (value, { meta, words }) => (value ?? []).map((entry) => entryText(entry, { meta, words })).join(', '),
  parse: (text, { meta, words }) => {
    if (text.trim() === '') return [];
    if (meta.items) return undefined;
    const field = Object.values(fieldsOf(meta))[0]!;
    const values = text.split(/[,，、;；\n]/).map((part) => words.kindOf(field).parse(part.trim(), { meta: field, words }));
    return values.includes(undefined) ? undefined : values;
  },
  compare: (one, other) => one.length - other.length,
  isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  check: (value, { meta, words }) => {
    const label = words.localize(meta.label);
    const { minItems = 0, maxItems = Infinity } = meta;
    if (value.length < minItems) return say(words)('array.fewest', { label, count: minItems });
    if (value.length > maxItems) return say(words)('array.most', { label, count: maxItems });
    for (const [at, entry] of value.entries())
      for (const [name, field] of Object.entries(fieldsOf(meta))) {
        const problem = problemOf(partOf(entry, name), { field, kindOf: words.kindOf, words });
        if (problem !== undefined) return say(words)('array.entry', { at: at + 1, problem });
      }
    return undefined;
  },
});
