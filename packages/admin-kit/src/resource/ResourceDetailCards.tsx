import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { DeniedState, Empty, ErrorState, Skeleton } from '../input/states.tsx';
import { toText } from '../internals/toText.ts';
import { useCan } from '../permission/PermissionProvider.tsx';
import { ActionHost } from './ActionHost.tsx';
import { valuesOf, type AnyRow } from './defineResource.ts';
import { FieldDescriptions } from './FieldDescriptions.tsx';
import { detailFields } from './fieldValues.ts';
import { isDenied, isMissing } from './refusals.ts';
import type { DetailPart } from './ResourceDetail.tsx';
import type { ResourceDetailPageProps } from './ResourceDetailPage.tsx';
import { RowActions } from './RowActions.tsx';
import { withinSentence } from '../i18n/catalogue.ts';
import { useListTexts } from './useListTexts.ts';
import { asRow } from './wellFormed.ts';

/** What {@link ResourceDetailPage} shows. */
export function ResourceDetailCards<Row extends AnyRow, Name extends string, Detail extends AnyRow = Row>(
  props: ResourceDetailPageProps<Row, Name, Detail>,
) {
  const { resource, id, actions, summary, onTitle } = props;
  const { locale, localize, t } = useListTexts();
  const mayList = useCan()(`${resource.permission}:list`);
  const load = props.load ?? (resource.api.get as ResourceDetailPageProps<Row, Name, Detail>['load']);
  const rowOf = props.rowOf ?? ((detail: Detail) => detail as unknown as Row);
  const stored = useQuery({
    queryKey: [resource.name, 'detail', id],
    queryFn: async ({ signal }) => {
      const detail = asRow(await load!(id, { signal }), t('resource.malformed'));
      asRow(rowOf(detail), t('resource.malformed'));
      return detail;
    },
    enabled: mayList && load !== undefined,
    retry: false,
  });
  const detail = stored.data;
  const heading = detail === undefined ? '' : toText(valuesOf(rowOf(detail))[resource.titleField]);
  const tellTitle = useEffectEvent(() => heading !== '' && onTitle?.(heading));
  // Each time that it is shown: a tab that was restored has forgotten.
  useEffect(() => {
    tellTitle();
  }, [heading]);

  if (!mayList || isDenied(stored.error)) return <DeniedState />;
  if (load === undefined || isMissing(stored.error))
    return <Empty>{t('detail.missing', { label: withinSentence(localize(resource.label), locale) })}</Empty>;
  if (stored.isError) return <ErrorState onRetry={() => void stored.refetch()}>{stored.error.message}</ErrorState>;
  if (detail === undefined) return <Skeleton rows={12} />;
  const row = rowOf(detail);
  const parts: ReadonlyArray<DetailPart<Detail, Name>> = props.parts ?? [{ title: '', fields: detailFields(resource.fields) as Name[] }];
  return (
    <ActionHost resource={resource}>
      <div className="flex flex-col gap-gap">
        <Card>
          <div className="flex flex-wrap items-center gap-3">
            <h2 className="m-0 min-w-0 flex-1 text-lg font-semibold break-words">{heading}</h2>
            {actions && <RowActions row={row} actions={actions} />}
          </div>
          {summary?.(detail)}
        </Card>
        {parts.map((part) => (
          <Card key={localize(part.title)} title={'render' in part ? localize(part.title) : undefined}>
            {'render' in part ? (
              part.render(detail)
            ) : (
              <FieldDescriptions
                resource={resource}
                row={row}
                title={localize(part.title)}
                columns={part.columns ?? 4}
                names={part.fields as ReadonlyArray<NoInfer<Name>>}
              />
            )}
          </Card>
        ))}
      </div>
    </ActionHost>
  );
}

function Card({ title, children }: { title?: string | undefined; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3 rounded-lg border border-solid border-line bg-surface p-4">
      {title && <h3 className="m-0 text-base font-semibold">{title}</h3>}
      {children}
    </section>
  );
}
