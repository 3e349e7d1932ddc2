import { useLocale } from '@tarmac/admin-kit/i18n';
import type { TableStore } from '@tarmac/admin-kit/editable-table';
import { Tag } from '@tarmac/admin-kit/input';
import { useSyncExternalStore } from 'react';
import { optionUses } from './fieldOptions.ts';
import { optionTexts as texts } from './optionTexts.ts';

/** Says of each option of a field what it does; those of the stock product that do nothing here are kept, and say so. */
export function OptionsInUse({ store }: { store: TableStore }) {
  const { localize } = useLocale();
  useSyncExternalStore(store.subscribe, store.version);
  const uses = optionUses(store.getAll().tableData);
  if (uses.length === 0) return null;
  return (
    <section aria-label={localize(texts.title)} className="flex flex-col gap-2">
      <h2 className="m-0 text-base font-medium">{localize(texts.title)}</h2>
      <ul className="m-0 flex list-none flex-col gap-1.5 p-0">
        {uses.map(({ field, option, value, does }) => (
          <li key={`${field} ${option}`} className="flex flex-wrap items-baseline gap-x-3">
            <span>{field}</span>
            <code className="min-w-0 break-all text-sm text-ink-secondary">
              {option} = {value}
            </code>
            {does === null ? <Tag tone="waiting">{localize(texts.unused)}</Tag> : <span>{localize(does)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
