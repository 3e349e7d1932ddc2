import { assertCall } from './functions.ts';
import { readTokens, type Token } from './readTokens.ts';
import { type BinarySign, expressionLimits, type ExpressionProblem, type ExpressionTree, Refusal } from './tree.ts';

/** Names that lead from data to code. They cannot be written, so that nobody has to find out that they read nothing. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

const words = new Map<string, ExpressionTree>([
  ['true', { kind: 'value', value: true }],
  ['false', { kind: 'value', value: false }],
  ['null', { kind: 'value', value: null }],
]);

/** From what binds least to what binds most. */
const binding: readonly ReadonlySet<string>[] = [
  new Set(['||']),
  new Set(['&&']),
  new Set(['==', '!=']),
  new Set(['<', '<=', '>', '>=', 'in']),
  new Set(['+', '-']),
  new Set(['*', '/', '%']),
];

/**
 * Reads an expression of the language: numbers, texts in quotes, lists, paths such as `row.price`, `+ - * / %`, comparisons, `in`,
 * `&& || !`, `a ? b : c` and the functions of {@link expressionFunctions}. It is read to a tree, never run as code.
 *
 * @returns the tree, or where the source cannot be read and why, in words for the person who wrote it
 * @example parseExpression("row.amount > 0 ? round(row.price * row.amount, 2) : null")
 */
export function parseExpression(source: string): { ok: true; tree: ExpressionTree } | ExpressionProblem {
  try {
    if (source.length > expressionLimits.source) {
      throw new Refusal(expressionLimits.source, {
        zh: `表达式最多 ${expressionLimits.source} 个字符`,
        en: `An expression has at most ${expressionLimits.source} characters`,
      });
    }
    return { ok: true, tree: new Parser(readTokens(source)).whole() };
  } catch (problem) {
    if (problem instanceof Refusal) return { ok: false, at: problem.at, message: problem.said };
    throw problem;
  }
}

class Parser {
  readonly #tokens: readonly Token[];
  #next = 0;
  #nodes = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  whole(): ExpressionTree {
    if (this.#token().kind === 'end') throw this.#refusal({ zh: '表达式为空', en: 'The expression is empty' });
    const tree = this.#choice();
    if (this.#token().kind !== 'end') throw this.#unexpected();
    return tree;
  }

  // A method, because each call may answer another token.
  #token(): Token {
    return this.#tokens[this.#next]!;
  }

  #choice(): ExpressionTree {
    return this.#deeper(() => {
      const when = this.#chain(0);
      if (!this.#takes('?')) return when;
      const yes = this.#choice();
      this.#expect(':');
      return this.#node({ kind: 'choice', when, yes, no: this.#choice() });
    });
  }

  #chain(level: number): ExpressionTree {
    const signs = binding[level];
    if (signs === undefined) return this.#signed();
    let left = this.#chain(level + 1);
    while (this.#token().kind === 'sign' && signs.has(this.#token().value)) {
      const sign = this.#token().value as BinarySign;
      this.#next += 1;
      left = this.#node({ kind: 'binary', sign, left, right: this.#chain(level + 1) });
    }
    return left;
  }

  #signed(): ExpressionTree {
    if (this.#takes('!')) return this.#deeper(() => this.#node({ kind: 'not', of: this.#signed() }));
    if (this.#takes('-')) return this.#deeper(() => this.#node({ kind: 'minus', of: this.#signed() }));
    return this.#single();
  }

  #single(): ExpressionTree {
    const token = this.#token();
    this.#next += 1;
    switch (token.kind) {
      case 'number':
        return this.#node({ kind: 'value', value: Number(token.value) });
      case 'text':
        return this.#node({ kind: 'value', value: token.value });
      case 'name':
        return this.#named(token);
      case 'sign':
        if (token.value === '(') {
          const inner = this.#choice();
          this.#expect(')');
          return inner;
        }
        if (token.value === '[') return this.#node({ kind: 'list', items: this.#listUntil(']') });
        break;
      case 'end':
        break;
    }
    this.#next -= 1;
    throw this.#unexpected();
  }

  #named(token: Token): ExpressionTree {
    const word = words.get(token.value);
    if (word !== undefined) return this.#node(word);
    if (this.#takes('(')) {
      const args = this.#listUntil(')');
      assertCall({ name: token.value, args, at: token.at });
      return this.#node({ kind: 'call', name: token.value, args });
    }
    const path = [allowed(token)];
    for (;;) {
      if (this.#takes('.')) path.push(allowed(this.#take(['name'])));
      else if (this.#takes('[')) {
        path.push(allowed(this.#take(['text'])));
        this.#expect(']');
      } else break;
    }
    if (path.length > expressionLimits.path) {
      throw new Refusal(token.at, {
        zh: `路径最多 ${expressionLimits.path} 级`,
        en: `A path has at most ${expressionLimits.path} names`,
      });
    }
    return this.#node({ kind: 'path', path });
  }

  #listUntil(end: ')' | ']'): ExpressionTree[] {
    const items: ExpressionTree[] = [];
    if (this.#takes(end)) return items;
    do items.push(this.#choice());
    while (this.#takes(','));
    this.#expect(end);
    return items;
  }

  #deeper(read: () => ExpressionTree): ExpressionTree {
    this.#depth += 1;
    if (this.#depth > expressionLimits.depth) {
      throw this.#refusal({
        zh: `嵌套最多 ${expressionLimits.depth} 层`,
        en: `Parts stand inside of one another at most ${expressionLimits.depth} deep`,
      });
    }
    const tree = read();
    this.#depth -= 1;
    return tree;
  }

  #node(tree: ExpressionTree): ExpressionTree {
    this.#nodes += 1;
    if (this.#nodes > expressionLimits.nodes) {
      throw this.#refusal({
        zh: `表达式最多 ${expressionLimits.nodes} 个部分`,
        en: `An expression has at most ${expressionLimits.nodes} parts`,
      });
    }
    return tree;
  }

  #takes(sign: string): boolean {
    const isNext = this.#token().kind === 'sign' && this.#token().value === sign;
    if (isNext) this.#next += 1;
    return isNext;
  }

  #take(kinds: readonly Token['kind'][]): Token {
    const token = this.#token();
    if (!kinds.includes(token.kind)) throw this.#unexpected();
    this.#next += 1;
    return token;
  }

  #expect(sign: string): void {
    if (this.#takes(sign)) return;
    throw this.#refusal({ zh: `此处缺少 ${sign}`, en: `${sign} is missing here` });
  }

  #unexpected(): Refusal {
    const { kind, value } = this.#token();
    if (kind === 'end') return this.#refusal({ zh: '表达式不完整', en: 'The expression ends too early' });
    return this.#refusal({ zh: `此处不能写 ${value}`, en: `${value} cannot stand here` });
  }

  #refusal(said: { zh: string; en: string }): Refusal {
    return new Refusal(this.#token().at, said);
  }
}

function allowed(token: Token): string {
  if (!forbidden.has(token.value)) return token.value;
  throw new Refusal(token.at, { zh: `不能使用名称 ${token.value}`, en: `The name ${token.value} cannot be used` });
}
