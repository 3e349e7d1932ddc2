/** What an expression may read: own properties of plain data, nothing else. */
export type TemplateContext = Readonly<Record<string, unknown>>;

const maximumLength = 2000;
const maximumDepth = 8;
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Fills the `{{ expression }}` places of a menu address. An expression is a string literal, a path such as `user.id` or
 * `window._CONFIG['domainURL']`, `+` and `||`. It is parsed and looked up, never run as code; what cannot be read is an
 * empty text.
 *
 * @returns undefined when the template is too long or is not written in this grammar
 * @source ROUTE-07, security 40
 */
export function fillTemplate(template: string, context: TemplateContext): string | undefined {
  if (template.length > maximumLength) return undefined;
  let out = '';
  let at = 0;
  for (;;) {
    const open = template.indexOf('{{', at);
    if (open < 0) return out + template.slice(at);
    const close = template.indexOf('}}', open);
    if (close < 0) return undefined;
    const value = evaluate(template.slice(open + 2, close), context);
    if (value === undefined) return undefined;
    out += template.slice(at, open) + value;
    at = close + 2;
  }
}

/** Accepts an address that a menu may open: a path of this site, or http(s) on the allowlist of origins. @source security 41 */
export function isOpenableUrl(url: string, origins: readonly string[]): boolean {
  if (/[\\\u0000-\u001f]/.test(url)) return false;
  if (/^\/(?!\/)/.test(url)) return true;
  try {
    const { protocol, origin } = new URL(url);
    return (protocol === 'https:' || protocol === 'http:') && origins.includes(origin);
  } catch {
    return false;
  }
}

type Token = { kind: 'text'; value: string } | { kind: 'name'; value: string } | { kind: 'sign'; value: '.' | '[' | ']' | '+' | '||' };

function tokens(source: string): Token[] | undefined {
  const out: Token[] = [];
  const pattern = /\s+|'([^'\\\n]*)'|"([^"\\\n]*)"|([A-Za-z_$][\w$]*)|(\|\||[.[\]+])/y;
  while (pattern.lastIndex < source.length) {
    const match = pattern.exec(source);
    if (match === null) return undefined;
    const text = match[1] ?? match[2];
    if (text !== undefined) out.push({ kind: 'text', value: text });
    else if (match[3] !== undefined) out.push({ kind: 'name', value: match[3] });
    else if (match[4] !== undefined) out.push({ kind: 'sign', value: match[4] as '.' });
  }
  return out;
}

// alternatives := sum ('||' sum)*   sum := term ('+' term)*   term := text | path
function evaluate(source: string, context: TemplateContext): string | undefined {
  const list = tokens(source);
  if (list === undefined || list.length === 0) return undefined;
  let at = 0;
  const isSign = (value: string) => list[at]?.kind === 'sign' && list[at]?.value === value;

  function term(): string | undefined {
    const token = list![at];
    if (token?.kind === 'text') {
      at += 1;
      return token.value;
    }
    if (token?.kind !== 'name') return undefined;
    at += 1;
    const path = [token.value];
    for (;;) {
      if (isSign('.')) {
        const next = list![at + 1];
        if (next?.kind !== 'name') return undefined;
        path.push(next.value);
        at += 2;
      } else if (isSign('[')) {
        const next = list![at + 1];
        if (next?.kind !== 'text' || list![at + 2]?.value !== ']') return undefined;
        path.push(next.value);
        at += 3;
      } else return lookUp(path, context);
    }
  }
  function sum(): string | undefined {
    let value = term();
    while (value !== undefined && isSign('+')) {
      at += 1;
      const next = term();
      value = next === undefined ? undefined : value + next;
    }
    return value;
  }
  let value = sum();
  while (value !== undefined && isSign('||')) {
    at += 1;
    const next = sum();
    value = next === undefined ? undefined : value === '' ? next : value;
  }
  return at === list.length ? value : undefined;
}

function lookUp(path: readonly string[], context: TemplateContext): string {
  if (path.length > maximumDepth) return '';
  let value: unknown = context;
  for (const name of path) {
    if (forbidden.has(name) || typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return '';
    value = (value as Record<string, unknown>)[name];
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
