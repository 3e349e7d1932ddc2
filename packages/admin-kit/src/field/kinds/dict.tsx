import { DictTag } from '../../dictionary/DictTag.tsx';
import { useDictionary } from '../../dictionary/DictionaryProvider.tsx';
import { emptyText } from '../../internals/format.ts';
import { toText } from '../../internals/toText.ts';
import { compareText } from '../checks.ts';
import { defineFieldKind, type CellProps, type FieldInputProps, type SearchInputProps } from '../defineFieldKind.ts';
import { late } from '../../internals/late.ts';
import { controlRoom, loadControls } from '../loadControls.tsx';

const DictSelect = late(loadControls, { part: 'DictSelect', meanwhile: controlRoom });
const DictMultiSelect = late(loadControls, { part: 'DictMultiSelect', meanwhile: controlRoom });

function Cell({ value, meta, name, row }: CellProps<string | null>) {
  const dictionary = useDictionary(meta.dict ?? '');
  if (value == null || value === '') return emptyText;
  // Servers send the text along; it bridges the time until the dictionary is there, and its absence.
  const sent = row[`${name}_dictText`];
  if (dictionary.state !== 'ready' && typeof sent === 'string' && sent) return sent;
  return <DictTag code={meta.dict ?? ''} value={value} />;
}

function Input({ meta, valueText: _text, onPick: _pick, value, onValueChange, ...props }: FieldInputProps<string | null>) {
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

function Search({ meta, value, onValueChange, ...props }: SearchInputProps) {
  return (
    <DictMultiSelect
      {...props}
      code={meta.dict ?? ''}
      // One code, or several, which a text of them parts by commas.
      value={String((value as string | readonly string[] | null) ?? '')}
      onValueChange={(next) => onValueChange(next === '' ? null : next.split(','))}
    />
  );
}

/** One code of a dictionary, or several as a comma list. */
export const dictKind = defineFieldKind<string | null>({
  name: 'dict',
  holds: 'text',
  width: (meta, locale) => (meta.multiple ? 180 : locale === 'zh-CN' ? 110 : 132),
  blank: null,
  Cell,
  Input,
  Search,
  text: (value, meta, words) => words.dictText(meta.dict ?? '', value),
  parse: (text, meta, words) => {
    const parts = text
      .split(/[,，、]/)
      .map((part) => part.trim())
      .filter(Boolean);
    const values = parts.map((part) => words.dictValue(meta.dict ?? '', part));
    if (values.includes(undefined)) return undefined;
    return values.length === 0 ? null : meta.multiple ? values.join(',') : values[0]!;
  },
  compare: (one, other) => compareText(one ?? '', other ?? ''),
});
