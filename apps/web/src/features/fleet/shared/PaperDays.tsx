import { useLocale, type LocalText } from '@tarmac/admin-kit/i18n';
import { DaysLeft } from '../../../shared/lists/expiry.tsx';

/** Papers with their last day and the days that are left, coloured as lists have them; papers without an end are left out. */
export function PaperDays({ papers }: { papers: ReadonlyArray<{ label: LocalText; day: string | null }> }) {
  const { localize } = useLocale();
  return (
    <dl className="m-0 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5">
      {papers.map(({ label, day }) => (
        <div key={label.en} className="contents">
          <dt className="text-ink-secondary">{localize(label)}</dt>
          <dd className="m-0 text-end tabular-nums">
            <DaysLeft day={day} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
