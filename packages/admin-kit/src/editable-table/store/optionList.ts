import type { OptionList } from '../cells/cellType.ts';
import type { CellOption } from '../columnTypes.ts';

/** What people read of a choice. @source TBL-01 */
function optionText(option: CellOption): string {
  return option.text ?? option.label ?? option.title ?? String(option.value);
}

/** Makes choices searchable by value and by text; of two with one value the first one counts. */
export function createOptionList(...sources: ReadonlyArray<readonly CellOption[]>): OptionList {
  const byValue = new Map<string, CellOption>();
  const byText = new Map<string, CellOption>();
  for (const source of sources) {
    for (const option of source) {
      const value = String(option.value);
      if (byValue.has(value)) continue;
      byValue.set(value, option);
      const text = optionText(option).trim();
      if (!byText.has(text)) byText.set(text, option);
    }
  }
  return {
    items: [...byValue.values()],
    textOf: (value) => {
      const option = isPlain(value) ? byValue.get(String(value)) : undefined;
      return option && optionText(option);
    },
    find: (text) => byText.get(text.trim()) ?? byValue.get(text.trim()),
  };
}

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
