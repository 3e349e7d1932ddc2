import { useDictText } from '../../dictionary/useDictText.ts';
import { TextInput } from '../../input/TextInput.tsx';
import { emptyText } from '../../internals/format.ts';
import { checkText, compareText } from '../checks.ts';
import type { FieldDefinition } from '../FieldMeta.ts';
import { spellText } from '../spelling.ts';
import { defineFieldKind, type SearchInputProps } from '../defineFieldKind.ts';

/** What a table calls the value; the value itself is told on demand, and stands here while nobody knows a name. */
function Called({ code, value }: { code: string; value: string }) {
  const name = useDictText(code, value);
  return <span title={value}>{name || value}</span>;
}

/** Searches by a part of the text, or by the whole of it where the contract says 'equals'. */
export function TextSearch({ meta: _meta, value, onValueChange, ...props }: SearchInputProps) {
  return (
    <TextInput {...props} allowClear value={typeof value === 'string' ? value : ''} onValueChange={(text) => onValueChange(text || null)} />
  );
}

/** Characters are counted in the form in which the text is stored: blanks between groups of digits are none of them. */
const tooLong = (value: string | undefined, { maxLength, spelling }: FieldDefinition) =>
  // Some servers send a number where a text is declared.
  maxLength !== undefined && [...spellText(String(value ?? ''), spelling)].length > maxLength;

/** One line of text. */
export const textKind = defineFieldKind<string>({
  name: 'text',
  holds: 'text',
  // As long as names of companies may be.
  width: ({ maxLength = 0 }) => (maxLength >= 100 ? 200 : 140),
  blank: '',
  Cell: ({ value, meta }) =>
    !value ? emptyText : meta.calledBy ? <Called code={meta.calledBy} value={value} /> : <span title={value}>{value}</span>,
  Input: ({ meta, valueText: _text, onPick: _pick, ...props }) => (
    <TextInput {...props} allowClear maxLength={tooLong(props.value, meta) ? meta.maxLength : undefined} />
  ),
  Search: TextSearch,
  text: (value) => value ?? '',
  parse: (text, { meta }) => spellText(text, meta.spelling),
  compare: compareText,
  check: checkText,
});
