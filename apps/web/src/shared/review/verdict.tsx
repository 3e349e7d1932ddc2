import { type FieldDefinition, toText } from '@tarmac/admin-kit/field';
import { FormField, type FormControl, useWatch } from '@tarmac/admin-kit/form';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { RadioGroup, TextArea } from '@tarmac/admin-kit/input';
import type { FormItem, FormValues } from '@tarmac/admin-kit/resource';
import { reviewTexts as texts } from './reviewTexts.ts';

/** A verdict of somebody who reviews. */
export interface Verdict {
  pass: boolean;
  remark: string | null;
  /** Version of the row that was shown: nobody decides on what they have not seen. */
  version?: number;
}

const isRefusal = (values: FormValues) => values['pass'] === '0';

/** A refusal needs a remark. */
export const verdictSpec: readonly (string | FormItem)[] = ['pass', { field: 'remark', required: isRefusal }];

/** So does passing what is doubtful. */
export const doubtfulSpec: readonly (string | FormItem)[] = ['pass', { field: 'remark', required: true }];

/** The inputs of a verdict. */
export const verdictFields = (remark: FieldDefinition): Record<'pass' | 'remark', FieldDefinition> => ({
  // A text, because it is nothing until somebody decides; an untouched flag would be a no.
  pass: { kind: 'text', label: texts.verdict, required: true },
  remark,
});

/** Keys of a review; Alt+/ lists them. The documents are opened from left to right by those of the lowest row of letters. */
export const verdictKeys = {
  pass: 'Alt+P',
  refuse: 'Alt+R',
  remark: 'Alt+M',
  submit: 'Control+Enter Meta+Enter',
  documents: ['Alt+Z', 'Alt+X', 'Alt+C', 'Alt+V', 'Alt+B'],
} as const;

const isDecided = (values: FormValues) => values['pass'] === '1' || isRefusal(values);

/** What was typed, as a verdict; nothing chosen reads as a refusal, which a complete form does not leave. */
export function verdictOf(values: FormValues): Verdict & Record<string, unknown> {
  return { pass: values['pass'] === '1', remark: toText(values['remark']).trim() || null };
}

/** What is checked of a verdict: while none is chosen, nothing is said about the remark of a refusal. */
export function verdictBody(values: FormValues): Record<string, unknown> {
  const { pass, ...rest } = verdictOf(values);
  return isDecided(values) ? { pass, ...rest } : rest;
}

/** Asks the server about a verdict once there is one. */
export const askWhenDecided =
  <Problems,>(ask: (typed: FormValues) => Promise<readonly Problems[]>) =>
  async (typed: FormValues): Promise<readonly Problems[]> =>
    isDecided(typed) ? ask(typed) : [];

/** Pass or refuse, and why. */
export function VerdictInputs({ remark, isDoubtful = false }: { remark: FieldDefinition; isDoubtful?: boolean }) {
  const { localize } = useLocale();
  const isRefused = isRefusal(useWatch() as FormValues);
  return (
    <div className="flex flex-col gap-3">
      <FormField name="pass" label={localize(texts.verdict)} required>
        {(control: FormControl) => (
          <RadioGroup
            {...control}
            variant="buttons"
            options={[
              { value: '1', label: localize(texts.pass), keys: verdictKeys.pass },
              { value: '0', label: localize(texts.refuse), keys: verdictKeys.refuse },
            ]}
          />
        )}
      </FormField>
      <div aria-keyshortcuts={verdictKeys.remark}>
        <FormField name="remark" label={localize(remark.label)} required={isRefused || isDoubtful}>
          {(control: FormControl) => <TextArea {...control} maxLength={remark.maxLength} />}
        </FormField>
      </div>
    </div>
  );
}
