import type { PickerProps } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { DateInput, IconButton } from '@tarmac/admin-kit/input';
import { X } from 'lucide-react';
import { configTexts as texts } from './configTexts.ts';

/** Days as a comma list, in their order and each once. */
export function DaysInput({ value, onValueChange, valueText: _text, onPick: _pick, multiple: _multiple, ...control }: PickerProps) {
  const { localize } = useLocale();
  const days = (value ?? '').split(',').filter((day) => day !== '');
  const set = (next: readonly string[]) => onValueChange?.([...new Set(next)].toSorted().join(','));
  return (
    <div className="flex flex-col gap-2">
      {days.length === 0 && <p className="m-0 text-ink-tertiary">{localize(texts.noDays)}</p>}
      <ul className="m-0 flex max-h-60 list-none flex-wrap gap-2 overflow-y-auto p-0">
        {days.map((day) => (
          <li key={day} className="flex items-center gap-1 rounded-md border border-solid border-line bg-sunken ps-2 tabular-nums">
            {day}
            <IconButton
              label={`${localize(texts.removeDay)} ${day}`}
              icon={<X size={14} />}
              onClick={() => set(days.filter((other) => other !== day))}
            />
          </li>
        ))}
      </ul>
      <DateInput
        {...control}
        aria-label={localize(texts.day)}
        placeholder={localize(texts.day)}
        value={null}
        onValueChange={(day) => day && set([...days, day])}
      />
    </div>
  );
}
