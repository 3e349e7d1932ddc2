import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../internals/Button.tsx';
import { isSame } from '../../internals/isSame.ts';
import { askSoon } from './askSoon.ts';
import type { Page } from '../api.ts';
import type { AnyRow, Resource } from '../defineResource.ts';
import { isInHand } from './isInHand.ts';
import { listKey } from './listState.ts';
import type { ResourceListHandle } from './useResourceList.ts';
import { asPage } from '../wellFormed.ts';
import { zhResource } from '../texts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/**
 * What a list does about news of its rows; comes with the first of them. It asks quietly: new values of the same rows are put in place,
 * and so are other rows where that pulls nothing out of a person's hand. Else, and where no answer comes, a line offers to refresh.
 */
export default function ListNews<Row extends AnyRow>({ resource, list }: ListNewsProps<Row>) {
  const { t } = useTexts(zhResource);
  const client = useQueryClient();
  const place = useRef<HTMLSpanElement>(null);
  const [pace] = useState({ askedAt: 0 });
  // Undefined while it is not known what the news are.
  const [offer, setOffer] = useState<{ came: number }>();
  const [said, setSaid] = useState('');
  const toMark = useRef<readonly string[]>([]);
  const { isOutdated } = list;
  if (!isOutdated && offer) setOffer(undefined);
  const { query } = list;
  const asked = JSON.stringify(query);

  const rowsOnPage = () => place.current?.closest('section')?.querySelector('[data-index]')?.closest('table, ul') ?? null;
  const take = useEffectEvent((key: readonly unknown[], before: Page<Row>, page: Page<Row>, askedAt: number) => {
    const former = new Map(before.records.map((row) => [resource.rowKey(row), row]));
    const keys = page.records.map(resource.rowKey);
    // A row that moved up from the next page is not new.
    const came = Math.min(keys.filter((one) => !former.has(one)).length, Math.max(0, page.total - before.total));
    const stand = isSame(keys, [...former.keys()]);
    if (!stand && (list.selected.length > 0 || list.state.page > 1 || isInHand(rowsOnPage()))) {
      setOffer({ came });
      return;
    }
    toMark.current = page.records.filter((row) => !isSame(row, former.get(resource.rowKey(row)))).map(resource.rowKey);
    // Not the time of the answer: what was told on its way may not be in it.
    client.setQueryData(key, page, { updatedAt: askedAt });
    if (!stand || toMark.current.length > 0) void client.invalidateQueries({ queryKey: [resource.name, 'sums'] });
    // Said once a minute at most, however often it happens.
    if (!stand || toMark.current.length > 0) setSaid(t('news.shown', { time: new Date().toTimeString().slice(0, 5) }));
  });
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const key = listKey(resource, query);
    const before = client.getQueryState<Page<Row>>(key);
    if (before?.data === undefined || before.fetchStatus === 'fetching') return;
    const askedAt = Date.now();
    try {
      const answer = asPage(await resource.api.list(list.spell(query), { signal, quiet: true }), t('resource.malformed'));
      // An action of one's own, or another answer, has come in between and knows more.
      if (!signal.aborted && client.getQueryData(key) === before.data) take(key, before.data, answer, askedAt);
    } catch {
      if (!signal.aborted) setOffer({ came: 0 });
    }
  });
  const listing = `${resource.permission}:list`;
  useEffect(() => (isOutdated ? askSoon({ listing, ask, pace }) : undefined), [isOutdated, listing, pace, asked]);

  const { rows } = list;
  const mark = useEffectEvent(() => {
    const marked = toMark.current;
    toMark.current = [];
    if (marked.length === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const line of rowsOnPage()?.querySelectorAll<HTMLElement>('[data-key]') ?? [])
      if (marked.includes(line.dataset['key']!))
        for (const cell of line.matches('tr') ? line.children : [line])
          cell.animate([{ backgroundColor: 'var(--color-primary-soft)' }, {}], { duration: markMs, easing: 'ease-in' });
  });
  useEffect(() => mark(), [rows]);

  return (
    <span ref={place} role="status">
      {isOutdated && offer ? (
        <Button variant="link" size="small" onClick={list.refetch}>
          {offer.came > 0 ? t('news.came', { count: offer.came }) : t('news.changed')}
        </Button>
      ) : (
        <span className="sr-only">{said}</span>
      )}
    </span>
  );
}

/** How long what changed stands out, in ms. */
const markMs = 1600;

/** Props of {@link ListNews}. */
export interface ListNewsProps<Row extends AnyRow> {
  resource: Resource<Row>;
  list: ResourceListHandle<Row>;
}
