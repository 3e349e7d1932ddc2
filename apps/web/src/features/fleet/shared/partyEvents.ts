import { changesOf, type RowVersion } from '../../../shared/party/rowVersions.ts';
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

/** What happened, the last first: what the row tells of its life, and a change for each version of the data log but the first. */
export function partyEvents(row: PartyRow, versions: readonly RowVersion[]): PartyEvent[] {
  const changes = changesOf(versions).map(({ at, by, changed }) => ({ kind: 'changed' as const, at, by, about: null, changed }));
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
