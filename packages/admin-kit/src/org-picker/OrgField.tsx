import { useEffect, useState } from 'react';
import { PickerButton } from '../input/PickerButton.tsx';
import { Tag } from '../input/Tag.tsx';
import { late, useLate } from '../internals/late.ts';
import { cx } from '../internals/cx.ts';
import { own } from '../internals/own.ts';
import { useControlled } from '../internals/useControlled.ts';
import { askNames, givenNames, keysOf, type OrgItem, type OrgKind, type OrgValueField } from './orgKinds.ts';
import type { OrgPickerProps } from './OrgPicker.tsx';
import { useOrgSource } from './useOrgSource.ts';
import { zhOrg } from './texts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';

const panel = late(() => import('./OrgPanel.tsx'));

/** What stands in the form: a button that opens the dialog, and below it a tag for each of several choices. */
export function OrgField(props: OrgFieldProps) {
  const {
    kind,
    code = '',
    valueField = 'id',
    multiple = false,
    leavesOnly = false,
    levels,
    onPick,
    onClose,
    defaultOpen = false,
    className,
  } = props;
  const { id, name, disabled, readOnly, invalid, required, placeholder, onBlur, ref } = props;
  const { t } = useTexts(zhOrg);
  const [value, change] = useControlled<string | null>(props.value, {
    defaultValue: props.defaultValue ?? null,
    onValueChange: props.onValueChange,
  });
  const [openings, setOpenings] = useState(defaultOpen ? 1 : 0);
  const [isOpen, setOpen] = useState(defaultOpen);
  const keys = keysOf(value);
  const [names, learn] = useNames(props, keys);
  const isEditable = !props.disabled && !props.readOnly;
  const items: readonly OrgItem[] = keys.map((key) => ({ key, name: own(names, key) ?? key }));

  const pick = (chosen: readonly OrgItem[]) => {
    learn(chosen);
    const next = chosen.map((item) => item.key).join(',') || null;
    change(next);
    const row = chosen.length === 1 ? chosen[0]?.row : undefined;
    onPick?.(next === null ? null : { value: next, text: chosen.map((item) => item.name).join(','), ...(row && { row }) });
  };
  const dialog = useLate(panel, {
    isWanted: openings > 0,
    props: {
      opening: openings,
      kind,
      code,
      valueField,
      multiple,
      leavesOnly,
      levels,
      open: isOpen,
      initial: items,
      onConfirm: pick,
      onClose: () => {
        setOpen(false);
        onClose?.();
      },
    },
  });
  return (
    <div className={cx('flex w-full min-w-0 flex-col gap-1', className)}>
      <PickerButton
        {...{ id, name, disabled, readOnly, invalid, required, placeholder, onBlur, ref }}
        aria-label={props['aria-label']}
        aria-labelledby={props['aria-labelledby']}
        aria-describedby={props['aria-describedby']}
        text={items.map((item) => item.name).join(', ')}
        haspopup="dialog"
        popupId=""
        open={isOpen}
        onOpen={() => {
          setOpenings(openings + 1);
          setOpen(true);
        }}
        onClear={() => pick([])}
      />
      {multiple && items.length > 0 && (
        <div className="flex flex-wrap gap-1">
          {items.map((item) => (
            <Tag
              key={item.key}
              removeLabel={t('popup.removeChosen', { name: item.name })}
              {...(isEditable && { onRemove: () => pick(items.filter((other) => other !== item)) })}
            >
              {item.name}
            </Tag>
          ))}
        </div>
      )}
      {openings > 0 && dialog}
    </div>
  );
}

/** Props of {@link OrgField}. */
export interface OrgFieldProps extends OrgPickerProps {
  kind: OrgKind;
  /** Code of the category whose tree is offered. */
  code?: string;
  valueField?: OrgValueField;
  /** Of regions and categories, only those with none below can be chosen. */
  leavesOnly?: boolean;
  /** Of regions: how many levels are offered. */
  levels?: number;
}

/** Names of what is chosen: those that the host gave, those picked here, and of all others what the source says. */
function useNames({ kind, valueField = 'id', valueText }: OrgFieldProps, keys: readonly string[]) {
  const source = useOrgSource();
  const [known, setKnown] = useState<Readonly<Record<string, string>>>({});
  const value = keys.join(',');
  // A row tells the name of the value that it came with, not that of what is chosen in its place.
  const [given, setGiven] = useState({ value, valueText });
  if (given.valueText !== valueText) setGiven({ value, valueText });
  const names = { ...known, ...(given.value === value ? givenNames(keys, valueText) : {}) };
  const missing = keys.filter((key) => !Object.hasOwn(names, key)).join(',');
  useEffect(() => {
    if (missing === '') return;
    let isCurrent = true;
    askNames(source, { kind, field: valueField, keys: missing.split(',') }).then(
      (found) => isCurrent && setKnown((before) => ({ ...before, ...found })),
      // The raw value stays visible; the dialog itself says what is wrong with the server.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [source, kind, valueField, missing]);
  const learn = (items: readonly OrgItem[]) =>
    setKnown((before) => ({ ...before, ...Object.fromEntries(items.map(({ key, name }) => [key, name])) }));
  return [names, learn] as const;
}
