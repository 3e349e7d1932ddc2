/** What is wrong with a cell, or with a whole row, and the text that was judged. */
export interface Problem {
  reason: string;
  /** The cell as it was; undefined for a whole row. */
  text: string | undefined;
  /** A person may take the row all the same. */
  isDoubtful?: boolean;
}

/** Key of what is wrong with a whole row. */
export const wholeRow = '';

/** What is wrong, by row and by column. A problem holds until its cell, or for a whole row any of its cells, is written. */
export class ProblemBook {
  readonly #rows = new Map<number, Map<string, Problem>>();

  get size(): number {
    return this.#rows.size;
  }

  has(row: number): boolean {
    return this.#rows.has(row);
  }

  /** Whether nothing is wrong with a row but what a person may confirm. */
  isOnlyDoubtful(row: number): boolean {
    const problems = this.#rows.get(row);
    return problems !== undefined && [...problems.values()].every(({ isDoubtful }) => isDoubtful);
  }

  of(row: number): ReadonlyMap<string, Problem> {
    return this.#rows.get(row) ?? none;
  }

  /** What is still wrong with a cell that holds this text. */
  reasonOf(row: number, { name, text }: { name: string; text: string }): string | undefined {
    const problem = this.#rows.get(row)?.get(name);
    return problem !== undefined && problem.text === text ? problem.reason : undefined;
  }

  add(row: number, { name, problem }: { name: string; problem: Problem }): void {
    const known = this.#rows.get(row) ?? new Map<string, Problem>();
    if (!known.has(name)) known.set(name, problem);
    this.#rows.set(row, known);
  }

  forget(row: number): void {
    this.#rows.delete(row);
  }
}

const none: ReadonlyMap<string, Problem> = new Map();
