import { useVirtualizer } from '@tanstack/react-virtual';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocale } from '../i18n/LocaleProvider.tsx';
import { cx } from '../internals/cx.ts';
import type { Option, OptionValue } from './options.ts';

/** The floating list of a combobox. Long lists exist in the page only as far as they are seen. */
export function Listbox<Value extends OptionValue>(props: ListboxProps<Value>) {
  const { t } = useLocale();
  const named = { ...props, label: props.label ?? (props.labelledBy ? undefined : t('common.select')) };
  return props.options.length > 100 ? <LongListbox {...named} /> : <ShortListbox {...named} />;
}

/** Props of {@link Listbox}. */
export interface ListboxProps<Value extends OptionValue> {
  id: string;
  label?: string;
  labelledBy?: string;
  options: ReadonlyArray<Option<Value>>;
  chosen: ReadonlyArray<Option<Value>>;
  multiple: boolean;
  active: number;
  onActiveChange: (index: number) => void;
  onPick: (option: Option<Value>) => void;
}

const frame = 'm-0 max-h-64 list-none overflow-auto p-0';

function ShortListbox<Value extends OptionValue>(props: ListboxProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const { active } = props;
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} {...listAttributes(props)} className={frame}>
      {props.options.map((option, index) => (
        <Row key={option.value} list={props} option={option} index={index} />
      ))}
    </div>
  );
}

function LongListbox<Value extends OptionValue>(props: ListboxProps<Value>) {
  const scroll = useRef<HTMLDivElement>(null);
  const rowHeight = props.options.some((option) => option.description) ? 52 : 32;
  const virtual = useVirtualizer({
    count: props.options.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  const { active } = props;
  useEffect(() => {
    if (active >= 0) virtual.scrollToIndex(active);
  }, [active, virtual]);
  return (
    <div ref={scroll} {...listAttributes(props)} className={frame}>
      <div role="presentation" className="relative" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((item) => (
          <div key={item.key} role="presentation" className="absolute inset-x-0" style={{ top: item.start, height: item.size }}>
            <Row list={props} option={props.options[item.index]!} index={item.index} />
          </div>
        ))}
      </div>
    </div>
  );
}

function Row<Value extends OptionValue>({ list, option, index }: { list: ListboxProps<Value>; option: Option<Value>; index: number }) {
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
        isChosen && 'font-medium text-primary-ink',
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

function listAttributes<Value extends OptionValue>(props: ListboxProps<Value>) {
  return {
    id: props.id,
    role: 'listbox',
    'aria-label': props.label,
    'aria-labelledby': props.label ? undefined : props.labelledBy,
    'aria-multiselectable': props.multiple || undefined,
  };
}
