import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Tag } from '@tarmac/admin-kit/input';
import { useTab } from '@tarmac/admin-kit/tabs';
import { noteLabels as labels } from './noteLabels.ts';

/** What `state=1` of the bell does to the list: waybills whose term is due, and a word above them with the way back to all. */
export function useDueFilter() {
  const { localize } = useLocale();
  const { search, setSearch } = useTab();
  const isDue = search.get('state') === '1';
  const showAll = () => {
    const next = new URLSearchParams(search);
    next.delete('state');
    setSearch(next, 'push');
  };
  return {
    filter: { dueFlag: isDue ? '1' : undefined },
    header: () =>
      isDue && (
        <p className="m-0 flex items-center gap-2">
          <Tag tone="danger">{localize(labels.dueFilter)}</Tag>
          <Button variant="link" onClick={showAll}>
            {localize(labels.removeFilter)}
          </Button>
        </p>
      ),
  };
}
