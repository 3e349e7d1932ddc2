import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useShown } from '../../i18n/useShown.ts';
import { EditableTable } from '../EditableTable.tsx';
import type { Row } from '../columnTypes.ts';
import { gridOf } from '../grid/gridOf.ts';
import { useEditableTable } from '../useEditableTable.ts';
import type { EditableTableInputProps } from './EditableTableInput.tsx';
import { createFormErrors } from './formErrors.ts';
import { createRowFlush } from './rowFlush.ts';
import { useUnreadHold } from './useUnreadHold.ts';

/** The input proper: a store that lives beside the form, and what goes from one to the other. */
export default function TableInput(props: EditableTableInputProps) {
  const {
    columns,
    everyColumn = columns,
    label,
    options,
    value,
    onValueChange,
    onBlur,
    onTable,
    disabled = false,
    readOnly = false,
    problems,
    table: shown,
  } = props;
  const form = useFormContext() as ReturnType<typeof useFormContext> | null;
  const [errors] = useState(() => createFormErrors(everyColumn));
  const [editRules] = useState(() => errors.rules(options?.editRules));
  const store = useEditableTable({
    ...options,
    rows: rowsOf(value),
    columns,
    disabled: disabled || readOnly,
    editRules,
  });
  const [flush] = useState(() => createRowFlush(store, value));

  useUnreadHold(store, useShown()(label));
  useEffect(() => flush.tellTo(onValueChange), [flush, onValueChange]);
  useEffect(() => flush.follow(), [flush]);
  useEffect(() => onTable?.(store), [store, onTable]);
  // A form that is reset, or filled later, brings other rows.
  useEffect(() => {
    if (flush.isKnown(value)) return;
    store.loadNewData(rowsOf(value));
    flush.remember(value);
  }, [store, value, flush]);
  // The form says that it is about to check before it reads its values.
  useEffect(
    () =>
      form?.subscribe({
        formState: { isValidating: true },
        callback: ({ isSubmitting, isValidating }) => {
          if (isSubmitting || isValidating) flush.now();
        },
      }),
    [form, flush],
  );
  // The form goes to the first wrong input: into the grid, and once it is known what is wrong, to the first wrong cell.
  const [calls, setCalls] = useState(0);
  const answered = useRef(0);
  useEffect(() => {
    void errors.place(store, problems ?? []).then(() => {
      if (calls === answered.current) return;
      answered.current = calls;
      gridOf.get(store)?.goToError('first');
    });
    // Columns that come into view bring what is wrong in them.
  }, [errors, store, problems, calls, columns]);
  const takeFocus = (element: HTMLDivElement | null) => {
    const focus = () => {
      element?.querySelector('textarea')?.focus();
      setCalls((known) => known + 1);
    };
    props.ref?.(element === null ? null : ({ focus } as HTMLElement));
  };
  return (
    <div
      ref={takeFocus}
      id={props.id}
      role="group"
      aria-labelledby={props['aria-labelledby']}
      aria-describedby={props['aria-describedby']}
      className={props.invalid ? 'rounded-md outline-1 outline-offset-2 outline-solid outline-danger-solid' : undefined}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        flush.now();
        onBlur?.();
      }}
    >
      <EditableTable {...shown} table={store} label={label} />
    </div>
  );
}

const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? (value as readonly Row[]) : []);
