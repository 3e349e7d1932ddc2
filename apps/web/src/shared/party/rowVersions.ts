/** A version of a row as the data log keeps it. */
export interface RowVersion {
  createBy: string | null;
  createTime: string | null;
  dataVersion: number | null;
  dataContent: string | null;
}

/** What a version of a row has that the one before it had not. */
export interface RowChange {
  at: string | null;
  by: string | null;
  /** Names of the fields that differ, of which there is one at least. */
  changed: readonly string[];
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
}

/** The changes between the versions of a row, the first first; those of bookkeeping alone are left out. */
export function changesOf(versions: readonly RowVersion[]): RowChange[] {
  const sorted = versions
    .toSorted((one, other) => (one.dataVersion ?? 0) - (other.dataVersion ?? 0))
    .map(({ createTime, createBy, dataContent }) => ({ at: createTime, by: createBy, fields: fieldsOf(dataContent) }));
  return sorted.flatMap(({ at, by, fields: after }, index) => {
    const before = sorted[index - 1]?.fields;
    const changed = before === undefined ? [] : changedNames(before, after);
    return before === undefined || changed.length === 0 ? [] : [{ at, by, changed, before, after }];
  });
}

type Fields = Readonly<Record<string, unknown>>;

const changedNames = (before: Fields, after: Fields) =>
  Object.keys({ ...before, ...after }).filter(
    (name) => !bookkeeping.has(name) && JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );

/** What a change always touches. */
const bookkeeping = new Set(['version', 'updateBy', 'updateTime']);

function fieldsOf(content: string | null): Fields {
  try {
    const read: unknown = JSON.parse(content ?? '{}');
    return typeof read === 'object' && read !== null ? Object.fromEntries(Object.entries(read)) : {};
  } catch {
    return {};
  }
}
