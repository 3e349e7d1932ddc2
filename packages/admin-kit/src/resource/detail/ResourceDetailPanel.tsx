import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Drawer } from '../../dialog/Drawer.tsx';
import { withinSentence } from '../../i18n/catalogue.ts';
import { Empty, ErrorState, Skeleton } from '../../input/states.tsx';
import { toText } from '../../internals/toText.ts';
import { useCan } from '../../permission/PermissionProvider.tsx';
import { valuesOf, type AnyRow } from '../defineResource.ts';
import { DetailActions } from './DetailActions.tsx';
import { DetailHead } from './DetailHead.tsx';
import { DetailSections } from './DetailSections.tsx';
import { DetailSteps } from './DetailSteps.tsx';
import { RevealSwitch } from './RevealSwitch.tsx';
import { detailFields } from '../form/fieldValues.ts';
import { isMissing } from '../refusals.ts';
import type { ResourceDetailProps } from './ResourceDetail.tsx';
import { asRow } from '../wellFormed.ts';
import { zhLate } from '../lateTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/** What {@link ResourceDetail} shows. */
export function ResourceDetailPanel<Row extends AnyRow, Name extends string>({
  resource,
  row: listed,
  parts,
  actions,
  footer,
  onOpenChange,
  revealed = false,
  width = parts?.some(({ place }) => place === 'rail') ? 1120 : 760,
}: ResourceDetailProps<Row, Name>) {
  const { locale, localize, t } = useTexts(zhLate);
  // Which row is shown changes with the list's own and by the buttons to its neighbours.
  const [at, setAt] = useState({ listed, row: listed });
  if (at.listed !== listed) setAt({ listed, row: listed });
  const { row } = at;
  const { get: read, look } = resource.api;
  const mayReveal = useCan()(resource.revealPermission) && look !== undefined && read !== undefined;
  const [isRevealed, setRevealed] = useState(revealed && mayReveal);
  const get = look !== undefined && !isRevealed ? look : read;
  const id = resource.rowKey(row);
  const stored = useQuery({
    queryKey: [resource.name, look === undefined ? 'get' : isRevealed ? 'reveal' : 'look', id],
    queryFn: async ({ signal }) => asRow(await get!(id, { signal }), t('resource.malformed')),
    enabled: Boolean(get),
    // What was revealed is forgotten as soon as it is hidden: who looks again is on record again.
    ...(look !== undefined && isRevealed && { gcTime: 0, staleTime: Number.POSITIVE_INFINITY }),
    retry: false,
  });
  const shown = stored.data ?? row;
  const heading = toText(valuesOf(shown)[resource.titleField]);
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
        (footer || actions) && (
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
                setRevealed(false);
              }}
            />
          }
        />
        {isMissing(stored.error) ? (
          <Empty>{t('detail.missing', { label: withinSentence(localize(resource.label), locale) })}</Empty>
        ) : stored.isError ? (
          <ErrorState onRetry={() => void stored.refetch()}>{stored.error.message}</ErrorState>
        ) : get && stored.isPending ? (
          <Skeleton rows={10} />
        ) : (
          <>
            {mayReveal && <RevealSwitch isRevealed={isRevealed} onRevealedChange={setRevealed} />}
            <DetailSections
              resource={resource}
              row={shown}
              detail={shown}
              parts={parts ?? [{ title: '', fields: detailFields(resource.fields) as Name[] }]}
            />
          </>
        )}
      </div>
    </Drawer>
  );
}
