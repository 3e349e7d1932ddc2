import { useEffect, useMemo, useRef, type ComponentType } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { CellControlProps } from '../editable-table/cells/cellType.ts';
import type { FieldInputProps, FieldKind } from '../field/defineFieldKind.ts';
import { sentText, sentTextKey } from '../field/sentText.ts';
import { toText } from '../internals/toText.ts';
import { MonthPick, PasswordInput, PeriodPick } from './onlineInputs.tsx';
import { linkedChain } from './linkedChain.ts';
import type { OnlineFieldDefinition } from './onlineDefinitions.tsx';
import type { OnlineField } from './onlineForm.ts';
import { takesSeveral } from './fieldSettings.ts';
import { PickInput } from './PickInput.tsx';

/** What a cell knows that is edited as its field is in forms. */
export interface FieldCellProps {
  meta: OnlineFieldDefinition;
  kind: FieldKind;
  kindOf: (meta: OnlineFieldDefinition) => FieldKind;
  /** The fields of its row. */
  fields: readonly OnlineField[];
  /** The table that its values are called by; '' where there is none. */
  dict: string;
}

const inputs = {
  onlineMonth: MonthPick,
  onlinePeriod: PeriodPick,
  onlinePassword: PasswordInput,
} as unknown as Readonly<Record<string, ComponentType<FieldInputProps<string>>>>;

/** The input of a field over the cell of a row: it opens at once, and what it writes beside its own value lands in the row. */
export function OnlineCellControl({
  value,
  cell,
  label,
  invalid,
  onValueChange,
  onRowChange,
  onClose,
}: CellControlProps<string | null, FieldCellProps>) {
  const { meta, fields } = cell.column.props;
  const { key } = cell.column;
  const { kind, online } = meta;
  const box = useRef<HTMLDivElement>(null);
  const row = useForm({ values: cell.row as Record<string, unknown> });
  // An input that sets others does so in the row.
  const around = useMemo(
    () => ({ ...row, setValue: (name: string, next: unknown) => onRowChange({ [name]: next }) }) as unknown as typeof row,
    [row, onRowChange],
  );
  useEffect(() => {
    const first = box.current?.querySelector<HTMLElement>('input, button[aria-haspopup]');
    first?.focus();
    if (first?.matches('button') && first.ariaExpanded !== 'true') first.click();
  }, []);

  const Written = inputs[kind];
  const shared = { 'aria-label': label, invalid, meta };
  if (Written !== undefined)
    return (
      <div ref={box} className="w-full">
        <Written {...shared} value={value ?? ''} onValueChange={onValueChange} />
      </div>
    );
  const write = (next: string | null, text = '') => {
    const below = online.view === 'link_down' ? namesBelow(fields, key) : [];
    onRowChange({ [key]: next ?? '', [sentTextKey(key)]: text, ...Object.fromEntries(below.map((name) => [name, ''])) });
  };
  const text = toText(sentText(cell.row, key));
  const hasDialog = ['sel_user', 'sel_depart', 'pca', 'cat_tree', 'link_table'].includes(online.view);
  const isSeveral = takesSeveral(online.config) || online.view === 'list_multi' || online.view === 'checkbox';
  return (
    <FormProvider {...around}>
      <div ref={hasDialog ? undefined : box} className="w-full">
        <PickInput
          {...shared}
          fields={fields}
          value={value ?? ''}
          {...(text && { valueText: text })}
          onValueChange={(next) => {
            // A dialog tells the words, too, and closes by itself.
            if (hasDialog) return;
            write(next);
            if (!isSeveral) onClose();
          }}
          onNamed={write}
          {...(hasDialog && { defaultOpen: true, onClose })}
        />
      </div>
    </FormProvider>
  );
}

function namesBelow(fields: readonly OnlineField[], key: string): readonly string[] {
  const { names } = linkedChain(fields, key);
  return names.slice(names.indexOf(key) + 1);
}
