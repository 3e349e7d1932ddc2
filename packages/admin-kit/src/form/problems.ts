import type { FieldProblem } from '../request/ApiError.ts';

/** What a save rejected with. */
interface Problems {
  fields: readonly FieldProblem[];
  message: string;
  /** What is stored now, where somebody else saved first. */
  stored?: Readonly<Record<string, unknown>>;
}

/** Reads `errorData: [{ path, message }]` and the message, and `stored`, from whatever a save rejected with. */
export function problemsOf(error: unknown): Problems {
  const message = error instanceof Error ? error.message : typeof error === 'string' ? error : '';
  const { errorData, stored }: { errorData?: unknown; stored?: Problems['stored'] } =
    typeof error === 'object' && error !== null ? error : {};
  return { fields: Array.isArray(errorData) ? errorData.filter(isProblem) : [], message, stored };
}

function isProblem(value: unknown): value is FieldProblem {
  if (typeof value !== 'object' || value === null) return false;
  const { path, message } = value as Partial<FieldProblem>;
  return typeof path === 'string' && typeof message === 'string';
}
