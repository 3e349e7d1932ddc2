import type { Routes } from '../contract/index.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { fieldsOf } from '../fieldErrors.ts';

type Handler = Routes['handlers'][string];
type Input = Parameters<Handler>[1];

/** Ends the transaction of a check without a trace. */
class CheckedEnough extends Error {}

/**
 * What the rules of an endpoint object to in an input, as its handler would throw it; nothing is changed. Doubts that a person may
 * confirm are not objections.
 *
 * @returns undefined where they object to nothing
 */
export async function askRules(ctx: Context, handler: Handler, input: Input): Promise<unknown> {
  let objection: unknown;
  try {
    await ctx.transaction(async () => {
      try {
        await handler({ ...ctx, confirmWarnings: true, checkOnly: true }, input);
      } catch (error) {
        objection = error;
      }
      throw new CheckedEnough();
    });
  } catch (error) {
    if (!(error instanceof CheckedEnough)) throw error;
  }
  return objection;
}

/**
 * A refusal by the schema with what the rules object to in the rest of the input, so that a person hears of all at once. The rules see
 * an input with holes: where they stumble over one, the schema's word is enough.
 */
export async function withRules(refused: AppError, ask: () => Promise<unknown>): Promise<AppError> {
  const own = fieldsOf(refused);
  const objection = await ask().catch(() => undefined);
  const places = new Set(own.map(({ path }) => path.split('.', 1)[0]));
  const further = fieldsOf(objection).filter(({ path }) => !places.has(path.split('.', 1)[0]));
  if (further.length === 0) return refused;
  return new AppError(refused.kind, refused.texts, { ...refused.details, errorData: [...own, ...further] });
}
