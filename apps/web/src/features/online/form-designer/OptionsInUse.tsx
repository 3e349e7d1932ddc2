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
    <div className="overflow-x-auto">
      <table aria-label={localize(texts.title)} className="w-full border-collapse text-sm">
        <caption className="pb-2 text-start text-base font-medium">{localize(texts.title)}</caption>
        <thead>
          <tr>
            {([texts.field, texts.option, texts.value, texts.does] as const).map((title) => (
              <th key={title.en} scope="col" className="border-0 border-b border-solid border-line px-2 py-1 text-start font-medium">
                {localize(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {uses.map(({ field, option, value, does }) => (
            <tr key={`${field} ${option}`}>
              <td className="px-2 py-1">{field}</td>
              <td className="px-2 py-1 font-mono">{option}</td>
              <td className="max-w-60 truncate px-2 py-1 font-mono" title={value}>
                {value}
              </td>
              <td className="px-2 py-1">{does === null ? <Tag tone="waiting">{localize(texts.unused)}</Tag> : localize(does)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
