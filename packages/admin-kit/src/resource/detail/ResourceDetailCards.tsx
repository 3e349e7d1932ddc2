import { useQuery } from '@tanstack/react-query';
import { use, useEffect, useEffectEvent } from 'react';
import { DeniedState, Empty, ErrorState, Skeleton } from '../../input/states.tsx';
import { toText } from '../../internals/toText.ts';
import { useCan } from '../../permission/PermissionProvider.tsx';
import { ActionHost } from '../actions/ActionHost.tsx';
import { detailHref, valuesOf, type AnyRow } from '../defineResource.ts';
import { DetailActions } from './DetailActions.tsx';
import { DetailHead } from './DetailHead.tsx';
import { DetailSections } from './DetailSections.tsx';
import { DetailSteps } from './DetailSteps.tsx';
import { detailFields } from '../form/fieldValues.ts';
import { OpenPageContext } from '../openPage.ts';
import { isDenied, isMissing } from '../refusals.ts';
import { RevealSwitch } from './RevealSwitch.tsx';
import type { DetailPart } from './ResourceDetail.tsx';
import type { ResourceDetailPageProps } from './ResourceDetailPage.tsx';
import { withinSentence } from '../../i18n/catalogue.ts';
import { useReveal } from './useReveal.ts';
import { asRow } from '../wellFormed.ts';
import { zhResource } from '../texts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/** What {@link ResourceDetailPage} shows. */
export function ResourceDetailCards<Row extends AnyRow, Name extends string, Detail extends AnyRow = Row>(
  props: ResourceDetailPageProps<Row, Name, Detail>,
) {
  const { resource, id, actions, summary, onTitle } = props;
  const { locale, localize, t } = useTexts(zhResource);
  const openPage = use(OpenPageContext);
  const goTo = props.onStep ?? openPage;
  const can = useCan();
  const mayList = can(`${resource.permission}:list`);
  const { get, look } = resource.api;
  const load = props.load ?? ((look ?? get) as ResourceDetailPageProps<Row, Name, Detail>['load']);
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
  const { mayReveal, isRevealed, setRevealed, answer: revealed } = useReveal(resource, { id });
  const detail = stored.data;
  const heading = detail === undefined ? '' : toText(valuesOf(rowOf(detail))[resource.titleField]);
  const name = heading && `${localize(resource.label)} ${heading}`;
  const tellTitle = useEffectEvent(() => name !== '' && onTitle?.(name));
  // Each time that it is shown: a tab that was restored has forgotten.
  useEffect(() => {
    tellTitle();
  }, [name]);

  if (!mayList || isDenied(stored.error)) return <DeniedState />;
  const row = detail && ((isRevealed && revealed.data) || rowOf(detail));
  const parts: ReadonlyArray<DetailPart<Detail, Name>> = props.parts ?? [{ title: '', fields: detailFields(resource.fields) as Name[] }];
  return (
    <ActionHost resource={resource}>
      <div className="flex flex-col gap-gap">
        <section className="flex flex-col gap-3 rounded-lg border border-solid border-line bg-surface p-4">
          <DetailHead
            resource={resource}
            row={row}
            heading={row && heading}
            steps={
              goTo &&
              resource.detailPath && <DetailSteps resource={resource} id={id} onStep={(next) => goTo(detailHref(resource, next)!)} />
            }
            actions={row && actions && <DetailActions row={row} actions={actions} />}
          />
          {load === undefined || isMissing(stored.error) ? (
            <Empty>{t('detail.missing', { label: withinSentence(localize(resource.label), locale) })}</Empty>
          ) : stored.isError ? (
            <ErrorState onRetry={() => void stored.refetch()}>{stored.error.message}</ErrorState>
          ) : detail === undefined ? (
            <Skeleton rows={12} />
          ) : (
            summary?.(detail)
          )}
          {row && mayReveal && !stored.isError && (
            <RevealSwitch isRevealed={isRevealed} busy={isRevealed && revealed.isFetching} onRevealedChange={setRevealed} />
          )}
          {isRevealed && revealed.isError && <ErrorState onRetry={() => void revealed.refetch()}>{revealed.error.message}</ErrorState>}
        </section>
        {detail && row && !stored.isError && <DetailSections isPage resource={resource} row={row} detail={detail} parts={parts} />}
      </div>
    </ActionHost>
  );
}
