import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Drawer } from '../../dialog/Drawer.tsx';
import { withinSentence } from '../../i18n/catalogue.ts';
import { DeniedState, Empty, ErrorState, Skeleton } from '../../input/states.tsx';
import { toText } from '../../internals/toText.ts';
import { valuesOf, type AnyRow } from '../defineResource.ts';
import { DetailActions } from './DetailActions.tsx';
import { DetailHead } from './DetailHead.tsx';
import { DetailSections } from './DetailSections.tsx';
import { DetailSteps } from './DetailSteps.tsx';
import { RevealSwitch } from './RevealSwitch.tsx';
import { detailFields } from '../form/fieldValues.ts';
import { isDenied, isMissing } from '../refusals.ts';
import type { ResourceDetailProps } from './ResourceDetail.tsx';
import { useReveal } from './useReveal.ts';
import { asRow } from '../wellFormed.ts';
import { zhResource } from '../texts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/** What {@link ResourceDetail} shows. */
export function ResourceDetailPanel<Row extends AnyRow, Name extends string>({
  resource,
  row: listed,
  id: given,
  parts,
  actions,
  footer,
  onStep,
  onOpenChange,
  revealed = false,
  width = parts?.some(({ place }) => place === 'rail') ? 1120 : 760,
}: ResourceDetailProps<Row, Name>) {
  const { locale, localize, t } = useTexts(zhResource);
  // Which row is shown changes with the list's own and by the buttons to its neighbours.
  const [at, setAt] = useState({ listed, row: listed });
  if (at.listed !== listed) setAt({ listed, row: listed });
  const { row } = at;
  const { get, look } = resource.api;
  const load = look ?? get;
  const id = row === undefined ? (given ?? '') : resource.rowKey(row);
  const { mayReveal, isRevealed, setRevealed, answer } = useReveal(resource, { id, begins: revealed });
  const masked = useQuery({
    queryKey: [resource.name, look === undefined ? 'get' : 'look', id],
    queryFn: async ({ signal }) => asRow(await load!(id, { signal }), t('resource.malformed')),
    enabled: load !== undefined && !isRevealed,
    retry: false,
  });
  const stored = isRevealed ? answer : masked;
  const shown = stored.data ?? row;
  const heading = shown === undefined ? '' : toText(valuesOf(shown)[resource.titleField]);
  return (
    <Drawer
      open
      onOpenChange={onOpenChange}
      width={width}
      title={
        <>
          {t('resource.titleOf', { action: localize(resource.label), label: withinSentence(t('resource.view'), locale) })}
          {heading && (
            <>
              {' · '}
              <span className="text-[20px]">{heading}</span>
            </>
          )}
        </>
      }
      footer={
        (footer || actions) &&
        shown &&
        !isMissing(stored.error) && (
          <>
            {footer?.(shown)}
            {actions && <DetailActions row={shown} actions={actions} />}
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {/* There while the row is read, so that the focus and the list that is walked through stay. */}
        <DetailHead
          resource={resource}
          row={shown}
          steps={
            <DetailSteps
              resource={resource}
              id={id}
              onStep={(next) => {
                setAt({ listed, row: next });
                onStep?.(next);
              }}
            />
          }
        />
        {isDenied(stored.error) ? (
          <DeniedState />
        ) : isMissing(stored.error) || (load === undefined && row === undefined) ? (
          <Empty>{t('detail.missing', { label: withinSentence(localize(resource.label), locale) })}</Empty>
        ) : stored.isError ? (
          <ErrorState onRetry={() => void stored.refetch()}>{stored.error.message}</ErrorState>
        ) : shown === undefined || (load && stored.isPending) ? (
          <Skeleton rows={10} />
        ) : (
          <DetailSections
            resource={resource}
            row={shown}
            detail={shown}
            parts={parts ?? [{ title: '', fields: detailFields(resource.fields) as Name[] }]}
            lead={mayReveal && <RevealSwitch isRevealed={isRevealed} onRevealedChange={setRevealed} />}
          />
        )}
      </div>
    </Drawer>
  );
}
