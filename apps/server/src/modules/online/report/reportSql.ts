import { loadModule, parseSync, scanSync, type ScanToken } from 'libpg-query';
import { checkSelect, type SelectFacts } from './reportGrammar.ts';
import { ReportRefused } from './reportRefused.ts';

/** A statement that was checked, cut at its parameters: `texts` stand around `params`, one more than those. */
export interface CheckedReport extends SelectFacts {
  texts: readonly string[];
  /** Names in the order in which they stand. */
  params: readonly string[];
}

/** Bytes of a report's SQL. */
const longest = 20_000;

/**
 * Reads a report's SQL with the parser of PostgreSQL itself and lets through one plain SELECT over registered relations. Comments
 * fall away, and lines stay the lines that they are; `:name` becomes a bound parameter wherever PostgreSQL would not read it as part
 * of a text.
 *
 * @param declared names of the parameters; undefined where nobody has declared any yet
 * @throws ReportRefused with the reason
 * @source security 8.36, 8.37
 */
export async function checkReportSql(text: string, declared: readonly string[] | undefined): Promise<CheckedReport> {
  const bytes = Buffer.from(text, 'utf8');
  if (bytes.length > longest) throw new ReportRefused('SQL超过20kB', 'the SQL is longer than 20 kB');
  if (text.includes('\0')) throw new ReportRefused('SQL含有非法字符', 'the SQL holds a sign that no text may hold');
  await loadModule();
  const cut = cutAtParams(bytes, { tokens: tokensOf(text), declared: declared === undefined ? undefined : new Set(declared) });
  return { ...cut, ...checkSelect(parse(cut.texts.map((part, index) => (index === 0 ? part : `$${index}${part}`)).join(''))) };
}

function tokensOf(text: string): ScanToken[] {
  try {
    return scanSync(text).tokens;
  } catch {
    // The scanner tells nothing of what it stumbles over. The parser does, unless it stumbles earlier, over a parameter.
    const problem = problemOf(text.replaceAll(/(?<!:):(?=[A-Za-z])/g, ' '));
    throw problem ?? new ReportRefused('SQL中有未结束的文字、名称或注释', 'a text, a name or a comment of the SQL does not end');
  }
}

function parse(text: string): unknown {
  try {
    return parseSync(text);
  } catch (error) {
    throw refusalOf(error, text);
  }
}

function problemOf(text: string): ReportRefused | undefined {
  try {
    parseSync(text);
    return undefined;
  } catch (error) {
    return refusalOf(error, text);
  }
}

/** What the parser found, in words of ours: the line, and what stands there. */
function refusalOf(error: unknown, text: string): ReportRefused {
  if (error instanceof RangeError) return new ReportRefused('SQL嵌套过深', 'the SQL is nested too deep');
  const { message = '', cursorPosition = 0 } = (error as { sqlDetails?: { message?: string; cursorPosition?: number } }).sqlDetails ?? {};
  const line = lineAt(text, cursorPosition);
  const near = / at or near "([\s\S]*)"$/.exec(message)?.[1]?.slice(0, 40);
  return near === undefined
    ? new ReportRefused(`SQL语法错误：第 ${line} 行，语句不完整`, `the SQL breaks off at line ${line}`)
    : new ReportRefused(`SQL语法错误：第 ${line} 行 “${near}” 附近`, `the SQL cannot be read at line ${line}, near “${near}”`);
}

/** @param position from 0, in characters */
const lineAt = (text: string, position: number): number => text.trimEnd().slice(0, position).split('\n').length;

/** Token places are counted in bytes of UTF-8. */
function cutAtParams(
  bytes: Buffer,
  { tokens, declared }: { tokens: readonly ScanToken[]; declared: ReadonlySet<string> | undefined },
): Pick<CheckedReport, 'texts' | 'params'> {
  const texts: string[] = [];
  const params: string[] = [];
  let current = '';
  let at = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as ScanToken;
    const next = tokens[index + 1];
    current += bytes.toString('utf8', at, token.start);
    at = token.end;
    if (token.tokenName === 'SQL_COMMENT' || token.tokenName === 'C_COMMENT') {
      current += ` ${token.text.replaceAll(/[^\n]/g, '')}`;
    } else if (token.tokenName === 'PARAM') {
      throw new ReportRefused('参数请写成 :名称', 'parameters are written as :name');
    } else if (token.text === ';') {
      if (next !== undefined) throw new ReportRefused('只允许一条SELECT语句', 'one SELECT is allowed and nothing else');
    } else if (token.text === ':' && next?.start === token.end && /^[A-Za-z]\w*$/.test(next.text)) {
      if (declared?.has(next.text) === false)
        throw new ReportRefused(`参数 ${next.text} 未定义`, `the parameter ${next.text} is not declared`);
      texts.push(current);
      params.push(next.text);
      current = '';
      at = next.end;
      index += 1;
    } else {
      current += bytes.toString('utf8', token.start, token.end);
    }
  }
  return { texts: [...texts, current], params };
}
