import { useCallback, useMemo, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
// The input itself, and not what fetches it: this comes as late.
import TableInput from '../editable-table/form/TableInput.tsx';
import type { TableStore } from '../editable-table/store/tableStore.ts';
import { useFieldKinds } from '../field/FieldProvider.tsx';
import type { FieldInputProps } from '../field/defineFieldKind.ts';
import { useTexts } from '../i18n/useTexts.ts';
import type { FormControl } from '../form/Form.tsx';
import { popupCellControls } from '../popup-picker/popupCellControls.ts';
import { computedInOrder, isMet, treeOf } from './expressions.ts';
import { workedRow } from './workedRow.ts';
import { rowOf } from './formSpecOf.tsx';
import { useOnline } from './OnlineContext.ts';
import type { OnlineRow, OnlineSub } from './onlineForm.ts';
import { fieldCells, onlineCellTypes } from './onlineCells.tsx';
import { rowColumns } from './rowColumns.ts';

const controls = popupCellControls;

/** The rows of a sub-table, edited in a table within the form of their main row. What is computed follows what is typed. */
export default function RowsInput({ sub, ...props }: Omit<FieldInputProps<readonly OnlineRow[]>, 'meta'> & { sub: OnlineSub }) {
  const { localize } = useTexts();
  const { form, user } = useOnline();
  const { getValues, control } = useFormContext();
  const table = useRef<TableStore>(undefined);
  const setTable = useCallback((made: TableStore) => {
    table.current = made;
  }, []);
  const label = localize(sub.label);
  const main = useCallback(() => rowOf(form, { values: getValues(), user }), [form, getValues, user]);
  const kindOf = useFieldKinds();
  const columns = useMemo(
    () => rowColumns(sub, { localize, user, main, mainFields: form.fields, cells: fieldCells(sub, { user, kinds: kindOf }) }),
    [sub, localize, user, main, form, kindOf],
  );
  const computed = computedInOrder(sub);
  const options = {
    cellTypes: onlineCellTypes,
    on: {
      valueChange: ({ row, rowId }: { row: OnlineRow; rowId: number }) => {
        const worked = workedRow(sub, { row, main: main(), mainFields: form.fields, user });
        const changed = computed.filter(({ name }) => worked[name] !== (row[name] ?? null));
        if (changed.length === 0 || table.current === undefined) return;
        const values = Object.fromEntries(changed.map(({ name }) => [name, worked[name]]));
        table.current.setValues([{ rowKey: table.current.keyOf(rowId), values }]);
      },
    },
    editRules: Object.fromEntries(
      sub.fields.map(({ name }) => [
        name,
        sub.rules
          .filter((rule) => rule.field === name && treeOf(rule.holds) !== undefined)
          .map((rule) => ({
            message: localize(rule.message),
            handler: ({ row }: { row: OnlineRow }, callback: (passed: boolean, message?: string) => void) =>
              callback(isMet(rule.holds, { row, fields: sub.fields, main: main(), mainFields: form.fields, user }), localize(rule.message)),
          })),
      ]),
    ),
  };
  // Redrawn with the form: rules and computations read the main row.
  useWatch({ control });
  return (
    <TableInput
      {...(props as unknown as FormControl)}
      columns={columns}
      label={label}
      options={options}
      onTable={setTable}
      table={{ toolbar: true, rowNumber: true, rowSelection: true, controls, maxHeight: 360 }}
    />
  );
}
