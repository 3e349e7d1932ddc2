import { toText } from '../../internals/toText.ts';
import { matchOptions } from '../../input/options.ts';
import { Select } from '../../input/Select.tsx';
import type { SelectCellProps } from '../cells/cellTypeMap.ts';
import { controlOptions, wireValue } from './controlOptions.ts';
import { cellBox } from './cellBox.ts';
import type { KitControlProps } from './kitControl.ts';

/** One of some choices. Opens with its list; what is typed searches, or with `allowInput` becomes the value. */
export default function ChoiceControl({ value, cell, typed, label, placeholder, invalid, onValueChange, onClose }: KitControlProps) {
  const { allowInput = false } = cell.column.props as SelectCellProps;
  const options = controlOptions(cell.options);
  const chosen = value === null || value === undefined || value === '' ? null : toText(value);
  const withTyped = async (query: string) => {
    const found = matchOptions(options, query);
    const wanted = query.trim();
    return wanted === '' || options.some((one) => one.label === wanted) ? found : [{ value: wanted, label: wanted }, ...found];
  };
  return (
    <Select
      aria-label={label}
      className={cellBox}
      invalid={invalid}
      {...(placeholder === '' ? {} : { placeholder })}
      defaultQuery={typed ?? ''}
      knownOptions={options}
      {...(allowInput ? { loadOptions: withTyped, searchDelay: 0 } : { options })}
      value={chosen}
      onValueChange={(next) => {
        onValueChange(next === null ? null : wireValue(cell.options, next));
        onClose();
      }}
    />
  );
}
