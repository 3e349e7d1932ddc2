import { toText } from '../../internals/toText.ts';
import { MultiSelect } from '../../input/Select.tsx';
import { splitList } from '../cells/texts.ts';
import { cellBox } from './cellBox.ts';
import { controlOptions } from './controlOptions.ts';
import type { KitControlProps } from './kitControl.ts';

/** Several of some choices; each press is written at once, as a comma list. */
export default function ChoicesControl({ value, cell, typed, label, placeholder, invalid, onValueChange }: KitControlProps) {
  const options = controlOptions(cell.options);
  return (
    <MultiSelect
      aria-label={label}
      className={cellBox}
      invalid={invalid}
      {...(placeholder === '' ? {} : { placeholder })}
      defaultQuery={typed ?? ''}
      options={options}
      value={splitList(toText(value))}
      onValueChange={(next) => onValueChange(next.join(','))}
    />
  );
}
