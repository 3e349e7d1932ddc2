import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useConfirm } from '../../dialog/ConfirmProvider.tsx';
import { late } from '../../internals/late.ts';
import { guardSecondClicks } from '../../internals/secondClick.ts';
import { toText } from '../../internals/toText.ts';
import { notices } from '../../notice/createNoticeStore.ts';
import { problemsOf } from '../../form/problems.ts';
import type { FieldProblem } from '../../request/ApiError.ts';
import { ActionContext, type ActionRunner, tell } from './actionRunner.ts';
import { askAgain } from './askAgain.ts';
import { createAttempts } from './attempts.ts';
import { outcomeOf, PartlyDone, type BatchOutcome } from './batchOutcome.ts';
import type { ListAction, RowAction } from './defineAction.ts';
import { valuesOf, type AnyRow, type Resource } from '../defineResource.ts';
import { showAtOnce } from './showAtOnce.ts';
import { zhScreens } from '../../i18n/screenTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

// The frame comes first and shows the shape of its form; the form is asked for at the same time. Should that fail, the frame asks again.
const ActionForm = late(
  () => {
    import('../form/FieldsFormBody.tsx').catch(() => undefined);
    return import('./ActionFormDialog.tsx');
  },
  { part: 'ActionFormDialog' },
);
const Steps = late(() => import('../detail/DetailSteps.tsx'), { part: 'DetailSteps' });
const Outcome = late(() => import('./BatchOutcomeDialog.tsx'), { part: 'BatchOutcomeDialog' });

guardSecondClicks();

/**
 * Holds the dialog of the action that is under way; one around each list and detail.
 *
 * @example <ActionHost resource={device}><RowActions row={row} actions={[freeze]} /></ActionHost>
 */
