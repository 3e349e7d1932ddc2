import { TextInput } from '../input/TextInput.tsx';
import type { FieldInputProps, SearchInputProps } from './defineFieldKind.ts';
import { TextSearch } from './kinds/text.tsx';
import { useReferencePicker } from './referencePickers.ts';

/** Chooses the row of a reference, or several where the field holds a list. */
export function ReferenceInput({ meta, value, ...props }: FieldInputProps<string | null>) {
  const { Picker } = useReferencePicker(meta);
  if (Picker) return <Picker {...props} multiple={meta.multiple} value={value ?? null} />;
  // Without a picker the id itself can be typed; an app that wants more has a picker for the entity, or the screen one of its own.
  const { valueText: _text, onPick: _pick, onValueChange, defaultValue: _default, ...rest } = props;
  return <TextInput {...rest} value={value ?? ''} onValueChange={(text) => onValueChange?.(text || null)} />;
}

/** Chooses the rows that a list is searched by: several where the picker can. */
export function ReferenceSearch(props: SearchInputProps) {
  const own = useReferencePicker(props.meta).Picker;
  const Picker = props.meta.searchPicker ?? own;
  const { meta: _meta, value, onValueChange, ...rest } = props;
  const chosen = typeof value === 'string' ? [value] : (value ?? []);
  if (!Picker) return <TextSearch {...props} value={chosen.join(',')} />;
  if (!Picker.multiple) return <Picker {...rest} value={chosen[0] || null} onValueChange={onValueChange} />;
  return (
    <Picker
      {...rest}
      multiple
      value={chosen.join(',') || null}
      onValueChange={(next) => onValueChange(next === null ? null : next.split(','))}
    />
  );
}
