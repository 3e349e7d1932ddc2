import type { PartyRow } from './railParts.tsx';

/** One thing that happened to a driver or a vehicle. */
export interface PartyEvent {
  kind: 'created' | 'submitted' | 'reviewed' | 'uploaded' | 'changed';
  at: string;
  by: string | null;
  /** What was said of it. */
  about: string | null;
  /** Names of the fields that it touched, where the data log tells. */
  changed: readonly string[];
}

/** A version of the row as the data log keeps it. */
export interface RowVersion {
  createBy: string | null;
  createTime: string | null;
  dataVersion: number | null;
  dataContent: string | null;
}

/** What happened, the last first: what the row tells of its life, and a change for each version of the data log but the first. */
export function partyEvents(row: PartyRow, versions: readonly RowVersion[]): PartyEvent[] {
  const sorted = versions.toSorted((one, other) => (one.dataVersion ?? 0) - (other.dataVersion ?? 0));
  const changes = sorted.flatMap(({ createTime, createBy, dataContent }, index) => {
    const before = sorted[index - 1];
    const changed = before === undefined ? [] : changedNames(before.dataContent, dataContent);
    return changed.length > 0 ? [{ kind: 'changed' as const, at: createTime, by: createBy, about: null, changed }] : [];
  });
  // Those who may not read the log learn of the last change alone.
  const last = versions.length === 0 && row.updateTime !== row.createTime ? row.updateTime : null;
  const events = [
    { kind: 'created' as const, at: row.createTime, by: row.createBy, about: null, changed: [] },
    { kind: 'submitted' as const, at: row.submitTime, by: null, about: null, changed: [] },
    { kind: 'reviewed' as const, at: row.reviewTime, by: row.reviewBy, about: row.reviewRemark, changed: [] },
    { kind: 'uploaded' as const, at: row.uploadTime, by: null, about: null, changed: [] },
    { kind: 'changed' as const, at: last, by: row.updateBy, about: null, changed: [] },
    ...changes,
  ];
  return events
    .flatMap((event) => (event.at ? [{ ...event, at: event.at }] : []))
    .toReversed()
    .toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));
}

function changedNames(before: string | null, after: string | null): string[] {
  const [one, other] = [fieldsOf(before), fieldsOf(after)];
  return Object.keys({ ...one, ...other }).filter(
    (name) => !bookkeeping.has(name) && JSON.stringify(one[name] ?? null) !== JSON.stringify(other[name] ?? null),
  );
}

/** What a change always touches. */
const bookkeeping = new Set(['version', 'updateBy', 'updateTime']);

function fieldsOf(content: string | null): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(content ?? '{}');
    return typeof read === 'object' && read !== null ? Object.fromEntries(Object.entries(read)) : {};
  } catch {
    return {};
  }
}
