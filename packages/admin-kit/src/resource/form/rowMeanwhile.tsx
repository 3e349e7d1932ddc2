import { interpolate } from '../../i18n/catalogue.ts';
import { zhQuery } from '../../i18n/messages.query.zh.ts';
import type { useAllTexts } from '../../i18n/useAllTexts.ts';
import { ChangedSince } from './ChangedSince.tsx';
import { type AnyRow, type Resource, valuesOf } from '../defineResource.ts';

/**
 * What an action is told that came too late: the row as it is stored now, what somebody else changed of it, and the words of the refusal.
 *
 * @param first the row as the dialog began with it
 * @returns undefined where nothing of the row has changed: the refusal is about something else
 */
export async function rowMeanwhile<Row extends AnyRow>({ resource, first, shown, complete, isPossible, find, cause }: Meanwhile<Row>) {
  const now = await readAgain(resource, { shown, complete });
  if (now === undefined || valuesOf(now)['version'] === valuesOf(shown)['version']) return undefined;
  const before = valuesOf(first);
  // What the first reading did not bring, and what one of them masks, says nothing.
  const fields = Object.fromEntries(
    Object.entries(resource.fields).filter(([name, field]) => Object.hasOwn(before, name) && !field.sensitive),
  );
  const key = isPossible(now) ? 'resource.decideAgain' : 'resource.notAnyMore';
  return {
    now,
    changes: <ChangedSince fields={fields} before={before} now={valuesOf(now)} />,
    error: Object.assign(new Error(interpolate(find(key) ?? zhQuery[key])), { status: 409, rows: [now], cause }),
  };
}

async function readAgain<Row extends AnyRow>(
  { api, rowKey }: Resource<Row>,
  { shown, complete }: { shown: Row; complete: Meanwhile<Row>['complete'] },
): Promise<Row | undefined> {
  try {
    if (complete) return (await complete([shown]))[0];
    return await (api.look ?? api.get)?.(rowKey(shown));
  } catch {
    return undefined;
  }
}

interface Meanwhile<Row extends AnyRow> {
  resource: Resource<Row>;
  first: Row;
  /** The row that the refused call was about. */
  shown: Row;
  complete?: (rows: readonly Row[]) => Promise<readonly Row[]>;
  /** Whether the action may still be done with a row. */
  isPossible: (row: Row) => boolean;
  find: ReturnType<typeof useAllTexts>['find'];
  cause: unknown;
}
