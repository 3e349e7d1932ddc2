import pg from 'pg';
import { vi } from 'vitest';

/** Tells of each statement that goes to the database, on whatever line; `vi.restoreAllMocks` ends it. */
export function watchLines(take: (text: string) => void): void {
  const line = pg.Connection.prototype as unknown as {
    parse(this: unknown, query: { text?: string }): void;
    query(this: unknown, text: string): void;
  };
  const { parse, query } = line;
  vi.spyOn(line, 'parse').mockImplementation(function send(this: unknown, statement) {
    if (statement.text !== undefined) take(statement.text);
    parse.call(this, statement);
  });
  vi.spyOn(line, 'query').mockImplementation(function send(this: unknown, text) {
    take(text);
    query.call(this, text);
  });
}
