import { use, useEffect, useRef, useState } from 'react';
import { type FieldValues, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTexts } from '../i18n/useTexts.ts';
import { Button } from '../internals/Button.tsx';
import { instantText } from '../internals/dates.ts';
import { DraftContext } from './draftContext.ts';
import { dropDrafts, keepDraft, slotOf } from './draftSlot.ts';

/** Milliseconds of quiet before what was typed is kept. */
const quiet = 400;

/**
 * Keeps what is typed in the form around it and offers what an earlier window lost. Each form keeps its own: what is offered, or
 * typed in another window, stays until somebody has decided about it. Values that are not to lie in the browser, such as numbers
 * of documents, are named in `without`.
 *
 * @example <Form form={form}><FormDraft id="device:add" without={['idCard']} />…</Form>
 */
export function FormDraft({ id, without = none }: FormDraftProps) {
  const { t } = useTexts();
  const store = use(DraftContext);
  const { control, getValues, reset } = useFormContext<FieldValues>();
  const { isDirty, dirtyFields } = useFormState({ control });
  const values = useWatch({ control });
  // What is offered one after the other, newest first.
  const [[found, ...further], setOffered] = useState(() => store?.list(id) ?? []);
  const wasDirty = useRef(false);

  useEffect(() => {
    if (store === undefined) return;
    if (!isDirty) {
      // Typed and taken back, or saved: nothing is left to be lost.
      if (wasDirty.current) dropDrafts(store, control);
      return;
    }
    wasDirty.current = true;
    const timer = setTimeout(() => {
      // What was not touched is left out: somebody else may have changed it when the draft comes back.
      const kept = Object.entries(values).filter(([name]) => name in dirtyFields && !without.includes(name));
      keepDraft(store, control, id, Object.fromEntries(kept));
    }, quiet);
    return () => clearTimeout(timer);
  }, [store, control, id, isDirty, dirtyFields, values, without]);

  if (found === undefined) return null;
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center gap-2 rounded-md border border-solid border-running-line bg-running-soft px-3 py-1.5 text-running-ink"
    >
      <span className="min-w-0 flex-1">{t('form.draft', { time: instantText(new Date(found.savedAt)) })}</span>
      <Button
        size="small"
        variant="link"
        onClick={() => {
          reset({ ...getValues(), ...found.values }, { keepDefaultValues: true });
          slotOf(control).ids.add(found.id);
          setOffered([]);
        }}
      >
        {t('form.draftRestore')}
      </Button>
      <Button
        size="small"
        variant="link"
        onClick={() => {
          store?.remove(found.id);
          setOffered(further);
        }}
      >
        {t('form.draftDiscard')}
      </Button>
    </div>
  );
}

const none: readonly string[] = [];

/** Props of {@link FormDraft}. */
export interface FormDraftProps {
  /** Tells forms apart, such as `driver:add`. */
  id: string;
  /** Names of values that are not kept. */
  without?: readonly string[];
}
