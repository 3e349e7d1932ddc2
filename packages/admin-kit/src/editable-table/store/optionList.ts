import type { CellWords, OptionList } from '../cells/cellType.ts';
import type { CellOption } from '../columnTypes.ts';
import { said } from './said.ts';

/** Makes choices searchable by value and by text; of two with one value the first one counts. @source TBL-01 */
export function createOptionList(options: readonly CellOption[], words: Pick<CellWords, 'localize'>): OptionList {
  const byValue = new Map<string, CellOption>();
  const byText = new Map<string, CellOption>();
  const optionText = ({ text, label, title, value }: CellOption) => said(text ?? label ?? title ?? String(value), words);
  for (const option of options) {
    const value = String(option.value);
    if (byValue.has(value)) continue;
    byValue.set(value, option);
    const text = optionText(option).trim();
    if (!byText.has(text)) byText.set(text, option);
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
