import { z } from 'zod';
import { BatchResult } from '../../../platform/contract/index.ts';
import type { Context } from '../../../platform/context.ts';
import { type AppError, errorStatus, type FieldError } from '../../../platform/errors.ts';
import { fieldsIn } from '../../../platform/fieldErrors.ts';

/** Result of an action on several rows, which says of each refused one all that speaks against it, at its inputs. */
export const fullBatchResult = (id: string) =>
  BatchResult.extend({
    fail: z.array(
      BatchResult.shape.fail.element.extend({ errorData: z.array(z.object({ path: z.string(), message: z.string() })).optional() }),
    ),
  }).meta({ id });

/** A row that was refused. */
export interface RefusedRow {
  id: string;
  code: number | null;
  message: string;
  errorData: FieldError[];
}

/** What a refusal says of a row, in the reader's language. */
export function refusedRow(ctx: Context, id: string, error: AppError): RefusedRow {
  const { locale } = ctx;
  const { errorCode = errorStatus[error.kind].code } = error.details;
  return { id, code: errorCode, message: error.texts[locale], errorData: fieldsIn(error, locale) };
}
