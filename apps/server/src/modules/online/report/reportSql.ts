import { loadModule, parseSync, scanSync, type ScanToken } from 'libpg-query';
import { checkSelect } from './reportGrammar.ts';
import { ReportRefused } from './reportRefused.ts';

/** A statement that was checked, cut at its parameters: `texts` stand around `params`, one more than those. */
export interface CheckedReport {
  texts: readonly string[];
  /** Names in the order in which they stand. */
  params: readonly string[];
  /** The statement itself says in which order its rows stand. */
  isOrdered: boolean;
}

/** Bytes of a report's SQL. */
const longest = 20_000;

/**
 * Reads a report's SQL with the parser of PostgreSQL itself and lets through one plain SELECT over registered relations. Comments
 * fall away; `:name` becomes a bound parameter wherever PostgreSQL would not read it as part of a text.
 *
 * @throws ReportRefused with the reason
 * @source security 8.36, 8.37
 */
export async function checkReportSql(text: string, declared: readonly string[]): Promise<CheckedReport> {
  const bytes = Buffer.from(text, 'utf8');
  if (bytes.length > longest) throw new ReportRefused('SQL超过20kB');
  if (text.includes('\0')) throw new ReportRefused('SQL含有非法字符');
  await loadModule();
  const cut = cutAtParams(bytes, tokensOf(text), new Set(declared));
  const isOrdered = checkSelect(parse(cut.texts.map((part, index) => (index === 0 ? part : `$${index}${part}`)).join('')));
  return { ...cut, isOrdered };
}

function tokensOf(text: string): ScanToken[] {
  try {
    return scanSync(text).tokens;
  } catch (error) {
    throw new ReportRefused(`SQL语法错误：${reasonOf(error)}`);
  }
}

function parse(text: string): unknown {
  try {
    return parseSync(text);
  } catch (error) {
    if (error instanceof RangeError) throw new ReportRefused('SQL嵌套过深');
    throw new ReportRefused(`SQL语法错误：${reasonOf(error)}`);
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Token places are counted in bytes of UTF-8. */
function cutAtParams(bytes: Buffer, tokens: readonly ScanToken[], declared: ReadonlySet<string>): Omit<CheckedReport, 'isOrdered'> {
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
      current += ' ';
    } else if (token.tokenName === 'PARAM') {
      throw new ReportRefused('参数请写成 :名称');
    } else if (token.text === ';') {
      if (next !== undefined) throw new ReportRefused('只允许一条SELECT语句');
    } else if (token.text === ':' && next?.start === token.end && /^[A-Za-z]\w*$/.test(next.text)) {
      if (!declared.has(next.text)) throw new ReportRefused(`参数 ${next.text} 未定义`);
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
