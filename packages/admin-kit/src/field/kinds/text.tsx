import { TextInput } from '../../input/TextInput.tsx';
import { emptyText } from '../../internals/format.ts';
import { checkText, compareText } from '../checks.ts';
import { defineFieldKind, type SearchInputProps } from '../defineFieldKind.ts';

/** Searches by a part of the text, or by the whole of it where the contract says 'equals'. */
export function TextSearch({ meta, value, onValueChange, ...props }: SearchInputProps) {
  return (
    <TextInput
      {...props}
      allowClear
      value={typeof value === 'string' ? value : ''}
      onValueChange={(text) => onValueChange(text || null)}
      maxLength={meta.maxLength}
    />
  );
}

/** One line of text. */
export const textKind = defineFieldKind<string>({
  name: 'text',
  holds: 'text',
  width: 140,
  blank: '',
  Cell: ({ value }) => (value ? <span title={value}>{value}</span> : emptyText),
  Input: ({ meta, valueText: _text, onPick: _pick, ...props }) => <TextInput {...props} allowClear maxLength={meta.maxLength} />,
  Search: TextSearch,
  text: (value) => value ?? '',
  parse: (text) => text.trim(),
  compare: compareText,
  check: checkText,
});