export function ActionHost<Row extends AnyRow>({ resource, rows: inView, complete, onAction, children }: ActionHostProps<Row>) {
  const speech = useTexts(zhScreens);
  const { t, localize } = speech;
  const confirm = useConfirm();
  const client = useQueryClient();
  const [open, setOpen] = useState<OpenDialog<Row> | null>(null);
  const [failed, setFailed] = useState<{ action: ListAction<Row>; rows: readonly Row[]; outcome: BatchOutcome } | null>(null);
  const [running, setRunning] = useState<string | null>(null);
  const [attempts] = useState(createAttempts);
  // Actions on their way, by what is done to which rows: a second press before the answer is not a second action.
  const [underWay] = useState(() => new Map<string, number>());
  const markOf = (action: RowAction<Row> | ListAction<Row>, rows: readonly Row[]) =>
    JSON.stringify([action.kind, action.key, rows.map(resource.rowKey)]);

  const perform = async (
    action: RowAction<Row> | ListAction<Row>,
    { rows, input, attempt }: { rows: readonly Row[]; input: unknown; attempt: number },
  ) => {
    const about = rows.map((row) => [resource.rowKey(row), valuesOf(row)['version']]);
    const context = { idempotencyKey: attempts.keyFor(attempt, [about, input]) };
    let partly: PartlyDone | undefined;
    const showAgain = action.optimistic && showAtOnce(client, { resource, rows, change: action.optimistic });
    try {
      const reply = action.kind === 'row' ? await action.run?.(rows[0]!, { input, context }) : await action.run?.(rows, { input, context });
      // Answered: the same may be done once more, such as with rows that failed.
      underWay.delete(markOf(action, rows));
      if (action.kind === 'row' && action.opens) return;
      const outcome = outcomeOf(reply);
      if (outcome === undefined || outcome.fail.length === 0) tellDone(action, { rows, reply });
      else if (action.kind === 'row' || rows.length === 1) throw new Error(outcome.fail.map(({ message }) => message).join(' '));
      // A dialog keeps what was typed for those that failed.
      else if (asks(action)) partly = new PartlyDone(outcome);
      else setFailed({ action, rows, outcome });
      onAction?.(
        rows.map(resource.rowKey).filter((key) => !outcome?.fail.some(({ id }) => id === key)),
        action.key,
      );
      await askAgain(client, resource);
      if (partly) throw partly;
    } catch (error) {
      if (showAgain && error !== partly) {
        showAgain();
        void askAgain(client, resource);
      }
      throw error;
    }
  };

  const tellDone = (action: RowAction<Row> | ListAction<Row>, { rows, reply }: { rows: readonly Row[]; reply: unknown }) => {
    if (action.success === false) return;
    const back = async () => (await import('./takeBack.ts')).takeBack({ client, resource, t }, { rowAction: action, rows, reply });
    notices.success(
      action.success ? localize(action.success) : t('resource.done'),
      action.undo && { duration: undoMs, action: { label: t('common.undo'), onSelect: () => void back() } },
    );
  };

  const start = async (action: RowAction<Row> | ListAction<Row>, rows: readonly Row[]) => {
    const attempt = attempts.next();
    const mark = markOf(action, rows);
    if (underWay.has(mark)) return;
    underWay.set(mark, attempt);
    try {
      await begin(action, { rows, attempt });
    } finally {
      if (underWay.get(mark) === attempt) underWay.delete(mark);
    }
  };

  const begin = async (action: RowAction<Row> | ListAction<Row>, { rows, attempt }: { rows: readonly Row[]; attempt: number }) => {
    if (action.kind === 'list' && action.needsSelection && rows.length === 0) {
      notices.warning(t('resource.selectFirst'));
      return;
    }
    if (action.confirm !== undefined) {
      const content =
        typeof action.confirm === 'function'
          ? action.kind === 'row'
            ? action.confirm(rows[0]!)
            : action.confirm(rows)
          : localize(action.confirm);
      if (!(await confirm({ content, danger: action.danger }))) return;
    }
    if (asks(action)) {
      // Asked for beside the dialog's own code; when it fails the dialog asks again, and its boundary tells.
      if (typeof action.form === 'function') action.form().catch(() => undefined);
      else if (action.kind === 'row') Steps.preload();
      try {
        const whole = complete && rows.length > 0 ? await complete(rows) : rows;
        const at = inView?.findIndex((row) => rows[0] !== undefined && resource.rowKey(row) === resource.rowKey(rows[0])) ?? -1;
        setOpen({ action, rows: whole, first: whole, attempt, following: at < 0 ? [] : inView!.slice(at + 1) });
      } catch (error) {
        tell(error, t('resource.readFailed'));
      }
      return;
    }
    setRunning(action.key);
    try {
      await perform(action, { rows, input: undefined, attempt });
    } catch (error) {
      tell(error, t('form.saveFailed'));
      if (isConflict(error)) void askAgain(client, resource);
    } finally {
      setRunning(null);
    }
  };

  // Buttons all over a list read the runner; it keeps its identity while the newest `start` is called.
  const latest = useRef(start);
  useEffect(() => {
    latest.current = start;
  });
  // The host and its readers agree on the row by standing around the same resource; a context cannot say so.
  const runner = useMemo(() => {
    const typed: ActionRunner<Row> = { start: (action, rows) => latest.current(action, rows), running };
    return typed as unknown as ActionRunner<never>;
  }, [running]);
  const close = () => setOpen(null);
  const submit = async (input: unknown) => {
    if (!open) return;
    const { action, rows, attempt, following: behind } = open;
    try {
      await perform(action, { rows, input, attempt });
    } catch (error) {
      throw (await meanwhile(error, open)) ?? error;
    }
    // The work is done, whether a next row can be told or not.
    const next = action.kind === 'row' ? await action.next?.(rows[0]!, behind).catch(() => undefined) : undefined;
    const at = next === undefined ? -1 : behind.findIndex((row) => resource.rowKey(row) === resource.rowKey(next));
    const following = next && {
      action,
      rows: [next],
      first: [next],
      attempt: attempts.next(),
      following: at < 0 ? behind : behind.slice(at + 1),
    };
    // Another one may have been opened meanwhile, or this one closed.
    setOpen((now) => (now?.attempt === attempt ? (following ?? null) : now));
  };
  /** A refusal because somebody else was first, once it is known what they changed; the dialog goes on with the rows of now. */
  const meanwhile = async (error: unknown, { action, rows, first, attempt }: OpenDialog<Row>) => {
    const refused = error instanceof PartlyDone ? new Map(error.outcome.fail.map(({ id, message }) => [id, message])) : undefined;
    if ((refused === undefined && !isConflict(error)) || rows.length === 0) return undefined;
    const { rowsMeanwhile } = await import('../form/rowsMeanwhile.tsx');
    const isPossible = action.when ?? (() => true);
    const found = await rowsMeanwhile({ resource, first, shown: rows, refused, complete, isPossible, speech, cause: error });
    if (found === undefined) return undefined;
    const { error: told, ...goesOn } = found;
    setOpen((now) => (now?.attempt === attempt ? { ...now, ...goesOn } : now));
    if (refused === undefined) void askAgain(client, resource);
    return told;
  };
  const check = async (input: unknown): Promise<readonly FieldProblem[]> => {
    if (!open) return [];
    const { action, rows } = open;
    const context = { idempotencyKey: crypto.randomUUID(), checkOnly: true };
    try {
      await (action.kind === 'row' ? action.run?.(rows[0]!, { input, context }) : action.run?.(rows, { input, context }));
      return [];
    } catch (error) {
      return problemsOf(error).fields;
    }
  };
  const onCheck = open?.action.checkable ? check : undefined;
  const OwnDialog = open?.action.dialog;
  const step = (row: Row) => open && void start(open.action, [row]);
  const steps = open?.action.kind === 'row' && <Steps resource={resource} id={resource.rowKey(open.rows[0]!)} onStep={step} />;
  const draft = open && { id: draftOf(resource, open) };

  return (
    <ActionContext value={runner}>
      {children}
      {open && OwnDialog && (
        <OwnDialog
          key={open.attempt}
          rows={open.rows}
          draft={draft ?? undefined}
          changes={open.changes}
          okText={open.okText}
          okDisabled={open.okDisabled}
          onOpenChange={close}
          onSubmit={submit}
          onCheck={onCheck}
          steps={steps}
        />
      )}
      {open?.action.form && (
        <ActionForm
          key={open.attempt}
          title={localize(open.action.label)}
          form={open.action.form}
          rows={open.rows}
          draft={draft?.id}
          changes={open.changes}
          okText={open.okText}
          okDisabled={open.okDisabled}
          danger={open.action.danger}
          onOpenChange={close}
          onSubmit={submit}
          onCheck={onCheck}
        />
      )}
      {failed && (
        <Outcome
          label={localize(failed.action.label)}
          outcome={failed.outcome}
          titleOf={(id) => {
            const row = failed.rows.find((one) => resource.rowKey(one) === id);
            return toText(row && valuesOf(row)[resource.titleField]) || id;
          }}
          onRetry={() => {
            setFailed(null);
            void start(
              failed.action,
              failed.rows.filter((row) => failed.outcome.fail.some(({ id }) => id === resource.rowKey(row))),
            );
          }}
          onOpenChange={() => setFailed(null)}
        />
      )}
    </ActionContext>
  );
}

