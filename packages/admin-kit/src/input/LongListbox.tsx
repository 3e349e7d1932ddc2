import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { listAttributes, listboxFrame, ListboxRow, type ListboxProps } from './ListboxRow.tsx';
import type { OptionValue } from './options.ts';

/** The list of a combobox with hundreds of options: only those in view exist in the page. */
export function LongListbox<Value extends OptionValue>(props: ListboxProps<Value>) {
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
    <div ref={scroll} {...listAttributes(props)} className={listboxFrame}>
      <div role="presentation" className="relative" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((item) => (
          <div key={item.key} role="presentation" className="absolute inset-x-0" style={{ top: item.start, height: item.size }}>
            <ListboxRow list={props} option={props.options[item.index]!} index={item.index} />
          </div>
        ))}
      </div>
    </div>
  );
}
