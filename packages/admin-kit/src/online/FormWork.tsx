import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '../internals/Button.tsx';
import { isSame } from '../internals/isSame.ts';
import { toText } from '../internals/toText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import type { FormValues } from '../resource/form/formSpec.ts';
import { computedInOrder, isMet, valueOf } from './expressions.ts';
import { scopeOf } from './nestedRows.ts';
import { useOnline } from './OnlineContext.ts';
import type { OnlineParts, OnlineRow } from './onlineForm.ts';
import { usePress } from './usePress.ts';
import { asFieldValue } from './valueTexts.ts';

/** What a form does by itself while it is filled in: it works out computed fields, asks the server's rules to fill others, and has buttons of its own. */
export default function FormWork({ values, typed, row }: FormWorkProps) {
  const { form } = useOnline();
  useComputed(values, typed);
  useFilled(typed, row?.['id'] === undefined);
  const buttons = form.buttons.filter(({ place }) => place === 'form');
  return buttons.length === 0 ? null : <FormButtons buttons={buttons} values={values} row={row} />;
}

interface FormWorkProps {
  /** What stands in the form as a row. */
  values: OnlineRow;
  /** The same by the names of inputs. */
  typed: FormValues;
  /** The row that the form began with. */
  row: OnlineRow | undefined;
}

function useComputed(values: OnlineRow, typed: FormValues): void {
  const { form, user } = useOnline();
  const { setValue } = useFormContext();
  const work = useEffectEvent(() => {
    const give = (of: OnlineParts, { scope, row, main }: { scope: string; row: OnlineRow; main?: OnlineRow }) => {
      const worked: Record<string, unknown> = { ...row };
      for (const { name, source } of computedInOrder(of)) {
        const key = scope + name;
        if (!Object.hasOwn(typed, key)) continue;
        const meta = of.fields.find((field) => field.name === name)!.field;
        worked[name] =
          asFieldValue(valueOf(source, { row: worked, fields: of.fields, ...(main && { main, mainFields: form.fields }), user }), meta) ??
          null;
        // Nobody typed it: a form in which nothing else is changed has nothing to lose.
        if (!isSame(worked[name], typed[key] === '' ? null : (typed[key] ?? null))) setValue(key, worked[name], { shouldDirty: false });
      }
      return worked;
    };
    const main = give(form, { scope: '', row: values });
    for (const sub of form.subs)
      if (sub.relation === 'one') give(sub, { scope: scopeOf(sub), row: (values[sub.name] ?? {}) as OnlineRow, main });
  });
  useEffect(() => work(), [values]);
}

/** Fields of a new row that a rule of the server fills, once; what was typed before the answer stays. Where it fails the server does it when the row is saved. */
function useFilled(typed: FormValues, isNew: boolean): void {
  const { form, api } = useOnline();
  const { setValue, getValues } = useFormContext();
  const isAsked = useRef(false);
  const fill = useEffectEvent(() => {
    if (isAsked.current || !isNew || api.fill === undefined) return;
    isAsked.current = true;
    for (const { name, fillRule, field } of form.fields) {
      if (fillRule === null || !Object.hasOwn(typed, name)) continue;
      api.fill(fillRule, typed).then(
        (value) => {
          const given = asFieldValue(value, field);
          if (given !== undefined && !toText(getValues(name))) setValue(name, given, { shouldDirty: false });
        },
        () => undefined,
      );
    }
  });
  useEffect(() => fill(), []);
}

function FormButtons({ buttons, values, row }: { buttons: OnlineParts['buttons']; values: OnlineRow; row: OnlineRow | undefined }) {
  const { localize } = useTexts();
  const { user, form } = useOnline();
  const press = usePress();
  const id = toText(row?.['id']);
  return (
    <div className="flex flex-wrap gap-2">
      {buttons
        .filter(
          ({ when, action }) =>
            (id !== '' || action.kind === 'open') && isMet(when, { row: { ...row, ...values }, fields: form.fields, user }),
        )
        .map((button) => (
          <Button key={button.code} onClick={() => void press(button, { ids: id === '' ? [] : [id], row: { ...row, ...values }, values })}>
            {localize(button.label)}
          </Button>
        ))}
    </div>
  );
}
