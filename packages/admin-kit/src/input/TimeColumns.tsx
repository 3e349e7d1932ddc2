import { useTexts } from '../i18n/useTexts.ts';

/** Hour, minute and second as three native lists. */
export function TimeColumns({ value, onValueChange }: TimeColumnsProps) {
  const { t } = useTexts();
  const parts = value.split(':') as [string, string, string];
  const labels = [t('date.hour'), t('date.minute'), t('date.second')];
  return (
    <div className="flex flex-col justify-center gap-2 border-s border-solid border-line ps-3">
      {labels.map((label, index) => (
        <label key={label} className="flex items-center gap-2 text-ink-secondary">
          <select
            value={parts[index]}
            onChange={(event) => onValueChange(parts.with(index, event.target.value).join(':'))}
            className="h-control cursor-pointer rounded-md border border-solid border-line-strong bg-surface px-1.5 text-ink tabular-nums"
          >
            {Array.from({ length: index === 0 ? 24 : 60 }, (_, number) => String(number).padStart(2, '0')).map((text) => (
              <option key={text}>{text}</option>
            ))}
          </select>
          {label}
        </label>
      ))}
    </div>
  );
}

/** Props of {@link TimeColumns}. */
export interface TimeColumnsProps {
  /** `HH:mm:ss`. */
  value: string;
  onValueChange: (value: string) => void;
}
