import type { Page } from './api.ts';

/** A page of rows as it was promised. @throws Error with `problem` for anything else, so that a list says so instead of breaking */
export function asPage<Row>(answer: Page<Row>, problem: string): Page<Row> {
  const given: unknown = answer;
  if (!isObject(given) || !Array.isArray(given['records']) || !given['records'].every(isObject)) throw new Error(problem);
  const total = Number(given['total']);
  return { ...answer, total: Number.isFinite(total) ? total : answer.records.length };
}

/** A stored row as it was promised. @throws Error with `problem` for anything else */
export function asRow<Row>(answer: Row, problem: string): Row {
  if (!isObject(answer)) throw new Error(problem);
  return answer;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
