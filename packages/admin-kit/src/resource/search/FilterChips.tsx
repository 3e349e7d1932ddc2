import { useEffect, useEffectEvent, useState } from 'react';
import { useDictionary } from '../../dictionary/DictionaryProvider.tsx';
import { useFieldKinds, useFieldWords } from '../../field/FieldProvider.tsx';
import type { FieldDefinition } from '../../field/FieldMeta.ts';
import { filterMode, fromFilter, withoutFields, type FieldFilter, type Filters } from '../../field/search.ts';
import { Tag } from '../../input/Tag.tsx';
import { Button } from '../../internals/Button.tsx';
import { useReferenceTexts } from '../../field/useReferenceTexts.ts';
import { zhScreens } from '../../i18n/screenTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/** What narrows the list now, each to be taken away where `onFiltersChange` is given. `hidden` names fields whose filter another control shows, such as tabs. */
export function FilterChips({ fields, filters, hidden, onFiltersChange }: FilterChipsProps) {
  const { t } = useTexts(zhScreens);
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

/** Says in words what narrows the list, what tabs set included, once all of it is known. */
export function FilterNote({ fields, filters, onNote }: FilterNoteProps) {
  const active = Object.keys(fields).filter((name) => name in filters);
  const [words, setWords] = useState<Readonly<Record<string, string>>>({});
  const note = active.map((name) => words[name] ?? '').join(' · ');
  const isKnown = active.every((name) => words[name]);
  const tell = useEffectEvent(() => onNote(note));
  useEffect(() => {
    if (isKnown) tell();
  }, [note, isKnown]);
  return active.map((name) => (
    <FilterWord
      key={name}
      meta={fields[name]!}
      filter={filters[name]!}
      onWord={(word) => setWords((before) => (before[name] === word ? before : { ...before, [name]: word }))}
    />
  ));
}

interface FilterNoteProps extends Pick<FilterChipsProps, 'fields' | 'filters'> {
  onNote: (note: string) => void;
}

function FilterWord({ onWord, meta, filter }: FilterOfField & { onWord: (word: string) => void }) {
  const { localize } = useTexts(zhScreens);
  const text = useFilterText(meta, filter);
  const word = isNamedByValue(meta) ? text : `${localize(meta.label)}: ${text}`;
  const tell = useEffectEvent(() => onWord(word));
  useEffect(() => tell(), [word]);
  return null;
}

/** Whether the value alone says what is meant: "Paid" does, "Yes" does not. */
const isNamedByValue = ({ kind, dict }: FieldDefinition) => kind === 'reference' || (kind === 'dict' && dict !== 'yn');

interface FilterOfField {
  meta: FieldDefinition;
  filter: FieldFilter;
}

function Chip({ onRemove, meta, filter }: FilterOfField & { onRemove: (() => void) | undefined }) {
  const { t, localize } = useTexts(zhScreens);
  const text = useFilterText(meta, filter);
  const label = localize(meta.label);
  return (
    <Tag tone="primary" onRemove={onRemove} removeLabel={t('resource.removeFilter', { label })}>
      {label}: {text}
    </Tag>
  );
}

/** What a field is filtered by, as people read it. */
function useFilterText(meta: FieldDefinition, filter: FieldFilter): string {
  const { t } = useTexts(zhScreens);
  const words = useFieldWords();
  const kind = useFieldKinds()(meta);
  // Read for its effect too: the chip's text needs the dictionary even when no search input has loaded it.
  const dictionary = useDictionary(meta.dict);
  const value = fromFilter(filterMode(meta), filter);
  const nameOf = useReferenceTexts(meta, Array.isArray(value) ? value.map(String) : [String(value ?? '')]);
  const write = (one: string) => {
    if (meta.kind === 'reference') return nameOf(one);
    if (meta.kind === 'dict') return dictionary.textOf(one);
    if (meta.kind === 'flag') return t(one === '1' ? 'common.yes' : 'common.no');
    return kind.align === 'end' && one ? kind.text(Number(one), { meta, words }) : one;
  };
  return Array.isArray(value)
    ? value
        .map(String)
        .map(write)
        .join(meta.filter === 'range' ? ' ~ ' : ', ')
    : write(String(value ?? ''));
}
