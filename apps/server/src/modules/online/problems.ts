import type { LocalizedText } from '@tarmac/freight-api/rules';
import { type AppError, invalidInput } from '../../platform/errors.ts';

/** What is wrong with a definition, and where. */
export type Problem = LocalizedText & { path: string };

/** A refusal that stands at every place that is named. */
export const refusalOf = (problems: readonly Problem[], begin: LocalizedText): AppError =>
  invalidInput(
    { zh: `${begin.zh}：${problems[0]?.zh ?? ''}`, en: `${begin.en}: ${problems[0]?.en ?? ''}` },
    problems.map(({ path, zh, en }) => ({ path, message: zh, english: en })),
  );

/** A row that the call does not name has no place in it: what is wrong with it stands at the list. */
export const placeOf = (place: string, field: string): string => (place.includes('.') ? `${place}.${field}` : place);

/** What is wrong with properties of a row, where something is. */
export const problemsAt = ({ place }: { place: string }, told: Readonly<Record<string, LocalizedText | undefined>>): Problem[] =>
  Object.entries(told).flatMap(([property, text]) =>
    text === undefined ? [] : [{ path: placeOf(place, property), zh: text.zh, en: text.en }],
  );
