import { Select } from '../input/Select.tsx';
import { useTexts } from '../i18n/useTexts.ts';
import type { SearchInputProps } from './defineFieldKind.ts';

/** Yes, no, or either. */
export function FlagSearch({ meta: _meta, value, onValueChange, ...props }: SearchInputProps) {
  const { t } = useTexts();
  const options = [
    { value: '1', label: t('common.yes') },
    { value: '0', label: t('common.no') },
  ];
  const chosen = Array.isArray(value) ? ((value as readonly string[])[0] ?? null) : ((value as string | null) ?? null);
  return (
    <Select
      {...props}
      searchable={false}
      options={options}
      value={chosen}
      onValueChange={(next) => onValueChange(next === null ? null : [next])}
    />
  );
}
