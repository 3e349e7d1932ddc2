import type { FieldProblem } from '../request/ApiError.ts';

/** What a server said against a call: in words, and at single inputs. */
export interface Refusal {
  message: string;
  fields: readonly FieldProblem[];
}

/**
 * Reads what a server of no particular make has against an input: `errors` by field (Rails, Laravel, ASP.NET, refine), lists of `errors`,
 * `violations` or `detail` with a place each (Spring, JSON:API, Quarkus, FastAPI), and the message of any of them.
 */
export function refusalOf(body: unknown): Refusal {
  const { message, detail, title, error, errors, violations, fieldErrors } = recordOf(body);
  const fields = [errors, violations, fieldErrors, detail].flatMap(problemsIn);
  const whole = recordOf(recordOf(errors)['root'])['serverError'];
  return { message: [message, whole, detail, error, title, fields[0]?.message].find(isWords) ?? '', fields };
}

function problemsIn(problems: unknown): FieldProblem[] {
  if (Array.isArray(problems)) return problems.flatMap(problemOf);
  return Object.entries(recordOf(problems)).flatMap(([path, said]) => {
    // The form as a whole.
    if (path === 'root') return [];
    const message = wordsOf(said);
    return message === undefined ? [] : [{ path: lowerFirst(path), message }];
  });
}

function problemOf(problem: unknown): FieldProblem[] {
  const { field, path, param, propertyPath, property, name, loc, source, message, defaultMessage, msg, detail } = recordOf(problem);
  const pointer = recordOf(source)['pointer'];
  const place = [field, path, param, propertyPath, property, loc, pointer, name].map(placeOf).find(isWords);
  const words = [message, defaultMessage, msg, detail].find(isWords);
  return place === undefined || words === undefined ? [] : [{ path: place, message: words }];
}

/** `['body', 'name']` and `/data/attributes/name` are the field `name`. */
function placeOf(place: unknown): unknown {
  if (Array.isArray(place)) return place.filter((part, index) => index > 0 || part !== 'body').join('.');
  return isWords(place)
    ? place
        .replace(/^#?\/(?:data\/)?(?:attributes\/)?/, '')
        .replaceAll('/', '.')
        .replace(/^body\./, '')
    : undefined;
}

function wordsOf(said: unknown): string | undefined {
  if (isWords(said)) return said;
  if (Array.isArray(said)) return said.map(wordsOf).find(isWords);
  return wordsOrNothing(recordOf(said)['message']);
}

const wordsOrNothing = (value: unknown) => (isWords(value) ? value : undefined);

/** ASP.NET names the properties of its classes. */
const lowerFirst = (name: string) => (/^[A-Z][a-z]/.test(name) ? name[0]!.toLowerCase() + name.slice(1) : name);

const isWords = (value: unknown): value is string => typeof value === 'string' && value !== '';

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
