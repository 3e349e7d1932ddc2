import type { PickerProps } from '@tarmac/admin-kit/field';
import { Select } from '@tarmac/admin-kit/input';
import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { periodsOver } from './periodsOver.ts';

/** Chooses a month or a quarter that is over, by the kind that the form names. */
export function PeriodPicker({ value, onValueChange, valueText: _text, onPick: _pick, multiple: _multiple, ...control }: PickerProps) {
  const taxKind: unknown = useWatch({ name: 'taxKind' });
  const options = periodsOver(typeof taxKind === 'string' ? taxKind : '');
  const isOffered = options.some((option) => option.value === value);
  const takeLast = useEffectEvent(() => onValueChange?.(options[0]?.value ?? null));
  // A month is not a quarter: another kind begins with its own last period.
  useEffect(() => {
    if (!isOffered) takeLast();
  }, [isOffered, taxKind]);
  return (
    <Select {...control} value={value ?? null} onValueChange={(period) => onValueChange?.(period)} options={options} allowClear={false} />
  );
}
