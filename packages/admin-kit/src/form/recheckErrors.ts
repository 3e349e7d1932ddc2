import type { FieldErrors, FieldValues, Path, Resolver, UseFormReturn } from 'react-hook-form';
import type { FieldProblem } from '../request/ApiError.ts';
import { fromFieldErrors } from './schemaResolver.ts';

/**
 * Runs the checks again after a value changed, for the errors that are in view: one whose value is right by now goes, at any input; one that
 * is wrong in another way says so. Inputs without an error get none.
 *
 * @returns `apply`: changes the errors at the inputs; `elsewhere`: what the checks found at no input
 */
export async function recheckErrors<Values extends FieldValues, Output>(
  form: RecheckedForm<Values, Output>,
): Promise<{ apply: () => void; elsewhere: FieldProblem[] }> {
  const { methods, resolver, changed, inputOf, isOfChecks } = form;
  const placeOf = ({ path }: FieldProblem) => inputOf(path) ?? path;
  const shown = fromFieldErrors(form.errors);
  const result = await resolver(methods.getValues(), undefined, { fields: {}, names: [], shouldUseNativeValidation: false });
  const found = fromFieldErrors(result.errors);
  const wrong = [...new Set(shown.map(placeOf))].flatMap((place) => {
    const before = shown.filter((one) => placeOf(one) === place);
    const now = found.filter((one) => placeOf(one) === place);
    if (JSON.stringify(before) === JSON.stringify(now)) return [];
    // What a server or a caller said is unknown to the checks: it holds until the value itself changes.
    if (now.length === 0 && !before.every(isOfChecks) && !isWithin(changed, place)) return [];
    return [{ place, before, now }];
  });
  const apply = () => {
    for (const { place, before, now } of wrong) {
      // Somebody said something else while the checks ran.
      const present = fromFieldErrors(methods.getFieldState(place as Path<Values>).error, place);
      if (JSON.stringify(present) !== JSON.stringify(before)) continue;
      methods.clearErrors(place as Path<Values>);
      for (const { path, message } of now) methods.setError(path as Path<Values>, { type: 'schema', message });
    }
  };
  return { apply, elsewhere: found.filter(({ path }) => inputOf(path) === undefined) };
}

/** What a re-check works on. */
interface RecheckedForm<Values extends FieldValues, Output> {
  methods: Pick<UseFormReturn<Values, unknown, Output>, 'getValues' | 'getFieldState' | 'clearErrors' | 'setError'>;
  resolver: Resolver<Values, unknown, Output>;
  /** Errors in view. */
  errors: FieldErrors<Values>;
  /** Name of what changed; undefined when much did at once. */
  changed: string | undefined;
  /** Path of the input that shows what is at a path; undefined where none does. */
  inputOf: (path: string) => string | undefined;
  /** Whether the checks said this, and not a server or a caller. */
  isOfChecks: (problem: FieldProblem) => boolean;
}

const isWithin = (changed: string | undefined, place: string): boolean =>
  changed !== undefined && (changed === place || changed.startsWith(`${place}.`) || place.startsWith(`${changed}.`));
