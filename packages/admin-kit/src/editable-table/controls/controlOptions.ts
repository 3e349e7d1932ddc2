import type { OptionList } from '../cells/cellType.ts';
import type { CellOption } from '../columnTypes.ts';
import type { SpokenOption } from '../../input/options.ts';

/** The choices of a cell as the inputs of the kit take them: values as texts, whatever the wire holds. */
export function controlOptions(options: OptionList): SpokenOption[] {
  return options.items.map((item) => ({
    value: String(item.value),
    label: options.textOf(item.value) ?? String(item.value),
    disabled: item.disabled ?? false,
  }));
}

/** The value on the wire of a chosen text. */
export function wireValue(options: OptionList, chosen: string): CellOption['value'] {
  return options.items.find((item) => String(item.value) === chosen)?.value ?? chosen;
}
