import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PickerButton } from '../input/PickerButton.tsx';
import type { ControlProps } from '../internals/control.ts';
import { toText } from '../internals/toText.ts';
import { RowPickerDialog } from '../resource/row-picker/RowPickerDialog.tsx';
import { definitionsOf, type OnlineFieldDefinition } from './onlineDefinitions.tsx';
import { useOnline } from './OnlineContext.ts';
import type { OnlineForm, OnlineRow } from './onlineForm.ts';
import { titleFieldOf } from './onlineResource.tsx';

/** Chooses a row of another online form by its id. */
export function LinkTablePicker(props: LinkTablePickerProps) {
  const { meta, valueText, value, onValueChange, onPick, onClose, defaultOpen = false, ...control } = props;
  const { api } = useOnline();
  const table = toText(meta.online.config['dictTable']);
  const { data: form } = useQuery({
    queryKey: ['onlineForm', table],
    queryFn: () => api.definition!(table),
    enabled: api.definition !== undefined && table !== '',
    staleTime: 60_000,
  });
  const [isOpen, setOpen] = useState(defaultOpen);
  const [picked, setPicked] = useState<{ value: string; text: string }>();
  const isPicked = picked?.value === value;
  const { data: stored } = useQuery({
    queryKey: ['onlineForm', table, value],
    queryFn: () => api.rows(form!.id).get!(value!),
    enabled: form !== undefined && Boolean(value) && !isPicked && valueText === undefined,
    retry: false,
  });
  const known = isPicked ? picked?.text : (valueText ?? (stored && form && toText(stored[titleFieldOf(form)])));
  const name = value ? (known ?? value) : '';
  return (
    <>
      <PickerButton
        {...(control as ControlProps<never>)}
        disabled={control.disabled || form === undefined}
        text={name}
        haspopup="dialog"
        popupId=""
        open={isOpen}
        onOpen={() => setOpen(true)}
        onClear={() => {
          onValueChange?.(null);
          onPick?.(null);
        }}
      />
      {form && (
        <Dialog
          form={form}
          isOpen={isOpen}
          onOpenChange={(next) => {
            setOpen(next);
            if (!next) onClose?.();
          }}
          onPick={(row, text) => {
            setPicked({ value: toText(row['id']), text });
            onValueChange?.(toText(row['id']));
            onPick?.({ value: toText(row['id']), text });
          }}
        />
      )}
    </>
  );
}

interface LinkTablePickerProps extends ControlProps<string | null> {
  meta: OnlineFieldDefinition;
  valueText?: string;
  /** The same moment as `onValueChange`, with the words. */
  onPick?: (chosen: { value: string; text: string } | null) => void;
  /** The dialog is open from the start. */
  defaultOpen?: boolean;
  /** The dialog was closed. */
  onClose?: () => void;
}

function Dialog({ form, isOpen, onOpenChange, onPick }: DialogProps) {
  const { api, user } = useOnline();
  const shown = form.fields.filter(({ inList }) => inList).map(({ name }) => name);
  const title = titleFieldOf(form);
  const rows = api.rows(form.id);
  return (
    <RowPickerDialog<OnlineRow>
      open={isOpen}
      onOpenChange={onOpenChange}
      of={{ label: form.label, fields: definitionsOf(form, { user }), api: { list: (params, options) => rows.list(params, options) } }}
      columns={shown}
      search={form.fields.filter(({ inSearch, field }) => inSearch !== null && field.filter !== undefined).map(({ name }) => name)}
      text={(row) => toText(row[title])}
      onPick={([row]) => row && onPick(row, toText(row[title]))}
    />
  );
}

interface DialogProps {
  form: OnlineForm;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  onPick: (row: OnlineRow, text: string) => void;
}
