import { englishOf } from './englishOf.ts';
import { AppError, type FieldError } from './errors.ts';

type Locale = 'zh' | 'en';

/** The places that an error names. */
export function fieldsOf(error: unknown): readonly FieldError[] {
  const fields: unknown = error instanceof AppError ? error.details.errorData : undefined;
  return Array.isArray(fields) ? fields.filter(isFieldError) : [];
}

/** The same for a reader. */
export const fieldsIn = (error: unknown, locale: Locale): FieldError[] => fieldsOf(error).map((field) => toldIn(field, locale));

/** A reason as its reader is told it: what goes out has it in one language. */
export function toldIn<Told extends { message: string; english?: string | undefined }>(told: Told, locale: Locale): Omit<Told, 'english'> {
  const { english, ...rest } = told;
  return locale === 'zh' ? rest : { ...rest, message: english ?? englishOf(told.message) };
}

const isFieldError = (one: unknown): one is FieldError =>
  typeof one === 'object' && one !== null && 'path' in one && typeof one.path === 'string' && 'message' in one;
