import { useDictionary } from '../../dictionary/DictionaryProvider.tsx';
import { useFieldKinds, useFieldWords } from '../../field/FieldProvider.tsx';
import type { FieldDefinition } from '../../field/FieldMeta.ts';
import { Tag } from '../../input/Tag.tsx';
import { Button } from '../../internals/Button.tsx';
import type { FurtherParams } from '../list/listState.ts';
import {
  fieldNamed,
  needsNoValue,
  readAdvancedQuery,
  writeAdvancedQuery,
  type AdvancedQuery,
  type QueryCondition,
} from './advancedQuery.ts';
import { useReferenceTexts } from '../../field/useReferenceTexts.ts';
import { ruleText } from './ruleText.ts';
import { zhResource } from '../texts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/** What the advanced query asks for now: each condition in words, to be taken away where `onParamsChange` is given; groups stand in a frame of their own. */
export function QueryChips({ fields, params, onParamsChange, onEdit }: QueryChipsProps) {
  const { t } = useTexts(zhResource);
  const query = readAdvancedQuery(params);
  // Conditions may be equal; their place is all that tells them apart.
  const places = query.groups.map((group, at) => ({
    group,
    at,
    key: `${at}`,
    items: group.items.map((item, place) => ({ item, place, key: `${place}` })),
  }));
  const write = (next: AdvancedQuery) => onParamsChange?.(writeAdvancedQuery(next, fields));
  const remove = (groupIndex: number, itemIndex: number) =>
    write({
      ...query,
      groups: query.groups.map((group, index) =>
        index === groupIndex ? { ...group, items: group.items.filter((_item, at) => at !== itemIndex) } : group,
      ),
    });
  return (
    <div role="group" aria-label={t('query.active')} className="flex flex-wrap items-center gap-2">
      {places.map(({ group, at: groupIndex, key, items }) => (
        <div key={key} className="contents">
          {groupIndex > 0 && <Joint text={t(`query.${query.match}`)} />}
          <span
            className={
              query.groups.length > 1 && group.items.length > 1
                ? 'inline-flex max-w-full flex-wrap items-center gap-1.5 rounded-md border border-dashed border-line-strong px-1.5 py-1'
                : 'inline-flex max-w-full flex-wrap items-center gap-1.5'
            }
          >
            {items.map(({ item, place: itemIndex, key: itemKey }) => (
              <span key={itemKey} className="inline-flex max-w-full items-center gap-1.5">
                {itemIndex > 0 && <Joint text={t(`query.${group.match}`)} />}
                <ConditionChip
                  item={item}
                  meta={fieldNamed(fields, item.field)}
                  onRemove={onParamsChange && (() => remove(groupIndex, itemIndex))}
                />
              </span>
            ))}
          </span>
        </div>
      ))}
      {onEdit && (
        <Button variant="link" size="small" aria-haspopup="dialog" onClick={onEdit}>
          {t('query.edit')}
        </Button>
      )}
      {onParamsChange && (
        <Button variant="link" size="small" onClick={() => write({ match: 'and', groups: [] })}>
          {t('resource.clearSelection')}
        </Button>
      )}
    </div>
  );
}

/** Props of {@link QueryChips}. */
export interface QueryChipsProps {
  fields: Readonly<Record<string, FieldDefinition>>;
  /** Where the query stands, as a link carries it. */
  params: FurtherParams;
  onParamsChange?: (change: { advanced: string | undefined; advancedMatch: string | undefined }) => void;
  /** Opens the builder. */
  onEdit?: () => void;
}

const Joint = ({ text }: { text: string }) => <span className="text-xs text-ink-secondary">{text}</span>;

function ConditionChip({ item, meta, onRemove }: { item: QueryCondition; meta: FieldDefinition | undefined; onRemove?: () => void }) {
  const { t, localize } = useTexts(zhResource);
  const words = useFieldWords();
  const kindOf = useFieldKinds();
  // Read for its effect too: the words need the dictionary even when no input has loaded it.
  const dictionary = useDictionary(meta?.dict);
  const values = item.rule === 'in' ? item.val.split(',').filter(Boolean) : [item.val];
  const nameOf = useReferenceTexts(meta, values);
  const write = (one: string): string => {
    if (meta?.kind === 'reference') return nameOf(one);
    if (meta?.kind === 'dict') return dictionary.textOf(one);
    if (meta?.kind === 'flag') return t(one === '1' ? 'common.yes' : 'common.no');
    const isNumber = one !== '' && !Number.isNaN(Number(one));
    return meta && kindOf(meta).align === 'end' && isNumber ? kindOf(meta).text(Number(one), { meta, words }) : one;
  };
  const label = meta ? localize(meta.label) : t('query.unknownField', { name: item.field });
  const value = needsNoValue(item.rule) ? '' : values.map(write).join(', ');
  const text = `${label} ${ruleText(t, item.rule)} ${value}`.trim();
  return (
    <Tag tone="primary" onRemove={onRemove} removeLabel={t('query.removeActive', { text })}>
      {text}
    </Tag>
  );
}
