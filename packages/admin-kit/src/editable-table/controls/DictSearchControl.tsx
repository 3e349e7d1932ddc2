import { itemLabel } from '../../dictionary/createDictionaryStore.ts';
import { useDictionaryStore } from '../../dictionary/DictionaryProvider.tsx';
import { Select } from '../../input/Select.tsx';
import { toText } from '../../internals/toText.ts';
import type { DictSearchCellProps } from '../cells/cellTypeMap.ts';
import { cellBox } from './cellBox.ts';
import ChoiceControl from './ChoiceControl.tsx';
import type { KitControlProps } from './kitControl.ts';
import { zhGrid } from '../lateTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/** One row of a dictionary too large to be shown whole: searched on the server, 300 ms after the last key. @source DICT-03 */
export default function DictSearchControl(props: KitControlProps) {
  const { async: isSearched = true } = props.cell.column.props as DictSearchCellProps;
  return isSearched ? <SearchedChoice {...props} /> : <ChoiceControl {...props} />;
}

function SearchedChoice({ value, cell, typed, label, invalid, onValueChange, onClose }: KitControlProps) {
  const { t, localize } = useTexts(zhGrid);
  const store = useDictionaryStore();
  const { dict, tipsContent } = cell.column.props as DictSearchCellProps;
  const present = toText(value);
  const known = { value: present, label: cell.options.textOf(value) ?? cell.words.dictText?.(dict, present) ?? present };
  return (
    <Select
      aria-label={label}
      className={cellBox}
      invalid={invalid}
      placeholder={tipsContent ?? t('select.tip')}
      defaultQuery={typed ?? ''}
      knownOptions={[known]}
      searchFrom={1}
      searchDelay={300}
      loadOptions={async (keyword, signal) => {
        const found = (await store.source.search?.(dict, { keyword, signal })) ?? [];
        return found.map((item) => ({ value: item.value, label: localize(itemLabel(item)), disabled: item.disabled ?? false }));
      }}
      value={present === '' ? null : present}
      onValueChange={(next) => {
        onValueChange(next);
        onClose();
      }}
    />
  );
}
