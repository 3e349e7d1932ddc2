import { use, useState } from 'react';
import { formatInstant } from '../../internals/clock.ts';
import { FilterChips } from '../search/FilterChips.tsx';
import { PersonContext } from '../personContext.ts';
import { QueryChips } from '../search/QueryChips.tsx';
import { readAdvancedQuery } from '../search/advancedQuery.ts';
import type { AnyRow, Resource } from '../defineResource.ts';
import type { ResourceListHandle } from '../list/useResourceList.ts';
import { zhResource } from '../texts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/** What a printed list says of itself: when and by whom it was printed, and what it was narrowed by. */
export default function PrintHead<Row extends AnyRow>({ resource, list }: PrintHeadProps<Row>) {
  const { t } = useTexts(zhResource);
  const person = use(PersonContext);
  const [time] = useState(() => formatInstant());
  const isNarrowed = Object.keys(list.state.filters).length > 0;
  const { further = {} } = list.state;
  const isQueried = readAdvancedQuery(further).groups.length > 0;
  return (
    <div role="note" aria-label={t('print.head')} className="mb-2 flex flex-col gap-1 text-sm text-ink-secondary">
      <p className="m-0 flex flex-wrap gap-x-6">
        <span>{t('print.time', { time })}</span>
        {person && <span>{t('print.person', { person })}</span>}
        {!isNarrowed && !isQueried && <span>{t('print.noFilter')}</span>}
      </p>
      {isNarrowed && <FilterChips fields={resource.fields} filters={list.state.filters} />}
      {isQueried && <QueryChips fields={resource.fields} params={further} />}
    </div>
  );
}

/** Props of {@link PrintHead}. */
export interface PrintHeadProps<Row extends AnyRow> {
  resource: Resource<Row>;
  list: ResourceListHandle<Row>;
}
