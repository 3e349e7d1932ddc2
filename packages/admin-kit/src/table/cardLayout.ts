import type { SpokenColumn } from './columns.ts';

/** What the card of a row shows on a phone before it is opened; columns by their keys, those out of view are left out. */
export interface CardLayout {
  /** The state, beside the heading. */
  tag?: string | undefined;
  /** Lines of values without their titles, parted by dots; by default the next three columns in a line each, with their titles. */
  lines?: ReadonlyArray<readonly string[]>;
  /** The figure beside the actions. */
  figure?: string;
}

/** One line of a card. */
export interface CardLine<Row> {
  columns: ReadonlyArray<SpokenColumn<Row>>;
  /** The title of its column stands before the value. */
  isTitled: boolean;
}

/** Which column stands where in a card; `rest` follows when it is opened. */
export interface ArrangedCard<Row> {
  heading: SpokenColumn<Row> | undefined;
  tag: SpokenColumn<Row> | undefined;
  lines: ReadonlyArray<CardLine<Row>>;
  figure: SpokenColumn<Row> | undefined;
  rest: ReadonlyArray<SpokenColumn<Row>>;
}

/** So many columns have a line each where nothing else is said. */
const mostLines = 3;

/** Arranges the columns in view for a card: a heading, up to three lines, and what follows on demand. */
export function arrangeCard<Row>(visible: ReadonlyArray<SpokenColumn<Row>>, layout: CardLayout = {}): ArrangedCard<Row> {
  const [heading, ...others] = visible;
  const named = (key: string | undefined) => others.find((column) => column.key === key);
  const [tag, figure] = [named(layout.tag), named(layout.figure)];
  const free = others.filter((column) => column !== tag && column !== figure);
  const lines =
    layout.lines
      ?.map((keys) => ({ columns: keys.flatMap((key) => free.filter((column) => column.key === key)), isTitled: false }))
      .filter((line) => line.columns.length > 0) ?? free.slice(0, mostLines).map((column) => ({ columns: [column], isTitled: true }));
  const shown = new Set(lines.flatMap((line) => line.columns));
  return { heading, tag, figure, lines, rest: free.filter((column) => !shown.has(column)) };
}

/** The columns of a line in which a row has something to show; the first one if it has nothing at all. */
export function lineColumns<Row>({ columns }: CardLine<Row>, row: Row): ReadonlyArray<SpokenColumn<Row>> {
  const filled = columns.filter((column) => !column.isEmpty?.(row));
  return filled.length > 0 ? filled : columns.slice(0, 1);
}
