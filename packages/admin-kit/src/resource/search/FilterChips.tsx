import { useDictionary } from '../../dictionary/DictionaryProvider.tsx';
import { useFieldKinds, useFieldWords } from '../../field/FieldProvider.tsx';
import type { FieldDefinition } from '../../field/FieldMeta.ts';
import { filterMode, fromFilter, withoutFields, type FieldFilter, type Filters } from '../../field/search.ts';
import { useAllTexts } from '../../i18n/useAllTexts.ts';
import { Tag } from '../../input/Tag.tsx';
import { Button } from '../../internals/Button.tsx';
import { useReferenceTexts } from '../../field/useReferenceTexts.ts';

/** What narrows the list now, each to be taken away where `onFiltersChange` is given. `hidden` names fields whose filter another control shows, such as tabs. */
export function FilterChips({ fields, filters, hidden, onFiltersChange }: FilterChipsProps) {
  const { t } = useAllTexts();
  const active = Object.keys(fields).filter((name) => !hidden?.includes(name) && name in filters);
  if (active.length === 0) return null;
  return (
    <div role="group" aria-label={t('resource.filters')} className="flex flex-wrap items-center gap-2">
      {active.map((name) => (
        <Chip
          key={name}
          meta={fields[name]!}
          filter={filters[name]!}
          onRemove={onFiltersChange && (() => onFiltersChange(withoutFields(filters, [name])))}
        />
      ))}
      {onFiltersChange && (
        <Button variant="link" size="small" onClick={() => onFiltersChange(withoutFields(filters, active))}>
          {t('resource.clearSelection')}
        </Button>
      )}
    </div>
  );
}

/** Props of {@link FilterChips}. */
export interface FilterChipsProps {
  fields: Readonly<Record<string, FieldDefinition>>;
  filters: Filters;
  hidden?: readonly string[];
  onFiltersChange?: (filters: Filters) => void;
}

interface ChipProps {
  meta: FieldDefinition;
  filter: FieldFilter;
  onRemove: (() => void) | undefined;
}

function Chip({ meta, filter, onRemove }: ChipProps) {
  const { t, localize } = useAllTexts();
  const words = useFieldWords();
  const kind = useFieldKinds()(meta);
  // Read for its effect too: the chip's text needs the dictionary even when no search input has loaded it.
  const dictionary = useDictionary(meta.dict ?? 'yn');
  const value = fromFilter(filterMode(meta), filter);
  const nameOf = useReferenceTexts(meta, Array.isArray(value) ? value.map(String) : [String(value ?? '')]);
  const write = (one: string) => {
    if (meta.kind === 'reference') return nameOf(one);
    if (meta.kind === 'dict') return dictionary.textOf(one);
    if (meta.kind === 'flag') return t(one === '1' ? 'common.yes' : 'common.no');
    return kind.align === 'end' && one ? kind.text(Number(one), meta, words) : one;
  };
  const text = Array.isArray(value)
    ? value
        .map(String)
        .map(write)
        .join(meta.filter === 'range' ? ' ~ ' : ', ')
    : write(String(value ?? ''));
  const label = localize(meta.label);
  return (
    <Tag tone="primary" onRemove={onRemove} removeLabel={t('resource.removeFilter', { label })}>
      {label}: {text}
    </Tag>
  );
}
