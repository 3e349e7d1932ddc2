import { type EditableColumn, EditableTableInput } from '@tarmac/admin-kit/editable-table';
import type { PickerProps } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { demoAdvancedFormAddLimits } from '@tarmac/freight-api/system';
import { useMemo } from 'react';
import { generalTexts as texts } from '../shared/generalTexts.ts';

/** The people of a store, as a table within the form. Its value is the array of rows. @source GEN-04 */
export function MembersInput({ onValueChange, valueText: _text, onPick: _pick, defaultValue: _default, ...control }: PickerProps) {
  const { localize } = useLocale();
  const columns = useMemo(
    (): readonly EditableColumn[] => [
      { key: 'name', title: localize(texts.memberName), type: 'input', validateRules: [{ required: true }] },
      { key: 'workNo', title: localize(texts.memberNo), type: 'input', validateRules: [{ required: true }] },
      { key: 'department', title: localize(texts.memberDepartment), type: 'input', validateRules: [{ required: true }] },
    ],
    [localize],
  );
  return (
    <EditableTableInput
      {...(control as object)}
      // The rows are the value; a picker's value is a text elsewhere.
      onValueChange={onValueChange as (value: unknown) => void}
      columns={columns}
      label={localize(texts.members)}
      options={{ maxRows: demoAdvancedFormAddLimits.members }}
      table={{ toolbar: true, rowSelection: true, rowNumber: true, alwaysEdit: true, height: 220 }}
    />
  );
}
