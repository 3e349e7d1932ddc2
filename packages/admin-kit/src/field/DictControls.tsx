import { DictMultiSelect, DictSelect } from '../dictionary/controls.tsx';
import { toText } from '../internals/toText.ts';
import type { FieldInputProps, SearchInputProps } from './defineFieldKind.ts';

/** Chooses a code of a dictionary, or several where the field holds a list. */
export function DictInput({ meta, valueText: _text, onPick: _pick, value, onValueChange, ...props }: FieldInputProps<string | null>) {
  const code = meta.dict ?? '';
  // Some wires carry the codes of a dictionary as numbers; their fields have bounds. Inside, codes are texts.
  const give = (next: string | null) =>
    onValueChange?.(next !== null && meta.minimum !== undefined ? (Number(next) as unknown as string) : next);
  return meta.multiple ? (
    <DictMultiSelect
      {...props}
      defaultValue={undefined}
      code={code}
      value={value ?? ''}
      onValueChange={(next) => onValueChange?.(next || null)}
    />
  ) : (
    <DictSelect {...props} code={code} offered={meta.offered} value={toText(value) || null} onValueChange={give} />
  );
}

/** Chooses the codes that a list is searched by; one of them where it is searched by whole values. */
export function DictSearch({ meta, value, onValueChange, ...props }: SearchInputProps) {
  return meta.filter === 'equals' ? (
    <DictSelect {...props} code={meta.dict ?? ''} value={toText(value) || null} onValueChange={onValueChange} />
  ) : (
    <DictMultiSelect
      {...props}
      code={meta.dict ?? ''}
      // One code, or several, which a text of them parts by commas.
      value={String((value as string | readonly string[] | null) ?? '')}
      onValueChange={(next) => onValueChange(next === '' ? null : next.split(','))}
    />
  );
}
