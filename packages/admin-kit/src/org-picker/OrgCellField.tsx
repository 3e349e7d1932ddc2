import { useContext, useMemo, type ReactNode } from 'react';
import { useDictionaryStore } from '../dictionary/DictionaryProvider.tsx';
import { toText } from '../internals/toText.ts';
import type { OrgCellControlProps } from './orgCellControls.tsx';
import { OrgField, type OrgFieldProps } from './OrgField.tsx';
import type { OrgSource } from './orgSource.ts';
import { OrgSourceContext } from './OrgSourceProvider.tsx';

/** A picker in a form, or that of a table's cell, which opens with its dialog and writes the text that the row carries, too. @source TBL-02 */
export function OrgCellField(props: OrgFieldProps | OrgCellProps) {
  const field = <Field {...props} />;
  return props.kind === 'category' ? <WithCategories>{field}</WithCategories> : field;
}

/** Trees of categories come with the dictionaries, and need nothing else of an organisation. */
function WithCategories({ children }: { children: ReactNode }) {
  const { categories } = useDictionaryStore().source;
  const around = useContext(OrgSourceContext);
  const source = useMemo(() => ({ categories, ...around }) as OrgSource, [categories, around]);
  return <OrgSourceContext value={source}>{children}</OrgSourceContext>;
}

function Field(props: OrgFieldProps | OrgCellProps) {
  if (!('cell' in props)) return <OrgField {...props} />;
  const { kind, value, cell, label, invalid, onRowChange, onClose } = props;
  const {
    multiple = true,
    textField,
    ...further
  } = cell.column.props as { multiple?: boolean; textField?: string; code?: string; leavesOnly?: boolean };
  const text = textField === undefined ? '' : toText(cell.row[textField]);
  return (
    <OrgField
      {...further}
      kind={kind}
      multiple={multiple}
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
  kind: 'department' | 'person' | 'category';
}
