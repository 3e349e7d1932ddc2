import { toText } from '../internals/toText.ts';
import type { OrgCellControlProps } from './orgCellControls.tsx';
import { OrgField, type OrgFieldProps } from './OrgField.tsx';

/** A picker in a form, or that of a table's cell, which opens with its dialog and writes the text that the row carries, too. @source TBL-02 */
export function OrgCellField(props: OrgFieldProps | OrgCellProps) {
  if (!('cell' in props)) return <OrgField {...props} />;
  const { kind, value, cell, label, invalid, onRowChange, onClose } = props;
  const { multi = true, textField } = cell.column.props as { multi?: boolean; textField?: string };
  const text = textField === undefined ? '' : toText(cell.row[textField]);
  return (
    <OrgField
      kind={kind}
      multi={multi}
      defaultOpen
      aria-label={label}
      invalid={invalid}
      value={toText(value)}
      {...(text === '' ? {} : { valueText: text })}
      onPick={(picked) =>
        onRowChange({
          [cell.column.key]: picked?.value ?? '',
          ...(textField === undefined ? {} : { [textField]: picked?.text ?? '' }),
        })
      }
      onClose={onClose}
    />
  );
}

interface OrgCellProps extends OrgCellControlProps {
  kind: 'department' | 'person';
}
