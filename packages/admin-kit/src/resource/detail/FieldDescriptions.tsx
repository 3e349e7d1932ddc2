import type { Label } from '../../i18n/catalogue.ts';
import { useFieldKinds } from '../../field/FieldProvider.tsx';
import { FieldView } from '../../field/FieldView.tsx';
import { Descriptions } from '../../input/Descriptions.tsx';
import { valuesOf, type AnyRow, type Resource } from '../defineResource.ts';
import { fieldTitle } from '../list/fieldColumns.tsx';
import { fieldOf } from '../form/fieldValues.ts';
import { zhScreens } from '../../i18n/screenTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/**
 * Fields of a row by name, side by side; for details and pages of one's own.
 *
 * @example <FieldDescriptions resource={device} row={row} names={['name', 'phone']} columns={2} />
 */
export function FieldDescriptions<Row extends AnyRow, Name extends string>({
  resource,
  row,
  names,
  columns = 3,
  title,
}: FieldDescriptionsProps<Row, Name>) {
  const { localize } = useTexts(zhScreens);
  const kindOf = useFieldKinds();
  return (
    <Descriptions
      title={title || undefined}
      columns={columns}
      items={names.map((name) => {
        const meta = fieldOf(resource.fields, name);
        return {
          key: name,
          label: fieldTitle(meta, localize),
          value: <FieldView meta={meta} name={name} row={valuesOf(row)} whole />,
          wide: kindOf(meta).isWide?.(meta),
        };
      })}
    />
  );
}

/** Props of {@link FieldDescriptions}. */
export interface FieldDescriptionsProps<Row extends AnyRow, Name extends string = string> {
  /** Whose fields give names, kinds and units. */
  resource: Resource<Row, Name>;
  /** The row whose values are shown. */
  row: Row;
  /** Fields to show, in order. */
  names: ReadonlyArray<NoInfer<Name>>;
  /** Columns on a wide screen, default 3; a phone has two at most. */
  columns?: 1 | 2 | 3 | 4;
  /** Heading above; absent draws none. */
  title?: Label;
}
