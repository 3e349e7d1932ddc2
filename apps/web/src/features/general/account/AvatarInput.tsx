import type { PickerProps } from '@tarmac/admin-kit/field';
import { ImageUpload } from '@tarmac/admin-kit/input';

/** A picture of oneself, cut square before it is sent. @source GEN-01, UPL-01 */
export function AvatarInput({ value, valueText: _text, onPick: _pick, defaultValue: _default, onValueChange, ...control }: PickerProps) {
  return (
    <ImageUpload
      {...control}
      biz="avatar"
      maxCount={1}
      cropRatio={1}
      value={value ?? ''}
      onValueChange={(path) => onValueChange?.(path === '' ? null : path)}
    />
  );
}
