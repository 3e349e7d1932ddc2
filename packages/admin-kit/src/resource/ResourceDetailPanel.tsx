import { useQuery } from '@tanstack/react-query';
import { Drawer } from '../dialog/Drawer.tsx';
import { withinSentence } from '../i18n/catalogue.ts';
import { useAllTexts } from '../i18n/useAllTexts.ts';
import { ErrorState, Skeleton } from '../input/states.tsx';
import { toText } from '../internals/toText.ts';
import { valuesOf, type AnyRow } from './defineResource.ts';
import { FieldDescriptions } from './FieldDescriptions.tsx';
import type { ResourceDetailProps } from './ResourceDetail.tsx';
import { asRow } from './wellFormed.ts';

/** What {@link ResourceDetail} shows. */
export function ResourceDetailPanel<Row extends AnyRow, Name extends string>({
  resource,
  row,
  parts,
  footer,
  onOpenChange,
  width = 760,
}: ResourceDetailProps<Row, Name>) {
  const { locale, localize, t } = useAllTexts();
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
      title={`${t('resource.titleOf', { action: localize(resource.label), label: withinSentence(t('resource.view'), locale) })}${heading && ` · ${heading}`}`}
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
