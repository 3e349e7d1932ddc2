import { DictTag } from '../../dictionary/DictTag.tsx';
import { useDictionary } from '../../dictionary/DictionaryProvider.tsx';
import { emptyText } from '../../internals/format.ts';
import { compareText } from '../checks.ts';
import { defineFieldKind, type CellProps } from '../defineFieldKind.ts';
import { late } from '../../internals/late.ts';
import { controlRoom, loadControls } from '../loadControls.tsx';
import { sentText } from '../sentText.ts';

const DictInput = late(loadControls, { part: 'DictInput', meanwhile: controlRoom });
const DictSearch = late(loadControls, { part: 'DictSearch', meanwhile: controlRoom });

function Cell({ value, meta, name, row }: CellProps<string | null>) {
  const dictionary = useDictionary(meta.dict ?? '');
  if (value == null || value === '') return emptyText;
  // Servers send the text along; it bridges the time until the dictionary is there, and its absence.
  const sent = sentText(row, name);
  if (dictionary.state !== 'ready' && typeof sent === 'string' && sent) return sent;
  return <DictTag code={meta.dict ?? ''} value={value} />;
}

/** One code of a dictionary, or several as a comma list. */
export const dictKind = defineFieldKind<string | null>({
  name: 'dict',
  holds: 'text',
  width: (meta, locale) => (meta.multiple ? 180 : locale === 'zh-CN' ? 110 : 132),
  blank: null,
  Cell,
  Input: (props) => <DictInput {...props} />,
  Search: (props) => <DictSearch {...props} />,
  text: (value, { meta, words }) => words.dictText(meta.dict ?? '', value),
  parse: (text, { meta, words }) => {
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
