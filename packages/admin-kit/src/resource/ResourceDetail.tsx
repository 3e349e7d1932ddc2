import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Drawer } from '../dialog/Drawer.tsx';
import { useFieldKinds } from '../field/FieldProvider.tsx';
import { FieldView } from '../field/FieldView.tsx';
import { useTexts } from '../i18n/useTexts.ts';
import type { Label } from '../i18n/catalogue.ts';
import { Descriptions } from '../input/Descriptions.tsx';
import { ErrorState, Skeleton } from '../input/states.tsx';
import { toText } from '../internals/toText.ts';
import { valuesOf, type AnyRow, type Resource } from './defineResource.ts';
import { fieldTitle } from './fieldColumns.tsx';
import { fieldOf } from './fieldValues.ts';
import { asRow } from './wellFormed.ts';

/** Titled parts of a detail: fields by name, or anything drawn from the row. */
export type DetailPart<Row, Name extends string = string> =
  | { title: Label; fields: readonly Name[]; columns?: 1 | 2 | 3 | 4 }
  | { title: Label; render: (row: Row) => ReactNode };

/** Every field of a row in a drawer; the stored row is read, so nothing that a list leaves out is missing. */
export function ResourceDetail<Row extends AnyRow, Name extends string>({
  resource,
  row,
  parts,
  footer,
  onOpenChange,
  width = 760,
}: ResourceDetailProps<Row, Name>) {
  const { localize, t } = useTexts();
  const get = resource.api.get;
  const id = resource.rowKey(row);
  const stored = useQuery({
    queryKey: [resource.name, 'get', id],
    queryFn: async ({ signal }) => asRow(await get!(id, { signal }), t('resource.malformed')),
    enabled: Boolean(get),
    retry: false,
  });
  const shown = stored.data ?? row;
  const heading = toText(valuesOf(shown)[resource.titleField]);
  return (
    <Drawer
      open
      onOpenChange={onOpenChange}
      width={width}
      title={`${t('resource.titleOf', { action: localize(resource.label), label: t('resource.view') })}${heading && ` · ${heading}`}`}
      footer={footer?.(shown)}
    >
      {stored.isError ? (
        <ErrorState onRetry={() => void stored.refetch()}>{stored.error.message}</ErrorState>
      ) : get && stored.isPending ? (
        <Skeleton rows={10} />
      ) : (
        <div className="flex flex-col gap-6">
          {(parts ?? [{ title: '', fields: Object.keys(resource.fields) as Name[] }]).map((part) =>
            'render' in part ? (
              <section key={localize(part.title)}>
                <h3 className="m-0 mb-2 text-base font-semibold">{localize(part.title)}</h3>
                {part.render(shown)}
              </section>
            ) : (
              <FieldDescriptions
                key={localize(part.title)}
                title={localize(part.title)}
                names={part.fields}
                columns={part.columns}
                resource={resource}
                row={shown}
              />
            ),
          )}
        </div>
      )}
    </Drawer>
  );
}

/** Props of {@link ResourceDetail}. */
export interface ResourceDetailProps<Row extends AnyRow, Name extends string = string> {
  resource: Resource<Row, Name>;
  row: Row;
  /** By default one part with every field. */
  parts?: ReadonlyArray<DetailPart<Row, NoInfer<Name>>>;
  /** Buttons below. */
  footer?: (row: Row) => ReactNode;
  onOpenChange: (open: boolean) => void;
  /** Width in px, default 760. */
  width?: number;
}

/** Fields of a row by name, side by side; for details and pages of one's own. */
export function FieldDescriptions<Row extends AnyRow, Name extends string>({
  resource,
  row,
  names,
  columns = 3,
  title,
}: FieldDescriptionsProps<Row, Name>) {
  const { localize } = useTexts();
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
          value: <FieldView meta={meta} name={name} row={valuesOf(row)} />,
          wide: kindOf(meta).isWide?.(meta),
        };
      })}
    />
  );
}

/** Props of {@link FieldDescriptions}. */
export interface FieldDescriptionsProps<Row extends AnyRow, Name extends string = string> {
  resource: Resource<Row, Name>;
  row: Row;
  names: ReadonlyArray<NoInfer<Name>>;
  columns?: 1 | 2 | 3 | 4;
  title?: string;
}
