import { expressionLimits, Refusal } from './tree.ts';

export interface Token {
  kind: 'number' | 'text' | 'name' | 'sign' | 'end';
  value: string;
  at: number;
}

// Each alternative reads on without looking back, so that the time is linear.
const pattern = /\s+|(\d+(?:\.\d+)?)(?![\w.$])|'([^'\\\n]*)'|"([^"\\\n]*)"|([A-Za-z_$][\w$]*)|([=!]==?|[<>]=?|&&|\|\||[-+*/%!?:()[\],.])/y;

/** @throws Refusal where a character is not of the language */
export function readTokens(source: string): Token[] {
  const tokens: Token[] = [];
  pattern.lastIndex = 0;
  while (pattern.lastIndex < source.length) {
    const at = pattern.lastIndex;
    const match = pattern.exec(source);
    if (match === null) throw unreadable(source, at);
    const [, number, single, double, name, sign] = match;
    const text = single ?? double;
    if (number !== undefined) tokens.push({ kind: 'number', value: withFewDigits(number, at), at });
    else if (text !== undefined) tokens.push({ kind: 'text', value: text, at });
    else if (name !== undefined) tokens.push({ kind: name === 'in' ? 'sign' : 'name', value: name, at });
    // Who knows JavaScript writes `===`; there is one equality here.
    else if (sign !== undefined) tokens.push({ kind: 'sign', value: sign.length === 3 ? sign.slice(0, 2) : sign, at });
  }
  tokens.push({ kind: 'end', value: '', at: source.length });
  return tokens;
}

function withFewDigits(number: string, at: number): string {
  if (number.replace('.', '').replace(/^0+/, '').length > expressionLimits.digits) {
    throw new Refusal(at, {
      zh: `数字最多 ${expressionLimits.digits} 位`,
      en: `A number has at most ${expressionLimits.digits} digits`,
    });
  }
  return number;
}

function unreadable(source: string, at: number): Refusal {
  const one = String.fromCodePoint(source.codePointAt(at)!);
  if (one === "'" || one === '"') {
    return new Refusal(at, {
      zh: '文本缺少结尾引号，或者包含反斜杠、换行',
      en: 'A text lacks its closing quote, or holds a backslash or a line break',
    });
  }
  if (/\d/.test(one)) return new Refusal(at, { zh: '数字写法有误', en: 'A number is not written correctly' });
  return new Refusal(at, { zh: `不能使用字符 ${one}`, en: `The character ${one} cannot be used here` });
}
