import type { ReactNode } from 'react';
import type { LocaleContextValue } from '../../i18n/LocaleProvider.tsx';
import { type Speech, textsOf } from '../../i18n/useTexts.ts';
import { zhResource } from '../texts.zh.ts';
import { toText } from '../../internals/toText.ts';
import { type AnyRow, type Resource, valuesOf } from '../defineResource.ts';
import { isMissing } from '../refusals.ts';
import { ChangedFields, ChangedSince } from './ChangedSince.tsx';

/** How a dialog goes on after a refusal. */
export interface GoesOn<Row> {
  /** The rows of now, without those that the action can no longer be done with. */
  rows: readonly Row[];
  /** What others changed, and why rows are left out. */
  changes: ReactNode;
  /** What the button does now. */
  okText: string;
  /** Nothing can be done any more. */
  okDisabled: boolean;
  /** What the dialog's form is told. */
  error: Error;
}

/**
 * What the dialog of an action is told that came too late for some of its rows: the rows as they are stored now, what somebody else changed of
 * them, and the words of the refusal.
 *
 * @returns undefined where nothing of the rows has changed: the refusal is about something else
 */
export async function rowsMeanwhile<Row extends AnyRow>(asked: Meanwhile<Row>): Promise<GoesOn<Row> | undefined> {
  const { resource, first, shown, refused, isPossible, speech, cause } = asked;
  const t = textsOf(speech, zhResource);
  const told = await Promise.all(
    shown
      .filter((row) => refused === undefined || refused.has(resource.rowKey(row)))
      .map(async (row): Promise<Told<Row>> => {
        const key = resource.rowKey(row);
        const before = first.find((one) => resource.rowKey(one) === key) ?? row;
        const now = await readAgain(asked, row);
        if (now === 'gone') return { before, reason: t('resource.rowGone') };
        const isChanged = now !== undefined && valuesOf(now)['version'] !== valuesOf(row)['version'];
        const isOut = now !== undefined && !isPossible(now);
        return { before, now: now ?? row, isChanged, isOut, reason: isOut ? t('resource.rowNotPossible') : refused?.get(key) };
      }),
  );
  if (refused === undefined && told.every(({ now, isChanged }) => now !== undefined && !isChanged)) return undefined;
  const isAlone = shown.length === 1;
  if (isAlone && told[0]?.now === undefined) return undefined;
  const left = told.flatMap(({ now, isOut }) => (now === undefined || isOut ? [] : [now]));
  const isOver = left.length === 0;
  const message =
    refused === undefined
      ? t(isOver ? 'resource.notAnyMore' : 'resource.decideAgain')
      : t('resource.partlyDone', { done: shown.length - refused.size, failed: refused.size });
  const rows = isOver ? told.map(({ before, now }) => now ?? before) : left;
  return {
    rows,
    changes: isAlone ? <ChangedSince {...comparison(resource, told[0]!)} /> : <RowsChanged resource={resource} told={told} t={t} />,
    okText: isAlone ? t('resource.goOn') : t('resource.goOnWith', { count: left.length }),
    okDisabled: isOver,
    error: Object.assign(new Error(message), { status: 409, rows, cause }),
  };
}

/** What became of one row; nothing `now` of one that is gone. */
interface Told<Row> {
  before: Row;
  now?: Row;
  isChanged?: boolean;
  /** The action can no longer be done with it. */
  isOut?: boolean;
  reason: string | undefined;
}

function RowsChanged<Row extends AnyRow>({ resource, told, t }: RowsChangedProps<Row>) {
  return (
    <section
      aria-label={t('resource.changes')}
      className="mb-3 max-h-[40vh] overflow-auto rounded-md border border-solid border-waiting-line bg-waiting-soft px-3 py-2 text-ink"
    >
      <p role="status" className="m-0">
        {t('resource.rowsMeanwhile')}
      </p>
      <ul className="m-0 mt-1 list-none p-0">
        {told
          .filter(({ isChanged, reason }) => isChanged || reason !== undefined)
          .map((one) => (
            <li key={resource.rowKey(one.before)} className="py-0.5">
              <strong>{toText(valuesOf(one.now ?? one.before)[resource.titleField]) || resource.rowKey(one.before)}</strong>
              {(one.isOut || one.now === undefined) && <> · {t('resource.rowLeft')}</>}
              {one.reason !== undefined && <> · {one.reason}</>}
              {one.isChanged && <ChangedFields {...comparison(resource, one)} />}
            </li>
          ))}
      </ul>
    </section>
  );
}

interface RowsChangedProps<Row extends AnyRow> {
  resource: Resource<Row>;
  told: ReadonlyArray<Told<Row>>;
  t: LocaleContextValue['t'];
}

/** A row then and now. What the first reading did not bring, and what one of them masks, says nothing. */
function comparison<Row extends AnyRow>({ fields }: Resource<Row>, told: Told<Row>) {
  const before = valuesOf(told.before);
  return {
    fields: Object.fromEntries(Object.entries(fields).filter(([name, field]) => Object.hasOwn(before, name) && !field.sensitive)),
    before,
    now: valuesOf(told.now ?? told.before),
  };
}

/** The row as it is stored; 'gone' where there is none any more, undefined where that cannot be told. */
async function readAgain<Row extends AnyRow>(
  { resource: { api, rowKey }, complete }: Meanwhile<Row>,
  row: Row,
): Promise<Row | 'gone' | undefined> {
  try {
    const read = api.look ?? api.get;
    return read === undefined ? (await complete?.([row]))?.[0] : await read(rowKey(row));
  } catch (error) {
    return isMissing(error) ? 'gone' : undefined;
  }
}

interface Meanwhile<Row extends AnyRow> {
  resource: Resource<Row>;
  /** The rows as the dialog began with them. */
  first: readonly Row[];
  /** The rows that the refused call was about. */
  shown: readonly Row[];
  /** Of a call that was done with the others: keys of the rows that it refused, with the reasons. */
  refused?: ReadonlyMap<string, string>;
  complete?: (rows: readonly Row[]) => Promise<readonly Row[]>;
  /** Whether the action may still be done with a row. */
  isPossible: (row: Row) => boolean;
  speech: Speech;
  cause: unknown;
}