/** A dialog that is open for rows, and the rows that stand behind them in the list as it was opened. */
interface OpenDialog<Row> {
  action: RowAction<Row> | ListAction<Row>;
  rows: readonly Row[];
  /** The rows as the dialog began with them. */
  first: readonly Row[];
  /** What others have changed of them since, and what the button does then. */
  changes?: ReactNode;
  okText?: string;
  okDisabled?: boolean;
  attempt: number;
  following: readonly Row[];
}

/** Tells what is typed for this row, or for several rows, from what is typed for others. */
const draftOf = <Row extends AnyRow>({ name, rowKey }: Resource<Row>, { action, first }: OpenDialog<Row>) =>
  `${name}:${action.kind}:${action.key}:${first.length === 1 ? rowKey(first[0]!) : ''}`;

/** Whether anything is typed before it is done. */
const asks = <Row,>({ dialog, form }: RowAction<Row> | ListAction<Row>): boolean => Boolean(dialog ?? form);

const isConflict = (error: unknown) => (error as { status?: unknown } | null)?.status === 409;

/** How long an action can be taken back, in ms. */
const undoMs = 8000;

/** Props of {@link ActionHost}. */
export interface ActionHostProps<Row extends AnyRow> {
  /** Whose rows the actions are about; its lists are asked again after each. */
  resource: Resource<Row>;
  /** The rows in view, in their order; an action that goes on with the next row goes by it. */
  rows?: readonly Row[];
  /** Reads the rest of rows that a list holds in part, before a dialog or a form opens for them. */
  complete?: (rows: readonly Row[]) => Promise<readonly Row[]>;
  /** Called after each action, with the keys of the rows for which it went well, and its own. */
  onAction?: (done: readonly string[], action: string) => void;
  /** The list or detail whose buttons start actions. */
  children: ReactNode;
}
