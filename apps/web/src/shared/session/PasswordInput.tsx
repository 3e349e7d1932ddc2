import type { PickerProps } from '@tarmac/admin-kit/field';
import { TextInput } from '@tarmac/admin-kit/input';

/** A password for somebody else; the browser offers none of its own. */
export function PasswordInput({ value, valueText: _text, onPick: _pick, onValueChange, ...control }: PickerProps) {
  return (
    <TextInput
      {...control}
      defaultValue={undefined}
      type="password"
      autoComplete="new-password"
      value={value ?? ''}
      onValueChange={(next) => onValueChange?.(next === '' ? null : next)}
    />
  );
}
