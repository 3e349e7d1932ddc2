import { Check } from 'lucide-react';
import { cx } from '../internals/cx.ts';
import type { OptionValue, SpokenOption } from './options.ts';

/** The box around the options. */
export const listboxFrame = 'm-0 max-h-64 list-none overflow-auto p-0';

/** One option. */
export function ListboxRow<Value extends OptionValue>({
  list,
  option,
  index,
}: {
  list: ListboxProps<Value>;
  option: SpokenOption<Value>;
  index: number;
}) {
  const isChosen = list.chosen.some((other) => other.value === option.value);
  return (
    <div
      id={`${list.id}-${index}`}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      aria-disabled={option.disabled || undefined}
      aria-setsize={list.options.length}
      aria-posinset={index + 1}
      data-active={index === list.active ? '' : undefined}
      // The focus stays in the input, so that typing goes on.
      onPointerDown={(event) => event.preventDefault()}
      onMouseMove={() => {
        if (index !== list.active) list.onActiveChange(index);
      }}
      onClick={() => list.onPick(option)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') list.onPick(option);
      }}
      className={cx(
        'flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-2.5 py-1 data-active:bg-hover aria-disabled:cursor-not-allowed aria-disabled:text-ink-disabled',
        (isChosen || option.onPick) && 'font-medium text-primary-ink',
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate">{option.label}</span>
        {option.description && <span className="block truncate text-sm font-normal text-ink-secondary">{option.description}</span>}
      </span>
      {isChosen && <Check aria-hidden size={16} className="shrink-0" />}
    </div>
  );
}

/** What a list says of itself to assistive technology. */
export function listAttributes<Value extends OptionValue>(props: ListboxProps<Value>) {
  return {
    id: props.id,
    role: 'listbox',
    'aria-label': props.label,
    'aria-labelledby': props.label ? undefined : props.labelledBy,
    'aria-multiselectable': props.multiple || undefined,
  };
}

/** What a list of options shows and does. */
export interface ListboxProps<Value extends OptionValue> {
  id: string;
  label?: string;
  labelledBy?: string;
  options: ReadonlyArray<SpokenOption<Value>>;
  chosen: ReadonlyArray<SpokenOption<Value>>;
  multiple: boolean;
  active: number;
  onActiveChange: (index: number) => void;
  onPick: (option: SpokenOption<Value>) => void;
}
