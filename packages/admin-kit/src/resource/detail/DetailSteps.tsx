import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { use, useEffect, useState } from 'react';
import { IconButton } from '../../internals/Button.tsx';
import { errorText } from '../../internals/errorText.ts';
import { notices } from '../../notice/createNoticeStore.ts';
import type { AnyRow, Resource } from '../defineResource.ts';
import { listPlaceOf, readPage, rowBeside } from '../list/listPlace.ts';
import { ListWireContext } from '../list/listWire.ts';
import { keepWalk, keptWalk, walkKey } from '../list/walk.ts';
import { PersonContext } from '../personContext.ts';
import { zhResource } from '../texts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/** Leads to the row before and behind, in the list that the person comes from; nothing where there was none. */
export function DetailSteps<Row extends AnyRow>({ resource, id, onStep }: DetailStepsProps<Row>) {
  const { t } = useTexts(zhResource);
  const client = useQueryClient();
  const { params: spell } = use(ListWireContext);
  const [seen, setSeen] = useState(() => ({ id, place: listPlaceOf(client, { resource, id }) }));
  // Kept for as long as the row is shown: an action may take it out of the list, and the next row is still the next.
  if (seen.id !== id) setSeen({ id, place: listPlaceOf(client, { resource, id, before: seen.place }) });
  const [isAsking, setAsking] = useState(false);
  const { place } = seen;
  const query = place?.query;
  const key = walkKey(use(PersonContext), resource.name);
  useEffect(() => {
    if (query !== undefined) keepWalk(key, [id, query]);
  }, [key, id, query]);
  // The window was loaded again: its list is no longer there, but which it was is known. Without it there is nowhere to go.
  const kept = place === undefined ? keptWalk(key, id) : undefined;
  const { isSuccess } = useQuery({
    queryKey: [resource.name, 'walk', id],
    queryFn: () => readPage(client, { resource, spell, query: kept! }),
    enabled: kept !== undefined,
    retry: false,
  });
  if (isSuccess && kept !== undefined) {
    const found = listPlaceOf(client, { resource, id });
    if (found !== undefined) setSeen({ id, place: found });
  }
  if (place === undefined) return null;
  const go = async (by: -1 | 1) => {
    setAsking(true);
    try {
      const row = await rowBeside(client, { resource, spell, place, by });
      if (row !== undefined) onStep(row);
    } catch (error) {
      notices.error(errorText(error));
    } finally {
      setAsking(false);
    }
  };
  return (
    <span className="flex shrink-0 items-center gap-1">
      <IconButton
        label={t('detail.previous')}
        icon={<ChevronUp aria-hidden size={18} />}
        aria-keyshortcuts="Alt+ArrowUp"
        disabled={place.position === 0 || isAsking}
        onClick={() => void go(-1)}
      />
      <span className="text-sm text-ink-secondary tabular-nums">{`${place.position + 1} / ${place.total}`}</span>
      <IconButton
        label={t('detail.next')}
        icon={<ChevronDown aria-hidden size={18} />}
        aria-keyshortcuts="Alt+ArrowDown"
        disabled={place.position + 1 >= place.total || isAsking}
        onClick={() => void go(1)}
      />
    </span>
  );
}

interface DetailStepsProps<Row> {
  resource: Resource<Row>;
  /** Identity of the row that is shown. */
  id: string;
  onStep: (row: Row) => void;
}
