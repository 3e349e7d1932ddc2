import { useState } from 'react';
import type { ControlProps } from '../internals/control.ts';
import { useControlled } from '../internals/useControlled.ts';
import { type Browse, Combobox } from './Combobox.tsx';
import type { Option, OptionValue } from './options.ts';
import type { OptionSource } from './useOptions.ts';

interface SelectBase<Value extends OptionValue> extends OptionSource<Value> {
  /** Options that name the present value when the list does not hold it, as after a reload of a searched choice. */
  knownOptions?: ReadonlyArray<Option<Value>>;
  /** Whether typing filters, default true. */
  searchable?: boolean;
  /** Whether the choice can be emptied, default true. */
  allowClear?: boolean;
  /** Begins open and in focus with this typed: for a box that took the place of a plain input. */
  defaultQuery?: string;
  /** A further way to choose, where a list is too short. */
  browse?: Browse;
  /** Class of the box. */
  className?: string;
}

/**
 * One choice out of many: filtered by typing, or searched on the server with `loadOptions`. `null` when nothing is chosen.
 *
 * @example <Select aria-label="城市" options={[{ value: 'cd', label: '成都' }]} value={text} onValueChange={setCity} />
 * @keyboard
 * ↓ ↑: Opens the list; moves through it, past what is disabled
 * Enter: Chooses the marked option
 * Space: Opens a list that is not typed into
 * Esc: Closes the list and leaves the value
 */
export function Select<Value extends OptionValue>({ value, defaultValue, onValueChange, onOptionChange, ...props }: SelectProps<Value>) {
  const [current, change] = useControlled<Value | null>(value, { defaultValue: defaultValue ?? null, onValueChange });
  const [picked, setPicked] = useState<ReadonlyArray<Option<Value>>>([]);
  const chosen = current === null ? [] : [findOption(current, { picked, source: props })];
  const choose = (option: Option<Value> | null) => {
    setPicked(option ? [option] : []);
    change(option?.value ?? null);
    onOptionChange?.(option);
  };
  return <Combobox {...props} chosen={chosen} onToggle={choose} onClear={() => choose(null)} />;
}

/** Props of {@link Select}. */
export interface SelectProps<Value extends OptionValue> extends ControlProps<Value | null>, SelectBase<Value> {
  /** The same moment as `onValueChange`, with the whole option. */
  onOptionChange?: (option: Option<Value> | null) => void;
}

/**
 * Several choices out of many, shown as tags.
 *
 * @example <MultiSelect aria-label="城市" options={options} value={chosen} onValueChange={setChosen} />
 * @keyboard
 * ↓ ↑: Opens the list; moves through it, past what is disabled
 * Enter: Chooses the marked option
 * Space: Opens a list that is not typed into
 * Esc: Closes the list and leaves the value
 * Backspace: With an empty search: takes the last chosen value away
 */
export function MultiSelect<Value extends OptionValue>({ value, defaultValue, onValueChange, ...props }: MultiSelectProps<Value>) {
  const [current, change] = useControlled<readonly Value[]>(value, { defaultValue: defaultValue ?? [], onValueChange });
  const [picked, setPicked] = useState<ReadonlyArray<Option<Value>>>([]);
  const chosen = current.map((one) => findOption(one, { picked, source: props }));
  const toggle = (option: Option<Value>) => {
    const isChosen = current.includes(option.value);
    if (!isChosen) setPicked([...picked, option]);
    change(isChosen ? current.filter((other) => other !== option.value) : [...current, option.value]);
  };
  return <Combobox {...props} multiple chosen={chosen} onToggle={toggle} onClear={() => change([])} />;
}

/** Props of {@link MultiSelect}. */
export interface MultiSelectProps<Value extends OptionValue> extends ControlProps<readonly Value[]>, SelectBase<Value> {}

function findOption<Value extends OptionValue>(
  value: Value,
  { picked, source }: { picked: ReadonlyArray<Option<Value>>; source: SelectBase<Value> },
): Option<Value> {
  const known = [...(source.options ?? []), ...picked, ...(source.knownOptions ?? [])];
  return known.find((option) => option.value === value) ?? { value, label: String(value) };
}
