import { createContext, use } from 'react';
import { problemsOf } from '../../form/problems.ts';
import { notices } from '../../notice/createNoticeStore.ts';
import type { ListAction, RowAction } from './defineAction.ts';

/** Starts actions: asks, opens the dialog, runs, tells, asks the lists again. */
export interface ActionRunner<Row> {
  /** Runs an action on rows, with what it asks before; resolves when it is through or was left. */
  start: (action: RowAction<Row> | ListAction<Row>, rows: readonly Row[]) => Promise<void>;
  /** Key of the action that runs without a dialog now. */
  running: string | null;
}

/** The runner of the lists and details around a widget. */
export const ActionContext = createContext<ActionRunner<never> | null>(null);

/**
 * The runner around this widget.
 *
 * @throws outside of an ActionHost
 * @example
 * const { start, running } = useActionRunner<Device>();
 * return <Button busy={running === freeze.key} onClick={() => void start(freeze, [row])}>Freeze</Button>;
 */
export function useActionRunner<Row>(): ActionRunner<Row> {
  const runner = use(ActionContext);
  if (!runner) throw new Error('useActionRunner: render this part inside <ActionHost> or <ResourceList>.');
  return runner as unknown as ActionRunner<Row>;
}

/** Shows what went wrong, unless the request client already did. */
export function tell(error: unknown, fallback: string): void {
  if (typeof error === 'object' && error !== null && 'announced' in error && error.announced === true) return;
  notices.warning(problemsOf(error).message || fallback);
}
