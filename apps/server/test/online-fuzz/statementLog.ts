import { mark } from './chance.ts';
import { statementShapes, type StatementShapes } from './statementShapes.ts';

/** What PostgreSQL wrote down of a campaign, read as it is written. */
export interface StatementLog {
  /** Takes what was written since the last time; it need not end with a whole line. */
  take(text: string): void;
  shapes: StatementShapes;
  /** Statements that hold a word of the campaign. */
  marked: Set<string>;
  /** Errors by SQLSTATE, each with how often and an example. */
  errors: Map<string, { count: number; example: string }>;
  /** How many statements were read. */
  read(): number;
}

/** Fields of a line of a CSV log that are looked at. */
const [databaseAt, severityAt, stateAt, messageAt] = [2, 11, 12, 13];
const statement = /^(?:statement|execute [^:]*): /;

/**
 * Reads the log of PostgreSQL in its CSV form, written with `log_statement = all`. A database whose test says that it learns fills the
 * registry; from when it says that it compares, its statements are compared.
 */
export function statementLog(): StatementLog {
  const shapes = statementShapes();
  const marked = new Set<string>();
  const errors: StatementLog['errors'] = new Map();
  const phases = new Map<string, string>();
  let read = 0;
  let left = '';

  const takeLine = (fields: readonly string[]) => {
    const [database = '', severity, state = '', message = ''] = [databaseAt, severityAt, stateAt, messageAt].map((at) => fields[at]);
    if (severity === 'ERROR' || severity === 'FATAL' || severity === 'PANIC') {
      if (!phases.has(database)) return;
      const known = errors.get(state) ?? { count: 0, example: message.slice(0, 300) };
      errors.set(state, { ...known, count: known.count + 1 });
      return;
    }
    if (!statement.test(message)) return;
    const text = message.replace(statement, '');
    const phase = /^select 'campaign: (\w+)'$/.exec(text)?.[1];
    if (phase !== undefined) return void phases.set(database, phase);
    const now = phases.get(database);
    if (now === undefined || now === 'over') return;
    read += 1;
    if (text.includes(mark)) marked.add(text);
    if (now === 'learn') shapes.learn(text);
    else shapes.compare(text);
  };

  return {
    shapes,
    marked,
    errors,
    read: () => read,
    take: (text) => {
      left = readLines(left + text, takeLine);
    },
  };
}

/** Reads whole lines of CSV. @returns what is left behind the last of them */
function readLines(text: string, take: (fields: readonly string[]) => void): string {
  let begin = 0;
  let fields: string[] = [];
  let at = 0;
  while (at < text.length) {
    let value: string;
    if (text[at] === '"') {
      let end = at + 1;
      for (;;) {
        end = text.indexOf('"', end);
        if (end < 0) return text.slice(begin);
        if (text[end + 1] !== '"') break;
        end += 2;
      }
      value = text.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
    } else {
      let end = at;
      while (end < text.length && text[end] !== ',' && text[end] !== '\n') end += 1;
      value = text.slice(at, end);
      at = end;
    }
    if (at >= text.length) return text.slice(begin);
    fields.push(value);
    if (text[at] === '\n') {
      take(fields);
      fields = [];
      begin = at + 1;
    }
    at += 1;
  }
  return text.slice(begin);
}
