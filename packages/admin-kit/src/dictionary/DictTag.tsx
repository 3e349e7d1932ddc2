import { StatusTag, Tag } from '../input/Tag.tsx';
import { emptyText } from '../internals/format.ts';
import { useDictionary } from './DictionaryProvider.tsx';
import { useDictText } from './useDictText.ts';

/**
 * The text of a dictionary value or of a comma list.
 *
 * @example <DictText code="sex" value="1,2" />
 * @source DICT-05
 */
export function DictText({ code, value }: DictTextProps) {
  return <>{useDictText(code, value) || emptyText}</>;
}

/**
 * The text of a dictionary value in the colour of its state: a dot for one value, tags for several.
 *
 * @example <DictTag code="loan_state" value={row.state} />
 */
export function DictTag({ code, value }: DictTextProps) {
  const dictionary = useDictionary(code);
  const values = String(value ?? '')
    .split(',')
    .filter(Boolean);
  if (values.length === 0) return <>{emptyText}</>;
  if (values.length === 1) {
    const tone = dictionary.toneOf(values[0]);
    return tone ? <StatusTag tone={tone}>{dictionary.textOf(values[0])}</StatusTag> : <>{dictionary.textOf(values[0])}</>;
  }
  return (
    <span className="inline-flex flex-wrap gap-1">
      {values.map((one) => (
        <Tag key={one} tone={dictionary.toneOf(one) ?? 'draft'}>
          {dictionary.textOf(one)}
        </Tag>
      ))}
    </span>
  );
}

/** Props of {@link DictText}. */
export interface DictTextProps {
  /** Dictionary code. */
  code: string;
  /** A value, or several joined by commas. */
  value: string | number | null | undefined;
}
