/** What an expression gives. Lists and objects of the context are not values: they are read by a path, or by `sum` and `count`. */
export type ExpressionValue = string | number | boolean | null;

/** What stands for a value while an expression is run: of a whole number beyond 2^53 all digits. What is given then is their text. */
export type RunValue = ExpressionValue | bigint;

/** What an expression may read: own properties of plain data, such as `row`, `main`, `user`, `today` and `now`. */
export type ExpressionContext = Readonly<Record<string, unknown>>;

export type BinarySign = '+' | '-' | '*' | '/' | '%' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '&&' | '||';

/** An expression that was read. Plain data: it can be kept, sent and compared. */
export type ExpressionTree =
  | { kind: 'value'; value: ExpressionValue }
  | { kind: 'path'; path: readonly string[] }
  | { kind: 'list'; items: readonly ExpressionTree[] }
  | { kind: 'not' | 'minus'; of: ExpressionTree }
  | { kind: 'binary'; sign: BinarySign; left: ExpressionTree; right: ExpressionTree }
  | { kind: 'choice'; when: ExpressionTree; yes: ExpressionTree; no: ExpressionTree }
  | { kind: 'call'; name: string; args: readonly ExpressionTree[] };

/** What is wrong, in words for the one who wrote the expression. */
export interface ExpressionMessage {
  /** In Chinese. */
  zh: string;
  /** In English. */
  en: string;
}

/** Why a source is not an expression: where (characters from its beginning) and what, in words for the one who wrote it. */
export interface ExpressionProblem {
  /** It cannot be read. */
  ok: false;
  /** Place in the text, from 0. */
  at: number;
  /** What is wrong. */
  message: ExpressionMessage;
}

/** What a source may take, and what its run may take. */
export const expressionLimits = {
  /** Characters of a source. */
  source: 2000,
  nodes: 300,
  /** Parentheses, calls, signs and choices inside of one another. A chain such as `a + b + c` stays at one depth. */
  depth: 32,
  /** Names in a path. */
  path: 8,
  /** Digits of a number that is written in a source: as many as a number carries exactly. */
  digits: 15,
  /** Characters of a text that an expression makes or reads. */
  text: 10_000,
  steps: 10_000,
} as const;

/** Stops parser or evaluator; never leaves this folder. */
export class Refusal extends Error {
  readonly at: number;
  readonly said: ExpressionMessage;

  constructor(at: number, said: ExpressionMessage) {
    super(said.en);
    this.at = at;
    this.said = said;
  }
}
