/** A write of somebody else. */
export interface TheirWrite {
  value: unknown;
  /** Number of the write: of two, the greater one is the later. */
  at: number;
  /** The table that wrote it. */
  by: string;
  /** Who did, for people; '' where nobody knows. */
  name: string;
}

/** What became of a write that came in. */
export type Reception =
  /** Known already, or older than what is shown. */
  | 'old'
  /** To be shown: nobody here has touched the cell. */
  | 'shown'
  /** Somebody here has touched the cell, too: both values are kept until a person chooses. */
  | 'conflict'
  /** Both have written the same. */
  | 'agreed';

interface Cell {
  /** The write that is shown; the cell as loaded is older than any. */
  top: Stamp;
  /** The last write of each table. */
  seen: Map<string, number>;
  /** What was written here last; gone once it is saved. */
  own?: { value: unknown; at: number };
  /** Writes that wait for a person to choose. */
  theirs: Map<string, TheirWrite>;
}

interface Stamp {
  at: number;
  by: string;
  value: unknown;
}

/**
 * Who wrote what to the cells of a table, without the table itself. Each write has a number greater than every one that its author
 * knew; of two with the same number a fixed order decides. So all tables show the same in the end, in whatever order
 * messages come, how often, and how late: as long as nobody here has touched the cell, the later write is shown. Where somebody
 * has, nothing is decided by a number: a person is asked, and the choice is a write of its own.
 *
 * @param me the table here
 */
export function createCellLedger(me: string) {
  const cells = new Map<string, Cell>();
  /** Those with writes that wait for a choice. */
  const disputed = new Set<string>();
  let clock = 0;

  const cellOf = (name: string): Cell => {
    let cell = cells.get(name);
    if (cell === undefined) cells.set(name, (cell = { top: { at: 0, by: '', value: undefined }, seen: new Map(), theirs: new Map() }));
    return cell;
  };
  const look = (name: string, { theirs }: Cell) => {
    if (theirs.size > 0) disputed.add(name);
    else disputed.delete(name);
  };

  return {
    /** A write was made here. @returns its number */
    wrote(name: string, value: unknown): number {
      const cell = cellOf(name);
      clock += 1;
      cell.own = { value, at: clock };
      cell.top = { at: clock, by: me, value };
      for (const [by, theirs] of cell.theirs) if (isSame(theirs.value, value)) cell.theirs.delete(by);
      look(name, cell);
      return clock;
    },
    /**
     * A write came in.
     *
     * @param here whether somebody here has touched the cell, and what it holds
     */
    receive(name: string, { write, here }: { write: TheirWrite; here: { isMine: boolean; value: unknown } }): Reception {
      if (write.at > clock + farthestAhead) return 'old';
      clock = Math.max(clock, write.at);
      const cell = cellOf(name);
      if ((cell.seen.get(write.by) ?? 0) >= write.at) return 'old';
      cell.seen.set(write.by, write.at);
      cell.theirs.delete(write.by);
      look(name, cell);
      const isLater = compare(write, cell.top) > 0;
      if (!here.isMine) {
        if (!isLater) return 'old';
        cell.top = write;
        return 'shown';
      }
      if (!isSame(write.value, here.value)) {
        cell.theirs.set(write.by, write);
        look(name, cell);
        return 'conflict';
      }
      if (isLater) cell.top = write;
      return 'agreed';
    },
    /** Writes that wait for a choice, the latest first. */
    theirs: (name: string): readonly TheirWrite[] =>
      [...(cells.get(name)?.theirs.values() ?? [])].toSorted((one, other) => compare(other, one)),
    /** Cells with such writes. */
    conflicts: (): readonly string[] => [...disputed],
    /** Notes a value that came another way, such as from the server, as one to choose. */
    dispute(name: string, write: TheirWrite): void {
      const cell = cellOf(name);
      cell.theirs.set(write.by, write);
      look(name, cell);
    },
    /** A choice was made: nothing waits any more. */
    settle(name: string): void {
      cells.get(name)?.theirs.clear();
      disputed.delete(name);
    },
    /**
     * Nobody here has touched the cell after all.
     *
     * @returns the write to show now, if it is later than what is shown
     */
    release(name: string): TheirWrite | undefined {
      const cell = cellOf(name);
      const [latest] = [...cell.theirs.values()].toSorted((one, other) => compare(other, one));
      cell.theirs.clear();
      look(name, cell);
      if (latest === undefined || compare(latest, cell.top) <= 0) return undefined;
      cell.top = latest;
      return latest;
    },
    /** The last write of this table, while it is to be told again. */
    own: (name: string) => cells.get(name)?.own,
    owned: (): readonly string[] => [...cells].filter(([, { own }]) => own !== undefined).map(([name]) => name),
    /** It is saved: anyone who comes finds it on the server. */
    forget(name: string): void {
      const cell = cells.get(name);
      if (cell !== undefined) delete cell.own;
    },
    /** Number that a write without one gets: it is as new as can be. */
    next: (): number => clock + 1,
  };
}

/** A number so far ahead is not a honest one: it would be the last that anybody could write. */
const farthestAhead = 1_000_000_000;

/** Later by number, then by table, then by value: anyone who compares two writes comes to the same answer. */
function compare(one: Stamp, other: Stamp): number {
  if (one.at !== other.at) return one.at - other.at;
  const [left, right] = one.by === other.by ? [textOf(one.value), textOf(other.value)] : [one.by, other.by];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Whether two values are one to people: a cell without a value may hold nothing in several ways. */
export function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || textOf(one) === textOf(other);
}

const textOf = (value: unknown): string => (value === undefined || value === null ? '""' : JSON.stringify(value));
