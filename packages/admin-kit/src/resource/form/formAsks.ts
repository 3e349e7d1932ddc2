import type { UseFormReturn } from 'react-hook-form';
import type { FieldChecks } from '../../field/fieldChecks.ts';
import { watchRelease } from '../../internals/whenReleased.ts';
import { createFieldAsks, type FieldQuestion, questionOf } from './fieldAsks.ts';
import { checkFields, type FieldsContext } from './fieldValues.ts';
import type { FormValues } from './formSpec.ts';

/** What asking about the values of one form works on, as it is by now. */
export interface AskingForm {
  context: FieldsContext;
  /** What the inputs began with, where the row is stored. */
  stored: FormValues | undefined;
  row: Readonly<Record<string, unknown>> | undefined;
  loadRules: () => Promise<FieldsContext['checkRule']>;
  methods: Pick<UseFormReturn<FormValues, unknown, never>, 'getValues' | 'setError' | 'clearErrors' | 'getFieldState'>;
}

/** Asks the server about values of a form and puts its words at their inputs. @source VAL-02 */
export function createFormAsks(
  form: () => AskingForm,
  { load, tell }: { load: (() => Promise<FieldChecks>) | undefined; tell: () => void },
) {
  const asks = createFieldAsks(load);
  asks.subscribe(tell);
  const release = watchRelease();
  const question = (name: string, values: FormValues) => {
    const { context, stored, row } = form();
    return questionOf(context, { name, values, stored, row });
  };
  const names = () => form().context.items.map(({ field }) => field);
  /** The field, and those that are unique within its value. */
  const concerned = (name: string) => names().filter((field) => field === name || form().context.fields[field]?.unique?.within === name);
  /** What was left and is not answered and told yet, by field. */
  const leaving = new Map<string, { key: string; done: Promise<void> }>();
  const askLeft = async (field: string, open: FieldQuestion): Promise<void> => {
    // Changed since: once it is left again, it is asked about what it holds then.
    const isStill = () => JSON.stringify(question(field, form().methods.getValues())) === JSON.stringify(open);
    const rules = await form().loadRules();
    if (!isStill()) return;
    const { context, stored, methods } = form();
    // What the fields themselves say comes first, once somebody saves; the server need not hear of it.
    if (checkFields({ ...context, checkRule: rules }, { values: methods.getValues(), stored })[field] !== undefined) return;
    const before = asks.refusal(field, open);
    const message = await asks.ask(field, open);
    await release.wait();
    if (!isStill()) return;
    if (message !== undefined) methods.setError(field, { type: 'asked', message });
    // Refused before, and free by now.
    else if (before !== undefined && methods.getFieldState(field).error?.message === before) methods.clearErrors(field);
  };
  return {
    isAsking: asks.isAsking,
    stop: release.stop,
    /** What the last answers said of values that are still the same, by field. */
    refusals: (values: FormValues): Record<string, string> =>
      Object.fromEntries(
        names().flatMap((field) => {
          const asked = question(field, values);
          const message = asked && asks.refusal(field, asked);
          return message === undefined ? [] : [[field, message] as const];
        }),
      ),
    /** Asks what was not asked yet, and waits for what is not answered yet. */
    askAll: async (values: FormValues): Promise<void> => {
      const asked = names().flatMap((field) => {
        const open = question(field, values);
        return open ? [asks.ask(field, open)] : [];
      });
      await Promise.all(asked);
    },
    /**
     * The input was left: what it held is asked about. Left twice with the same value before the answer is there, it is asked about once.
     *
     * @param values what the inputs held then; this code may arrive later
     */
    leave: async (name: string, values: FormValues): Promise<void> => {
      await Promise.all(
        concerned(name).map(async (field) => {
          const open = question(field, values);
          if (!open) return undefined;
          const key = JSON.stringify(open);
          const before = leaving.get(field);
          if (before?.key === key) return before.done;
          const done = askLeft(field, open).finally(() => {
            if (leaving.get(field)?.done === done) leaving.delete(field);
          });
          leaving.set(field, { key, done });
          return done;
        }),
      );
    },
    /** The value changed: what was said of the former one is taken away. */
    change: (name: string): void => {
      const { methods } = form();
      for (const field of concerned(name)) {
        leaving.delete(field);
        const words = asks.forget(field);
        if (words !== undefined && methods.getFieldState(field).error?.message === words) methods.clearErrors(field);
      }
    },
  };
}

/** Asking for one form. */
export type FormAsks = ReturnType<typeof createFormAsks>;
