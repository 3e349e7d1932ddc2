import { TextInput } from '../../input/TextInput.tsx';
import { emptyText } from '../../internals/format.ts';
import { compareText } from '../checks.ts';
import { defineFieldKind, type CellProps, type FieldInputProps, type SearchInputProps } from '../defineFieldKind.ts';
import { useReferencePicker } from '../referencePickers.ts';
import { TextSearch } from './text.tsx';

function Cell({ value, meta, row }: CellProps<string | null>) {
  const text = meta.textField ? row[meta.textField] : undefined;
  if (typeof text === 'string' && text) return <span title={text}>{text}</span>;
  return value || emptyText;
}

function Input({ meta, value, ...props }: FieldInputProps<string | null>) {
  const { Picker } = useReferencePicker(meta);
  if (Picker) return <Picker {...props} value={value ?? null} />;
  // Without a picker the id itself can be typed; an app that wants more has a picker for the entity, or the screen one of its own.
  const { valueText: _text, onPick: _pick, onValueChange, defaultValue: _default, ...rest } = props;
  return <TextInput {...rest} value={value ?? ''} onValueChange={(text) => onValueChange?.(text || null)} />;
}

function Search(props: SearchInputProps) {
  const { Picker } = useReferencePicker(props.meta);
  const { meta: _meta, value, onValueChange, ...rest } = props;
  const chosen = typeof value === 'string' ? [value] : (value ?? []);
  if (!Picker) return <TextSearch {...props} value={chosen.join(',')} />;
  if (Picker.Several) return <Picker.Several {...rest} value={chosen} onValueChange={onValueChange} />;
  return <Picker {...rest} value={chosen[0] || null} onValueChange={onValueChange} />;
}

/** The id of another entity's row, shown by the text that the row carries along. */
export const referenceKind = defineFieldKind<string | null>({
  name: 'reference',
  holds: 'text',
  width: 150,
  blank: null,
  Cell,
  Input,
  Search,
  text: (value) => value ?? '',
  parse: (text) => text.trim() || null,
  compare: (one, other) => compareText(one ?? '', other ?? ''),
});
