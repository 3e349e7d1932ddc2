import { formula } from './tsv.ts';

/** Reads cells as spreadsheets put them on the clipboard. A quote that opens no quoted cell is a quote. */
export function readTsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const end = text.replace(/\r?\n$|\r$/, '').length;
  if (end === 0) return rows;
  // Without quotes, which is most often, lines and tabs say all.
  if (!text.includes('"')) {
    const cells = text
      .slice(0, end)
      .split(/\r\n|\r|\n/)
      .map((line) => line.split('\t'));
    return text.includes("'") ? cells.map((line) => line.map(withoutMark)) : cells;
  }
  for (;;) {
    const cell = readCell(text, { from: at, end });
    row.push(withoutMark(cell.text));
    at = cell.to;
    if (at >= end) break;
    if (text[at] !== '\t') {
      rows.push(row);
      row = [];
      if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    }
    at += 1;
  }
  rows.push(row);
  return rows;
}

/** A text without the mark that keeps it from being a formula. */
function withoutMark(text: string): string {
  return text.startsWith("'") && /^'+(?:[=@+-])/.test(text) && formula.test(text) ? text.slice(1) : text;
}

/** One cell from a place on, and where it ends. */
function readCell(text: string, { from, end }: { from: number; end: number }): { text: string; to: number } {
  if (text[from] === '"') {
    let at = from + 1;
    let value = '';
    for (;;) {
      const quote = text.indexOf('"', at);
      if (quote < 0 || quote >= end) break;
      value += text.slice(at, quote);
      if (text[quote + 1] !== '"' || quote + 1 >= end) {
        if (quote + 1 >= end || /[\t\r\n]/.test(text[quote + 1]!)) return { text: value.replaceAll(/\r\n?/g, '\n'), to: quote + 1 };
        break;
      }
      value += '"';
      at = quote + 2;
    }
  }
  let to = from;
  while (to < end && text[to] !== '\t' && text[to] !== '\r' && text[to] !== '\n') to += 1;
  return { text: text.slice(from, to), to };
}
