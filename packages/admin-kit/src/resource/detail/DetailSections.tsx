import { useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useId, useState, type MouseEvent, type ReactNode } from 'react';
import { Switch } from '../../input/choices.tsx';
import { cx } from '../../internals/cx.ts';
import { readStored, writeStored } from '../../internals/storage.ts';
import type { AnyRow, Resource } from '../defineResource.ts';
import { DetailViewContext } from './detailView.ts';
import { isFieldEmpty } from './emptyFields.ts';
import { FieldDescriptions } from './FieldDescriptions.tsx';
import { PersonContext } from '../personContext.ts';
import type { DetailPart } from './ResourceDetail.tsx';
import { zhResource } from '../texts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/**
 * The parts of a detail: facts in groups without empty ones, which a switch shows, and beside them from 1280 px on what stands in the
 * rail; on a narrower one the rail comes below.
 */
export function DetailSections<Row extends AnyRow, Detail extends AnyRow>({
  resource,
  row,
  detail,
  parts,
  lead,
  isPage = false,
}: DetailSectionsProps<Row, Detail>) {
  const { localize, t } = useTexts(zhResource);
  const id = useId();
  const [isEmptyShown, setEmptyShown] = useEmptyShown();
  const fields = parts.flatMap((part) => ('render' in part ? [] : part.fields));
  const empty = fields.filter((name) => isFieldEmpty(resource.fields, { name, row })).length;
  // A row without any value shows the names of its fields, not a blank page.
  const isAllEmpty = empty === fields.length;
  const namesOf = (part: DetailPart<Detail>) =>
    'render' in part ? [] : part.fields.filter((name) => isEmptyShown || isAllEmpty || !isFieldEmpty(resource.fields, { name, row }));
  const sections = parts.flatMap((part, index) => {
    const names = namesOf(part);
    return 'render' in part || names.length > 0 ? [{ part, names, title: localize(part.title), id: `${id}${index}` }] : [];
  });
  const main = sections.filter(({ part }) => part.place !== 'rail');
  const rail = sections.filter(({ part }) => part.place === 'rail');
  const draw = ({ part, names, title, id: sectionId }: (typeof sections)[number]) => (
    <Section key={sectionId} id={sectionId} isCard={isPage} title={'render' in part ? title : undefined}>
      {'render' in part ? (
        part.render(detail)
      ) : (
        <FieldDescriptions
          resource={resource}
          row={row}
          title={title}
          columns={part.columns ?? (part.place === 'rail' ? 2 : rail.length > 0 || !isPage ? 3 : 4)}
          names={names}
        />
      )}
    </Section>
  );
  const titled = sections.filter(({ title }) => title !== '');
  const gap = isPage ? 'gap-gap' : 'gap-6';
  return (
    <div className={cx('flex flex-col', gap)}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 empty:hidden">
        {lead}
        {isPage && titled.length > 2 && (
          <nav aria-label={t('detail.sections')} className="flex min-w-0 flex-wrap gap-x-4">
            {titled.map(({ title, id: sectionId }) => (
              <a
                key={sectionId}
                href={`#${sectionId}`}
                className="inline-flex min-h-control-sm items-center text-ink-secondary no-underline hover:text-primary-ink"
                onClick={showSection}
              >
                {title}
              </a>
            ))}
          </nav>
        )}
        {!isAllEmpty && (empty > 0 || isEmptyShown) && (
          <span className="ms-auto text-sm text-ink-secondary">
            <Switch aria-label={t('detail.showEmpty')} value={isEmptyShown} onValueChange={setEmptyShown}>
              {t('detail.showEmpty')}
            </Switch>
          </span>
        )}
      </div>
      {rail.length > 0 ? (
        <div className={cx('grid grid-cols-[minmax(0,1fr)] items-start min-[1280px]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]', gap)}>
          <div className={cx('flex flex-col', gap)}>{main.map(draw)}</div>
          <div className={cx('flex flex-col', gap)}>{rail.map(draw)}</div>
        </div>
      ) : (
        [...main, ...rail].map(draw)
      )}
    </div>
  );
}

interface DetailSectionsProps<Row, Detail> {
  resource: Resource<Row>;
  row: Row;
  /** What parts are drawn from; the row itself where no more was read. */
  detail: Detail;
  parts: ReadonlyArray<DetailPart<Detail>>;
  /** Before the switch, in its line. */
  lead?: ReactNode;
  /** Cards with anchors and a rail, as a page has room for. */
  isPage?: boolean;
}

function Section({ id, title, isCard, children }: { id: string; title: string | undefined; isCard: boolean; children: ReactNode }) {
  return (
    <section
      id={id}
      tabIndex={-1}
      className={cx('flex flex-col outline-none', isCard ? 'gap-3 rounded-lg border border-solid border-line bg-surface p-4' : 'gap-2')}
    >
      {title && <h3 className="m-0 text-base font-semibold">{title}</h3>}
      {children}
    </section>
  );
}

/** Within its page: the address stays, since it belongs to the tab. */
function showSection(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const section = document.getElementById(event.currentTarget.hash.slice(1));
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}

/** Whether a person wants to see what is empty, too; kept where the app keeps it, and remembered in this browser until that has answered. */
function useEmptyShown(): [boolean, (next: boolean) => void] {
  const person = use(PersonContext) ?? '';
  const source = use(DetailViewContext);
  const key = `kit:detail:empty:${person}`;
  const [isShown, setShown] = useState(() => readStored(key) === true);
  const client = useQueryClient();
  const queryKey = ['detailView', person];
  const { data } = useQuery({
    queryKey,
    queryFn: () => source!.read(),
    enabled: source !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return [
    data?.emptyShown ?? isShown,
    (emptyShown) => {
      setShown(emptyShown);
      writeStored(key, emptyShown);
      if (source === undefined) return;
      // What is on its way was asked before the switch was turned.
      void client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, { emptyShown });
      source.write({ emptyShown }).catch(() => undefined);
    },
  ];
}
