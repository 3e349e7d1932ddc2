import { useLocale } from '@tarmac/admin-kit/i18n';
import type { OnlineFormRoles } from '@tarmac/freight-api/online';
import { formRightsTexts as texts } from './formRightsTexts.ts';

/** The main table and its sub-tables: which of them is shown below. */
export function TableTabs({
  tables,
  value,
  onChange,
}: {
  tables: OnlineFormRoles['tables'];
  value: string;
  onChange: (id: string) => void;
}) {
  const { localize } = useLocale();
  return (
    <div role="group" aria-label={localize(texts.tables)} className="flex flex-wrap rounded-md border border-solid border-line">
      {tables.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === value}
          className={`min-h-8 cursor-pointer px-3 first:rounded-s-md last:rounded-e-md ${id === value ? 'bg-primary-soft font-medium text-primary-ink' : 'hover:bg-hover'}`}
          onClick={() => onChange(id)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
