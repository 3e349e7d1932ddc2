import { AppError, type FieldError, type Warning, WarningsToConfirm } from './errors.ts';

/**
 * What several checks of one form object to, told at once: each is asked, whatever the others said. The first objection gives its kind, code
 * and words; the fields are those of all.
 *
 * @example
 * const problems = new ProblemList();
 * await problems.ask(() => checkPlate(values));
 * await problems.ask(() => refuseTaken(tx, values));
 * problems.end();
 */
export class ProblemList {
  #first: AppError | undefined;
  readonly #fields: FieldError[] = [];
  readonly #warnings: Warning[] = [];

  /** @returns what the check returned; undefined where it objected */
  async ask<Result>(check: () => Result | Promise<Result>): Promise<Result | undefined> {
    try {
      return await check();
    } catch (error) {
      this.keep(error);
      return undefined;
    }
  }

  /** @throws AppError there were objections; WarningsToConfirm there were only doubts */
  end(): void {
    if (this.#first !== undefined) throw this.#merged(this.#first);
    if (this.#warnings.length > 0) throw new WarningsToConfirm(this.#warnings);
  }

  /** Keeps an objection. @throws what no form can be told of, or what was kept before it */
  keep(error: unknown): void {
    if (error instanceof WarningsToConfirm) {
      this.#warnings.push(...error.warnings);
      return;
    }
    const fields = error instanceof AppError ? error.details.errorData : undefined;
    if (!(error instanceof AppError) || !Array.isArray(fields)) {
      // A check may stumble over what another one has refused already.
      if (this.#first !== undefined) throw this.#merged(this.#first);
      throw error;
    }
    this.#first ??= error;
    for (const field of fields as FieldError[])
      if (!this.#fields.some(({ path, message }) => path === field.path && message === field.message)) this.#fields.push(field);
  }

  #merged(first: AppError): AppError {
    const own = first.details.errorData as readonly FieldError[];
    if (own.length === this.#fields.length) return first;
    return new AppError(first.kind, first.texts, { ...first.details, errorData: this.#fields });
  }
}
