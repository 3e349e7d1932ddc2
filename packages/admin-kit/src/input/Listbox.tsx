import { useEffect, useRef } from 'react';
import { late } from '../internals/late.ts';
import { listAttributes, listboxFrame, ListboxRow, type ListboxProps } from './ListboxRow.tsx';
import type { OptionValue } from './options.ts';
import { useTexts } from '../i18n/useTexts.ts';

// Most lists are short; the engine of long ones comes with the first of them.
const LongListbox = late(() => import('./LongListbox.tsx'), {
  part: 'LongListbox',
  meanwhile: ({ id }) => <div id={id} className="h-64" />,
});

/** The floating list of a combobox. Long lists exist in the page only as far as they are seen. */
export function Listbox<Value extends OptionValue>(props: ListboxProps<Value>) {
  const { t } = useTexts();
  const named = { ...props, label: props.label ?? (props.labelledBy ? undefined : t('common.select')) };
  return props.options.length > 100 ? <LongListbox {...named} /> : <ShortListbox {...named} />;
}

function ShortListbox<Value extends OptionValue>(props: ListboxProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const { active } = props;
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} {...listAttributes(props)} className={listboxFrame}>
      {props.options.map((option, index) => (
        <ListboxRow key={option.value} list={props} option={option} index={index} />
      ))}
    </div>
  );
}
