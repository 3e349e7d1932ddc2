import { useLocale } from '@tarmac/admin-kit/i18n';
import { Empty, RadioGroup } from '@tarmac/admin-kit/input';
import { OnlineScreen } from '@tarmac/admin-kit/online';
import { type KitForm, useWatch } from '@tarmac/admin-kit/form';
import type { FormButtonRow } from '@tarmac/freight-api/online';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { OrganisationAround } from '../../../shared/pickers/orgPickers.tsx';
import { ReportsAround } from '../../../shared/pickers/reportPickers.tsx';
import { RichTextInput } from '@tarmac/admin-kit/rich-text';
import { designTexts as texts } from './designTexts.ts';
import { type Draft, fieldsOf } from './draft.ts';
import { memoryApi } from './memoryApi.ts';
import { previewForm, sampleRows, type SubDraft } from './previewForm.ts';
import { useDictionaryCodes } from './useChoices.ts';

interface PreviewProps {
  subs: readonly SubDraft[];
  buttons: readonly FormButtonRow[];
}

/** The list and the form as they would be, drawn from what is typed, over rows that were made up. */
export function Preview({ control, subs, buttons }: PreviewProps & { control: KitForm<Draft>['methods']['control'] }) {
  const { localize } = useLocale();
  const [part, setPart] = useState<'list' | 'form'>('form');
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop');
  const draft = useRested(useWatch({ control }) as Draft);
  return (
    <section aria-label={localize(texts.preview)} className="flex min-w-0 flex-col rounded-lg border border-solid border-line bg-surface">
      <header className="flex flex-wrap items-center gap-3 border-0 border-b border-solid border-line px-gap py-2">
        <h2 className="m-0 me-auto text-base font-medium">{localize(texts.preview)}</h2>
        <RadioGroup
          aria-label={localize(texts.part)}
          variant="buttons"
          value={part}
          onValueChange={(next) => next && setPart(next)}
          options={[
            { value: 'form', label: localize(texts.formPart) },
            { value: 'list', label: localize(texts.listPart) },
          ]}
        />
        <RadioGroup
          aria-label={localize(texts.width)}
          variant="buttons"
          value={width}
          onValueChange={(next) => next && setWidth(next)}
          options={[
            { value: 'desktop', label: localize(texts.desktop) },
            { value: 'phone', label: localize(texts.phone) },
          ]}
        />
      </header>
      <div className="overflow-x-auto p-gap">
        <div className={width === 'phone' ? 'mx-auto w-[374px] rounded-xl border border-solid border-line-strong p-2' : ''}>
          {fieldsOf(draft).length === 0 ? (
            <Empty>{localize(texts.noFields)}</Empty>
          ) : (
            <Shown draft={draft} subs={subs} buttons={buttons} part={part} isNarrow={width === 'phone'} />
          )}
        </div>
      </div>
    </section>
  );
}

/** A value once nobody has changed it for a moment: a screen is not drawn for every key. */
function useRested<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), 300);
    return () => clearTimeout(timer);
  }, [text]);
  return useMemo(() => JSON.parse(rested) as Value, [rested]);
}

function Shown({ draft, subs, buttons, part, isNarrow }: PreviewProps & { draft: Draft; part: 'list' | 'form'; isNarrow: boolean }) {
  // Answers about made-up rows are not to lie beside real ones.
  const [client] = useState(() => new QueryClient());
  const made = useMemo(() => previewForm(draft, { subs, buttons }), [draft, subs, buttons]);
  const form = useDeferredValue(useMemo(() => (isNarrow ? { ...made, formColumns: 1 as const } : made), [made, isNarrow]));
  const codesOf = useDictionaryCodes([form, ...form.subs].flatMap(({ fields }) => fields.flatMap(({ field }) => field.dict ?? [])));
  const api = useMemo(() => memoryApi(sampleRows(form, codesOf)), [form, codesOf]);
  return (
    <QueryClientProvider client={client}>
      <OrganisationAround>
        <ReportsAround>
          <OnlineScreen
            key={`${part} ${JSON.stringify(form)}`}
            form={form}
            api={api}
            richText={RichTextInput}
            trial={part}
            trialOnPhone={isNarrow}
          />
        </ReportsAround>
      </OrganisationAround>
    </QueryClientProvider>
  );
}
