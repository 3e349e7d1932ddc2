import { useWatch } from '@tarmac/admin-kit/form';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Tag } from '@tarmac/admin-kit/input';
import type { FormPartsIndex } from '@tarmac/freight-api/online';
import { useQuery } from '@tanstack/react-query';
import { formApi } from './form.resource.ts';
import { lineTexts as texts } from './lineTexts.ts';

type State = FormPartsIndex['state'];

const words = {
  ready: texts.partsReady,
  building: texts.partsBuilding,
  waiting: texts.partsWaiting,
  failed: texts.partsFailed,
  absent: texts.partsAbsent,
} as const satisfies Record<State, unknown>;

const tones = { ready: 'ok', building: 'waiting', waiting: 'waiting', failed: 'danger', absent: 'draft' } as const;

/** Milliseconds between two looks at an index that is still being made. */
const lookMs = 5000;

/** How the indexes are by which parts of texts are found: those of large tables are made after the publication. */
export function PartsIndexes({ headId }: { headId: string }) {
  const { localize } = useLocale();
  const names = useWatch({ name: 'fields' }) as readonly { dbFieldName?: string; dbFieldTxt?: string; dbFieldTxtEn?: string }[] | undefined;
  const { data = [] } = useQuery({
    queryKey: ['formDraft', headId, 'parts'],
    queryFn: ({ signal }) => formApi.index.parts({ headId }, { signal }),
    enabled: headId !== 'new',
    refetchInterval: ({ state }) => (state.data?.some((one) => one.state !== 'ready' && one.state !== 'absent') === true ? lookMs : false),
  });
  if (data.length === 0) return null;
  const called = (field: string) => {
    const found = names?.find(({ dbFieldName }) => dbFieldName === field);
    return found ? localize({ zh: found.dbFieldTxt || field, en: found.dbFieldTxtEn || found.dbFieldTxt || field }) : field;
  };
  return (
    <section aria-label={localize(texts.parts)} className="mt-gap">
      <h3 className="m-0 text-base font-semibold">{localize(texts.parts)}</h3>
      <p className="mt-1 mb-2 text-ink-secondary">{localize(texts.partsWhy)}</p>
      <ul className="m-0 flex list-none flex-col gap-1 p-0">
        {data.map(({ field, state }) => (
          <li key={field} className="flex flex-wrap items-center gap-2">
            <span>{called(field)}</span>
            <Tag tone={tones[state]}>{localize(words[state])}</Tag>
          </li>
        ))}
      </ul>
    </section>
  );
}
