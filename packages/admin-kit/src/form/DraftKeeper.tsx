import { use, useEffect, useRef, useState } from 'react';
import { type FieldValues, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { DraftContext } from './draftContext.ts';
import { DraftOffer } from './DraftOffer.tsx';
import { dropDrafts, keepDraft, offeredDrafts, slotOf, touchedOf } from './draftSlot.ts';
import type { FormDraftProps } from './FormDraft.tsx';

/** Milliseconds of quiet before what was typed is kept. */
const quiet = 400;

/** What {@link FormDraft} does. A chunk of its own, which comes beside a form. */
export default function DraftKeeper({ id, without = none }: FormDraftProps) {
  const store = use(DraftContext);
  const { control, getValues, reset } = useFormContext<FieldValues>();
  const { isDirty, dirtyFields } = useFormState({ control });
  const values = useWatch({ control });
  // What is offered one after the other, newest first.
  const [[found, ...further], setOffered] = useState(() => offeredDrafts(store, id));
  const wasDirty = useRef(false);

  useEffect(() => {
    if (store === undefined) return;
    if (!isDirty) {
      // Typed and taken back, or saved: nothing is left to be lost.
      if (wasDirty.current) dropDrafts(store, control);
      return;
    }
    wasDirty.current = true;
    if (found) slotOf(control).passed.add(found.id);
    const timer = setTimeout(() => {
      keepDraft(store, { form: control, id, values: touchedOf(values, { dirty: dirtyFields, without }) });
    }, quiet);
    return () => clearTimeout(timer);
  }, [store, control, id, isDirty, dirtyFields, values, without, found]);

  // Taken up now, it would overwrite what was typed.
  if (found === undefined || isDirty) return null;
  return (
    <DraftOffer
      savedAt={found.savedAt}
      onRestore={() => {
        reset({ ...getValues(), ...found.values }, { keepDefaultValues: true });
        slotOf(control).ids.add(found.id);
        setOffered([]);
      }}
      onDiscard={() => {
        store?.remove(found.id);
        setOffered(further);
      }}
    />
  );
}

const none: readonly string[] = [];
