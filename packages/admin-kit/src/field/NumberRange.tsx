import { ScaledInput } from '../input/ScaledInput.tsx';
import { scaledToStored, storedToScaled } from '../internals/decimal.ts';
import type { SearchInputProps } from './defineFieldKind.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** Both ends of a range of numbers; the values are stored units as text. */
export function NumberRange({
  value,
  onValueChange,
  unit,
  meta,
  ...props
}: SearchInputProps & { unit: { factor: number; decimals: number } }) {
  const { localize } = useTexts();
  const ends = Array.isArray(value) ? (value as readonly string[]) : typeof value === 'string' && value ? [value, value] : ['', ''];
  const scaled = (index: 0 | 1) =>
    ends[index] ? storedToScaled(Number(ends[index]), { factor: unit.factor, decimals: unit.decimals }) : null;
  const set = (index: 0 | 1, next: number | null) => {
    const stored = next === null ? null : scaledToStored(next, { factor: unit.factor, decimals: unit.decimals });
    const range = [ends[0] ?? '', ends[1] ?? ''].with(index, stored === null ? '' : String(stored)) as [string, string];
    onValueChange(range[0] || range[1] ? range : null);
  };
  const label = props['aria-label'] ?? localize(meta.label);
  return (
    <div role="group" aria-label={label} aria-labelledby={props['aria-labelledby']} className="flex items-center gap-1">
      <ScaledInput
        id={props.id}
        aria-label={`${label} ≥`}
        placeholder="≥"
        decimals={unit.decimals}
        value={scaled(0)}
        onValueChange={(next) => set(0, next)}
      />
      <span aria-hidden className="text-ink-faint">
        ~
      </span>
      <ScaledInput
        aria-label={`${label} ≤`}
        placeholder="≤"
        decimals={unit.decimals}
        value={scaled(1)}
        onValueChange={(next) => set(1, next)}
      />
    </div>
  );
}
